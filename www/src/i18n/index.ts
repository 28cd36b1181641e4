/**
 * The words of the elements, in the reader's language; those of the pages come with `pages.ts`, so that a site that takes
 * the elements does not carry them. A further language is a further file in `languages/`.
 */
import { inLanguage, lister, type Message } from "../words/language.ts";
import compiled from "./languages?messages!page,boards,share,embed,deck,rulebook,guide,gallery,workshop,theming,sentences,rules,picture,command";

type Source = Omit<typeof import("./languages/en.json"), "sentences" | "rules" | "picture" | "command">;
type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** Where a text stands in a language file: `pile.wounds.letter`. */
export type TextKey = Leaves<Source>;

/** The texts of one language. */
export interface Texts {
  (key: TextKey, values?: Readonly<Record<string, string | number>>): string;
  /** The language's code, as in `lang`. */
  readonly language: string;
  /** One after the other, as the language sets a list: “a, b”. */
  list(items: Iterable<string>): string;
}

type Tree = { readonly [key: string]: Tree | Message };

/** All messages of a language by their keys. */
function flat(tree: Tree, above = ""): [string, Message][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "function" ? [[above + key, value] as [string, Message]] : flat(value, `${above}${key}.`),
  );
}

function textsOf(language: string, messages: ReadonlyMap<string, Message>): Texts {
  const text = (key: TextKey, values: object = {}) => messages.get(key)?.(values) ?? key;
  return Object.assign(text, { language, list: lister(language) });
}

const messages = Object.fromEntries(
  Object.entries(compiled).map(([code, tree]) => [code, new Map(flat(tree as Tree))]),
);
const all = Object.fromEntries(Object.entries(messages).map(([code, own]) => [code, textsOf(code, own)]));

/** Adds further sections of the same languages. */
export function addTexts(further: Readonly<Record<string, unknown>>): void {
  for (const [code, tree] of Object.entries(further)) {
    for (const [key, message] of flat(tree as Tree)) messages[code]?.set(key, message);
  }
}

/** The codes of the languages that there are. */
export const LANGUAGES: readonly string[] = Object.keys(all);

/** The language asked for, without its region if need be, otherwise English. */
export function textsIn(language: string): Texts {
  return inLanguage(all, language);
}
