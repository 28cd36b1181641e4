import { ON_TOKENS } from "../elements/colours.ts";
import type { Pile } from "../elements/piles.ts";
import { BASELINES, OUTLINES, tokensUnder } from "../elements/shapes.ts";
import type { ShownCard } from "../elements/shown-card.ts";
import { fittingSize, widthOf } from "./lettering.ts";
import { type Colour, moved, type Pen } from "./pen.ts";

export interface PileWords {
  readonly letter: (pile: Pile) => string;
  readonly number: (value: number) => string;
}

const FILLS: Record<Pile, Colour> = {
  wounds: "wounds",
  extraLives: "extra-lives",
  lifeReductions: "life-reductions",
  counters: "counters",
  poison: "poison",
};
const EDGES = { counters: ON_TOKENS.countersEdge, poison: ON_TOKENS.poison } as const;
const LETTERS = { counters: ON_TOKENS.counters, poison: ON_TOKENS.poison } as const;

/** Sizes by how many piles there are: the wide of a heap, its number, how far that lies over the heap. */
interface Sizes {
  readonly heap: number;
  readonly count: number;
  readonly over: number;
  readonly least: number;
  readonly pad: number;
  readonly row: number;
}

function sizesFor(piles: number, isMerged: boolean, isTapped: boolean): Sizes {
  if (isMerged && isTapped && piles > 2) return { heap: 20, count: 12, over: 2, least: 12, pad: 2, row: 22.5 };
  if (piles > 3) return { heap: 22, count: 11.5, over: 2, least: 12, pad: 1.5, row: 30 };
  if (piles === 3) return { heap: 26, count: 15, over: 2, least: 15, pad: 3.5, row: 29.5 };
  return isMerged
    ? { heap: 32, count: 17, over: 4, least: 15, pad: 3.5, row: 36 }
    : { heap: 36, count: 21, over: 4, least: 15, pad: 3.5, row: 40.8 };
}

function heap(pile: Pile, count: number, pen: Pen, letter: string): string {
  const edge = Object.hasOwn(EDGES, pile) ? EDGES[pile as keyof typeof EDGES] : ON_TOKENS.edge;
  const fill = Object.hasOwn(LETTERS, pile) ? LETTERS[pile as keyof typeof LETTERS] : ON_TOKENS.letter;
  const shape = (transform?: string) => pen.path(OUTLINES[pile], { transform });
  const tokens = [...tokensUnder(count).map(shape), shape()].join("");
  return (
    pen.shape("g", { fill: FILLS[pile], stroke: edge, "stroke-width": 1.4, "paint-order": "stroke" }, tokens) +
    pen.text(letter, { x: 12, y: BASELINES[pile], size: 12.5, weight: 700, face: "sans", fill, anchor: "middle" })
  );
}

interface Drawn {
  readonly width: number;
  readonly at: (x: number, y: number) => string;
}

/** A heap with its number; drawn from its left and its middle. */
function pileOf(
  { pile, count }: ShownCard["piles"][number],
  sizes: Sizes,
  room: number,
  pen: Pen,
  words: PileWords,
): Drawn {
  const number = words.number(count);
  const { heap: wide, over, least, pad } = sizes;
  const inside = room - wide + over - pad * 2 - 1.6;
  const size = fittingSize(number, sizes.count, inside);
  const box = Math.max(least, widthOf(number, size) + pad * 2 + 1.6);
  const height = sizes.count + 4.6;
  const scale = wide / 30;
  return {
    width: wide - over + box,
    at: (x, y) => {
      const left = x + wide - over;
      return (
        pen.group(moved(x + 2 * scale, y - 9 * scale, scale), heap(pile, count, pen, words.letter(pile))) +
        pen.shape("rect", {
          x: left,
          y: y - height / 2,
          width: box,
          height,
          rx: 3,
          fill: "paper",
          stroke: "ink",
          "stroke-width": 0.8,
        }) +
        pen.text(number, {
          x: left + box / 2,
          y: y + size * 0.36,
          size,
          weight: 700,
          face: "sans",
          anchor: "middle",
          room: box - 2,
        })
      );
    },
  };
}

/** Where the stacks may lie on a sheet as the reader sees it, around 60 77: on a turned one beside its name and its parts. */
function ground(isMerged: boolean, isTapped: boolean): { readonly middle: number; readonly room: number } {
  if (!isTapped) return { middle: 60, room: 98 };
  return isMerged ? { middle: 48, room: 66 } : { middle: 60, room: 90 };
}

/** The marker stacks in the middle of the sheet, in one column or in two. */
export function pilesPicture({ piles, parts, tapped }: ShownCard, pen: Pen, words: PileWords): string {
  const isMerged = parts.length > 0;
  const { middle, room } = ground(isMerged, tapped);
  const sizes = sizesFor(piles.length, isMerged, tapped);
  const columns = piles.length > 3 && !(isMerged && tapped) ? 2 : 1;
  const roomOfOne = (room - (columns - 1) * 2) / columns;
  const all = piles.map((pile) => pileOf(pile, sizes, roomOfOne, pen, words));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...all.filter((_, index) => index % columns === column).map(({ width }) => width)),
  );
  const rows = Math.ceil(all.length / columns);
  const left = middle - (widths.reduce((sum, width) => sum + width, 0) + (columns - 1) * 2) / 2;
  const top = isMerged && !tapped ? 123 - rows * sizes.row : 77 - (rows * sizes.row) / 2;
  return all
    .map(({ at }, index) => {
      const x = left + (index % columns === 0 ? 0 : (widths[0] ?? 0) + 2);
      return at(x, top + (Math.floor(index / columns) + 0.5) * sizes.row);
    })
    .join("");
}
