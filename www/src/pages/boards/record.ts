import type { Scenario, Step } from "../../engine.ts";
import { isObject, wrongType } from "../pasted.ts";

/** The version in which this page keeps boards. An older one would be brought up to it in `readRecord`. */
export const RECORD_VERSION = 1;

/** Characters of a board's name. */
export const NAME_LENGTH = 100;

/** A board as it is kept. */
export interface BoardRecord {
  readonly version: typeof RECORD_VERSION;
  readonly id: string;
  readonly name: string;
  /** When it was last written, in milliseconds since 1970. For people alone: clocks go wrong. */
  readonly changed: number;
  /** Counts the writes, so that one tab notices another's. */
  readonly revision: number;
  /** The set-up with the steps that stand. */
  readonly scenario: Scenario;
  /** The steps taken back, in the order in which they would be brought back. */
  readonly undone: readonly Step[];
  /** The example on it, if there is one, and how many steps there were when it began. */
  readonly script: readonly Step[];
  readonly begun: number;
}

/** A board that a newer page keeps; this one leaves it alone. */
export class NewerRecord extends Error {
  readonly version: number;

  constructor(version: number) {
    super(`a board kept in version ${version}`);
    this.version = version;
  }
}

/** The record that a kept value is, as far as can be told without the engine; throws what is wrong with it. */
export function readRecord(value: unknown): BoardRecord {
  if (!isObject(value)) throw wrongType("record", "object", value);
  const { version } = value;
  if (typeof version !== "number" || !Number.isInteger(version)) throw wrongType("record.version", "integer", version);
  if (version > RECORD_VERSION) throw new NewerRecord(version);
  for (const member of ["id", "name"]) {
    if (typeof value[member] !== "string") throw wrongType(`record.${member}`, "text", value[member]);
  }
  for (const member of ["changed", "revision", "begun"]) {
    if (!Number.isInteger(value[member])) throw wrongType(`record.${member}`, "integer", value[member]);
  }
  if (!isObject(value.scenario)) throw wrongType("record.scenario", "object", value.scenario);
  for (const member of ["undone", "script"]) {
    if (!Array.isArray(value[member])) throw wrongType(`record.${member}`, "list", value[member]);
  }
  return value as unknown as BoardRecord;
}

/** The whole of what was played on a kept board, the steps taken back too. */
export function withUndone({ scenario, undone }: Pick<BoardRecord, "scenario" | "undone">): Scenario {
  return undone.length === 0 ? scenario : { ...scenario, steps: [...(scenario.steps ?? []), ...undone] };
}

/** An id that no other board has. (`randomUUID` is not there on pages without https.) */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
