import type { CardId, Refusal, RuleEvent } from "../../generated/types.ts";
import { eventText } from "./event.ts";
import { refusalText } from "./refusal.ts";
import { type Context, cited, speaker } from "./sentences.ts";

export { sayError } from "./error.ts";
export { type Context, languages } from "./sentences.ts";

/** A language's code; one that there is no file for is spoken to in English. */
export type Language = "ru" | "en" | (string & {});

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
