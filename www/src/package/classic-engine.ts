/** What `../engine.ts` is in the classic script: the wasm is inside, and compiled when a board first asks for it. */
import bytes from "../../generated/wasm/berserk_rules_bg.wasm";
import { load } from "./engine.ts";

export type * from "../../generated/types.ts";
export { Board, BoardGone, RulesError } from "./engine.ts";

export default function init(_options?: { module_or_path?: unknown }): Promise<void> {
  return load(() => bytes);
}
