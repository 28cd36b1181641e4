// Which lines and branches an input reaches, and how often: counters that Istanbul puts into the code.
import { createInstrumenter } from "istanbul-lib-instrument";

const NAME = "__linkCoverage__";

/** The code with its counters. */
export const counted = (code, file) =>
  createInstrumenter({ coverageVariable: NAME, esModules: true, compact: true }).instrumentSync(code, file);

/** How often, roughly, as libFuzzer tells it: once, twice, three times, up to 7, 15, 31, 127, more. */
const bucket = (count) => (count < 4 ? count : count < 8 ? 4 : count < 16 ? 5 : count < 32 ? 6 : count < 128 ? 7 : 8);

/** Reads the counters, and remembers what was ever reached. */
export class Coverage {
  #lists = [];
  #seen = [];

  /** Once the counted code is loaded. */
  constructor() {
    for (const { s, b } of Object.values(globalThis[NAME])) this.#lists.push(s, ...Object.values(b));
    this.#seen = this.#lists.map(() => ({}));
  }

  get reached() {
    return this.#seen.reduce((sum, seen) => sum + Object.keys(seen).length, 0);
  }

  /** Begins an input. */
  clear() {
    for (const list of this.#lists) for (const at in list) list[at] = 0;
  }

  /** Did it reach something that none before it did? */
  isNew() {
    let isNew = false;
    this.#lists.forEach((list, number) => {
      const seen = this.#seen[number];
      for (const at in list) {
        const mark = 1 << bucket(list[at]);
        if (list[at] === 0 || (seen[at] & mark) !== 0) continue;
        seen[at] |= mark;
        isNew = true;
      }
    });
    return isNew;
  }
}
