import type { Edition } from "../../generated/types.ts";
import compiled from "../i18n/languages?messages=rules";
import { type Compiled, inLanguage } from "./language.ts";
import type { Language } from "./say.ts";

type Texts = Compiled<typeof import("../i18n/languages/en.json")["rules"]>;
type ClauseKey = keyof Texts["clauses"];
type ClassicKey = keyof Texts["classic"];
type Ruling = keyof Texts["rulings"];

const all = compiled as Readonly<Record<string, Texts>>;

/** One clause, or one ruling on it, in our own short words. */
export interface RulebookEntry {
  readonly clause: string;
  /** The edition whose number that is. */
  readonly edition: Edition;
  /** The ruling's name, as in "R35a"; null for the clause itself. */
  readonly ruling: string | null;
  readonly text: string;
}

interface Row {
  /** The number in "heroes", and the key of its text. */
  clause: ClauseKey;
  /** The number in "classic"; its text is the classic one if there is one. */
  classic?: string;
  rulings: readonly Ruling[];
}

/** The clauses in order, each with the rulings that settle what it leaves open. */
const rows: readonly Row[] = [
  { clause: "504.1", rulings: ["R6", "R7", "R32", "R34", "R36"] },
  { clause: "504.1.1", rulings: ["R4"] },
  { clause: "504.2", classic: "508", rulings: [] },
  { clause: "504.3", classic: "508.3", rulings: ["R3", "R23"] },
  { clause: "504.4", classic: "508", rulings: [] },
  { clause: "504.5", classic: "508", rulings: ["R1", "R5", "R35a"] },
  { clause: "504.6", rulings: ["R2", "R15"] },
  { clause: "505.1", classic: "509", rulings: ["R8", "R9"] },
  { clause: "505.1.1", classic: "509.1.1", rulings: ["R13", "R24"] },
  { clause: "505.2", classic: "509.2", rulings: ["R16"] },
  { clause: "505.3", classic: "509.3", rulings: ["R10", "R11", "R12", "R25", "R30", "R37", "R39", "R42", "R45"] },
  { clause: "505.3others", rulings: [] },
  { clause: "505.4", rulings: ["R14", "R31"] },
  { clause: "506.1", rulings: ["R17", "R18", "R28", "R29", "R33", "R38"] },
  { clause: "506.2", rulings: ["R19", "R35", "R40", "R43", "R44"] },
  { clause: "506.3", rulings: ["R20", "R22", "R41"] },
  { clause: "507", rulings: ["R21", "R26", "R27"] },
];

/** A clause's number in each edition; null where the edition does not state it. */
export interface ClauseNumbers {
  readonly heroes: string;
  readonly classic: string | null;
}

/** What `rulebook` tells in that edition: "classic" has a clause for a card's own death triggers only. */
const rowsOf = (edition: Edition): readonly Row[] =>
  rows.filter(({ clause }) => edition === "classic" || clause !== "505.3others");

/** The numbers of the clauses that `rulebook` tells in that edition, in its order. */
export function clauseNumbers(edition: Edition): readonly ClauseNumbers[] {
  return rowsOf(edition).map(({ clause, classic = null }) => ({ heroes: clause.replace("others", ""), classic }));
}

/**
 * The clauses and rulings in order, under the edition's numbers; what only "heroes" states stands under its number
 * there, also in the classic book.
 */
export function rulebook(edition: Edition, language: Language): readonly RulebookEntry[] {
  const { clauses, classic, rulings } = inLanguage(all, language);
  const entries = rowsOf(edition).flatMap((row): RulebookEntry[] => {
    const number = edition === "classic" ? row.classic : undefined;
    const place =
      number === undefined
        ? ({ clause: row.clause.replace("others", ""), edition: "heroes" } as const)
        : ({ clause: number, edition: "classic" } as const);
    const text =
      number !== undefined && Object.hasOwn(classic, number) ? classic[number as ClassicKey] : clauses[row.clause];
    return [
      { ...place, ruling: null, text: text() },
      ...row.rulings.map((ruling) => ({ ...place, ruling, text: rulings[ruling]() })),
    ];
  });
  return Object.freeze(entries.map((entry) => Object.freeze(entry)));
}
