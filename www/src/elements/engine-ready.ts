import init from "../engine.ts";
import { NoEngine } from "./mistake.ts";

/** Waits for the engine; may be called any number of times. */
export async function engineReady(): Promise<void> {
  try {
    await init();
  } catch (error) {
    throw new NoEngine(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
