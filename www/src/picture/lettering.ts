/**
 * How wide a text will be, without the font in which it will be drawn: for bold type, between Times and the wide DejaVu,
 * in hundredths of the size.
 */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [30, " '|"],
  [35, ",./:;\\ijlії·’"],
  [40, "!()-I[]ftІЇ"],
  [50, "*Jrг`"],
  [55, '"_csz{}зстэє–“”„'],
  [60, "?aevxyаеухёў«»"],
  [65, "$0123456789FLbdghknopquГЗбвдийклнопрчья"],
  [70, "#+<=>EPSTYZ~ЁЕРТцъ×"],
  [75, "ABCVX^ЄЎАБВСУХЬЭ"],
  [80, "DGKNRUДКЛЧЯм"],
  [85, "&HOQwИЙНОПЦж"],
  [90, "Ъфыю"],
  [95, "mФш→"],
  [100, "%@MМщ—…"],
  [105, "WЫ"],
  [110, "Ж№"],
  [115, "ШЮ"],
  [120, "Щ"],
];

const known = new Map(WIDTHS.flatMap(([width, characters]) => Array.from(characters, (it) => [it, width] as const)));

/** How much wider than that the widest common type is, and how wide the narrowest. */
const WIDEST = 1.18;
const NARROWEST = 0.9;

const JOINS = /^(?:\p{M}|\u200d)/u;
const UNSEEN = /^[\p{M}\p{Cf}]/u;
const WIDE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;

function widthOfOne(character: string): number {
  const width = known.get(character);
  if (width !== undefined) return width;
  if (UNSEEN.test(character)) return 0;
  return WIDE.test(character) ? 115 : 90;
}

export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += widthOfOne(character);
  return (width * size) / 100;
}

/** The length to which a text must be held, if in some type it would not fit; narrow type is not drawn out. */
export function heldTo(text: string, size: number, room: number): number | undefined {
  const width = widthOf(text, size);
  return width * WIDEST > room ? Math.min(width * NARROWEST, room) : undefined;
}

/** A size at which the text fits: figures are never shortened. */
export function fittingSize(text: string, size: number, room: number): number {
  return Math.min(size, (room * size) / widthOf(text, size));
}

/** The text, or as much of its start as fits, with an ellipsis. */
export function shortened(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const characters = Array.from(text);
  let left = room - widthOf("…", size);
  let kept = 0;
  for (const character of characters) {
    left -= widthOf(character, size);
    if (left < 0) break;
    kept += 1;
  }
  // Nothing is cut between a letter and what sits on it, nor within a joined sign.
  while (kept > 0 && (JOINS.test(characters[kept] ?? "") || characters[kept - 1] === "\u200d")) kept -= 1;
  return `${characters.slice(0, kept).join("").trimEnd()}…`;
}

/** A first line that ends between words where it can, and what is left of the text. */
function firstLine(text: string, size: number, room: number): readonly [line: string, rest: string] {
  const words = text.split(" ");
  let line = "";
  let taken = 0;
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer, size) > room) break;
    line = longer;
    taken += 1;
  }
  if (taken > 0) return [line, words.slice(taken).join(" ")];
  const start = shortened(text, size, room).slice(0, -1) || (Array.from(text)[0] ?? "");
  return [start, text.slice(start.length)];
}

/** The text in lines, at most so many, the last one shortened. */
export function lines(text: string, size: number, room: number, most: number): readonly string[] {
  const all: string[] = [];
  let rest = text;
  while (rest !== "" && all.length < most - 1 && widthOf(rest, size) > room) {
    const [line, left] = firstLine(rest, size, room);
    all.push(line);
    rest = left;
  }
  return rest === "" ? all : [...all, shortened(rest, size, room)];
}
