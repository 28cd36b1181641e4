import type { Pile } from "./piles.ts";

/** What a card element draws over a card of what would become of it. */
export interface ShownGhost {
  /** The new level, if it would be another. */
  readonly level: number | null;
  /** The piles that would be others, with how many would lie there. */
  readonly piles: ReadonlyMap<Pile, number>;
  /** Would it be turned? */
  readonly turns: boolean;
  /** Would it leave its place? */
  readonly goes: boolean;
  readonly dies: boolean;
  /** What cannot be drawn, in words. */
  readonly signs: readonly string[];
}
