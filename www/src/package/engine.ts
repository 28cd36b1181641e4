/** The one engine that all entries of the package share, whatever way its wasm gets here. */
import instantiate, { type InitInput, initSync } from "../../generated/wasm/berserk_rules.js";

export { RulesError } from "../../generated/boundary.js";
export { Board } from "../../generated/wasm/berserk_rules.js";

let loading: Promise<void> | undefined;

/** Loads the engine once; a failed try can be made again. */
export function load(source: () => InitInput | Promise<InitInput>): Promise<void> {
  loading ??= Promise.resolve()
    .then(() => instantiate({ module_or_path: source() }))
    .then(
      () => undefined,
      (error) => {
        loading = undefined;
        throw error;
      },
    );
  return loading;
}

/** Loads the engine before it returns. */
export function loadNow(bytes: BufferSource): void {
  initSync({ module: bytes });
  loading = Promise.resolve();
}
