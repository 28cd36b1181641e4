// The modules of the deck page that need no browser, bundled from their source.
import { resolve } from "node:path";
import { load as bundle } from "../words/source.mjs";

const DECK = resolve(import.meta.dirname, "../../www/src/deck");

export const load = (file) => bundle(file, DECK);
