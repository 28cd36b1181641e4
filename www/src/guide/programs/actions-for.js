import init, { Board } from "berserk-rules";
import { say } from "berserk-rules/words";

/** All that a card could do. What it cannot do now is there too, with the reason: grey the button, do not hide it. */
export default async function actionsFor(card, language) {
  await init();
  const lantern = {
    kind: "activated",
    id: "lantern",
    cost: { counters: 2 },
    effects: [{ kind: "heal", target: "self", amount: 3 }],
  };
  const lamplighter = {
    id: "lamplighter",
    name: "Lamplighter",
    owner: 0,
    life: 6,
    strike: 2,
    counters: 1,
    abilities: [lantern],
  };
  const ferryman = { id: "ferryman", name: "Ferryman", owner: 1, life: 7, strike: 1, orientation: "tapped" };
  const board = new Board({ format: 1, cards: [lamplighter, ferryman] });

  return board.actionsFor(card).map(({ action, refusal, targets }) => ({
    action: action.ability ?? action.kind,
    targets,
    whyNot: refusal && say(refusal, language),
  }));
}
