import { BOUNDS } from "./bounds.ts";
import type { CardRow, CountedRow } from "./card-row.ts";
import { foldName } from "./deck-list.ts";

/** A card that a list asks for, before it is looked up. `line` is null where the list has no lines. */
export interface Asked extends CountedRow {
  readonly line: number | null;
}

export interface AskedSection {
  readonly heading: string | null;
  readonly cards: readonly Asked[];
}

/** `unknown`: there are rows, and this card is not among them. */
export interface WallCard extends Asked {
  readonly unknown: boolean;
}

export interface WallSection {
  readonly heading: string | null;
  readonly cards: readonly WallCard[];
}

export interface Wall {
  readonly name: string | null;
  readonly sections: readonly WallSection[];
  /** Each copy counted. */
  readonly total: number;
  /** Cards of different names. */
  readonly kinds: number;
}

export const SORTS = ["list", "name", "life", "type"] as const;
export type Sort = (typeof SORTS)[number];

/** A list's text is a name, or the number that deckbuilders export. */
export const rowOf = (text: string): CardRow => (/^\d+$/.test(text) ? { id: text } : { name: text });

/** Finds rows by id, then by name; of rows alike the first. */
function finder(rows: readonly CountedRow[]): (asked: CardRow) => CardRow | undefined {
  const ids = new Map<string, CardRow>();
  const names = new Map<string, CardRow>();
  for (const { row } of rows.toReversed()) {
    if (row.id !== undefined) ids.set(foldName(row.id), row);
    if (row.name !== undefined) names.set(foldName(row.name), row);
  }
  return ({ id, name }) => {
    if (id !== undefined) return ids.get(foldName(id)) ?? names.get(foldName(id));
    const folded = foldName(name ?? "");
    // What looks like a name may be an id of letters.
    return names.get(folded) ?? ids.get(folded);
  };
}

/** What the list says of a card with what is known of it; the list stands before, but for how the name is written. */
function together(asked: CardRow, found: CardRow | undefined): CardRow {
  return found === undefined
    ? asked
    : { ...found, ...asked, ...(found.name === undefined ? {} : { name: found.name }) };
}

/** The wall that a list makes with the rows that its cards are looked up in. */
export function wallOf(name: string | null, sections: readonly AskedSection[], rows: readonly CountedRow[]): Wall {
  const find = finder(rows);
  const looked = ({ row, count, line }: Asked): WallCard => {
    const found = find(row);
    return { line, count, row: together(row, found), unknown: rows.length > 0 && found === undefined };
  };
  const shown = sections.map(({ heading, cards }) => ({ heading, cards: cards.map(looked) }));
  const all = shown.flatMap(({ cards }) => cards);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  return { name, sections: shown, total, kinds: new Set(all.map(({ row }) => foldName(nameOf(row)))).size };
}

export const fits = ({ total }: Wall): boolean => total <= BOUNDS.cards;

/** What a card is called: its name, or else its number. */
export const nameOf = ({ name, id }: CardRow): string => name ?? (id === undefined ? "" : `№ ${id}`);

const RANKS = { hero: 0, creature: 1, support: 2 } as const;

/** The cards of a section in the order asked for; what is alike stays in the list's order. */
export function sorted(cards: readonly WallCard[], by: Sort, language: string): readonly WallCard[] {
  if (by === "list") return cards;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Record<Exclude<Sort, "list">, (one: CardRow, other: CardRow) => number> = {
    name: (one, other) => compare(nameOf(one), nameOf(other)),
    life: (one, other) => (other.life ?? -1) - (one.life ?? -1),
    type: (one, other) => RANKS[one.type ?? "creature"] - RANKS[other.type ?? "creature"],
  };
  return cards.toSorted(({ row: one }, { row: other }) => orders[by](one, other));
}
