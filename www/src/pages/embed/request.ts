import { MODES, type Mode } from "../../elements/view.ts";
import type { Edition } from "../../engine.ts";
import { THEMES, type Theme } from "./message.ts";

/** What the address of the page for frames asks for; what it asks for wrongly it does not ask for. */
export interface FrameRequest {
  readonly mode: Mode;
  readonly language: string | null;
  readonly theme: Theme;
  readonly edition: Edition | null;
  /** A scenario's address stands before a link. */
  readonly source: { readonly address: string } | { readonly fragment: string } | null;
}

export const EDITIONS = ["heroes", "classic"] as const satisfies readonly Edition[];

export function readRequest(
  { search, hash }: Pick<URL, "search" | "hash">,
  languages: readonly string[],
): FrameRequest {
  const asked = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, all: readonly Value[]) =>
    all.find((value) => value === asked.get(name)) ?? null;
  const address = asked.get("src");
  const source = address ? { address } : hash.length > 1 ? { fragment: hash.slice(1) } : null;
  return {
    mode: oneOf("mode", MODES) ?? "play",
    language: oneOf("lang", languages),
    theme: oneOf("theme", THEMES) ?? "auto",
    edition: oneOf("edition", EDITIONS),
    source,
  };
}
