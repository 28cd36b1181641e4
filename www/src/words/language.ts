/** A message of a language file, compiled. */
export type Message = (values?: object) => string;

/** A language file's section as it comes out of the compiler: each text a message. */
export type Compiled<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? Message : Compiled<Texts[Key]>;
};

/** The code of the language asked for, without its region if need be (`ru-RU`), otherwise that of English. */
export function codeIn(all: Readonly<Record<string, unknown>>, language: string): string {
  const code = language.toLowerCase();
  return [code, code.replace(/[-_].*/, "")].find((candidate) => Object.hasOwn(all, candidate)) ?? "en";
}

/** The texts of that language. */
export function inLanguage<Texts>(all: Readonly<Record<string, Texts>>, language: string): Texts {
  return all[codeIn(all, language)] as Texts;
}

/** How the language sets one thing after the other: “a, b, c”, without an “and”. */
export function lister(code: string): (items: Iterable<string>) => string {
  const list = /* @__PURE__ */ new Intl.ListFormat(code, { type: "conjunction", style: "narrow" });
  return (items) => list.format(items);
}

/** A sentence from a message. A value that is not there shows as a question mark, never as `undefined`. */
export function worded(message: Message, values: object): string {
  return message(new Proxy(values, { get: (all, name) => Reflect.get(all, name) ?? "?" }));
}
