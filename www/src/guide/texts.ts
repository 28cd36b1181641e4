/** What the guide says, in the reader's language. */
import compiled from "./languages?messages";
import { saidFrom } from "./said.ts";

export const guideIn = saidFrom<typeof import("./languages/en.json")>(compiled);
export type GuideTexts = ReturnType<typeof guideIn>;
