import compiled from "../i18n/languages?messages=command";
import { inLanguage, type Message } from "../words/language.ts";

type Source = typeof import("../i18n/languages/en.json")["command"];

/** The texts of the command in one language. */
export type CommandTexts = {
  readonly [Key in keyof Source]: Source[Key] extends string ? Message : Readonly<Record<string, Message>>;
};

const all = compiled as Readonly<Record<string, CommandTexts>>;

export const LANGUAGES: readonly string[] = Object.keys(all).sort();

export function commandTexts(language: string): CommandTexts {
  return inLanguage(all, language);
}

/** What the surroundings say of the reader's language, such as `ru_RU.UTF-8`; English where they say none of ours. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const [code = ""] = (LC_ALL || LC_MESSAGES || LANG || "").toLowerCase().split(/[_.@-]/);
  return LANGUAGES.includes(code) ? code : "en";
}
