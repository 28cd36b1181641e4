import type { CommandTexts } from "./texts.ts";

/** How the program ends. */
export const EXIT = { drawn: 0, noScenario: 1, notUnderstood: 2, noFile: 3 } as const;

/** Why nothing is drawn: a sentence in the reader's language, and how the program ends. */
export class Failure extends Error {
  readonly exit: number;
  readonly sentence: (texts: CommandTexts) => string;

  constructor(exit: number, sentence: (texts: CommandTexts) => string) {
    super("nothing is drawn");
    this.exit = exit;
    this.sentence = sentence;
  }
}

type Key = {
  [Key in keyof CommandTexts]: CommandTexts[Key] extends (values?: object) => string ? Key : never;
}[keyof CommandTexts];

export function notUnderstood(key: Key, values: object = {}): Failure {
  return new Failure(EXIT.notUnderstood, (texts) => texts[key](values));
}

/** A file that could not be read or written; `key` says which. */
export function noFile(key: "unread" | "unwritten", name: (texts: CommandTexts) => string, error: unknown): Failure {
  const { code = "?" } = error as NodeJS.ErrnoException;
  return new Failure(EXIT.noFile, (texts) => {
    const why = Object.hasOwn(texts.why, code) ? texts.why[code] : texts.why.other;
    return texts[key]({ name: name(texts), why: why?.({ code }) ?? code });
  });
}
