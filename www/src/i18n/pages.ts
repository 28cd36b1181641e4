/** The words of the pages, beside those of the elements. */
import { addTexts } from "./index.ts";
import compiled from "./languages?messages=page,boards,share,embed,deck,rulebook,guide,gallery,workshop,theming";

addTexts(compiled);
