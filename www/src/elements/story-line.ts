import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { RuleEvent } from "../engine.ts";
import { mainOf } from "./consequence.ts";
import type { Attempt, Place } from "./course.ts";
import type { View } from "./view.ts";

/** The sentences for what a step has brought, each with its clause. */
export function eventWords(events: readonly RuleEvent[], { texts, say }: View): readonly string[] {
  return events.length > 0 ? events.map((event) => say(event)) : [texts("story.quiet")];
}

/** What was tried and why it cannot be. */
export function attemptWords({ step, refusal }: Pick<Attempt, "step" | "refusal">, view: View): readonly string[] {
  const { texts, say, sayStep } = view;
  const tried = step === null ? texts("story.refused") : texts("story.refusedStep", { step: sayStep(step) });
  return refusal === null ? [] : [tried, say(refusal)];
}

/** What going to a place means, from where the game is. */
function goingWords({ revision }: Place, { texts, course }: View): string {
  const steps = revision - course.present.revision;
  if (steps === 0) return texts("story.here");
  return texts(steps < 0 ? "story.back" : "story.forward", { count: Math.abs(steps) });
}

function attempt(it: Attempt, state: string, view: View): TemplateResult | typeof nothing {
  // The desk shows a mistake.
  if (it.refusal === null) return nothing;
  const words = () => attemptWords(it, view).map((sentence) => html`<p>${sentence}</p>`);
  return html`<li class="refused ${state}" data-told="refused">${guard([it, view.texts, view.nameOf], words)}</li>`;
}

function goOn(place: Place, tabindex: number, { texts, hands }: View): TemplateResult {
  const label = `${texts("story.goOn")}: ${placeName(place, texts)}`;
  return html`
    <button type="button" class="go-on" tabindex=${tabindex} aria-label=${label} @click=${() => hands.goOnFrom(place.revision)}>
      ${texts("story.goOn")}
    </button>`;
}

const placeName = ({ revision, entry }: Place, texts: View["texts"]) =>
  entry === null ? texts("story.setUp") : texts("story.step", { number: revision });

/** What a step has brought: the main thing at a glance, and all of it when it is opened. */
function outcome(place: Place, here: boolean, tabindex: number, view: View): TemplateResult | typeof nothing {
  const { texts, say, course } = view;
  const { entry, revision } = place;
  const events = entry?.events ?? [];
  const main = mainOf(events);
  const canGoOn = view.reaches(revision) && (revision < course.last || view.canLeave);
  const glance = () => html`<p>${main === null ? texts("story.quiet") : say(main)}</p>`;
  const all = () => eventWords(events, view).map((sentence) => html`<p>${sentence}</p>`);
  const worded = [entry, texts, view.nameOf];
  if (events.length <= 1 && !canGoOn) return entry === null ? nothing : html`${guard(worded, glance)}`;
  return html`
    <details ?open=${here}>
      <summary tabindex=${tabindex}>
        ${
          entry === null
            ? texts("story.cards", { count: view.snapshot.cards.length })
            : html`<span class="glance">${guard(worded, glance)}</span>`
        }
        ${
          events.length <= 1
            ? nothing
            : html`
              <span class="others">${texts("story.others", { count: events.length - 1 })}</span>
              <span class="all">${texts("story.all")}</span>`
        }
      </summary>
      ${events.length <= 1 ? nothing : html`<div class="events">${guard(worded, all)}</div>`}
      ${canGoOn ? goOn(place, tabindex, view) : nothing}
    </details>`;
}

/** A place in the course: what was played, what going there means, what it brought, and what was tried there. */
export function line(place: Place, view: View): TemplateResult {
  const { texts, hands, course } = view;
  const { entry, revision, attempts } = place;
  const steps = revision - course.present.revision;
  const state = steps === 0 ? "here" : steps > 0 ? "undone" : "stands";
  const tabindex = revision === view.line ? 0 : -1;
  const said = () => (entry === null ? texts("story.setUp") : view.sayStep(entry.step));
  const words = html`
    ${entry === null ? nothing : html`<span class="step-number">${placeName(place, texts)}</span>`}
    <span class="said">${guard([entry, texts, view.nameOf], said)}</span>`;
  return html`
    <li class="line ${state}" data-told=${entry === null ? "set-up" : "step"} data-revision=${revision}>
      ${
        view.reaches(revision)
          ? html`
            <button type="button" class="go" tabindex=${tabindex} aria-current=${steps === 0 ? "step" : nothing} @click=${() => hands.goTo(revision)}>
              ${words} <span class="going">${goingWords(place, view)}</span>
            </button>`
          : html`<p class="go">${words}</p>`
      }
      ${outcome(place, steps === 0, tabindex, view)}
    </li>
    ${attempts.map((it) => attempt(it, state, view))}
    ${steps === 0 && view.drops > 0 ? html`<li class="drops">${texts("story.drops", { count: view.drops })}</li>` : nothing}`;
}
