import { carryOut } from "../elements/examine.ts";
import { isMistake, mistakeWords } from "../elements/mistake.ts";
import { readableNames } from "../elements/readable-names.ts";
import { Board, type Refusal, type Scenario, type Snapshot } from "../engine.ts";
import type { Texts } from "../i18n/index.ts";
import { say } from "../words/say.ts";
import { isObject } from "./pasted.ts";

/** A record one of whose steps does not go: what can be loaded of it, and what the rules say against that step. */
export interface UpTo {
  /** How many steps go, those before `steps[count]`. */
  readonly count: number;
  readonly scenario: Scenario;
  /** Null for a step that is none at all. */
  readonly no: { readonly refusal: Refusal; readonly before: Snapshot } | null;
}

/** How far a record goes with which the engine found the mistake; null if it is not a step that is wrong. */
export function upTo(value: unknown, error: unknown): UpTo | null {
  if (!isMistake(error) || !isObject(value)) return null;
  const index = error.path.match(/^steps\[(\d+)\]/)?.[1];
  const { steps } = value;
  if (index === undefined || !Array.isArray(steps)) return null;
  const count = Number(index);
  const scenario = { ...value, steps: steps.slice(0, count) } as unknown as Scenario;
  let board: Board;
  try {
    board = new Board(scenario);
  } catch {
    return null;
  }
  try {
    const before = board.stateSnapshot();
    if (error.code !== "refusedStep") return { count, scenario, no: null };
    const outcome = carryOut(board, steps[count]);
    return { count, scenario, no: outcome.ok ? null : { refusal: outcome.refusal, before } };
  } finally {
    board.free();
  }
}

/** What is wrong with a record, in the reader's words: of a refused step its number, the reason and the clause. */
export function recordWords(error: unknown, found: UpTo | null, texts: Texts): string {
  if (found === null || found.no === null) return mistakeWords(error, texts);
  const { refusal, before } = found.no;
  const { nameOf } = readableNames(before.cards);
  const reason = say(refusal, texts.language, nameOf, { edition: before.edition });
  return texts("boards.refusedStep", { number: found.count + 1, path: `steps[${found.count}]`, reason });
}
