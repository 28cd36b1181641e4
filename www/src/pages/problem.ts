import { html, nothing, type TemplateResult } from "lit";
import { engineReady } from "../elements/engine-ready.ts";
import type { Scenario } from "../engine.ts";
import type { Texts } from "../i18n/index.ts";
import { excerpt, type LocatedText, locatedText, NotJson, type Place } from "./located-text.ts";
import { isCase, type Pasted, placeIn, readPasted } from "./pasted.ts";
import { recordWords, type UpTo, upTo } from "./up-to.ts";

/** What is wrong with a text that came in: where, and how far it goes. */
export class Problem extends Error {
  readonly error: unknown;
  readonly text: string;
  readonly place: Place | null;
  readonly found: UpTo | null;

  constructor(error: unknown, text: string, located: LocatedText | null) {
    super(error instanceof Error ? error.message : String(error), { cause: error });
    this.error = error;
    this.text = text;
    this.place = error instanceof NotJson ? error.place : located && placeIn(located, error);
    this.found = located && upTo(isCase(located.value) ? located.value.scenario : located.value, error);
  }
}

/** Reads a text whole, with the engine's consent, or throws a `Problem`. */
export async function readText(text: string): Promise<Pasted> {
  let located: LocatedText | null = null;
  try {
    located = locatedText(text);
    await engineReady();
    return readPasted(located.value);
  } catch (error) {
    throw new Problem(error, text, located);
  }
}

/** Reads a value that has no text which a reader could look into, or throws a `Problem`. */
export async function readValue(value: unknown): Promise<Pasted> {
  try {
    await engineReady();
    return readPasted(value);
  } catch (error) {
    throw new Problem(error, "", { value, placeOf: () => null });
  }
}

/** The problem in words, its place, and the way to what can be loaded all the same. */
export function problemView(
  { error, text, place, found }: Problem,
  texts: Texts,
  load: (scenario: Scenario) => void,
  showPlace?: (place: Place) => void,
): TemplateResult {
  const line = place === null ? "" : texts("page.line", { line: place.line });
  return html`
    <p class="badly"><strong>${recordWords(error, found, texts)}</strong></p>
    ${
      place === null
        ? nothing
        : html`
          ${showPlace ? html`<p><button type="button" class="to-line" @click=${() => showPlace(place)}>${line}</button></p>` : html`<p>${line}</p>`}
          <pre class="excerpt" tabindex="0"><code>${excerpt(text, place)}</code></pre>`
    }
    ${
      found === null
        ? nothing
        : html`<p><button type="button" class="up-to" @click=${() => load(found.scenario)}>${texts("boards.upTo", { count: found.count })}</button></p>`
    }
    <p>${texts("page.kept")}</p>`;
}
