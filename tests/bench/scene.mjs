// The table on which all contenders play: the same cards, in the same order.

/** Enough lives for any number of wounds of a run. */
const LIFE = 999;

const idOf = (index) => `card-${index}`;

const card = (_, index) => ({
  id: idOf(index),
  name: `Кочевник ${index}`,
  owner: index % 2,
  life: LIFE,
  strike: index % 3 === 0 ? 2 : [1, 2, 3],
  cell: { row: Math.floor(index / 30), column: index % 30 },
  // Every fourth lies tapped, and may not strike (506.1).
  orientation: index % 4 === 3 ? "tapped" : "upright",
  markers: { wounds: index % 5 },
  text: "Удар 1-2-3. Действие: нанести существу 1 рану.",
  abilities: [
    {
      kind: "activated",
      id: "arrow",
      cost: { tapSelf: true },
      target: { count: 1, controller: "opponent", hasLives: true },
      effects: [{ kind: "wound", target: "chosen", amount: 1 }],
    },
  ],
});

export const scenario = (count) => ({ format: 1, cards: Array.from({ length: count }, card) });

export const ids = (count) => Array.from({ length: count }, (_, index) => idOf(index));

export const places = (count) => Array.from({ length: count }, (_, index) => index);

/** Where the card lies that a move is about: one of ten that lie all over the table, as a fight is about a few. */
export const ofMove = (move, count) => Math.floor((((move * 7 + 4) % 10) + 0.5) * (count / 10));

/** The first tapped card, and one that it may not strike. */
export const TAPPED = 3;
export const STRUCK = 4;
