import type { Edition } from "../engine.ts";
import { type ClauseNumbers, clauseNumbers, rulebook } from "../words/rulebook.ts";
import { CASES, type CaseHead, homeOf } from "./rulebook-cases.ts";

/** How we settle what a clause leaves open. */
export interface Ruling {
  readonly id: string;
  readonly text: string;
  readonly cases: readonly CaseHead[];
}

export interface Clause {
  /** Its address on the page, the same under both editions. */
  readonly id: string;
  /** Its number, and the edition whose number that is. */
  readonly number: string;
  readonly edition: Edition;
  readonly numbers: ClauseNumbers;
  readonly text: string;
  readonly rulings: readonly Ruling[];
  readonly cases: readonly CaseHead[];
}

export const CHAPTERS = ["504", "505", "506", "507"] as const;

export interface Chapter {
  readonly id: (typeof CHAPTERS)[number];
  readonly clauses: readonly Clause[];
}

/** The plain cases come first. */
const ORDER: readonly CaseHead["kind"][] = ["plain", "edge", "counter", "refusal"];

/** The addresses of the clauses in that edition, each with its numbers. */
function addresses(edition: Edition): readonly { readonly id: string; readonly numbers: ClauseNumbers }[] {
  const all = clauseNumbers(edition);
  return all.map((numbers, at) => {
    // "classic" halves 505.3: the second half stands under the number that both have in "heroes".
    const isSecond = all.findIndex(({ heroes }) => heroes === numbers.heroes) < at;
    return { id: isSecond ? `${numbers.heroes}-others` : numbers.heroes, numbers };
  });
}

/** The addresses of the clauses that have that number in "classic". */
export function classicAddresses(number: string): readonly string[] {
  return addresses("classic").flatMap(({ id, numbers }) => (numbers.classic === number ? [id] : []));
}

/** The address of the clause or ruling under which a case stands. */
function addressUnder(head: CaseHead): string {
  const home = homeOf(head);
  if (head.edition === "heroes" || home === head.ruling) return home;
  // Of the clauses that share a number the last is the one about how the markers act on each other.
  return classicAddresses(home).at(-1) ?? home;
}

const casesAt = new Map<string, readonly CaseHead[]>();
for (const head of CASES.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))) {
  const id = addressUnder(head);
  casesAt.set(id, [...(casesAt.get(id) ?? []), head]);
}

/** The whole book, as that edition numbers it. */
export function book(edition: Edition, language: string): readonly Chapter[] {
  const places = addresses(edition);
  const clauses: Clause[] = [];
  for (const { clause, edition: stated, ruling, text } of rulebook(edition, language)) {
    if (ruling === null) {
      const place = places[clauses.length];
      if (place === undefined) throw new Error(`the clause ${clause} has no address`);
      const cases = casesAt.get(place.id) ?? [];
      clauses.push({ ...place, number: clause, edition: stated, text, rulings: [], cases });
    } else {
      const last = clauses.pop();
      if (last === undefined) throw new Error(`the ruling ${ruling} stands under no clause`);
      const rulings = [...last.rulings, { id: ruling, text, cases: casesAt.get(ruling) ?? [] }];
      clauses.push({ ...last, rulings });
    }
  }
  return CHAPTERS.map((id) => ({ id, clauses: clauses.filter(({ numbers }) => numbers.heroes.startsWith(id)) }));
}
