import { ZONE_DRAWINGS } from "../elements/shapes.ts";
import type { Side } from "../elements/table-layout.ts";
import { shortened, widthOf } from "./lettering.ts";
import { clean } from "./markup.ts";
import { moved } from "./pen.ts";
import { lineDrawing } from "./place-picture.ts";
import type { Scene } from "./scene.ts";

/** Something that stands in a line: how wide it is, and how it is drawn from its left and the middle of the line. */
interface Chip {
  readonly width: number;
  readonly at: (x: number, y: number) => string;
}

const HEIGHT = 26;
const GAP = 8;

function nameChip(side: Side, room: number, { pen, playerName }: Scene): Chip {
  const name = shortened(playerName(side.player), 18, room);
  return {
    width: widthOf(name, 18),
    at: (x, y) => pen.text(name, { x, y: y + 6, size: 18, weight: 700, room: room + 1 }),
  };
}

function turnChip({ pen, texts }: Scene): Chip {
  const text = texts("board.hasTurn");
  const width = widthOf(text, 12) + 16;
  const at = (x: number, y: number) =>
    pen.shape("rect", { x, y: y - 10, width, height: 20, rx: 10, fill: "ember" }) +
    pen.text(text, {
      x: x + width / 2,
      y: y + 4.2,
      size: 12,
      weight: 600,
      face: "sans",
      fill: "on-ember",
      anchor: "middle",
      room: width - 12,
    });
  return { width, at };
}

function resourceChip(name: string, amount: number, room: number, { pen, texts }: Scene): Chip {
  const text = shortened(clean(texts("board.resource", { name, amount })), 13, room);
  const width = widthOf(text, 13) + 18;
  const at = (x: number, y: number) =>
    pen.shape("rect", { x, y: y - 11, width, height: 22, rx: 11, fill: "none", stroke: "place-line" }) +
    pen.text(text, {
      x: x + width / 2,
      y: y + 4.5,
      size: 13,
      weight: 500,
      face: "sans",
      anchor: "middle",
      room: width - 12,
    });
  return { width, at };
}

function pileChip({ zone, cards }: Side["piles"][number], { pen, texts, words }: Scene): Chip {
  const name = texts(`zone.${zone}`);
  const count = words.number(cards.length);
  const isBare = cards.length === 0;
  const ink = isBare ? "ink-soft" : "ink";
  const nameWidth = widthOf(name, 13);
  const badge = Math.max(22, widthOf(count, 13) + 12);
  const width = 10 + 18 + 5 + nameWidth + 6 + badge + 5;
  const at = (x: number, y: number) => {
    const end = x + width - 5;
    return [
      isBare ? "" : pen.shape("rect", { x, y: y - 13, width, height: 26, rx: 3, fill: "sheet", stroke: "sheet-line" }),
      lineDrawing(ZONE_DRAWINGS[zone], moved(x + 9, y - 8.5, 17 / 24), ink, pen),
      pen.text(name, { x: x + 33, y: y + 4.5, size: 13, weight: 500, face: "sans", fill: ink, room: nameWidth + 4 }),
      isBare ? "" : pen.shape("rect", { x: end - badge, y: y - 9, width: badge, height: 18, rx: 9, fill: "ink" }),
      pen.text(count, {
        x: end - badge / 2,
        y: y + 4.5,
        size: 13,
        weight: 700,
        face: "sans",
        fill: isBare ? ink : "sheet",
        anchor: "middle",
      }),
    ].join("");
  };
  return { width, at };
}

/** Chips in as many lines as they need. */
function inLines(chips: readonly Chip[], room: number): readonly (readonly Chip[])[] {
  const all: Chip[][] = [];
  let left = 0;
  for (const chip of chips) {
    const line = all.at(-1);
    if (line === undefined || left < chip.width) {
      all.push([chip]);
      left = room - chip.width - GAP;
    } else {
      line.push(chip);
      left -= chip.width + GAP;
    }
  }
  return all;
}

const widthOfLine = (line: readonly Chip[]) => line.reduce((sum, { width }) => sum + width + GAP, -GAP);

/** Who sits there and what lies beside the cards: the player, the turn, resources, and the piles with their numbers. */
export function sideHead(
  side: Side,
  left: number,
  top: number,
  width: number,
  scene: Scene,
): { markup: string; height: number } {
  const { snapshot } = scene;
  const hasTurn = snapshot.activePlayer === side.player;
  const resources = Object.entries(snapshot.players[side.player]?.resources ?? {});
  const own = [
    nameChip(side, Math.min(width - 110, 420), scene),
    ...(hasTurn ? [turnChip(scene)] : []),
    ...resources.map(([name, amount]) => resourceChip(name, amount, Math.min(width - 20, 240), scene)),
  ];
  const piles = side.piles
    .filter(({ zone, cards }) => zone !== "removed" || cards.length > 0)
    .map((pile) => pileChip(pile, scene));
  const ownLines = inLines(own, width);
  const pileLines = inLines(piles, width);
  const isOneLine =
    ownLines.length === 1 && pileLines.length === 1 && widthOfLine(own) + 24 + widthOfLine(piles) <= width;
  const lines = isOneLine ? ownLines : [...ownLines, ...pileLines];
  const line = (chips: readonly Chip[], x: number, y: number) => {
    let at = x;
    return chips
      .map((chip) => {
        const drawn = chip.at(at, y);
        at += chip.width + GAP;
        return drawn;
      })
      .join("");
  };
  const drawn = lines.map((chips, index) => line(chips, left, top + HEIGHT / 2 + index * (HEIGHT + 6)));
  if (isOneLine) drawn.push(line(piles, left + width - widthOfLine(piles), top + HEIGHT / 2));
  return { markup: drawn.join(""), height: lines.length * (HEIGHT + 6) - 6 };
}
