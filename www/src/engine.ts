/** The engine as pages and elements use it. In the package its entry `.` stands here. */
import { load } from "./package/engine.ts";

export type * from "../generated/types.ts";
export { Board, BoardGone, RulesError } from "./package/engine.ts";

/** Loads the engine; may be called any number of times. */
export default function init(): Promise<void> {
  return load(() => new URL("../generated/wasm/berserk_rules_bg.wasm", import.meta.url));
}
