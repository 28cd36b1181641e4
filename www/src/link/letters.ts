/**
 * Texts as bytes: one a letter in Latin and Cyrillic, where UTF-8 would take two for Cyrillic and hide what repeats.
 *
 * Of links of version 1: nothing here may move.
 */
import { LinkError } from "./error.ts";

/** Ends a text. */
const END = 0;
/** Before a character that has no byte of its own: its code follows in base 128, the lowest digits first. */
const OTHER = 1;
const LATIN = 0x20;
const SIGNS = 0x80;
const CYRILLIC = 0xc0;

const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at));

const bytes = new Map<string, number>([
  ...range(0x20, 95).map((letter, at) => [letter, LATIN + at] as const),
  ...[..."\n\t«»„“”’–—…№•×−°½±·\u2011\u00a0\u2009ЁёІіЇїЄєҐґЎў"].map((sign, at) => [sign, SIGNS + at] as const),
  ...range(0x410, 64).map((letter, at) => [letter, CYRILLIC + at] as const),
]);
const letters = new Map([...bytes].map(([letter, byte]) => [byte, letter]));

/** Adds a text's bytes and its end. */
export function writeText(text: string, out: number[]): void {
  for (const letter of text) {
    const byte = bytes.get(letter);
    if (byte !== undefined) {
      out.push(byte);
      continue;
    }
    out.push(OTHER);
    let rest = letter.codePointAt(0) ?? 0;
    for (; rest > 127; rest >>= 7) out.push(128 + (rest & 127));
    out.push(rest);
  }
  out.push(END);
}

/** All texts of a row. */
export function readTexts(row: Uint8Array): string[] {
  const texts: string[] = [];
  let text = "";
  for (let at = 0; at < row.length; at++) {
    const byte = row[at];
    if (byte === END) {
      texts.push(text);
      text = "";
    } else if (byte === OTHER) {
      let code = 0;
      let scale = 1;
      for (; (row[at + 1] ?? 0) > 127 && scale < 2 ** 21; scale *= 128) code += ((row[++at] ?? 0) - 128) * scale;
      code += (row[++at] ?? 0) * scale;
      if (code > 0x10ffff) throw new LinkError("damaged");
      text += String.fromCodePoint(code);
    } else {
      const letter = letters.get(byte ?? END);
      if (letter === undefined) throw new LinkError("damaged");
      text += letter;
    }
  }
  if (text !== "") throw new LinkError("damaged");
  return texts;
}
