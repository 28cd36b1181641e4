import type { CardState } from "../engine.ts";
import { PILES, type Pile } from "./piles.ts";
import { safePicture } from "./safe-picture.ts";

/** What a card element draws, whether it came from attributes or from a board. */
export interface ShownCard {
  readonly name: string;
  readonly type: CardState["type"];
  readonly life: { readonly starting: number; readonly level: number } | null;
  readonly strike: string | null;
  readonly tapped: boolean;
  /** How many cards alike lie here as one stack. */
  readonly copies: number;
  readonly text: string | null;
  readonly image: string | null;
  /** Names of the cards under this one (505.4). */
  readonly parts: readonly string[];
  /** Only the piles that hold something. */
  readonly piles: readonly { readonly pile: Pile; readonly count: number }[];
}

/** What an author may write as attributes. */
export interface CardAttributes {
  name: string | null;
  type: string | null;
  life: number | null;
  strike: string | null;
  wounds: number;
  extraLives: number;
  lifeReductions: number;
  counters: number;
  poison: number;
  tapped: boolean;
  count: number | null;
  text: string | null;
  image: string | null;
}

/** Attributes are typed by hand: what is no whole number from 0 up counts as none. */
function amount(value: number | null): number {
  return value !== null && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** A script may set a property to whatever it has. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join("-");
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}

function heaps(counts: Readonly<Record<Pile, number>>): ShownCard["piles"] {
  return PILES.filter((pile) => counts[pile] > 0).map((pile) => ({ pile, count: counts[pile] }));
}

/** Level = starting + extra − wounds − reductions (504). */
export function fromAttributes(card: CardAttributes): ShownCard {
  const counts = {
    wounds: amount(card.wounds),
    extraLives: amount(card.extraLives),
    lifeReductions: amount(card.lifeReductions),
    counters: amount(card.counters),
    poison: amount(card.poison),
  };
  const starting = amount(card.life);
  const level = starting + counts.extraLives - counts.wounds - counts.lifeReductions;
  return {
    name: words(card.name),
    type: card.type === "hero" || card.type === "support" ? card.type : "creature",
    life: starting > 0 ? { starting, level } : null,
    strike: words(card.strike) || null,
    tapped: card.tapped,
    copies: amount(card.count) || 1,
    text: words(card.text) || null,
    image: safePicture(words(card.image)),
    parts: [],
    piles: heaps(counts),
  };
}

export function fromState(card: CardState): ShownCard {
  return {
    name: card.name,
    type: card.type,
    life: card.life,
    strike: card.strike === null ? null : typeof card.strike === "number" ? String(card.strike) : card.strike.join("-"),
    tapped: card.orientation === "tapped",
    copies: 1,
    text: card.text,
    image: safePicture(card.image),
    parts: card.names.slice(1),
    piles: heaps({ ...card.markers, counters: card.counters, poison: card.poison }),
  };
}
