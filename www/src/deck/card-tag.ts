import type { CardRow } from "./card-row.ts";
import { nameOf, type Wall } from "./wall.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The attributes of `<berserk-card>` for a row, in the order in which they are documented. */
export function attributesOf(row: CardRow): readonly (readonly [string, string | number | true])[] {
  const all = [
    ["name", nameOf(row)],
    ["type", row.type === "creature" ? undefined : row.type],
    ["life", row.life],
    ["strike", row.strike],
    ["wounds", row.wounds],
    ["extra-lives", row.extraLives],
    ["life-reductions", row.lifeReductions],
    ["counters", row.counters],
    ["poison", row.poison],
    ["tapped", row.tapped],
    ["image", row.image],
    ["text", row.text],
  ] as const;
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** `<berserk-card name="…" …></berserk-card>`, safe to stand in a page whatever the row holds. */
export function cardTag(row: CardRow, count = 1): string {
  const attributes = [...attributesOf(row), ...(count > 1 ? [["count", count] as const] : [])];
  const written = attributes.map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`,
  );
  return `<berserk-card${written.join("")}></berserk-card>`;
}

/** The wall for a page of one's own: a heading where the list has one, then a tag a line. */
export function wallTags({ name, sections }: Wall, eachCopy: boolean, headingOf: (heading: string) => string): string {
  const lines = name === null ? [] : [`<h2>${escaped(name)}</h2>`];
  for (const { heading, cards } of sections) {
    if (heading !== null) lines.push(`<h3>${escaped(headingOf(heading))}</h3>`);
    for (const { row, count } of cards)
      lines.push(...(eachCopy ? Array<string>(count).fill(cardTag(row)) : [cardTag(row, count)]));
  }
  return `${lines.join("\n")}\n`;
}
