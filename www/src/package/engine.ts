/** The one engine that all entries of the package share, whatever way its wasm gets here. */
import instantiate, { type InitInput, initSync, Board as Loaded } from "../../generated/wasm/berserk_rules.js";

export { RulesError } from "../../generated/boundary.js";

let loading: Promise<void> | undefined;
let isLoaded = false;

/** The engine's class; made too early, it says what is missing rather than fail somewhere inside. */
export const Board = new Proxy(Loaded, {
  construct(board, args, made) {
    if (!isLoaded) throw new Error("berserk-rules is not loaded yet: await init() before the first Board");
    return Reflect.construct(board, args, made);
  },
});
export type Board = Loaded;

/** Loads the engine once; a failed try can be made again. */
export function load(source: () => InitInput | Promise<InitInput>): Promise<void> {
  loading ??= Promise.resolve()
    .then(() => instantiate({ module_or_path: source() }))
    .then(
      () => {
        isLoaded = true;
      },
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
  isLoaded = true;
  loading = Promise.resolve();
}
