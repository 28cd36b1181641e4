import { COLOUR_NAMES, COLOURS, type Colour } from "../elements/colours.ts";

/** What a page may set besides the colours, with what it is unless set; fonts start with one that most readers have. */
export const OTHERS = {
  caption: "var(--berserk-ink)",
  "card-width": "136px",
  motion: "1",
  serif: '"Iowan Old Style", …, serif',
  sans: '"Segoe UI", …, sans-serif',
} as const;

export type Property = Colour | keyof typeof OTHERS;

/** Every custom property, without `--berserk-`. */
export const PROPERTIES: readonly Property[] = [...COLOUR_NAMES, "caption", "card-width", "motion", "serif", "sans"];

export const isColour = (name: Property): name is Colour => Object.hasOwn(COLOURS, name);

/** The parts of a card, which a board hands on. */
export const CARD_PARTS = [
  "card",
  "name",
  "level",
  "strike",
  "piles",
  "pile",
  "pile-wounds",
  "pile-extraLives",
  "pile-lifeReductions",
  "pile-counters",
  "pile-poison",
  "count",
  "parts",
  "text",
  "image",
  "caption",
] as const;

/** The part of a card that lies on no board. */
export const LONE_PARTS = ["copies"] as const;

export const BOARD_PARTS = [
  "table",
  "side",
  "place",
  "zone",
  "zone-deck",
  "zone-hand",
  "zone-graveyard",
  "zone-removed",
  "edition",
  "steps",
  "combat",
  "triggers",
  "desk",
  "panel",
  "picking",
  "notice",
  "problem",
  "story",
  "keys",
  "foretold",
  "announcer",
  "foreteller",
] as const;

export type Part = (typeof CARD_PARTS)[number] | (typeof LONE_PARTS)[number] | (typeof BOARD_PARTS)[number];
