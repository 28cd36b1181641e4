/** The entry `./node`: ready when its import is. */
import { readFileSync } from "node:fs";
import { loadNow } from "./engine.ts";

export type * from "../../generated/types.ts";
export { Board, BoardGone, RulesError } from "./engine.ts";

loadNow(readFileSync(new URL("./berserk_rules_bg.wasm", import.meta.url)));

/** Already done here; so that code can move between the entries. */
export default function init(_options?: { module_or_path?: unknown }): Promise<void> {
  return Promise.resolve();
}
