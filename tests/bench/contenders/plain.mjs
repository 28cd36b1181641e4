// A plain object that is changed in place; whoever looks gets a copy by `structuredClone`, which undo keeps too.
import * as rule from "../rule.mjs";
import { ofMove, STRUCK, TAPPED } from "../scene.mjs";
import { firstState } from "./engine.mjs";

export const name = "structuredClone";

export function lay(count) {
  const now = structuredClone(firstState(count));
  return { now, shown: [structuredClone(now)], count };
}

export const clear = () => {};
export const state = ({ now }) => structuredClone(now);

export function wound(game, move, amount = 1) {
  const place = ofMove(move, game.count);
  rule.woundAt(game.now, place, amount);
  const shown = structuredClone(game.now);
  game.shown.push(shown);
  return shown.cards[place].life.level;
}

export const refuse = ({ now }) => rule.strikeAt(now, TAPPED, STRUCK).ok;

export const preview = ({ now, count }, move) =>
  rule.woundAt(structuredClone(now), ofMove(move, count), 1).events[0].level;

/** What was shown before this step is what there is again; what is played on is another copy of it. */
export function undo(game, move) {
  game.shown.pop();
  const shown = game.shown.at(-1);
  game.now = structuredClone(shown);
  return shown.cards[ofMove(move, game.count)].life.level;
}

export const look = ({ now }) => structuredClone(now).cards[0].life.level;
