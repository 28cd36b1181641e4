/** The engine that runs: should it break off, a fresh one takes its place. */
import { type Instance, instance } from "../../generated/instance.js";
import type { InitInput } from "../../generated/wasm/berserk_rules.js";

/** An engine, as a board has it. */
export interface Running extends Instance {
  /** It broke off: its memory may be damaged, and nothing is asked of it any more. */
  isBroken: boolean;
}

let latest: Running = { ...instance(), isBroken: false };
let loading: Promise<void> | undefined;
let isLoaded = false;

/** The engine for what comes next; made too early, a board says what is missing rather than fail somewhere inside. */
export function running(): Running {
  if (!isLoaded) throw new Error("berserk-rules is not loaded yet: await init() before the first Board");
  if (latest.isBroken) {
    // Compiled it is already, so that nobody has to wait.
    const fresh = { ...instance(), isBroken: false };
    fresh.initSync({ module: latest.module() });
    latest = fresh;
  }
  return latest;
}

/** Loads the engine once; a failed try can be made again. */
export function load(source: () => InitInput | Promise<InitInput>): Promise<void> {
  loading ??= Promise.resolve()
    .then(() => latest.init({ module_or_path: source() }))
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
  latest.initSync({ module: bytes });
  isLoaded = true;
  loading = Promise.resolve();
}
