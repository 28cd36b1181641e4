import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Pile } from "./piles.ts";

/** The outline of a card: a sheet with cut corners, in a box of 120 by 168. */
export const SHEET = "M7 1H113L119 7V161L113 167H7L1 161V7Z";

/** One silhouette a kind, so that no kind is told by colour alone. Drawn in a square of 24. */
const OUTLINES: Record<Pile, string> = {
  wounds: "M12 1.2C15.6 6.6 20.4 10.4 20.4 15A8.4 7.9 0 0 1 3.6 15C3.6 10.4 8.4 6.6 12 1.2Z",
  extraLives: "M12 22.4C6.4 18 1.4 14 1.4 8.6A5.6 5.6 0 0 1 12 5.6A5.6 5.6 0 0 1 22.6 8.6C22.6 14 17.6 18 12 22.4Z",
  lifeReductions: "M3 2H21V14L12 22.6L3 14Z",
  counters: "M12 1.2A10.8 10.8 0 1 1 11.99 1.2Z",
  poison: "M12 .8L23.2 12L12 23.2L.8 12Z",
};

/** Where the letter sits in its silhouette. */
const BASELINES: Record<Pile, number> = {
  wounds: 19.4,
  extraLives: 16.2,
  lifeReductions: 15.6,
  counters: 16.6,
  poison: 16.6,
};

export function tokenShape(pile: Pile): SVGTemplateResult {
  return svg`<path class="token-shape" d=${OUTLINES[pile]}></path>`;
}

/** The letter on a token. */
export function tokenLetter(pile: Pile, letter: string): SVGTemplateResult {
  return svg`<text class="token-letter" x="12" y=${BASELINES[pile]} text-anchor="middle">${letter}</text>`;
}

/** A small heap of one kind: as many tokens as lie there, up to three, the topmost with its letter. */
export function tokenHeap(pile: Pile, letter: string, count: number, hollow = false): TemplateResult {
  const under = Math.min(Math.max(count, 1), 3) - 1;
  return html`
    <svg class="heap ${pile} ${hollow ? "hollow" : ""}" viewBox="-2 -8 30 34" aria-hidden="true" focusable="false">
      ${Array.from({ length: under }, (_, index) => {
        const lift = under - index;
        return svg`<g transform="translate(${lift * 1.8} ${lift * -3.1})">${tokenShape(pile)}</g>`;
      })}
      ${tokenShape(pile)}
      ${tokenLetter(pile, letter)}
    </svg>`;
}

/** Line drawings in a square of 24, stroked in the current colour. */
const DRAWINGS = {
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

export function drawing(name: Drawing): TemplateResult {
  return html`<svg class="drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${DRAWINGS[name]}></path></svg>`;
}
