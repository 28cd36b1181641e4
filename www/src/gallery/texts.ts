import { saidFrom } from "../guide/said.ts";
import compiled from "./languages?messages";

/** What the gallery says, in the reader's language. */
export const galleryIn = saidFrom<typeof import("./languages/en.json")>(compiled);
