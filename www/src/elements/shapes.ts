/** What cards and boards are drawn from, as path data: shared by the elements and the static picture. */
import type { Pile } from "./piles.ts";
import type { ShownCard } from "./shown-card.ts";
import type { PileZone } from "./table-layout.ts";

/** The outline of a card: a sheet with cut corners, in a box of 120 by 168. */
export const SHEET = "M7 1H113L119 7V161L113 167H7L1 161V7Z";

/** The lines and fields on the sheet. */
export const PLATE = {
  foot: "M5 120H115V158L110 163H10L5 158Z",
  band: "M9.7 5H110.3L115 9.7V31H5V9.7Z",
  frame: "M9.5 4.5H110.5L115.5 9.5V158.5L110.5 163.5H9.5L4.5 158.5V9.5Z",
  rules: "M5 33.5H115M5 120H115M5 122.4H115",
  corners: "M60 30L64 33.5L60 37L56 33.5ZM60 117.7L64 121.2L60 124.7L56 121.2Z",
} as const;

/** Where the rosette, the rank and the versal stand on the sheet. */
export const ROSETTE_AT = "translate(60 77.5) scale(.86)";
export const RANK_AT = "translate(104 18)";
export const VERSAL_AT = { x: 60, y: 92 } as const;

export const RANKS: Record<ShownCard["type"], string> = {
  creature: "M-5 6C-5 0-4-3-2-6M0 6C0 1 1-3 2.6-6M5 6C5 2 5.4-1 6.6-4",
  hero: "M-6.5 5H6.5M-6-5L-3-1L0-6L3-1L6-5L5.2 2.4H-5.2Z",
  support: "M-5.5 6V-5H-2.6V-2.6H-1.4V-5H1.4V-2.6H2.6V-5H5.5V6ZM-1.6 6V2.6A1.6 1.6 0 0 1 1.6 2.6V6",
};

/** Where the sheets under the card lie, the lowest first. */
export function sheetsUnder({ parts, copies }: Pick<ShownCard, "parts" | "copies">): readonly string[] {
  const under = Math.min(3, Math.max(parts.length, copies - 1));
  return Array.from({ length: under }, (_, index) => {
    const out = (under - index) * 4.5;
    return `translate(${out} ${out * 0.45})`;
  });
}

/** The letter that stands on a card without a picture. */
export function versal(name: string): string {
  return (Array.from(name.trim())[0] ?? "·").toUpperCase();
}

const ROUND = 2 * Math.PI * 16.5;

/** What share of the starting life is left, as the dashes of a circle of 16.5; what exceeds it, as those of a second one. */
export function sealArcs({ level, starting }: { readonly level: number; readonly starting: number }): {
  readonly left: string;
  readonly extra: string | null;
} {
  const share = starting > 0 ? Math.max(0, level / starting) : 0;
  const arc = (part: number) => `${(Math.min(1, part) * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`;
  return { left: arc(share), extra: share > 1 ? arc(share - 1) : null };
}

/** One silhouette a kind, so that no kind is told by colour alone. Drawn in a square of 24. */
export const OUTLINES: Record<Pile, string> = {
  wounds: "M12 1.2C15.6 6.6 20.4 10.4 20.4 15A8.4 7.9 0 0 1 3.6 15C3.6 10.4 8.4 6.6 12 1.2Z",
  extraLives: "M12 22.4C6.4 18 1.4 14 1.4 8.6A5.6 5.6 0 0 1 12 5.6A5.6 5.6 0 0 1 22.6 8.6C22.6 14 17.6 18 12 22.4Z",
  lifeReductions: "M3 2H21V14L12 22.6L3 14Z",
  counters: "M12 1.2A10.8 10.8 0 1 1 11.99 1.2Z",
  poison: "M12 .8L23.2 12L12 23.2L.8 12Z",
};

/** Where the letter sits in its silhouette. */
export const BASELINES: Record<Pile, number> = {
  wounds: 19.4,
  extraLives: 16.2,
  lifeReductions: 15.6,
  counters: 16.6,
  poison: 16.6,
};

/** Where the tokens under the topmost one lie, the lowest first: as many as there are, up to three in all. */
export function tokensUnder(count: number): readonly string[] {
  const under = Math.min(Math.max(count, 1), 3) - 1;
  return Array.from({ length: under }, (_, index) => `translate(${(under - index) * 1.8} ${(under - index) * -3.1})`);
}

/** Line drawings in a square of 24, stroked in the current colour. */
export const DRAWINGS = {
  sword: "M20.5 3.5L9 15M20.5 3.5L15.5 4.2L7.6 12.2M20.5 3.5L19.8 8.5L11.8 16.4M5.5 13L11 18.5M8 15.9L3.6 20.4",
  shield: "M12 2.5L20 5.5V11.5C20 16.5 16.6 19.8 12 21.5C7.4 19.8 4 16.5 4 11.5V5.5ZM12 2.5V21.5M4.2 10.5H19.8",
  mark: "M12 3.5A8.5 8.5 0 1 1 11.99 3.5ZM12 8A4 4 0 1 1 11.99 8ZM12 .8V6M12 18V23.2M.8 12H6M18 12H23.2",
  bell: "M5 17.5H19C17.4 15.6 17.2 13 17 10A5 5 0 0 0 7 10C6.8 13 6.6 15.6 5 17.5ZM10 20.2A2.2 2.2 0 0 0 14 20.2M12 2.4V5",
  redo: "M19.5 9A8 8 0 1 0 20 13.5M20 3.5V9.5H14",
  undo: "M4.5 9A8 8 0 1 1 4 13.5M4 3.5V9.5H10",
  close: "M5 5L19 19M19 5L5 19",
  minus: "M5 12H19",
  plus: "M5 12H19M12 5V19",
  level: "M4 7H20M4 12H20M4 17H20M8 4.5V9.5M15 9.5V14.5M10 14.5V19.5",
  check: "M4 12.5L9.5 18.5L20 6",
  deck: "M6.5 3.5H17.5V17.5H6.5ZM9 17.5V20.5H20V6.5H17.5",
  hand: "M12 20.5V4.5H19V16.5L12 20.5ZM12 20.5L4.5 17L8 5.5L12 6.5",
  removed: "M12 3.5A8.5 8.5 0 1 1 11.99 3.5ZM6 6L18 18",
  next: "M7 4L18 12L7 20Z",
  skull:
    "M12 2.5A8.5 8.2 0 0 0 3.5 11C3.5 14 5 16 7.2 17.2V21H16.8V17.2C19 16 20.5 14 20.5 11A8.5 8.2 0 0 0 12 2.5ZM8.6 9.6A1.9 1.9 0 1 1 8.59 9.6ZM15.4 9.6A1.9 1.9 0 1 1 15.39 9.6ZM12 14L11 16H13ZM10.2 18.4V21M13.8 18.4V21",
} as const;
export type Drawing = keyof typeof DRAWINGS;

/** What a card may be marked with. */
export type Mark = "attacker" | "target" | "defender" | "legal" | "picked" | "waiting";

export const MARK_DRAWINGS: Record<Mark, Drawing> = {
  attacker: "sword",
  target: "mark",
  defender: "shield",
  legal: "next",
  picked: "check",
  waiting: "bell",
};

export const ZONE_DRAWINGS: Record<PileZone, Drawing> = {
  deck: "deck",
  hand: "hand",
  graveyard: "skull",
  removed: "removed",
};
