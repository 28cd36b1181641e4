import { LinkError } from "./error.ts";
import { readTexts } from "./letters.ts";
import { Cursor } from "./numbers.ts";
import {
  DEEPEST,
  GREATEST,
  KINDS,
  type Member,
  type Numbered,
  optional,
  type Pool,
  type Rows,
  type Shape,
  SPELT,
} from "./shape.ts";

/** Reads what a `Writer` has written. */
export class Reader {
  readonly #numbers: Cursor;
  readonly #ids: Iterator<string>;
  readonly #texts: Iterator<string>;
  readonly #pools = new Map<Pool, string[]>();
  #spelt = 0;

  constructor({ numbers, ids, texts }: Rows) {
    this.#numbers = new Cursor(numbers);
    this.#ids = readTexts(ids).values();
    this.#texts = readTexts(texts).values();
  }

  /** The one value that is there. */
  whole(shape: Shape): unknown {
    const value = this.#read(shape, 0);
    if (!this.#numbers.isAtEnd || !this.#ids.next().done || !this.#texts.next().done) throw damaged();
    return value;
  }

  #read(shape: Shape, depth: number): unknown {
    if (depth > DEEPEST) throw damaged();
    const inner = depth + 1;
    switch (shape.is) {
      case "integer":
      case "words":
      case "known":
        return this.#numbered(shape, this.#numbers.number());
      case "flag":
        return this.#of([false, true]);
      case "text":
        return next(this.#texts);
      case "list": {
        const all: unknown[] = [];
        for (let count = this.#numbers.number(); count > 0; count--) all.push(this.#read(shape.of, inner));
        return all;
      }
      case "amounts":
        return this.#amounts(shape.pool);
      case "object": {
        const value = {};
        this.#members(value, shape.members, this.#numbers.number(), inner);
        return value;
      }
      case "oneOf": {
        const member = this.#of(shape.members);
        return { [member.name]: this.#read(member.shape, inner) };
      }
      case "kinds": {
        const number = this.#numbers.number();
        const { word, members } = at(shape.kinds, number % KINDS);
        const value = { kind: word };
        this.#members(value, members, Math.floor(number / KINDS), inner);
        return value;
      }
      case "either": {
        const number = this.#numbers.number();
        return number === 0 ? this.#read(shape.other, inner) : this.#numbered(shape.one, number - 1);
      }
    }
  }

  #of<T>(list: readonly T[]): T {
    return at(list, this.#numbers.number());
  }

  #numbered(shape: Numbered, number: number): string | number {
    if (shape.is === "words") return at(shape.words, number);
    if (shape.is === "known") return this.#known(shape.pool, number);
    if (number > GREATEST) throw damaged();
    return number;
  }

  #known(pool: Pool, number: number): string {
    const texts = this.#pools.get(pool) ?? [];
    this.#pools.set(pool, texts);
    if (number === 0) texts.push(next(pool === "name" ? this.#texts : this.#ids));
    const text = number === 0 ? texts.at(-1) : texts[number - 1];
    if (text === undefined) throw damaged();
    this.#spelt += text.length;
    if (this.#spelt > SPELT) throw new LinkError("tooLarge");
    return text;
  }

  #amounts(pool: Pool): object {
    const value = {};
    for (let count = this.#numbers.number(); count > 0; count--) {
      const name = this.#known(pool, this.#numbers.number());
      // A resource may have any name, `__proto__` too.
      if (Object.hasOwn(value, name)) throw damaged();
      Object.defineProperty(value, name, {
        value: this.#numbers.number(),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return value;
  }

  #members(value: object, members: readonly Member[], mask: number, depth: number): void {
    const optionals = optional(members);
    if (mask >= 2 ** optionals.length) throw new LinkError("newerVersion");
    for (const { name, shape, needed } of members) {
      const isThere = needed || Math.floor(mask / 2 ** optionals.findIndex((it) => it.name === name)) % 2 === 1;
      if (isThere) Object.assign(value, { [name]: this.#read(shape, depth) });
    }
  }
}

const damaged = () => new LinkError("damaged");

function next(texts: Iterator<string>): string {
  const { done, value } = texts.next();
  if (done) throw damaged();
  return value;
}

/** An entry of a list that may have grown since. */
function at<T>(list: readonly T[], place: number): T {
  const entry = list[place];
  if (entry === undefined) throw new LinkError("newerVersion");
  return entry;
}
