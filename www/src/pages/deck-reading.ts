import { BOUNDS } from "../deck/bounds.ts";
import { type CountedRow, readRows } from "../deck/card-row.ts";
import { type LineMistake, ListTooLong, readDeckList } from "../deck/deck-list.ts";
import { readTags } from "../deck/read-tags.ts";
import { type AskedSection, fits, nameOf, rowOf, type Wall, wallOf } from "../deck/wall.ts";
import type { Mistake } from "../words/error.ts";
import { locatedText, NotJson, type Place } from "./located-text.ts";

export const FIELDS = ["list", "rows"] as const;
export type Field = (typeof FIELDS)[number];

/** What was left out of the wall, or stands there without figures; where in which field. */
export interface Remark {
  readonly field: Field;
  readonly place: Place | null;
  readonly about:
    | Pick<LineMistake, "code" | "found">
    | { readonly code: "unknown"; readonly found: string }
    | { readonly code: "row"; readonly mistake: Mistake };
}

/** Why there is no wall. */
export interface Problem {
  readonly field: Field;
  readonly place: Place | null;
  readonly code: "notJson" | "nothing" | "tooManyCards" | "tooManyLines" | "tooMuchText";
  readonly params: Readonly<Record<string, string>>;
}

export interface Reading {
  readonly wall: Wall | null;
  readonly problem: Problem | null;
  readonly remarks: readonly Remark[];
}

/** The remarks that are told; more are only counted. */
export const TOLD = 20;

interface Listed {
  readonly name: string | null;
  readonly sections: readonly AskedSection[];
  readonly remarks: readonly Remark[];
}

class NoWall extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

function rowsIn(
  field: Field,
  text: string,
): { readonly rows: readonly CountedRow[]; readonly remarks: readonly Remark[] } {
  if (text.length > BOUNDS.text)
    throw new NoWall({ field, place: null, code: "tooMuchText", params: { max: String(BOUNDS.text) } });
  try {
    const located = locatedText(text.replace(/^\uFEFF/, ""));
    const { rows, mistakes } = readRows(located.value);
    const remarks = mistakes.map((mistake, index): Remark => {
      const place = index < TOLD ? located.placeOf(mistake.path) : null;
      return { field, place, about: { code: "row", mistake } };
    });
    return { rows, remarks };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    throw new NoWall({ field, place: error.place, code: "notJson", params: error.params });
  }
}

const alone = (rows: readonly CountedRow[]): readonly AskedSection[] =>
  rows.length === 0 ? [] : [{ heading: null, cards: rows.map((row) => ({ ...row, line: null })) }];

function lines(text: string): Listed {
  try {
    const { name, sections, mistakes } = readDeckList(text);
    return {
      name,
      sections: sections.map(({ heading, lines: cards }) => ({
        heading,
        cards: cards.map(({ line, count, text: said }) => ({ line, count, row: rowOf(said) })),
      })),
      remarks: mistakes.map(({ line, code, found }) => ({
        field: "list",
        place: { line, column: 1 },
        about: { code, found },
      })),
    };
  } catch (error) {
    if (!(error instanceof ListTooLong)) throw error;
    const max = String(error.code === "tooManyLines" ? BOUNDS.lines : BOUNDS.list);
    throw new NoWall({ field: "list", place: null, code: error.code, params: { max } });
  }
}

/** A list may be lines, JSON rows or tags: it is told by how it begins. */
function listed(text: string): Listed {
  const begins = text.replace(/^[\uFEFF\s]+/, "");
  if (/^(\{|\[\s*[[{\]])/.test(begins)) {
    const { rows, remarks } = rowsIn("list", text);
    return { name: null, sections: alone(rows), remarks };
  }
  if (!/^</.test(begins) || !/<berserk-card[\s>]/i.test(text)) return lines(text);
  if (text.length > BOUNDS.text)
    throw new NoWall({ field: "list", place: null, code: "tooMuchText", params: { max: String(BOUNDS.text) } });
  const { name, sections, mistakes } = readTags(text);
  const remarks = mistakes.map((mistake): Remark => ({ field: "list", place: null, about: { code: "row", mistake } }));
  return { name, sections, remarks };
}

function unknownIn({ sections }: Wall): readonly Remark[] {
  const unknown = sections.flatMap(({ cards }) => cards.filter((card) => card.unknown));
  return unknown.map(({ line, row }) => ({
    field: "list",
    place: line === null ? null : { line, column: 1 },
    about: { code: "unknown", found: nameOf(row) },
  }));
}

/** Reads the list with the rows that its cards are looked up in. Nothing is thrown for what was pasted. */
export function readDeck(list: string, rows: string): Reading {
  const remarks: Remark[] = [];
  try {
    const known = rows.trim() === "" ? { rows: [], remarks: [] } : rowsIn("rows", rows);
    const deck = list.trim() === "" ? null : listed(list);
    remarks.push(...(deck?.remarks ?? []), ...known.remarks);
    const wall = deck === null ? wallOf(null, alone(known.rows), []) : wallOf(deck.name, deck.sections, known.rows);
    const field = deck === null && rows.trim() !== "" ? "rows" : "list";
    if (wall.total === 0) throw new NoWall({ field, place: null, code: "nothing", params: {} });
    if (!fits(wall)) {
      const params = { found: String(wall.total), max: String(BOUNDS.cards) };
      throw new NoWall({ field, place: null, code: "tooManyCards", params });
    }
    // What is said of the list comes first, from its top down.
    const inList = [...remarks.filter((remark) => remark.field === "list"), ...unknownIn(wall)];
    inList.sort((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0));
    return { wall, problem: null, remarks: [...inList, ...remarks.filter((remark) => remark.field === "rows")] };
  } catch (error) {
    if (!(error instanceof NoWall)) throw error;
    return { wall: null, problem: error.problem, remarks };
  }
}
