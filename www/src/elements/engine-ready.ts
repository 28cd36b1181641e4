import init from "../engine.ts";
import { NoEngine } from "./mistake.ts";

/** Waits for the engine; may be called any number of times. */
export async function engineReady(): Promise<void> {
  try {
    await init();
  } catch (error) {
    throw new NoEngine(whyNot(error), error);
  }
}

/** Asked once the engine has not started: may anything be compiled here? */
function whyNot(error: unknown): NoEngine["why"] {
  if (typeof WebAssembly === "undefined") return "absent";
  try {
    // The smallest module that there is: its magic number and version.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return error instanceof WebAssembly.CompileError ? "unreadable" : "unloaded";
  } catch {
    return "forbidden";
  }
}
