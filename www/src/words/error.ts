import { worded } from "./language.ts";
import { type Speaker, speaker, textFor } from "./sentences.ts";

/** A `RulesError`, or what was kept of one. */
export interface Mistake {
  readonly code: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The values of a mistake, with the engine's words for types and refusals in the reader's. */
function inWords(params: Readonly<Record<string, string | number>>, { types, reasons }: Speaker["texts"]): object {
  const { expected, found, refusal } = params as Readonly<Record<string, string>>;
  const type = (name = "") => (Object.hasOwn(types, name) ? types[name as keyof typeof types]() : name);
  return {
    ...params,
    ...(refusal ? { reason: worded(textFor(reasons, refusal, "unknown"), { code: refusal }) } : {}),
    ...(expected && found ? { expected: type(expected), found: type(found) } : {}),
  };
}

/** A sentence for a mistake in what came in: what is wrong, what was expected, and where. */
export function sayError({ code, path, params = {} }: Mistake, language: string): string {
  const { texts } = speaker(language);
  const { frame, details } = texts;
  let text = worded(textFor(texts.errors, code, "unknown"), { code });
  if (Object.hasOwn(details, code) && Object.keys(params).length > 0) {
    const detail = worded(details[code as keyof typeof details], inWords(params, texts));
    text = frame.detailed({ text, detail });
  }
  return path ? frame.placed({ text, path }) : frame.plain({ text });
}
