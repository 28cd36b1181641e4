/** The words of the page for frames, beside those of the elements: it carries none of the other pages'. */
import { addTexts } from "./index.ts";
import compiled from "./languages?messages=embed";

addTexts(Object.fromEntries(Object.entries(compiled).map(([code, embed]) => [code, { embed }])));
