// The engine, as the package's users have it.
import { Board } from "../../../dist/berserk-rules/inline.js";
import { ids, ofMove, STRUCK, scenario, TAPPED } from "../scene.mjs";

export const name = "berserk-rules";

export function lay(count) {
  const board = new Board(scenario(count));
  board.stateSnapshot();
  return { board, count, ids: ids(count) };
}

const snapshots = new Map();

/** The state that the others are given: the same members, frozen. */
export function firstState(count) {
  if (!snapshots.has(count)) snapshots.set(count, lay(count).board.stateSnapshot());
  return snapshots.get(count);
}

export const clear = ({ board }) => board.free();
export const state = ({ board }) => board.stateSnapshot();

export function wound({ board, count, ids }, move, amount = 1) {
  const place = ofMove(move, count);
  board.applyEffect({ kind: "wound", target: ids[place], amount });
  return board.stateSnapshot().cards[place].life.level;
}

export const refuse = ({ board, ids }) =>
  board.tapForAction({ kind: "strike", card: ids[TAPPED], target: ids[STRUCK] }).ok;

export function preview({ board, count, ids }, move) {
  const place = ofMove(move, count);
  return board.previewEffect({ kind: "wound", target: ids[place], amount: 1 }).events[0].level;
}

export function undo({ board, count }, move) {
  board.undo();
  return board.stateSnapshot().cards[ofMove(move, count)].life.level;
}

export const look = ({ board }) => board.stateSnapshot().cards[0].life.level;
