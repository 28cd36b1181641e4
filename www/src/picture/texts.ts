/** What is said in pictures only; the rest they say in the words of the elements. */
import { inLanguage, type Message } from "../words/language.ts";
import compiled from "./languages?messages";

type Source = typeof import("./languages/en.json");
export type OwnTexts = Readonly<Record<keyof Source, Message>>;

export function ownTextsIn(language: string): OwnTexts {
  return inLanguage(compiled as Readonly<Record<string, OwnTexts>>, language);
}
