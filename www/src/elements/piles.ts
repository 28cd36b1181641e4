/** The five piles that can lie on a card, in the order in which they are shown and spoken. */
export const PILES = ["wounds", "extraLives", "lifeReductions", "counters", "poison"] as const;
export type Pile = (typeof PILES)[number];
