import { safePicture } from "../elements/safe-picture.ts";
import type { CardState } from "../engine.ts";
import type { Mistake } from "../words/error.ts";
import { BOUNDS } from "./bounds.ts";

/** What is known of a card: what `<berserk-card>` shows, and the number that lists call it by. */
export interface CardRow {
  readonly id?: string;
  readonly name?: string;
  readonly type?: CardState["type"];
  readonly life?: number;
  readonly strike?: string;
  readonly wounds?: number;
  readonly extraLives?: number;
  readonly lifeReductions?: number;
  readonly counters?: number;
  readonly poison?: number;
  readonly tapped?: boolean;
  readonly image?: string;
  readonly text?: string;
}

export interface CountedRow {
  readonly count: number;
  readonly row: CardRow;
}

export interface Rows {
  readonly rows: readonly CountedRow[];
  /** What was left out: a row, or one field of a row that stands. */
  readonly mistakes: readonly Mistake[];
}

type Fields = Readonly<Record<string, unknown>>;
const TYPES = ["creature", "hero", "support"] as const;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return { string: "text", boolean: "true or false", object: "object" }[typeof value as string] ?? typeof value;
}

const given = (value: unknown) => value !== undefined && value !== null && value !== "";
const whole = (value: unknown) =>
  typeof value === "string" && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;

/** Reads the fields of one row; each mistake is told to `report` and the field left out. */
class FieldReader {
  readonly #fields: Fields;
  readonly #path: string;
  readonly #report: (mistake: Mistake) => void;

  constructor(fields: Fields, path: string, report: (mistake: Mistake) => void) {
    this.#fields = fields;
    this.#path = path;
    this.#report = report;
  }

  #wrong(name: string, code: string, params: Readonly<Record<string, string>> = {}): undefined {
    this.#report({ code, path: this.#path === "" ? name : `${this.#path}.${name}`, params });
    return undefined;
  }

  inside(name: string): FieldReader {
    const inner = this.#fields[name];
    const path = this.#path === "" ? name : `${this.#path}.${name}`;
    return new FieldReader(isObject(inner) ? inner : {}, path, this.#report);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name) && given(this.#fields[name]);
  }

  /** A field that is not there, null or "" is none. */
  #value(name: string): unknown {
    return this.has(name) ? this.#fields[name] : undefined;
  }

  text(name: string, max: number): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    const text = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
    if (typeof text !== "string") return this.#wrong(name, "wrongType", { expected: "text", found: typeOf(value) });
    const { length } = text.trim();
    if (length > max) return this.#wrong(name, "badLength", { min: "0", max: String(max), found: String(length) });
    return text.trim() || undefined;
  }

  integer(name: string, max: number, min = 0): number | undefined {
    const value = whole(this.#value(name));
    if (value === undefined) return undefined;
    if (typeof value !== "number" || !Number.isInteger(value))
      return this.#wrong(name, "wrongType", { expected: "integer", found: typeOf(value) });
    if (value < min || value > max)
      return this.#wrong(name, "outOfRange", { min: String(min), max: String(max), found: String(value) });
    return value;
  }

  truth(name: string): boolean | undefined {
    const value = this.#value(name);
    if (value === undefined || typeof value === "boolean") return value;
    return this.#wrong(name, "wrongType", { expected: "true or false", found: typeOf(value) });
  }

  word<const Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    const word = words.find((one) => one === value);
    if (word !== undefined) return word;
    if (typeof value !== "string") return this.#wrong(name, "wrongType", { expected: "text", found: typeOf(value) });
    return this.#wrong(name, "unknownWord", { found: value.slice(0, 60), expected: words.join(", ") });
  }

  /** 2, [1, 2, 3], "2" or "1-2-3". */
  strike(name: string): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (typeof value === "string" && value.length > BOUNDS.id)
      return this.#wrong(name, "badLength", { min: "0", max: String(BOUNDS.id) });
    const parts = typeof value === "string" ? value.split(/\s*[-–—/]\s*/) : Array.isArray(value) ? value : [value];
    const strengths = parts.map(whole);
    const fits = strengths.every((one) => typeof one === "number" && Number.isInteger(one));
    if (!fits || (strengths.length !== 1 && strengths.length !== 3))
      return this.#wrong(name, "wrongType", { expected: "integer or list of three", found: typeOf(value) });
    const bad = strengths.find((one) => (one as number) < 0 || (one as number) > BOUNDS.strength);
    if (bad !== undefined)
      return this.#wrong(name, "outOfRange", { min: "0", max: String(BOUNDS.strength), found: String(bad) });
    return strengths.join("-");
  }

  picture(name: string): string | undefined {
    const address = this.text(name, BOUNDS.image);
    if (address === undefined || safePicture(address) !== null) return address;
    return this.#wrong(name, "unsafeAddress");
  }
}

/** A row as deckbuilders have them, a card of a scenario, or a `CardState`; other fields are nobody's business here. */
function readRow(value: unknown, path: string, report: (mistake: Mistake) => void): CountedRow | null {
  const refused = (code: string, params: Mistake["params"] = {}) => {
    report({ code, path, params });
    return null;
  };
  if (!isObject(value)) return refused("wrongType", { expected: "object", found: typeOf(value) });
  const fields = new FieldReader(value, path, report);
  const markers = fields.inside("markers");
  const pile = (name: string) => (fields.has(name) ? fields : markers).integer(name, BOUNDS.pile);
  const printed = fields.inside("life");
  const read = {
    id: fields.text("id", BOUNDS.id),
    name: fields.text("name", BOUNDS.name),
    type: fields.word("type", TYPES),
    life: isObject(value.life) ? printed.integer("starting", BOUNDS.life) : fields.integer("life", BOUNDS.life),
    strike: fields.strike("strike"),
    wounds: pile("wounds"),
    extraLives: pile("extraLives"),
    lifeReductions: pile("lifeReductions"),
    counters: fields.integer("counters", BOUNDS.pile),
    poison: fields.integer("poison", BOUNDS.pile),
    tapped: fields.word("orientation", ["upright", "tapped"]) === "tapped" || fields.truth("tapped"),
    image: fields.picture("image"),
    text: fields.text("text", BOUNDS.printed),
  };
  if (read.id === undefined && read.name === undefined)
    return fields.has("name") || fields.has("id") ? null : refused("missingField", { field: "name" });
  const row = Object.fromEntries(Object.entries(read).filter(([, field]) => field)) as CardRow;
  return { count: fields.integer("count", BOUNDS.copies, 1) ?? 1, row };
}

/** Reads a list of rows, one row, or what has them under `cards`. */
export function readRows(value: unknown): Rows {
  const mistakes: Mistake[] = [];
  const hasCards = isObject(value) && Object.hasOwn(value, "cards");
  const list = hasCards ? value.cards : isObject(value) ? [value] : value;
  if (!Array.isArray(list)) {
    const path = hasCards ? "cards" : "";
    return { rows: [], mistakes: [{ code: "wrongType", path, params: { expected: "list", found: typeOf(list) } }] };
  }
  if (list.length > BOUNDS.rows) {
    const params = { min: "0", max: String(BOUNDS.rows) };
    return { rows: [], mistakes: [{ code: "badLength", path: hasCards ? "cards" : "", params }] };
  }
  const pathOf = (index: number) => (hasCards ? `cards[${index}]` : list === value ? `[${index}]` : "");
  const rows = list.map((row: unknown, index) => readRow(row, pathOf(index), (mistake) => mistakes.push(mistake)));
  return { rows: rows.filter((row) => row !== null), mistakes };
}
