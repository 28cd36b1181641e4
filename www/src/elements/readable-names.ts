import type { CardId, Snapshot } from "../engine.ts";

/** What people read instead of ids: the card's name, numbered where several cards are called alike. */
export function readableNames(cards: Snapshot["cards"]): (id: CardId) => string {
  const total = new Map<string, number>();
  for (const { name } of cards) total.set(name, (total.get(name) ?? 0) + 1);
  const sofar = new Map<string, number>();
  const names = new Map<CardId, string>();
  for (const { id, name } of cards) {
    const number = (sofar.get(name) ?? 0) + 1;
    sofar.set(name, number);
    names.set(id, (total.get(name) ?? 1) > 1 ? `${name} ${number}` : name);
  }
  return (id) => names.get(id) ?? id;
}
