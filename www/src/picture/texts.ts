/** What is said in pictures only; the rest they say in the words of the elements. */

import compiled from "../i18n/languages?messages=picture";
import { inLanguage, type Message } from "../words/language.ts";

type Source = typeof import("../i18n/languages/en.json")["picture"];
export type OwnTexts = Readonly<Record<keyof Source, Message>>;

export function ownTextsIn(language: string): OwnTexts {
  return inLanguage(compiled as Readonly<Record<string, OwnTexts>>, language);
}
