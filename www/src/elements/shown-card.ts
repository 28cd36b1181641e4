import type { CardState } from "../engine.ts";

import { PILES, type Pile } from "./piles.ts";

/** What a card element draws, whether it came from attributes or from a board. */
export interface ShownCard {
  readonly name: string;
  readonly type: CardState["type"];
  readonly life: { readonly starting: number; readonly level: number } | null;
  readonly strike: string | null;
  readonly tapped: boolean;
  readonly text: string | null;
  readonly image: string | null;
  /** Names of the cards under this one (505.4). */
  readonly parts: readonly string[];
  /** Only the piles that hold something. */
  readonly piles: readonly { readonly pile: Pile; readonly count: number }[];
}

/** What an author may write as attributes. */
export interface CardAttributes {
  name: string;
  type: string | null;
  life: number | null;
  strike: string | null;
  wounds: number;
  extraLives: number;
  lifeReductions: number;
  counters: number;
  poison: number;
  tapped: boolean;
  text: string | null;
  image: string | null;
}

/** Attributes are typed by hand: what is no whole number from 0 up counts as none. */
function amount(value: number | null): number {
  return value !== null && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function heaps(counts: Readonly<Record<Pile, number>>): ShownCard["piles"] {
  return PILES.filter((pile) => counts[pile] > 0).map((pile) => ({ pile, count: counts[pile] }));
}

/** An address that a picture may have: http(s), relative, or an image inside the address. Anything else is left out. */
export function safePicture(address: string | null): string | null {
  if (address === null || address.trim() === "") return null;
  if (/^data:image\//i.test(address)) return address;
  try {
    const { protocol } = new URL(address, document.baseURI);
    return protocol === "http:" || protocol === "https:" ? address : null;
  } catch {
    return null;
  }
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
    name: card.name,
    type: card.type === "hero" || card.type === "support" ? card.type : "creature",
    life: starting > 0 ? { starting, level } : null,
    strike: card.strike?.trim() || null,
    tapped: card.tapped,
    text: card.text?.trim() || null,
    image: safePicture(card.image),
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
    text: card.text,
    image: safePicture(card.image),
    parts: card.names.slice(1),
    piles: heaps({ ...card.markers, counters: card.counters, poison: card.poison }),
  };
}
