import { SORTS, type Sort } from "../deck/wall.ts";
import { SAMPLES, type Sample } from "./deck-samples.ts";
import { COPIES, type Copies } from "./deck-wall.ts";

/** What a reload keeps, and the closing of the tab forgets. */
export interface Kept {
  readonly list: string;
  readonly rows: string;
  readonly sample: Sample | null;
  readonly sort: Sort;
  readonly copies: Copies;
}

const KEY = "deck";

/** What other pages of this host may have put under the same key is not believed. */
export function keptInSession(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Record<keyof Kept, unknown>> | null;
    if (typeof kept?.list !== "string" || typeof kept.rows !== "string") return null;
    return {
      list: kept.list,
      rows: kept.rows,
      sample: SAMPLES.find((sample) => sample === kept.sample) ?? null,
      sort: SORTS.find((sort) => sort === kept.sort) ?? "list",
      copies: COPIES.find((copies) => copies === kept.copies) ?? "stacks",
    };
  } catch {
    return null;
  }
}

/** Storage may be switched off, or full of one long text; the page then forgets, and works all the same. */
export function keepInSession(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forgotten, then.
  }
}
