import { BOUNDS } from "./bounds.ts";

/** A line that names a card. A text of digits alone is the number that deckbuilders export, anything else a name. */
export interface CardLine {
  readonly line: number;
  readonly count: number;
  readonly text: string;
}

export interface Section {
  /** As it was written, or null for what stands before any heading. */
  readonly heading: string | null;
  readonly lines: readonly CardLine[];
}

/** A line that was left out, and why. */
export interface LineMistake {
  readonly line: number;
  /** How the line begins. */
  readonly found: string;
  readonly code: "noCount" | "badCount" | "longName";
}

export interface DeckList {
  readonly name: string | null;
  /** In the order of the list; none is empty. */
  readonly sections: readonly Section[];
  readonly mistakes: readonly LineMistake[];
}

/** The list as a whole cannot be read. */
export class ListTooLong extends Error {
  readonly code: "tooManyLines" | "tooMuchText";

  constructor(code: ListTooLong["code"]) {
    super(code);
    this.code = code;
  }
}

/** Headings that people write without a colon or a rule around them. */
const HEADINGS = new Set(
  [
    "отряд",
    "колода",
    "основа",
    "основная колода",
    "состав колоды",
    "герой",
    "герои",
    "существа",
    "поддержка",
    "карты поддержки",
    "рука",
    "кладбище",
    "сайд",
    "сайдборд",
    "запас",
    "deck",
    "main",
    "main deck",
    "maindeck",
    "mainboard",
    "squad",
    "hero",
    "heroes",
    "creatures",
    "support",
    "hand",
    "graveyard",
    "side",
    "sideboard",
  ].map(foldName),
);

/** Times, as it is typed: the Latin letter, the Cyrillic one, the sign, the star. */
const COUNT_FIRST = /^(\d+)(?: ?[xх×*] | ?[×*] ?| )(\S.*)$/iu;
const COUNT_LAST = /^(\S.*?) ?(?: [xх]|[×*]) ?(\d+)$/iu;
const RULE = "[-–—=*_~]{2,}";
const RULE_BEFORE = new RegExp(`^${RULE}`, "u");
const RULE_BEHIND = new RegExp(`${RULE}$`, "u");
const BRACKETED = /^\[(.+)\]$/u;
const COUNT_BEHIND = / ?[-–—:]? ?(?:\(\d+\)|\[\d+\]|\d+)? ?:?$/u;

/** Names that people write alike are one name: letter case, ё and е, kinds of quotes and dashes do not matter. */
export function foldName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[«»„“”"]/g, '"')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * A web page's list brings its `<br>` along. The line without it, without characters that show nothing or turn the
 * direction of what follows, one blank between words.
 */
function tidy(line: string): string {
  return line
    .replaceAll("\t", " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?: ?<br ?\/?>)+$/i, "");
}

/** How a line begins. */
export function beginning(line: string): string {
  const characters = [...line];
  return characters.length > 60 ? `${characters.slice(0, 60).join("")}…` : line;
}

/** The heading that a line is: "" for a mere rule across the page, null for no heading. */
function headingIn(line: string): string | null {
  if (RULE_BEFORE.test(line) && RULE_BEHIND.test(line))
    return line.replace(RULE_BEFORE, "").replace(RULE_BEHIND, "").trim();
  const [, inside] = BRACKETED.exec(line) ?? [];
  if (inside !== undefined) return inside.trim();
  const bare = line.replace(COUNT_BEHIND, "");
  return line.endsWith(":") || HEADINGS.has(foldName(bare)) ? bare : null;
}

function cardIn(line: string, number: number): CardLine | LineMistake {
  const mistake = (code: LineMistake["code"]): LineMistake => ({ line: number, found: beginning(line), code });
  const [, before, name] = COUNT_FIRST.exec(line) ?? [];
  const [, alone, behind] = before === undefined ? (COUNT_LAST.exec(line) ?? []) : [];
  const text = name ?? alone;
  if (text === undefined) return mistake("noCount");
  const count = Number(before ?? behind);
  if (count < 1 || count > BOUNDS.copies) return mistake("badCount");
  if (text.length > BOUNDS.name) return mistake("longName");
  return { line: number, count, text };
}

/**
 * Reads a deck list as players share it: lines of `count name` or `count number`, the deck's name after `#`, headings,
 * blank lines and `//` remarks. Lines that are none of these are left out and named. Throws ListTooLong.
 */
export function readDeckList(text: string): DeckList {
  if (text.length > BOUNDS.list) throw new ListTooLong("tooMuchText");
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > BOUNDS.lines) throw new ListTooLong("tooManyLines");
  const mistakes: LineMistake[] = [];
  const sections: { heading: string | null; lines: CardLine[] }[] = [{ heading: null, lines: [] }];
  let name: string | null = null;
  const open = (heading: string) => heading !== "" && sections.push({ heading: beginning(heading), lines: [] });
  for (const [index, raw] of lines.entries()) {
    // So long a line is no card, and nothing is looked for in it.
    if (raw.length > BOUNDS.line) {
      mistakes.push({ line: index + 1, found: beginning(raw.slice(0, BOUNDS.line).trim()), code: "longName" });
      continue;
    }
    const line = tidy(raw);
    if (line === "" || line.startsWith("//")) continue;
    if (line.startsWith("#")) {
      const said = line.replace(/^[# ]+/, "");
      if (name === null && sections.length === 1 && sections[0]?.lines.length === 0) name = beginning(said) || null;
      else open(said);
      continue;
    }
    const card = cardIn(line, index + 1);
    const heading = "code" in card && card.code === "noCount" ? headingIn(line) : null;
    if (heading !== null) open(heading);
    else if ("code" in card) mistakes.push(card);
    else sections.at(-1)?.lines.push(card);
  }
  return { name, sections: sections.filter(({ lines: cards }) => cards.length > 0), mistakes };
}
