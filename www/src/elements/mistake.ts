import { RulesError } from "../engine.ts";
import type { Texts } from "../i18n/index.ts";
import { sayError } from "../words/say.ts";
import { NoAnswer } from "./scenario-source.ts";

/** What went wrong with a scenario or a step, in the reader's words. */
export function mistakeWords(error: unknown, texts: Texts): string {
  if (error instanceof RulesError) return sayError(error, texts.language);
  if (error instanceof SyntaxError) return `${texts("error.notJson")}: ${error.message}`;
  if (error instanceof NoAnswer) return `${texts("error.noAnswer")}: ${error.message}`;
  return `${texts("error.noEngine")}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Could the same try go well next time: was it the network and not the scenario? */
export function mayPass(error: unknown): boolean {
  return !(error instanceof RulesError || error instanceof SyntaxError);
}
