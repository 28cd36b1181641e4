import { saidFrom } from "../said.ts";
import compiled from "./languages?messages";

/** What the comparison says, in the reader's language. */
export const comparisonIn = saidFrom<typeof import("./languages/en.json")>(compiled);
