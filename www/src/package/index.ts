/** The entry `.`: bundlers and `<script type="module">`. */
import { load } from "./engine.ts";

export type * from "../../generated/types.ts";
export { Board, BoardGone, RulesError } from "./engine.ts";

/** What {@link init} takes. */
export interface InitOptions {
  /** Where the wasm file is, or its bytes, response or compiled module. Left out: beside this file. */
  module_or_path?: unknown;
}

/** Loads the engine; may be called any number of times. */
export default function init(options: InitOptions = {}): Promise<void> {
  const { module_or_path: source } = options;
  return load(() => (source ?? new URL("./berserk_rules_bg.wasm", import.meta.url)) as URL);
}
