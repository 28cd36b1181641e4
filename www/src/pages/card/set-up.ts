import { carryOut, laidOut, readSteps } from "../../elements/examine.ts";
import { isMistake } from "../../elements/mistake.ts";
import type { Board, CardSetup, Refusal, Scenario, Snapshot, Step } from "../../engine.ts";
import type { Played } from "../boards/keeper.ts";
import { setUpOf } from "../boards/position.ts";
import { withUndone } from "../boards/record.ts";

export { leavesBehind, presentSetUp, setUpOf } from "../boards/position.ts";

/** What becomes of what was played when other cards are set up. */
export type Change = Fits | Differs | Fails;
interface Fits {
  readonly kind: "fits";
  readonly played: Played;
}
/** Every step goes, but one comes out otherwise than before. */
interface Differs {
  readonly kind: "differs";
  /** The first such step, from 1. */
  readonly step: number;
  readonly played: Played;
}
/** A step goes no longer: the rules refuse it, or it names what is not there. */
interface Fails {
  readonly kind: "fails";
  /** null: a step of the example that is still to come. */
  readonly step: number | null;
  readonly refusal: Refusal | null;
  readonly error: unknown;
  /** The position before that step. */
  readonly before: Snapshot;
}

/** Lays out other cards and plays on them all that was played; the engine has to be loaded. Throws on what is no set-up. */
export function changeOf(played: Played, cards: readonly CardSetup[]): Change {
  const whole = withUndone(played);
  const { steps = [] } = whole;
  const setUp = { ...setUpOf(whole), cards: [...cards] };
  const old = laidOut(whole).board;
  try {
    const { board } = laidOut(setUp);
    try {
      return replayed(board, old, steps, setUp, played);
    } finally {
      board.free();
    }
  } finally {
    old.free();
  }
}

function replayed(board: Board, old: Board, steps: readonly Step[], setUp: Scenario, played: Played): Change {
  const before = old.history();
  let differs: number | null = null;
  for (const [index, step] of steps.entries()) {
    const fails = (refusal: Refusal | null, error: unknown): Fails => {
      return { kind: "fails", step: index + 1, refusal, error, before: board.stateSnapshot() };
    };
    try {
      const outcome = carryOut(board, step);
      if (!outcome.ok) return fails(outcome.refusal, null);
      if (differs === null && JSON.stringify(outcome.events) !== JSON.stringify(before[index]?.events))
        differs = index + 1;
    } catch (error) {
      if (!isMistake(error)) throw error;
      return fails(null, error);
    }
  }
  const standing = played.scenario.steps?.length ?? 0;
  const next: Played = { ...played, scenario: { ...setUp, steps: steps.slice(0, standing) } };
  try {
    // The example's steps make sense where it began.
    readSteps({ ...setUp, steps: steps.slice(0, played.begun) }, played.script, (index) => `script[${index}]`);
  } catch (error) {
    if (!isMistake(error)) throw error;
    return { kind: "fails", step: null, refusal: null, error, before: board.stateSnapshot() };
  }
  return differs === null ? { kind: "fits", played: next } : { kind: "differs", step: differs, played: next };
}
