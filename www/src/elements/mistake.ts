import { RulesError } from "../engine.ts";
import type { Texts } from "../i18n/index.ts";
import type { LinkError } from "../link/error.ts";
import { type Mistake, sayError } from "../words/say.ts";
import { Misread } from "./misread.ts";
import { NoAnswer } from "./scenario-source.ts";

export { Misread };

/** The engine cannot be fetched or does not start here. */
export class NoEngine extends Error {}

/** Is it the input that is wrong, at a place in it? */
export function isMistake(error: unknown): error is RulesError | Misread | LinkError {
  // Links come in a file of their own, so theirs is known by its name.
  const isLinks = error instanceof Error && error.name === "LinkError";
  return error instanceof RulesError || error instanceof Misread || isLinks;
}

/** Did the engine itself break off? Nothing more can be asked of that board. */
export function isStop(error: unknown): boolean {
  return error instanceof RulesError ? error.code === "gone" : !isMistake(error);
}

/** Browsers word this each in its own way, but some tell the place. */
function notJson({ message }: SyntaxError): Mistake {
  const [, line, column] = message.match(/line (\d+) column (\d+)/) ?? [];
  return { code: "notJson", path: "", ...(line && column ? { params: { line, column } } : {}) };
}

/** What went wrong with a scenario or a step, in the reader's words. */
export function mistakeWords(error: unknown, texts: Texts): string {
  if (isMistake(error)) return sayError(error, texts.language);
  if (error instanceof SyntaxError) return sayError(notJson(error), texts.language);
  if (error instanceof NoAnswer) {
    const { address, cause } = error;
    const why =
      typeof cause === "number" ? ` (${cause})` : cause instanceof SyntaxError ? ` ${mistakeWords(cause, texts)}` : "";
    return `${texts("error.noAnswer")}: ${address}.${why}`;
  }
  if (error instanceof NoEngine) return `${texts("error.noEngine")}: ${error.message}`;
  return texts("error.stopped");
}

/** Could the same try go well next time: was it the network or the engine, and not the scenario? */
export function mayPass(error: unknown): boolean {
  return isStop(error) && !(error instanceof SyntaxError);
}
