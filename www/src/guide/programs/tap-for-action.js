import init, { Board } from "berserk-rules";
import { say } from "berserk-rules/words";

/** Lets a card act. A card that lies tapped may not: that is no exception, it is an answer, with its clause. */
export default async function tapForAction(action, language) {
  await init();
  const toll = {
    kind: "activated",
    id: "toll",
    cost: { tapSelf: true },
    effects: [{ kind: "wound", target: "self", amount: 1 }],
  };
  const keeper = { id: "keeper", name: "Toll keeper", owner: 0, life: 5, abilities: [toll] };
  const board = new Board({ format: 1, cards: [keeper] });

  return [board.tapForAction(action), board.tapForAction(action)].map((outcome) =>
    outcome.ok
      ? outcome.events.map((event) => say(event, language))
      : { refused: say(outcome.refusal, language), ...outcome.refusal },
  );
}
