import { NAME_LENGTH } from "./record.ts";

/** A name as it is shown and kept: on one line, of bounded length; the other one if there is none. */
export function tidyName(name: string, otherwise: string): string {
  const tidy = name.replace(/\s+/g, " ").trim();
  return tidy === "" ? otherwise : [...tidy].slice(0, NAME_LENGTH).join("").trim();
}

/** The name, with a number behind it if it is taken. */
export function freeName(name: string, taken: Iterable<string>): string {
  const names = new Set(taken);
  if (!names.has(name)) return name;
  const stem = name.replace(/ \d{1,6}$/, "");
  for (let number = 2; ; number++) {
    const next = `${[...stem].slice(0, NAME_LENGTH - 8).join("")} ${number}`;
    if (!names.has(next)) return next;
  }
}

/** A file's name for a board: what every system takes, and the day. */
export function fileName(name: string, now: Date, ending = "json"): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[...words.join("-")].slice(0, 60).join("") || "berserk"}-${day}.${ending}`;
}

/** A board's name from that of the file it came from. */
export function nameOfFile(name: string): string {
  return name.replace(/\.json$/i, "").replace(/-\d{4}-\d\d-\d\d( ?\(\d+\))?$/, "");
}

/** The name under which a value was kept, if it has one. */
export function nameIn(value: unknown): string | null {
  const name = (value as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === "string" && name !== "" ? tidyName(name, name) : null;
}
