import type { Game } from "../../elements/game.ts";
import { mistakeWords } from "../../elements/mistake.ts";
import { type Field, fieldWith, PILE_ZONES } from "../../elements/table-layout.ts";
import type { View } from "../../elements/view.ts";
import type { CardId, CardState, Cell, Player, Snapshot, Step, Zone } from "../../engine.ts";

/** Where a card may lie: a pile, a cell, or in play without one. */
export interface Place {
  readonly player: Player;
  readonly zone: Zone;
  readonly cell: Cell | null;
}

/** A place with what the engine says to moving there. */
export interface Spot extends Place {
  readonly key: string;
  readonly step: Step;
  /** Who lies in the cell. */
  readonly there: readonly CardId[];
  /** Do the moved cards lie there already? */
  readonly isHere: boolean;
  /** Why the engine would refuse the move, in words. */
  readonly no: string | null;
}

/** The largest row or column of a cell; the smallest is 0. */
const LAST = 99;

export function keyOf({ player, zone, cell }: Place): string {
  return [player, zone, ...(cell === null ? [] : [cell.row, cell.column])].join(" ");
}

export function placeOf(key: string): Place | null {
  const [, player, zone, row, column] = key.match(/^(\d+) (\w+)(?: (\d+) (\d+))?$/) ?? [];
  if (player === undefined || zone === undefined) return null;
  const cell = row === undefined ? null : { row: Number(row), column: Number(column) };
  return { player: Number(player), zone: zone as Zone, cell };
}

/** From one number to another, as far as there are cells. */
function span(from: number, to: number): readonly number[] {
  const first = Math.max(from, 0);
  return Array.from({ length: Math.min(to, LAST) - first + 1 }, (_, index) => first + index);
}

/**
 * The cells before a player that a card may be moved to: in the rows that were used on that side and next to them, one more on
 * each end. Between rows that lie far apart there are none: cells at 0/0 and 99/99 would make ten thousand.
 * The rules that we have draw no board, so there is no last cell before the engine's own.
 */
function cellsOf(player: Player, field: Field | null, { edition, players }: Snapshot): readonly Cell[] {
  if (field === null) {
    if (edition === "heroes") return [];
    // Nothing lies in a cell yet: three rows and five columns for each, the first player at the bottom.
    const above = (players.length - 1 - player) * 3;
    return span(above + 1, above + 3).flatMap((row) => span(1, 5).map((column) => ({ row, column })));
  }
  const { firstColumn, columns } = field;
  const own = [...(field.rows[player] ?? [])];
  const all = field.rows.flatMap((rows) => [...rows]);
  const used = own.length > 0 ? own : [beyond(player, all)];
  const rows = new Set(used.flatMap((row) => span(row - 1, row + 1)));
  return [...rows]
    .sort((one, other) => one - other)
    .flatMap((row) => span(firstColumn - 1, firstColumn + columns).map((column) => ({ row, column })));
}

/** The row next to all others, on the player's side of the table. */
function beyond(player: Player, rows: readonly number[]): number {
  return player === 0 ? Math.max(...rows) + 1 : Math.max(Math.min(...rows) - 1, 0);
}

/**
 * Where the cards may be moved to. A move changes neither owner nor controller (R39): within play it leads to a cell of the
 * controller's side, from elsewhere before the owner, and every pile is the owner's.
 */
function placesFor(cards: readonly CardState[], field: Field | null, snapshot: Snapshot): readonly Place[] {
  const [card] = cards;
  if (card === undefined) return [];
  const side = card.zone === "play" ? card.controller : card.owner;
  const cells = cards.length === 1 ? cellsOf(side, field, snapshot) : [];
  const inPlay: Place = { player: side, zone: "play", cell: null };
  const comesIntoPlay = cells.length === 0 && cards.some(({ zone }) => zone !== "play");
  return [
    ...cells.map((cell): Place => ({ player: side, zone: "play", cell })),
    ...(comesIntoPlay ? [inPlay] : []),
    ...PILE_ZONES.map((zone): Place => ({ player: card.owner, zone, cell: null })),
  ];
}

const isAt = (card: CardState, { zone, cell }: Place) =>
  card.zone === zone && (cell === null || (card.cell?.row === cell.row && card.cell.column === cell.column));

/** May they be moved together? A part lies where its card lies, and piles are one owner's. */
export function areMovable(cards: readonly CardState[]): boolean {
  const [card] = cards;
  return card !== undefined && cards.every(({ attachedTo, owner }) => attachedTo === null && owner === card.owner);
}

export function spotsFor(cards: readonly CardState[], field: Field | null, game: Game, view: View): readonly Spot[] {
  const { snapshot, texts } = view;
  const ids = cards.map(({ id }) => id);
  const [only = ""] = ids;
  const why = (step: Step): string | null => {
    try {
      const outcome = game.ask((board) => ("effect" in step ? board.previewEffect(step.effect) : null));
      return outcome === null || outcome.ok ? null : view.say(outcome.refusal);
    } catch (error) {
      if (game.stopped) throw error;
      return mistakeWords(error, texts);
    }
  };
  return placesFor(cards, field, snapshot).map((place) => {
    const target = ids.length === 1 ? only : ids;
    const step: Step = {
      effect: { kind: "move", target, to: place.zone, ...(place.cell === null ? {} : { cell: place.cell }) },
    };
    const there = place.cell === null ? [] : snapshot.cards.filter((card) => isAt(card, place)).map(({ id }) => id);
    const isHere = cards.every((card) => isAt(card, place));
    return { ...place, key: keyOf(place), step, there, isHere, no: isHere ? null : why(step) };
  });
}

/** The cells that have been used on a board, as far as they were seen. */
export class FieldSeen {
  #game: Game | null = null;
  #field: Field | null = null;

  see(game: Game): Field | null {
    this.#field = fieldWith(this.#game === game ? this.#field : null, game.snapshot);
    this.#game = game;
    return this.#field;
  }
}
