import { laidOut, readSteps } from "../elements/examine.ts";
import { isMistake, Misread } from "../elements/mistake.ts";
import type { Scenario, Step } from "../engine.ts";
import type { LocatedText, Place } from "./located-text.ts";

/** What may be pasted: a scenario alone, or a case of the rulebook with the steps that it plays. */
export interface Pasted {
  readonly scenario: Scenario;
  readonly script: readonly Step[];
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return { string: "text", boolean: "true or false", object: "object" }[typeof value as string] ?? typeof value;
}

export function wrongType(path: string, expected: string, value: unknown): Misread {
  return new Misread({ code: "wrongType", path, params: { expected, found: typeOf(value) } });
}

/** The steps of a case's `play`, not yet read. */
function stepsOf(play: unknown): readonly unknown[] {
  if (!Array.isArray(play)) throw wrongType("play", "list", play);
  return play.map((entry: unknown, index) => {
    if (!isObject(entry)) throw wrongType(`play[${index}]`, "object", entry);
    if (!Object.hasOwn(entry, "step"))
      throw new Misread({ code: "missingField", path: `play[${index}].step`, params: { field: "step" } });
    return entry.step;
  });
}

export function readScenario(value: unknown): Scenario {
  const { scenario, board } = laidOut(value);
  board.free();
  return scenario;
}

/** Is it a case of the rulebook? */
export const isCase = (value: unknown): value is { readonly scenario: unknown } =>
  isObject(value) && Object.hasOwn(value, "scenario");

/** Reads all of it, or throws; the engine has to be loaded. */
export function readPasted(value: unknown): Pasted {
  if (!isCase(value)) return { scenario: readScenario(value), script: [] };
  const scenario = readScenario(value.scenario);
  const steps = "play" in value && Object.hasOwn(value, "play") ? stepsOf(value.play) : [];
  return { scenario, script: readSteps(scenario, steps, (index) => `play[${index}].step`) };
}

/** Where in the pasted text the mistake is. */
export function placeIn({ value, placeOf }: LocatedText, error: unknown): Place | null {
  if (!isMistake(error)) return null;
  const inScenario = isCase(value) && !/^play\b/.test(error.path);
  return placeOf(inScenario ? `scenario.${error.path}` : error.path);
}
