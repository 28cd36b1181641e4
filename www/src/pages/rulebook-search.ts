import type { Edition } from "../engine.ts";
import { LANGUAGES } from "../i18n/index.ts";
import { book, type Chapter, type Clause } from "./rulebook-book.ts";
import type { CaseHead } from "./rulebook-cases.ts";

const EDITIONS: readonly Edition[] = ["heroes", "classic"];
const NUMBER = /^(50\d[\d.]*|r\d+[a-z]?)$/;

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");

/** What is asked for, in pieces that must all be found: numbers of clauses and rulings, and words. */
export interface Query {
  readonly numbers: readonly string[];
  readonly words: readonly string[];
}

export function queryOf(text: string): Query {
  const terms = plain(text).split(/\s+/).filter(Boolean);
  const isNumber = (term: string) => NUMBER.test(term);
  return { numbers: terms.filter(isNumber), words: terms.filter((term) => !isNumber(term)) };
}

export const asksNothing = ({ numbers, words }: Query): boolean => numbers.length + words.length === 0;

/** The texts of every clause and ruling by its address, in all languages and editions. */
const texts = new Map<string, string>();
for (const language of LANGUAGES) {
  for (const edition of EDITIONS) {
    for (const { id, text, rulings } of book(edition, language).flatMap(({ clauses }) => clauses)) {
      for (const it of [{ id, text }, ...rulings]) texts.set(it.id, `${texts.get(it.id) ?? ""} ${plain(it.text)}`);
    }
  }
}

interface Findable {
  readonly numbers: readonly (string | null)[];
  readonly text: string;
}

function holds({ numbers, text }: Findable, query: Query): boolean {
  const isNumbered = (asked: string) =>
    numbers.some((number) =>
      asked.startsWith("r") ? number?.toLowerCase() === asked : number?.startsWith(asked) === true,
    );
  return query.numbers.every(isNumbered) && query.words.every((word) => text.includes(word));
}

function clauseWith(clause: Clause, query: Query): Clause | null {
  const numbers = [clause.numbers.heroes, clause.numbers.classic];
  /** An entry that is found keeps its cases; of another's those that are found. */
  const kept = (id: string, cases: readonly CaseHead[], inside: readonly (string | null)[]) => {
    const isFound = holds({ numbers: inside, text: texts.get(id) ?? "" }, query);
    const about = ({ title, clause: cited, ruling }: CaseHead) => ({
      numbers: [...inside, cited, ruling],
      text: plain(Object.values(title).join(" ")),
    });
    return { isFound, cases: isFound ? cases : cases.filter((head) => holds(about(head), query)) };
  };
  const own = kept(clause.id, clause.cases, numbers);
  const rulings = clause.rulings.flatMap((ruling) => {
    const { isFound, cases } = kept(ruling.id, ruling.cases, [...numbers, ruling.id]);
    return isFound || cases.length > 0 ? [{ ...ruling, cases }] : [];
  });
  const isThere = own.isFound || own.cases.length > 0 || rulings.length > 0;
  return isThere ? { ...clause, cases: own.cases, rulings } : null;
}

/** The part of a book that holds what is asked for. */
export function found(chapters: readonly Chapter[], query: Query): readonly Chapter[] {
  if (asksNothing(query)) return chapters;
  return chapters
    .map(({ id, clauses }) => ({ id, clauses: clauses.flatMap((clause) => clauseWith(clause, query) ?? []) }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** A text in pieces, every second of which is a word that was asked for. */
export function pieces(text: string, { words }: Query): readonly string[] {
  if (words.length === 0) return [text];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${any.join("|").replaceAll("е", "[её]")})`, "iu"));
}
