import init, { Board } from "berserk-rules";

/** What is no scenario throws a `RulesError`: a code, and the path to what is wrong. The board, if there is one, stays. */
export default async function mistakes(scenario) {
  await init();
  return new Board(scenario).stateSnapshot().cards.map(({ id, life }) => ({ id, life }));
}
