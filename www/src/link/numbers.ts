/** Numbers in base 128, the lowest digits first; each byte but a number's last has its high bit set. */
import { LinkError } from "./error.ts";

export function writeNumber(number: number, out: number[]): void {
  let rest = number;
  for (; rest > 127; rest = Math.floor(rest / 128)) out.push(128 + (rest % 128));
  out.push(rest);
}

/** Reads bytes from their start on. */
export class Cursor {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #at = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    let number = 0;
    for (let scale = 1; scale < 2 ** 49; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      if (byte < 128) return number + byte * scale;
      number += (byte - 128) * scale;
    }
    throw new LinkError("damaged");
  }

  /** The next so many bytes; all that are left, if they are fewer. */
  bytes(count = Number.POSITIVE_INFINITY): Uint8Array<ArrayBuffer> {
    const start = this.#at;
    this.#at = Math.min(start + count, this.#bytes.length);
    return this.#bytes.slice(start, this.#at);
  }
}
