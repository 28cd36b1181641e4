/**
 * Sentences for steps, events, refusals and mistakes, and the rulebook, in the reader's language.
 *
 * `./say.ts` alone leaves out the rulebook's longer texts.
 */
export { type RulebookEntry, rulebook } from "./rulebook.ts";
export * from "./say.ts";
