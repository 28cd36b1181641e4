import type { Scenario, Step } from "../engine.ts";

/** A scenario for a board, and where it came from. */
export type Source = { readonly address: string } | { readonly text: string } | { readonly value: Scenario };

/** The first source that the element has: its property, then `src`, then a script inside. */
export function sourceOf(element: Element, value: Scenario | null, address: string | null): Source | null {
  if (value !== null) return { value };
  if (address !== null && address !== "") return { address };
  const script = element.querySelector(':scope > script[type="application/json"]');
  return script === null ? null : { text: script.textContent ?? "" };
}

/** An address that gave no scenario: no answer, a refusal, or something that is no JSON. */
export class NoAnswer extends Error {}

async function fetched(address: string): Promise<unknown> {
  try {
    const response = await fetch(new URL(address, document.baseURI));
    if (!response.ok) throw new Error(String(response.status));
    return await response.json();
  } catch (error) {
    throw new NoAnswer(`${address}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** The scenario as the engine will read it. What is no JSON throws a SyntaxError. */
export async function scenarioFrom(source: Source): Promise<Scenario> {
  if ("value" in source) return source.value;
  return ("text" in source ? JSON.parse(source.text) : await fetched(source.address)) as Scenario;
}

/** In step mode a scenario's own steps are what is stepped through, so the board starts before them. */
export function beforeItsSteps(scenario: Scenario): { start: Scenario; steps: readonly Step[] } {
  if (!Array.isArray((scenario as Partial<Scenario> | null)?.steps)) return { start: scenario, steps: [] };
  const { steps = [], ...start } = scenario;
  return { start, steps };
}
