import { BoardGone, RulesError } from "../engine.ts";
import type { Texts } from "../i18n/index.ts";
import type { LinkError } from "../link/error.ts";
import { type Mistake, sayError } from "../words/say.ts";
import { Misread } from "./misread.ts";
import { FETCH_BYTES, FETCH_SECONDS, NoAnswer } from "./scenario-address.ts";

export { Misread };

/** The engine does not start: here is no WebAssembly, the page's policy forbids it, it could not be read or not be loaded. */
export class NoEngine extends Error {
  readonly why: "absent" | "forbidden" | "unreadable" | "unloaded";

  constructor(why: NoEngine["why"], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.why = why;
  }
}

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

function noAnswerWords({ why, address, status, cause }: NoAnswer, texts: Texts): string {
  const values = { status, seconds: FETCH_SECONDS, max: FETCH_BYTES / (1024 * 1024) };
  const reason = cause instanceof SyntaxError && why === "notJson" ? mistakeWords(cause, texts) : null;
  return `${texts("error.noAnswer")}: ${address}. ${reason ?? texts(`error.answer.${why as Exclude<typeof why, "notJson">}`, values)}`;
}

function noEngineWords({ why, message }: NoEngine, texts: Texts): string {
  if (why === "unloaded") return `${texts("error.noEngine")}: ${message}`;
  return why === "unreadable" ? `${texts("error.engine.unreadable")}: ${message}` : texts(`error.engine.${why}`);
}

/** What went wrong with a scenario or a step, in the reader's words. */
export function mistakeWords(error: unknown, texts: Texts): string {
  if (error instanceof BoardGone) return texts(error.scenario === null ? "error.stopped" : "error.breaksOff");
  if (isMistake(error)) return sayError(error, texts.language);
  if (error instanceof SyntaxError) return sayError(notJson(error), texts.language);
  if (error instanceof NoAnswer) return noAnswerWords(error, texts);
  if (error instanceof NoEngine) return noEngineWords(error, texts);
  return texts("error.stopped");
}

/** Could the same try go well next time: was it the network or the engine, and not the scenario? */
export function mayPass(error: unknown): boolean {
  if (error instanceof NoEngine) return ["unloaded", "unreadable"].includes(error.why);
  if (error instanceof NoAnswer) return error.why !== "address";
  return isStop(error) && !(error instanceof SyntaxError);
}
