import init, { Board } from "berserk-rules";
import { say } from "berserk-rules/words";

/** Does an effect to a card, and tells what came of it. */
export default async function applyEffect(effect, language) {
  await init();
  const watchman = { id: "watchman", name: "Watchman", owner: 0, life: 8, markers: { wounds: 2 } };
  const miller = { id: "miller", name: "Miller", owner: 1, life: 3 };
  const board = new Board({ format: 1, cards: [watchman, miller] });

  const outcome = board.applyEffect(effect);
  if (!outcome.ok) return { refusal: outcome.refusal, said: say(outcome.refusal, language) };
  return { events: outcome.events, said: outcome.events.map((event) => say(event, language)) };
}
