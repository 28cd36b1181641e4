import type { CardId, Snapshot } from "../engine.ts";

/** What people read instead of ids. */
export interface ReadableNames {
  /** The card's name, with its number where several cards are called alike. */
  nameOf(id: CardId): string;
  /** That number, or null where the name is its alone. */
  numberOf(id: CardId): number | null;
}

export function readableNames(cards: Snapshot["cards"]): ReadableNames {
  const alike = new Map<string, CardId[]>();
  for (const { id, name } of cards) alike.set(name, [...(alike.get(name) ?? []), id]);
  const names = new Map<CardId, { name: string; number: number | null }>();
  for (const [name, ids] of alike) {
    for (const [index, id] of ids.entries()) names.set(id, { name, number: ids.length > 1 ? index + 1 : null });
  }
  const numberOf = (id: CardId) => names.get(id)?.number ?? null;
  return {
    numberOf,
    nameOf: (id) => {
      const name = names.get(id)?.name ?? id;
      return numberOf(id) === null ? name : `${name} ${numberOf(id)}`;
    },
  };
}
