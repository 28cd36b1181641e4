import init, { Board } from "berserk-rules";
import { say } from "berserk-rules/words";

/** What would happen: the very outcome that the call itself would give, and the board stays as it is. */
export default async function preview(effect, language) {
  await init();
  const board = new Board({ format: 1, cards: [{ id: "miller", name: "Miller", owner: 0, life: 3 }] });

  const before = board.stateSnapshot();
  const outcome = board.previewEffect(effect);
  return {
    would: outcome.ok ? outcome.events.map((event) => say(event, language)) : say(outcome.refusal, language),
    nothingChanged: board.stateSnapshot() === before,
  };
}
