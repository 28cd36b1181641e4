import { type DocumentNode, parse, type ValueNode } from "@humanwhocodes/momoa";
import { Misread } from "../elements/misread.ts";

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A text that was pasted: its value, and where in it things stand. */
export interface LocatedText {
  readonly value: unknown;
  /** The place of what a path such as `cards[2].markers.wounds` names, or of the nearest thing around it. */
  placeOf(path: string): Place | null;
}

/** Text that is no JSON. */
export class NotJson extends Misread {
  readonly place: Place | null;

  constructor(place: Place | null) {
    const params = place === null ? {} : { line: String(place.line), column: String(place.column) };
    super({ code: "notJson", path: "", params });
    this.place = place;
  }
}

function step(node: ValueNode, name: string): ValueNode | null {
  if (node.type === "Array") return node.elements[Number(name)]?.value ?? null;
  if (node.type !== "Object") return null;
  const member = node.members.findLast(({ name: key }) => (key.type === "String" ? key.value : key.name) === name);
  return member?.value ?? null;
}

/** Of a longer text, in characters, no place is told: to look for one would take many seconds and gigabytes. */
const SEARCHED = 2_000_000;

function parsed(text: string): DocumentNode | Place | null {
  if (text.length > SEARCHED) return null;
  try {
    return parse(text, { mode: "json" });
  } catch (error) {
    const { line, column } = error as Partial<Place>;
    return line !== undefined && column !== undefined ? { line, column } : null;
  }
}

export function locatedText(text: string): LocatedText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const place = parsed(text);
    throw new NotJson(place !== null && "line" in place ? place : null);
  }
  let document: ReturnType<typeof parsed> | undefined;
  return {
    value,
    placeOf(path) {
      document ??= parsed(text);
      if (document === null || !("body" in document)) return null;
      let node = document.body;
      for (const [name] of path.matchAll(/[^.[\]]+/g)) {
        const inner = step(node, name);
        if (inner === null) break;
        node = inner;
      }
      return node.loc.start;
    },
  };
}

/** The longest line that is shown or marked whole. */
const LONGEST = 160;
/** How much of a longer line stands before the place. */
const BEFORE = 40;

/** From where to where the text around the place goes: its line, or a part of one that is long. */
export function aroundPlace(text: string, { line, column }: Place): { readonly from: number; readonly to: number } {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const { length } = lines[line - 1] ?? "";
  if (length <= LONGEST) return { from: start, to: start + length };
  const from = Math.max(0, Math.min(column - 1 - BEFORE, length - LONGEST));
  return { from: start + from, to: start + from + LONGEST };
}

/** The text around the place, with ellipses where its line goes on. */
export function excerpt(text: string, place: Place): string {
  const { from, to } = aroundPlace(text, place);
  const goesOn = (at: number) => at >= 0 && at < text.length && text[at] !== "\n";
  return `${goesOn(from - 1) ? "…" : ""}${text.slice(from, to).trim()}${goesOn(to) ? "…" : ""}`;
}

/** JSON for people: lists of numbers stay on one line. */
export function tidyJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/\[[\d\s,-]+\]/g, (list) =>
    list.replace(/\s+/g, "").replaceAll(",", ", "),
  );
}
