import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import type { Told } from "./game.ts";
import type { View } from "./view.ts";

/** How much of what happened is drawn at first, and how much more at each asking. */
export const STORY_PAGE = 100;

/** The sentences for one thing that happened, each with its clause. */
export function sentences(told: Told, view: View): readonly string[] {
  const { texts } = view;
  if (told.refusal !== null) return [texts("story.refused"), view.say(told.refusal)];
  if (told.what === "undone") return [texts("story.undone")];
  const events = told.events.map((event) => view.say(event));
  const lines = events.length > 0 ? events : [texts("story.quiet")];
  return told.what === "redone" ? [texts("story.redone"), ...lines] : lines;
}

function row(it: Told, view: View): TemplateResult {
  const { texts } = view;
  const words = () => html`
    ${it.what === "step" || it.what === "redone" ? html`<span class="step-number">${texts("story.step", { number: it.revision })}</span>` : nothing}
    ${sentences(it, view).map((line) => html`<p>${line}</p>`)}`;
  return html`
    <li class=${it.what} data-told=${it.what}>
      ${guard([it, texts, view.nameOf], words)}
    </li>`;
}

/** All that happened, the newest first; what is long past, when asked for. */
export function story(told: readonly Told[], view: View): TemplateResult {
  const { texts, hands } = view;
  const shown = told.slice(-view.toldShown).reverse();
  return html`
    <section class="story" part="story" aria-label=${texts("story.title")}>
      <h3>${texts("story.title")}</h3>
      ${told.length === 0 ? html`<p class="bare">${texts("story.empty")}</p>` : nothing}
      <ol reversed start=${told.length}>
        ${repeat(
          shown,
          ({ number }) => number,
          (it) => row(it, view),
        )}
      </ol>
      ${
        shown.length < told.length
          ? html`<button type="button" class="earlier" @click=${() => hands.showEarlier()}>${texts("story.earlier")}</button>`
          : nothing
      }
    </section>`;
}

/** What the live region says of the latest happening. */
export function announced(told: Told | undefined, view: View): string {
  return told === undefined ? "" : sentences(told, view).join(" ");
}
