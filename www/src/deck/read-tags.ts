import type { Mistake } from "../words/error.ts";
import { readRows } from "./card-row.ts";
import { beginning } from "./deck-list.ts";
import type { Asked, AskedSection } from "./wall.ts";

export interface Tags {
  readonly name: string | null;
  readonly sections: readonly AskedSection[];
  readonly mistakes: readonly Mistake[];
}

/** The fields of a row that a tag's attributes stand for: `extra-lives` is `extraLives`, `tapped` is there or not. */
function fieldsOf(tag: Element): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { name, value } of tag.attributes)
    fields[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = name === "tapped" ? true : value;
  return fields;
}

/** Reads pasted `<berserk-card>` tags with the headings between them. Nothing of the text runs or is fetched. */
export function readTags(text: string): Tags {
  const page = new DOMParser().parseFromString(text, "text/html");
  const sections: { heading: string | null; cards: Asked[] }[] = [{ heading: null, cards: [] }];
  const mistakes: Mistake[] = [];
  let name: string | null = null;
  let index = 0;
  for (const element of page.body.querySelectorAll("berserk-card, h1, h2, h3, h4, h5, h6")) {
    if (element.localName !== "berserk-card") {
      const heading = beginning(element.textContent?.replace(/\s+/g, " ").trim() ?? "");
      if (index === 0 && name === null && /^h[12]$/.test(element.localName)) name = heading || null;
      else if (heading !== "") sections.push({ heading, cards: [] });
      continue;
    }
    const { rows, mistakes: wrong } = readRows([fieldsOf(element)]);
    for (const { path, ...mistake } of wrong) mistakes.push({ ...mistake, path: path.replace("[0]", `[${index}]`) });
    sections.at(-1)?.cards.push(...rows.map((row) => ({ ...row, line: null })));
    index++;
  }
  return { name, sections: sections.filter(({ cards }) => cards.length > 0), mistakes };
}
