// Links that are not as they were made, and links that nobody makes.
import { crc32, deflateRawSync } from "node:zlib";

/** What links are made of, after their first dot. */
export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const STRANGE = `.,;:!?()[]{}<>"'«»…–—%#/\\&=+ \n\tёЖ龍🐉\u0000\u200b\ud800`;

/** One way or another of spoiling a link. */
export function spoil(link, random) {
  const below = (count) => Math.floor(random() * count);
  const at = below(link.length);
  const letter = (letters = ALPHABET) => letters[below(letters.length)];
  const put = (text, cut = 1) => link.slice(0, at) + text + link.slice(at + cut);
  switch (below(12)) {
    case 0:
      return put(letter());
    case 1:
      return put(letter(STRANGE));
    case 2:
      return put("", 1 + below(9));
    case 3:
      return put(letter(), 0);
    case 4:
      return link.slice(0, at);
    case 5:
      return link.slice(at);
    case 6:
      return put(link.slice(below(at + 1), at), below(40));
    case 7:
      return random() < 0.2 ? link + letter(ALPHABET + STRANGE) : put(letter());
    case 8:
      return put(letter().toLowerCase(), 1).replace(/[A-Z]/g, (it) => (random() < 0.02 ? it.toLowerCase() : it));
    case 9:
      return `b${below(4)}.${link.slice(3)}`;
    case 10:
      return `${link.slice(0, 3)}${Array.from({ length: below(200) }, () => letter()).join("")}`;
    default:
      return Array.from({ length: below(60) }, () => letter(ALPHABET + STRANGE)).join("");
  }
}

/** What a link holds behind its length and its checksum. */
export const opened = (link) => Buffer.from(link.slice(3), "base64url").subarray(7);
/** A link that holds those bytes, with the right checksum. */
export function sealed(bytes) {
  const head = Buffer.alloc(7);
  head.writeUIntLE(bytes.length, 0, 3);
  head.writeUInt32LE(crc32(bytes), 3);
  return `b1.${Buffer.concat([head, bytes]).toString("base64url")}`;
}
export const base128 = (number) =>
  number < 128 ? [number] : [128 + (number % 128), ...base128(Math.floor(number / 128))];
/** A link of such rows, which may be what no writer writes. */
export function rows(ids, texts, numbers) {
  const [one, two, three] = [ids, texts, numbers].map((row) => deflateRawSync(Buffer.from(row), { level: 9 }));
  return sealed(Buffer.concat([Buffer.from([...base128(one.length), ...base128(two.length)]), one, two, three]));
}
