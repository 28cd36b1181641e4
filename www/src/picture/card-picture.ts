import {
  DRAWINGS,
  PLATE,
  RANK_AT,
  RANKS,
  ROSETTE_AT,
  SHEET,
  sealArcs,
  sheetsUnder,
  VERSAL_AT,
  versal,
} from "../elements/shapes.ts";
import type { ShownCard } from "../elements/shown-card.ts";
import { fittingSize, lines, widthOf } from "./lettering.ts";
import { moved, type Pen, turned } from "./pen.ts";
import { type PileWords, pilesPicture } from "./piles-picture.ts";
import { type Fineness, rosettePath } from "./rosette-path.ts";

/** What a card is drawn with, besides itself. */
export interface CardWords extends PileWords {
  readonly number: (value: number) => string;
}

/** The quarter turn that keeps figures upright on a card that is turned. */
function upright(isTapped: boolean, x: number, y: number, content: string): string {
  return isTapped && content !== "" ? `<g transform="${turned(-1, x, y)}">${content}</g>` : content;
}

function plate(card: ShownCard, pen: Pen, fineness: Fineness): string {
  const isMarked = card.piles.length > 0 || card.text !== null;
  const under = sheetsUnder(card).map((transform) =>
    pen.path(SHEET, { transform, fill: "paper-deep", stroke: "ink", "stroke-width": 1.2 }),
  );
  const engraved = { fill: "none", stroke: "engraving", "stroke-width": 0.8 };
  const face = [
    pen.path(SHEET, { fill: "paper", stroke: "ink", "stroke-width": 1.6 }),
    pen.path(PLATE.foot, { fill: "paper-deep" }),
    pen.path(PLATE.band, { fill: "ink" }),
    pen.path(PLATE.frame, engraved),
    pen.path(PLATE.rules, engraved),
    pen.path(PLATE.corners, { fill: "ember" }),
    card.image === null ? rosette(card.name, isMarked, pen, fineness) : "",
    pen.path(RANKS[card.type], {
      transform: RANK_AT,
      fill: "none",
      stroke: "paper",
      "stroke-width": 1.8,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
    card.image === null
      ? ""
      : pen.shape("image", {
          href: card.image,
          x: 7,
          y: 33,
          width: 106,
          height: 88,
          preserveAspectRatio: "xMidYMid slice",
        }),
  ];
  return [...under, ...face].join("");
}

function rosette(name: string, isMarked: boolean, pen: Pen, fineness: Fineness): string {
  const drawn = pen.path(rosettePath(name, fineness), {
    transform: `${ROSETTE_AT} scale(.1)`,
    fill: "none",
    stroke: "engraving",
    "stroke-width": 5.5,
    "stroke-opacity": isMarked ? 0.6 : undefined,
  });
  if (isMarked) return drawn;
  const more = { stroke: "paper", "stroke-width": 4, "paint-order": "stroke" };
  return drawn + pen.text(versal(name), { ...VERSAL_AT, size: 44, weight: 700, anchor: "middle", more });
}

/** The name in its band: on one line, or in smaller type on two. */
function name(text: string, pen: Pen): string {
  const large = widthOf(text, 12.5) <= 84;
  const size = large ? 12.5 : 10.5;
  const all = large ? [text] : lines(text, size, 84, 2);
  const first = all.length === 1 ? 18 + size * 0.34 : 18 - size * 0.19;
  return all
    .map((line, index) =>
      pen.text(line, { x: 10, y: first + index * (size + 0.5), size, weight: 700, fill: "paper", room: 85 }),
    )
    .join("");
}

/** Lines of small type on a ground of paper, centred, from the top or up from the bottom. */
function slip(
  all: readonly string[],
  { top, bottom, size, pace }: { top?: number; bottom?: number; size: number; pace: number },
  pen: Pen,
  face: "serif" | "sans",
): string {
  const height = all.length * pace + 4;
  const start = top ?? (bottom ?? 0) - height;
  const ground = pen.shape("rect", { x: 8, y: start, width: 104, height, fill: "paper", "fill-opacity": 0.92 });
  const weight = face === "serif" ? 600 : 400;
  const written = all.map((line, index) =>
    pen.text(line, { x: 60, y: start + 2 + (index + 0.8) * pace, size, weight, face, anchor: "middle", room: 99 }),
  );
  return ground + written.join("");
}

function level(card: ShownCard, pen: Pen, { number }: CardWords): string {
  if (card.life === null) return "";
  const { left, extra } = sealArcs(card.life);
  const circle = (r: number, more: object) => pen.shape("circle", { cx: 27, cy: 142, r, fill: "none", ...more });
  const arc = (stroke: string, dashes: string) =>
    circle(16.5, { stroke, "stroke-width": 3.4, "stroke-dasharray": dashes, transform: "rotate(-90 27 142)" });
  const now = number(card.life.level);
  const start = `/${number(card.life.starting)}`;
  const size = fittingSize(now, now.length >= 3 ? 14 : 19, 25.5);
  return upright(
    card.tapped,
    27,
    142,
    [
      circle(19.6, { fill: "paper", stroke: "ink", "stroke-width": 1.4 }),
      circle(16.5, { stroke: "paper-deep", "stroke-width": 3.4 }),
      arc("ember", left),
      extra === null ? "" : arc("extra-lives", extra),
      pen.text(now, { x: 27, y: 140 + size * 0.26, size, weight: 700, anchor: "middle", room: 30 }),
      pen.text(start, {
        x: 27,
        y: 153,
        size: fittingSize(start, 8.5, 22),
        weight: 600,
        face: "sans",
        fill: "ink-soft",
        anchor: "middle",
        room: 23,
      }),
    ].join(""),
  );
}

/** Beside the sword; on a turned card under it, where the foot's height is all the width that there is. */
function strike(card: ShownCard, pen: Pen): string {
  if (card.strike === null) return "";
  const blade = {
    fill: "none",
    stroke: "ember",
    "stroke-width": 1.8,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  const short = card.strike.length < 6;
  const long = short ? 16 : 12;
  if (card.tapped) {
    const size = fittingSize(card.strike, long, 39);
    return upright(
      true,
      96,
      142,
      pen.path(DRAWINGS.sword, { ...blade, transform: moved(88.5, 125, 15 / 24) }) +
        pen.text(card.strike, { x: 96, y: 154, size, weight: 700, anchor: "middle", room: 41 }),
    );
  }
  const sword = short ? 15 : 11;
  const size = fittingSize(card.strike, long, 60 - sword);
  const width = widthOf(card.strike, size);
  const start = 84 - (sword + 2 + width) / 2;
  return (
    pen.path(DRAWINGS.sword, { ...blade, transform: moved(start, 142 - sword / 2, sword / 24) }) +
    pen.text(card.strike, { x: start + sword + 2, y: 142 + size * 0.34, size, weight: 700, room: width + 2 })
  );
}

/** A card as it lies on the table, around 0 0, upright 120 wide and 168 high. */
export function cardPicture(card: ShownCard, pen: Pen, words: CardWords, fineness: Fineness): string {
  const face = [
    plate(card, pen, fineness),
    name(card.name, pen),
    card.parts.length > 0
      ? slip(lines(`+ ${card.parts.join(", ")}`, 9, 96, 2), { top: 33.5, size: 9, pace: 9.9 }, pen, "serif")
      : "",
    card.text !== null && card.piles.length === 0
      ? slip(lines(card.text, 8.5, 98, 4), { bottom: 118, size: 8.5, pace: 10.2 }, pen, "sans")
      : "",
    level(card, pen, words),
    strike(card, pen),
    upright(card.tapped, 60, 77, pilesPicture(card, pen, words)),
  ].join("");
  return pen.group(`${card.tapped ? "rotate(90) " : ""}translate(-60 -84)`, face);
}
