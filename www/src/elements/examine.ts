import { Board, type Outcome, RulesError, type Scenario, type Step } from "../engine.ts";
import { Misread } from "./mistake.ts";

/** Plays a step; throws RulesError on what is none. */
export function carryOut(board: Board, step: Step): Outcome {
  if ("effect" in step) return board.applyEffect(step.effect);
  if ("action" in step) return board.tapForAction(step.action);
  return board.choose(step.choice);
}

/** The value as the scenario that it is, and a board with it; throws the engine's RulesError on what is none. */
export function laidOut(value: unknown): { readonly scenario: Scenario; readonly board: Board } {
  const scenario = value as Scenario;
  return { scenario, board: new Board(scenario) };
}

/**
 * The values as the steps that they are, for the scenario; throws on the first that is none, with the path
 * `placeOf(index)` and what follows inside it. That the rules refuse a step is no mistake: examples show such steps.
 */
export function readSteps(
  scenario: Scenario,
  values: readonly unknown[],
  placeOf: (index: number) => string,
): readonly Step[] {
  const steps = values as readonly Step[];
  if (steps.length === 0) return steps;
  const own = scenario.steps ?? [];
  try {
    new Board({ ...scenario, steps: [...own, ...steps] }).free();
    return steps;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const { code, params } = error;
    const [, index, inside = ""] = error.path.match(/^steps\[(\d+)\](.*)$/) ?? [];
    if (index === undefined || Number(index) < own.length) throw error;
    // All are read before the first is played, so these can be played one by one.
    if (code !== "refusedStep") throw new Misread({ code, path: placeOf(Number(index) - own.length) + inside, params });
  }
  const trial = new Board(scenario);
  try {
    for (const [index, step] of steps.entries()) tryOut(trial, step, placeOf(index));
    return steps;
  } finally {
    trial.free();
  }
}

function tryOut(trial: Board, step: Step, place: string): void {
  try {
    carryOut(trial, step);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const { code, params } = error;
    const [member] = Object.keys(step);
    const path = [place, member, error.path].filter(Boolean).join(".");
    throw new Misread({ code, path, params });
  }
}
