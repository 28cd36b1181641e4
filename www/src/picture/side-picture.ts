import { type Field, rowsOf, type Side } from "../elements/table-layout.ts";
import type { CardState } from "../engine.ts";
import { DRAWN } from "./bounds.ts";
import { moved } from "./pen.ts";
import { ground, lineDrawing, placePicture } from "./place-picture.ts";
import type { Scene } from "./scene.ts";
import { sideHead } from "./side-head.ts";

export const PAD = 12;
const GAP = { x: 8, y: 12 } as const;
export const SLOT = { least: 116, most: 184 } as const;
/** A cell may be this small before the rows are no longer drawn as cells. */
const CELL_LEAST = 64;

/** One row of places: a card, an empty cell, or nothing. */
type Row = readonly (CardState | "empty")[];

interface Arranged {
  readonly slot: number;
  readonly rows: readonly Row[];
}

const slotFor = (columns: number, width: number) => (width + GAP.x) / columns - GAP.x;

function inRows(cards: readonly CardState[], slot: number, width: number): readonly Row[] {
  const columns = Math.max(1, Math.floor((width + GAP.x + 0.01) / (slot + GAP.x)));
  const rows = Math.ceil(cards.length / columns);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * columns, (row + 1) * columns));
}

/** How the cards of a side lie: in the cells that the board has, or in rows as wide as the picture. */
export function arranged(side: Side, field: Field | null, slot: number, width: number): Arranged {
  const cards = side.inPlay.slice(0, DRAWN);
  const cell = field === null ? 0 : Math.min(slot, slotFor(field.columns, width));
  if (field === null || cell < CELL_LEAST) return { slot, rows: inRows(cards, slot, width) };
  const unplaced = cards.filter((card) => card.cell === null);
  const rows = rowsOf({ ...side, inPlay: cards }, field).flatMap((row) => cellRows(row.cards, field));
  return { slot: cell, rows: [...rows, ...inRows(unplaced, cell, width)] };
}

/** A row of cells; where several cards stand in one cell, as many rows as it takes. */
function cellRows(cards: readonly CardState[], field: Field): readonly Row[] {
  const cells = Array.from({ length: field.columns }, (_, index) =>
    cards.filter(({ cell }) => cell?.column === field.firstColumn + index),
  );
  const high = Math.max(1, ...cells.map(({ length }) => length));
  return Array.from({ length: high }, (_, layer) => cells.map((here) => here[layer] ?? "empty"));
}

/** One slot for all sides: as large as the fullest side allows in one row, or in rows of as many as are still readable. */
export function slotOf(sides: readonly Side[], width: number): number {
  const most = Math.max(1, ...sides.map(({ inPlay }) => inPlay.length));
  const columns = Math.max(1, Math.floor((width + GAP.x) / (SLOT.least + GAP.x)));
  return Math.min(SLOT.most, slotFor(Math.min(most, columns), width));
}

/** The width that a picture takes when none is asked for. */
export function ownWidth(sides: readonly Side[], field: Field | null): number {
  const most = Math.max(1, ...sides.map(({ inPlay }) => inPlay.length), field?.columns ?? 0);
  return Math.max(600, Math.min(960, most * (SLOT.most + GAP.x) - GAP.x + PAD * 2));
}

function graveyardLine(side: Side, x: number, y: number, room: number, scene: Scene): string {
  const { pen, own, texts, nameOf } = scene;
  const dead = side.piles.find(({ zone }) => zone === "graveyard")?.cards ?? [];
  const names = dead.slice(0, DRAWN).map(({ id }) => nameOf(id));
  const text = own.pile({ pile: texts("zone.graveyard"), names: names.join(", ") });
  return (
    lineDrawing("skull", moved(x, y - 12, 14 / 24), "ink-soft", pen) +
    pen.text(text, { x: x + 20, y, size: 13, face: "sans", fill: "ink-soft", room: room - 24 })
  );
}

/** What lies before one player, from a height of the picture on. */
export function sidePicture(
  side: Side,
  field: Field | null,
  { top, width, slot }: { readonly top: number; readonly width: number; readonly slot: number },
  scene: Scene,
): { readonly markup: string; readonly height: number } {
  const { pen, own, texts } = scene;
  const room = width - PAD * 2;
  const head = sideHead(side, PAD, top + PAD, room, scene);
  const parts = [head.markup];
  let y = top + PAD + head.height + 12;
  const note = (text: string) => {
    parts.push(pen.text(text, { x: PAD, y: y + 12, size: 13, face: "sans", fill: "ink-soft", room }));
    y += 24;
  };
  if (side.inPlay.length === 0) note(texts("board.nothingInPlay"));
  const lain = arranged(side, field, slot, room);
  for (const row of lain.rows) {
    let x = width / 2 - (row.length * (lain.slot + GAP.x) - GAP.x) / 2;
    for (const card of row) {
      parts.push(card === "empty" ? ground(x, y, lain.slot, pen) : placePicture(card, x, y, lain.slot, scene));
      x += lain.slot + GAP.x;
    }
    y += lain.slot + GAP.y;
  }
  if (side.inPlay.length > DRAWN) note(own.more({ count: side.inPlay.length - DRAWN }));
  if (side.piles.some(({ zone, cards }) => zone === "graveyard" && cards.length > 0)) {
    parts.push(graveyardLine(side, PAD, y + 12, room, scene));
    y += 24;
  }
  const height = y - top;
  if (scene.snapshot.activePlayer === side.player)
    parts.unshift(pen.shape("rect", { x: 0.5, y: top, width: 4, height, fill: "ember" }));
  return { markup: parts.join(""), height };
}
