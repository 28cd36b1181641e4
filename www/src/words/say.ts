import type { CardId, Cause, Refusal, RuleEvent, Step } from "../../generated/types.ts";
import type { Context } from "./context.ts";
import { causeWords, eventText } from "./event.ts";
import { refusalText } from "./refusal.ts";
import { cited, sentences, speaker } from "./sentences.ts";
import { stepText } from "./step.ts";

export type { Context, Trigger } from "./context.ts";
export { type Mistake, sayError } from "./error.ts";

/** A language's code; one that there is no file for is spoken to in English. */
export type Language = "ru" | "en" | (string & {});

/** The languages that there are, each with its name in itself. */
export const languages: readonly { readonly code: string; readonly name: string }[] = /* @__PURE__ */ Object.entries(
  sentences,
).map(([code, { language }]) => ({ code, name: language() }));

/** A sentence for an event or a refusal, with its clause; `names` turns ids into what people read. */
export function say(
  it: RuleEvent | Refusal,
  language: Language,
  names?: (id: CardId) => string,
  context: Context = {},
): string {
  const voice = speaker(language, names, context);
  return cited("code" in it ? refusalText(it, voice) : eventText(it, voice), it.rule, voice, context.edition);
}

/** What something came from, as part of a sentence about that card: “from the spell “Balm””, “from its own ability”. */
export function sayCause(cause: Cause, about: CardId, language: Language, names?: (id: CardId) => string): string {
  return causeWords(cause, about, speaker(language, names));
}

/** What was played, as a line of a list: a phrase without a full stop; `names` turns ids into what people read. */
export function sayStep(step: Step, language: Language, names?: (id: CardId) => string, context: Context = {}): string {
  return stepText(step, speaker(language, names, context));
}
