import type { Edition } from "../engine.ts";
import { book, CHAPTERS, classicAddresses } from "./rulebook-book.ts";
import { CASES } from "./rulebook-cases.ts";

/** What a link into the book means: the place on the page, and the edition whose numbers it speaks in, if it says so. */
export interface Address {
  readonly id: string;
  readonly edition: Edition | null;
}

const own = new Set<string>([
  ...CHAPTERS,
  ...CASES.map(({ name }) => name),
  ...book("classic", "en").flatMap(({ clauses }) =>
    clauses.flatMap(({ id, rulings }) => [id, ...rulings.map((ruling) => ruling.id)]),
  ),
]);

/** `#504.5`, `#508.3`, `#R1`, `#R1-cancelling-is-one-for-one`; null for what is nowhere in the book. */
export function addressOf(hash: string): Address | null {
  const asked = decodeURIComponent(hash.replace(/^#/, ""));
  if (own.has(asked)) return { id: asked, edition: asked.endsWith("-others") ? "classic" : null };
  const [first, second] = classicAddresses(asked);
  if (first === undefined) return null;
  // A number that several clauses share means their chapter.
  const chapter = CHAPTERS.find((id) => first.startsWith(id));
  return { id: second === undefined || chapter === undefined ? first : chapter, edition: "classic" };
}
