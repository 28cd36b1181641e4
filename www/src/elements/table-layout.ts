import type { CardState, Player, Snapshot, Zone } from "../engine.ts";

export const PILE_ZONES = ["deck", "hand", "graveyard", "removed"] as const satisfies readonly Zone[];
export type PileZone = (typeof PILE_ZONES)[number];

/** What lies before one player. */
export interface Side {
  readonly player: Player;
  readonly inPlay: readonly CardState[];
  readonly piles: readonly { readonly zone: PileZone; readonly cards: readonly CardState[] }[];
}

/** The cells that have been used on a board: they stay when their cards leave, so that no other card moves. */
export interface Field {
  readonly firstColumn: number;
  readonly columns: number;
  /** By player: the rows of that side. */
  readonly rows: readonly ReadonlySet<number>[];
}

/** The sides from the top of the table to its bottom: the first player sits at the bottom. */
export function sidesOf(snapshot: Snapshot): readonly Side[] {
  const sides = snapshot.players.map((_, player) => ({
    player,
    inPlay: snapshot.cards.filter(
      (card) => card.zone === "play" && card.attachedTo === null && card.controller === player,
    ),
    piles: PILE_ZONES.map((zone) => ({
      zone,
      cards: snapshot.cards.filter((card) => card.zone === zone && card.owner === player),
    })),
  }));
  return sides.reverse();
}

/** The field with the cells of a snapshot added; null where no card in play ever had a cell. */
export function fieldWith(field: Field | null, snapshot: Snapshot): Field | null {
  const placed = snapshot.cards.filter(({ zone, cell }) => zone === "play" && cell !== null);
  const columns = placed.map(({ cell }) => cell?.column ?? 0);
  if (field !== null) columns.push(field.firstColumn, field.firstColumn + field.columns - 1);
  if (columns.length === 0) return null;
  const firstColumn = columns.reduce((least, column) => Math.min(least, column));
  const lastColumn = columns.reduce((most, column) => Math.max(most, column));
  const rows = snapshot.players.map((_, player) => {
    const here = placed.filter(({ controller }) => controller === player).map(({ cell }) => cell?.row ?? 0);
    return new Set([...(field?.rows[player] ?? []), ...here]);
  });
  return { firstColumn, columns: lastColumn - firstColumn + 1, rows };
}

/** The rows of a side's cells, from the top. */
export function rowsOf(
  side: Side,
  field: Field,
): readonly { readonly row: number; readonly cards: readonly CardState[] }[] {
  const rows = [...(field.rows[side.player] ?? [])].sort((one, other) => one - other);
  return rows.map((row) => ({ row, cards: side.inPlay.filter(({ cell }) => cell?.row === row) }));
}
