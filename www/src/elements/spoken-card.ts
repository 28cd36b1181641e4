import type { Texts } from "../i18n/index.ts";
import type { ShownCard } from "./shown-card.ts";

/** A card in one spoken line: «Кочевник, закрыта, жизни 5 из 8: ран 3». */
export function spokenCard(card: ShownCard, texts: Texts): string {
  const parts = [card.name || texts("card.nameless")];
  if (card.parts.length > 0) parts.push(texts("card.over", { names: texts.list(card.parts) }));
  if (card.copies > 1) parts.push(texts("card.copies", { count: card.copies }));
  if (card.tapped) parts.push(texts("card.tapped"));
  if (card.strike !== null) parts.push(texts("card.strike", { strike: card.strike }));
  if (card.life !== null) parts.push(texts("card.life", { level: card.life.level, starting: card.life.starting }));
  const piles = card.piles.map(({ pile, count }) => texts(`pile.${pile}.spoken`, { count }));
  const line = texts.list(parts);
  return piles.length > 0 ? `${line}: ${texts.list(piles)}` : line;
}
