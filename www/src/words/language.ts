/** A message of a language file, compiled. */
export type Message = (values?: object) => string;

/** A language file's section as it comes out of the compiler: each text a message. */
export type Compiled<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? Message : Compiled<Texts[Key]>;
};

/** The language asked for, without its region if need be (`ru-RU`), otherwise English. */
export function inLanguage<Texts>(all: Readonly<Record<string, Texts>>, language: string): Texts {
  const code = language.toLowerCase();
  const found = [code, code.replace(/[-_].*/, ""), "en"].find((candidate) => Object.hasOwn(all, candidate));
  return all[found ?? ""] as Texts;
}

/** A sentence from a message. A value that is not there shows as a question mark, never as `undefined`. */
export function worded(message: Message, values: object): string {
  return message(new Proxy(values, { get: (all, name) => Reflect.get(all, name) ?? "?" }));
}
