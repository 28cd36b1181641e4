import { fetchedJson } from "./scenario-address.ts";

/** A scenario for a board, and where it came from. */
export type Source = { readonly address: string } | { readonly text: string } | { readonly value: unknown };

/** The first source that the element has: its property, then `src`, then a script inside. */
export function sourceOf(element: Element, value: unknown, address: string | null): Source | null {
  if (value !== null && value !== undefined) return { value };
  if (address !== null && address !== "") return { address };
  const script = element.querySelector(':scope > script[type="application/json"]');
  return script === null ? null : { text: script.textContent ?? "" };
}

/** What the engine is to read. What is no JSON throws a SyntaxError; `ending` stops what is being fetched. */
export async function scenarioFrom(source: Source, ending: AbortController): Promise<unknown> {
  if ("value" in source) return source.value;
  return "text" in source ? JSON.parse(source.text) : fetchedJson(source.address, ending);
}

/** The value as an object with members, if it is one. */
function members(value: unknown): object | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

/** The scenario under the edition asked for; what is none is left for the engine to turn down. */
export function inEdition(scenario: unknown, edition: string | null): unknown {
  const own = members(scenario);
  return own === null || edition === null ? scenario : { ...own, edition };
}

/** In step mode a scenario's own steps are what is stepped through, so the board starts before them. */
export function beforeItsSteps(scenario: unknown): { start: unknown; steps: readonly unknown[] } {
  const own = members(scenario);
  if (own === null || !("steps" in own) || !Array.isArray(own.steps)) return { start: scenario, steps: [] };
  const { steps, ...start } = own;
  return { start, steps };
}
