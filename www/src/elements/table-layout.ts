import type { CardState, Player, Snapshot, Zone } from "../engine.ts";

export const PILE_ZONES = ["deck", "hand", "graveyard", "removed"] as const satisfies readonly Zone[];
export type PileZone = (typeof PILE_ZONES)[number];

/** What lies before one player. */
export interface Side {
  readonly player: Player;
  readonly inPlay: readonly CardState[];
  readonly piles: readonly { readonly zone: PileZone; readonly cards: readonly CardState[] }[];
}

/** The rows and columns that the cells of a board span; null where no card in play has a cell. */
export interface Field {
  readonly firstColumn: number;
  readonly columns: number;
}

/** The sides from the top of the table to its bottom: the first player sits at the bottom. */
export function sidesOf(snapshot: Snapshot): readonly Side[] {
  const sides = snapshot.players.map((_, player) => ({
    player,
    inPlay: snapshot.cards.filter((card) => card.zone === "play" && card.attachedTo === null && card.controller === player),
    piles: PILE_ZONES.map((zone) => ({
      zone,
      cards: snapshot.cards.filter((card) => card.zone === zone && card.owner === player),
    })),
  }));
  return sides.reverse();
}

export function fieldOf(snapshot: Snapshot): Field | null {
  const columns = snapshot.cards.flatMap((card) => (card.zone === "play" && card.cell !== null ? [card.cell.column] : []));
  if (columns.length === 0) return null;
  const firstColumn = columns.reduce((least, column) => Math.min(least, column));
  const lastColumn = columns.reduce((most, column) => Math.max(most, column));
  return { firstColumn, columns: lastColumn - firstColumn + 1 };
}

/** The rows of a side, from the top: cards of one row of cells together, cards without a cell in a row of their own. */
export function rowsOf(side: Side): readonly { readonly row: number | null; readonly cards: readonly CardState[] }[] {
  const rows = new Map<number | null, CardState[]>();
  for (const card of side.inPlay) {
    const row = card.cell?.row ?? null;
    const cards = rows.get(row);
    if (cards) cards.push(card);
    else rows.set(row, [card]);
  }
  return [...rows]
    .map(([row, cards]) => ({ row, cards: cards.toSorted((one, other) => (one.cell?.column ?? 0) - (other.cell?.column ?? 0)) }))
    .sort((one, other) => (one.row ?? Number.POSITIVE_INFINITY) - (other.row ?? Number.POSITIVE_INFINITY));
}
