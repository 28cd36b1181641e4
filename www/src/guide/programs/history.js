import init, { Board } from "berserk-rules";
import { sayStep } from "berserk-rules/words";

/** Back and forward through all that was played. Steps that were taken back wait until another one is played. */
export default async function history(revision, language) {
  await init();
  const board = new Board({ format: 1, cards: [{ id: "ram", name: "Stone ram", owner: 0, life: 9 }] });
  for (const amount of [1, 2, 3]) board.applyEffect({ kind: "wound", target: "ram", amount });

  const undone = board.undo();
  const isThere = board.goTo(revision);
  const { revision: now, cards } = board.stateSnapshot();
  return {
    undone,
    isThere,
    now,
    level: cards[0].life?.level,
    steps: board.history().map(({ revision, step }) => `${revision}. ${sayStep(step, language)}`),
  };
}
