import init, { Board } from "berserk-rules";

/** What did not change is the same object, so `===` is all that a page needs to draw only what is new. */
export default async function stateSnapshot(effect) {
  await init();
  const cards = ["Ferryman", "Lamplighter", "Beekeeper"].map((name, owner) => ({
    id: name.toLowerCase(),
    name,
    owner: owner % 2,
    life: 5,
  }));
  const board = new Board({ format: 1, cards });

  const before = board.stateSnapshot();
  board.applyEffect(effect);
  const after = board.stateSnapshot();
  return {
    frozen: Object.isFrozen(after.cards),
    sameAsBefore: after.cards.map((card, index) => `${card.id}: ${card === before.cards[index]}`),
    card: after.cards.find(({ id }) => id === effect.target),
  };
}
