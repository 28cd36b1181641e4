import { LinkError } from "./error.ts";
import { writeText } from "./letters.ts";
import { writeNumber } from "./numbers.ts";
import {
  DEEPEST,
  GREATEST,
  KINDS,
  type Member,
  MOST,
  type Numbered,
  optional,
  type Pool,
  type Rows,
  type Shape,
  SPELT,
} from "./shape.ts";

/** Writes a value by the table of its format: numbers, ids and texts each in a row of their own. */
export class Writer {
  readonly #numbers: number[] = [];
  readonly #ids: number[] = [];
  readonly #texts: number[] = [];
  readonly #pools = new Map<Pool, Map<string, number>>();
  #spelt = 0;

  whole(shape: Shape, value: unknown): Rows {
    this.#write(shape, value, "", 0);
    return {
      numbers: Uint8Array.from(this.#numbers),
      ids: Uint8Array.from(this.#ids),
      texts: Uint8Array.from(this.#texts),
    };
  }

  #write(shape: Shape, value: unknown, path: string, depth: number): void {
    if (depth > DEEPEST) throw wrong(path);
    const inner = depth + 1;
    switch (shape.is) {
      case "integer":
      case "words":
      case "known":
        this.#numbered(shape, value, path, 0);
        return;
      case "flag":
        if (typeof value !== "boolean") throw wrong(path);
        this.#number(value ? 1 : 0);
        return;
      case "text":
        writeText(asText(value, path), this.#texts);
        return;
      case "list":
        if (!Array.isArray(value)) throw wrong(path);
        this.#number(value.length);
        for (let at = 0; at < value.length; at++) this.#write(shape.of, value[at], `${path}[${at}]`, inner);
        return;
      case "amounts":
        this.#amounts(shape.pool, asObject(value, path), path);
        return;
      case "object": {
        const members = given(asObject(value, path), shape.members, path);
        this.#number(mask(shape.members, members));
        this.#members(shape.members, members, path, inner);
        return;
      }
      case "oneOf": {
        const members = given(asObject(value, path), shape.members, path);
        const at = shape.members.findIndex(({ name }) => members.has(name));
        const member = shape.members[at];
        if (!member || members.size !== 1) throw wrong(path);
        this.#number(at);
        this.#members([member], members, path, inner);
        return;
      }
      case "kinds": {
        const { kind: word, ...rest } = asObject(value, path);
        const at = shape.kinds.findIndex((kind) => kind.word === word);
        const kind = shape.kinds[at];
        if (!kind) throw wrong(within(path, "kind"));
        const members = given(rest, kind.members, path);
        this.#number(at + KINDS * mask(kind.members, members));
        this.#members(kind.members, members, path, inner);
        return;
      }
      case "either":
        if (suits(shape.one, value)) this.#numbered(shape.one, value, path, 1);
        else {
          this.#number(0);
          this.#write(shape.other, value, path, inner);
        }
    }
  }

  #number(number: number): void {
    // Here and not at the end, since a value may hold itself many times over.
    if ([this.#numbers, this.#ids, this.#texts].some(({ length }) => length > MOST)) throw new LinkError("tooLarge");
    writeNumber(number, this.#numbers);
  }

  #numbered(shape: Numbered, value: unknown, path: string, above: number): void {
    if (shape.is === "integer") {
      if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > GREATEST) throw wrong(path);
      this.#number(value + above);
      return;
    }
    const text = asText(value, path);
    if (shape.is === "known") this.#known(shape.pool, text, above);
    else {
      const at = shape.words.indexOf(text);
      if (at < 0) throw wrong(path);
      this.#number(at + above);
    }
  }

  #known(pool: Pool, text: string, above: number): void {
    this.#spelt += text.length;
    if (this.#spelt > SPELT) throw new LinkError("tooLarge");
    const texts = this.#pools.get(pool) ?? new Map<string, number>();
    this.#pools.set(pool, texts);
    const at = texts.get(text);
    this.#number((at ?? 0) + above);
    if (at !== undefined) return;
    texts.set(text, texts.size + 1);
    writeText(text, pool === "name" ? this.#texts : this.#ids);
  }

  #amounts(pool: Pool, value: Values, path: string): void {
    // As the engine keeps them: by the order of their characters.
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    this.#number(names.length);
    for (const name of names.sort(byCharacters)) {
      this.#known(pool, name, 0);
      this.#numbered({ is: "integer" }, value[name], within(path, name), 0);
    }
  }

  #members(members: readonly Member[], values: ReadonlyMap<string, unknown>, path: string, depth: number): void {
    for (const { name, shape, needed } of members)
      if (needed || values.has(name)) this.#write(shape, values.get(name), within(path, name), depth);
  }
}

type Values = Readonly<Record<string, unknown>>;

const wrong = (path: string) => new LinkError("noScenario", {}, path);
const within = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

function asText(value: unknown, path: string): string {
  if (typeof value !== "string") throw wrong(path);
  return value;
}

function asObject(value: unknown, path: string): Values {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(path);
  return value as Values;
}

/** The members that are there, and no others; undefined is not there. */
function given(value: Values, members: readonly Member[], path: string): ReadonlyMap<string, unknown> {
  const all = new Map<string, unknown>();
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === undefined) continue;
    if (!members.some((known) => known.name === name)) throw wrong(within(path, name));
    all.set(name, member);
  }
  return all;
}

function mask(members: readonly Member[], values: ReadonlyMap<string, unknown>): number {
  return optional(members).reduce((sum, { name }, at) => sum + (values.has(name) ? 2 ** at : 0), 0);
}

const suits = ({ is }: Numbered, value: unknown) =>
  (typeof value === "number") === (is === "integer") && !Array.isArray(value);

/** Order by code points, as UTF-8 has it. */
function byCharacters(one: string, other: string): number {
  const [these, those] = [[...one], [...other]];
  for (let at = 0; ; at++) {
    const [a, b] = [these[at]?.codePointAt(0) ?? -1, those[at]?.codePointAt(0) ?? -1];
    if (a !== b || a < 0) return a - b;
  }
}
