/**
 * Bytes as the text of a link: `b1.`, then in base64url (RFC 4648) how many bytes there are, their checksum, and the
 * bytes. So a link knows where it ends: what a messenger hangs on is left out, and what it cuts off is noticed.
 */
import { LinkError } from "./error.ts";
import { joined } from "./squeeze.ts";

const VERSION = 1;
/** Characters that a link may have. Browsers take more, messengers less. */
export const LONGEST = 200_000;

/** Bytes of the length, and of the checksum after it; the lowest first. */
const LENGTH = 3;
const CHECKSUM = 4;
const HEAD = LENGTH + CHECKSUM;

type Bytes = Uint8Array<ArrayBuffer>;

/** The text of a link that holds those bytes. */
export function seal(bytes: Bytes): string {
  const head = [ofNumber(bytes.length, LENGTH), ofNumber(checksum(bytes), CHECKSUM)];
  const text = `b${VERSION}.${toBase64(joined([...head, bytes]))}`;
  if (text.length >= LONGEST) throw tooLong();
  // Where text becomes a link by itself, a mark at its end is often taken for punctuation.
  return /[-_]$/.test(text) ? `${text}0` : text;
}

/** The bytes that a link holds. */
export function unseal(link: string): Bytes {
  // Thrice, if each character came with a percent sign.
  if (link.length > 3 * LONGEST) throw tooLong();
  const plain = cleaned(link);
  const found = plain.slice(plain.indexOf("#") + 1).match(/(?<![\w-])b(\d{1,9})\.([\w-]*)(.?)/su);
  const [, version = "", text = "", next = ""] = found ?? [];
  if (Number(version) > VERSION) throw new LinkError("newerVersion");
  if (Number(version) !== VERSION) throw new LinkError("notALink");
  const need = charactersFor(HEAD + (text.length < 4 ? 0 : numberIn(fromBase64(text.slice(0, 4)))));
  if (need > LONGEST) throw new LinkError("damaged");
  if (text.length < need) throw incomplete(version.length + 2 + text.length, next);
  const bytes = fromBase64(text.slice(0, need));
  const inside = bytes.slice(HEAD);
  if (checksum(inside) !== numberIn(bytes.slice(LENGTH, HEAD))) throw new LinkError("damaged");
  return inside;
}

const tooLong = () => new LinkError("tooLarge", { max: String(LONGEST) });

/** Too few characters: is that the end, or is there one that no link has? */
function incomplete(length: number, next: string): LinkError {
  // Three dots stand where somebody else cut it.
  if (next === "" || next === "…" || next === ".") return new LinkError("cutShort");
  return new LinkError("foreignCharacter", { character: next, place: String(length + 1) });
}

/** Without what mail and messengers put in: line breaks, unseen characters, percent signs, those encoded in their turn. */
function cleaned(link: string): string {
  let plain = link;
  try {
    for (let times = 0; times < 3 && plain.includes("%"); times++) plain = decodeURIComponent(plain);
  } catch {
    // The percent signs mean something else, and stay.
  }
  return plain.replaceAll(/[\s\u00ad\u200b-\u200f\u2060\ufeff]/g, "");
}

const charactersFor = (bytes: number) => Math.ceil((bytes * 4) / 3);
const ofNumber = (number: number, bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => number >>> (8 * at));
const numberIn = (bytes: Bytes) => bytes.reduceRight((sum, byte) => sum * 256 + byte, 0);

/** CRC-32, as gzip has it (RFC 1952). */
function checksum(bytes: Bytes): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function toBase64(bytes: Bytes): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Of as many characters as {@link charactersFor} says. */
function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
}
