import { difference } from "../../../tests/package/lib/difference.mjs";
import type { BerserkBoard } from "../elements/index.ts";
import { type Edition, RulesError } from "../engine.ts";
import type { CaseFile, Expectation } from "./rulebook-cases.ts";

/** How a step on a live board compares with what its case expects. */
export interface Verdict {
  readonly step: number;
  /** The first difference, or null. */
  readonly difference: string | null;
}

/** Under another edition's numbers the same happens, but it is cited otherwise. */
function withoutCitations(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, inner) => (name === "rule" ? undefined : inner)));
}

const faultOf = (error: unknown) => (error instanceof RulesError ? { code: error.code, path: error.path } : null);

function compared({ game, notice, board }: BerserkBoard, expect: Expectation): string | null {
  const told = game?.told;
  const { state, ...outcome } = expect;
  const actual = {
    events: told?.events,
    refusal: told?.refusal,
    error: notice !== null && "mistake" in notice ? faultOf(notice.mistake) : null,
  };
  const snapshot = board?.stateSnapshot();
  const cards = Object.fromEntries(snapshot?.cards.map((card) => [card.id, card]) ?? []);
  return difference(actual, outcome, "outcome") ?? (state ? difference({ ...snapshot, cards }, state, "state") : null);
}

/** What is to be said of the example's step that was just played; null if it was none, or something else came after. */
export function verdictOn(board: BerserkBoard, { play = [], scenario }: CaseFile): Verdict | null {
  const step = board.game?.script.position ?? 0;
  const expect = play[step - 1]?.expect;
  if (expect === undefined || !board.game?.told?.ofExample) return null;
  const own: Edition = scenario.edition ?? "heroes";
  const isOwn = board.game?.snapshot.edition === own;
  return { step, difference: compared(board, isOwn ? expect : (withoutCitations(expect) as Expectation)) };
}

/** What is to be said of a set-up that was turned down. */
export function verdictOnSetUp(error: unknown, { fails }: CaseFile): Verdict {
  return { step: 0, difference: difference(faultOf(error), fails, "error") };
}
