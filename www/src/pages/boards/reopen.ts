import { engineReady } from "../../elements/engine-ready.ts";
import { laidOut, readSteps } from "../../elements/examine.ts";
import type { Game } from "../../elements/game.ts";
import { previewed } from "../../elements/preview.ts";
import type { Step } from "../../engine.ts";
import type { Played } from "./keeper.ts";
import { type BoardRecord, readRecord, withUndone } from "./record.ts";

/** The record that a kept value is, with the engine's consent; throws what is wrong with it. */
export async function examined(value: unknown): Promise<BoardRecord> {
  const record = readRecord(value);
  await engineReady();
  const { scenario, board } = laidOut(withUndone(record));
  board.free();
  // The example's steps make sense where it began.
  const start = { ...scenario, steps: scenario.steps?.slice(0, record.begun) ?? [] };
  readSteps(start, record.script, (index) => `script[${index}]`);
  return record;
}

/** What was played on a kept board. */
export function played({ scenario, undone, script, begun }: BoardRecord): Played {
  return { scenario, undone, script, begun };
}

/** How many steps of the example bring this one, those counted that the rules refuse before it; 0 if it is not from there. */
function stepsTo(step: Step, { board, script: { steps, position } }: Game): number {
  const ahead = steps.slice(position);
  const at = ahead.findIndex((own) => JSON.stringify(own) === JSON.stringify(step));
  return ahead.slice(0, Math.max(at, 0)).every((own) => !previewed(board, own).ok) ? at + 1 : 0;
}

/** Plays steps, each as the example's own if it is that, and takes the last ones back. */
export function playAgain(game: Game, steps: readonly Step[], undone: number): void {
  for (const step of steps) {
    const count = stepsTo(step, game);
    if (count === 0) game.play(step);
    for (let played = 0; played < count; played++) game.playNext();
  }
  for (let count = undone; count > 0; count--) game.undo();
}
