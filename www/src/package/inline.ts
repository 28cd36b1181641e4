/** The entry `./inline`: the wasm is inside the JavaScript, so it is ready when its import is. */
import bytes from "../../generated/wasm/berserk_rules_bg.wasm";
import { loadNow } from "./engine.ts";

export type * from "../../generated/types.ts";
export { Board, BoardGone, RulesError } from "./engine.ts";

loadNow(bytes);

/** Already done here; so that code can move between the entries. */
export default function init(_options?: { module_or_path?: unknown }): Promise<void> {
  return Promise.resolve();
}
