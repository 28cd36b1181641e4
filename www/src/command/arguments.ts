import { parseArgs } from "node:util";
import { THEMES, type Theme, WIDTH } from "../picture.ts";
import { notUnderstood } from "./failure.ts";
import { LANGUAGES } from "./texts.ts";

/** What is to be drawn, and how. */
export interface Wish {
  readonly source: string;
  readonly language: string;
  readonly theme: Theme;
  readonly at: number | null;
  readonly width: number | null;
  readonly title: string | null;
  readonly out: string;
}

export type Asked = { readonly asked: "help" } | { readonly asked: "version" } | ({ readonly asked: "picture" } & Wish);

const VALUES = ["lang", "theme", "at", "width", "title", "out"] as const;
const FLAGS = ["help", "version"] as const;

const isOneOf = <T extends string>(all: readonly T[], name: string): name is T => all.includes(name as T);

/** What was given, with nothing read into it. */
function given(args: readonly string[]) {
  const options = {
    ...Object.fromEntries(VALUES.map((name) => [name, { type: "string" as const }])),
    help: { type: "boolean" as const, short: "h" },
    version: { type: "boolean" as const },
  };
  // Not strict: what is wrong is said here, in the reader's language.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values: Partial<Record<(typeof VALUES)[number], string>> = {};
  const flags = new Set<(typeof FLAGS)[number]>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    if (isOneOf(FLAGS, name)) {
      if (value !== undefined) throw notUnderstood("takesNone", { name: rawName });
      flags.add(name);
    } else if (isOneOf(VALUES, name)) {
      // A name that is followed by another one has been left without its value.
      if (value === undefined || (!inlineValue && value.startsWith("--")))
        throw notUnderstood("noValue", { name: rawName });
      values[name] = value;
    } else throw notUnderstood("unknownOption", { name: rawName });
  }
  return { values, flags, words };
}

/** The language asked for, even where something else is wrong; null where none is. */
export function languageAsked(args: readonly string[]): string | null {
  const inline = args.find((arg) => arg.startsWith("--lang="))?.slice("--lang=".length);
  const after = args[args.indexOf("--lang") + 1];
  const asked = inline ?? (args.includes("--lang") ? after : undefined);
  return asked !== undefined && LANGUAGES.includes(asked) ? asked : null;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What the words after the program's name ask for; throws a Failure on what they cannot mean. */
export function asked(args: readonly string[], language: string): Asked {
  const { values, flags, words } = given(args);
  if (flags.has("help")) return { asked: "help" };
  if (flags.has("version")) return { asked: "version" };
  const [command, source, ...more] = words;
  if (command === undefined) throw notUnderstood("noCommand");
  if (command === "help") return { asked: "help" };
  if (command !== "picture") throw notUnderstood("unknownCommand", { name: command });
  if (source === undefined || source === "") throw notUnderstood("noFile");
  if (more.length > 0) throw notUnderstood("tooMany", { name: more[0] });
  const { lang = language, theme = "auto", title = null, out = "-" } = values;
  if (!LANGUAGES.includes(lang)) throw notUnderstood("noLanguage", { name: lang, languages: LANGUAGES.join(", ") });
  if (!isOneOf(THEMES, theme)) throw notUnderstood("noTheme", { name: theme, themes: THEMES.join(", ") });
  const at = values.at === undefined ? null : wholeNumber(values.at);
  if (values.at !== undefined && at === null) throw notUnderstood("noNumber", { value: values.at });
  const width = values.width === undefined ? null : wholeNumber(values.width);
  if (values.width !== undefined && (width === null || width < WIDTH.least || width > WIDTH.most))
    throw notUnderstood("noWidth", { ...WIDTH, value: values.width });
  return { asked: "picture", source, language: lang, theme, at, width, title, out };
}
