import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Place } from "./course.ts";
import type { Told } from "./game.ts";
import { keyList } from "./keys.ts";
import { attemptWords, eventWords, line } from "./story-line.ts";
import type { View } from "./view.ts";

/** How many steps before the present one, and how many undone, are drawn at first, and how many more at each asking. */
export const STORY_PAGE = 100;

interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** The revisions that are drawn around the present one; the set-up and the last place are drawn besides. */
function stretch({ course, toldShown, laterShown }: View): Stretch {
  const { revision } = course.present;
  const first = Math.max(1, revision - toldShown + 1);
  const last = Math.min(course.last, revision + laterShown);
  return { first, last: last === course.last - 1 ? course.last : last };
}

function lines(places: readonly Place[], view: View): unknown {
  return repeat(
    places,
    ({ number }) => number,
    (place) => line(place, view),
  );
}

function gap(kind: "earlier" | "later", show: () => void, { texts }: View): TemplateResult {
  return html`<li class="gap"><button type="button" class=${kind} @click=${show}>${texts(`story.${kind}`)}</button></li>`;
}

/**
 * The course of the game: a line a step, the oldest first, each opening to its events, and what was refused where it was
 * tried; then the undone steps. Of a long one the neighbourhood of the present is drawn, and more when asked for.
 */
export function story(view: View): TemplateResult {
  const { texts, hands, course } = view;
  const { first, last } = stretch(view);
  const { places } = course;
  const isDrawn = (revision: number) =>
    revision === 0 || revision === course.last || (revision >= first && revision <= last);
  const line = view.line !== null && isDrawn(view.line) ? view.line : course.present.revision;
  const drawn = { ...view, line };
  return html`
    <section class="story" part="story" aria-labelledby="story-title">
      <h3 id="story-title">${texts("story.title")}</h3>
      <ol class="course" @focusin=${(event: FocusEvent) => hands.lookAt(revisionOf(event.target))}>
        ${lines(places.slice(0, 1), drawn)}
        ${first > 1 ? gap("earlier", () => hands.showEarlier(), view) : nothing}
        ${lines(places.slice(first, last + 1), drawn)}
        ${last < course.last ? gap("later", () => hands.showLater(), view) : nothing}
        ${last < course.last ? lines(places.slice(-1), drawn) : nothing}
      </ol>
      ${keyList(view)}
    </section>`;
}

function revisionOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-revision]") : null;
  return row === null ? null : Number(row.dataset.revision);
}

/** So much of the lines before and after the present one should be seen too, in pixels. */
const BESIDE = 96;

/** Moves the list, and not the page, so that the present place is in sight. */
export function keepInSight(root: ParentNode): void {
  const list = root.querySelector(".course");
  const here = list?.querySelectorAll(".here");
  const [from, to] = [here?.[0], here?.[here.length - 1]];
  if (!list || !from || !to) return;
  const box = list.getBoundingClientRect();
  const [top, bottom] = [from.getBoundingClientRect().top, to.getBoundingClientRect().bottom];
  const room = Math.max(0, Math.min(BESIDE, (box.height - (bottom - top)) / 2));
  if (top - room < box.top) list.scrollTop += top - room - box.top;
  else if (bottom + room > box.bottom) list.scrollTop += Math.min(bottom + room - box.bottom, top - room - box.top);
}

/** How the table lies at a place. */
export function placeWords({ entry, revision }: Place, { texts, sayStep }: View): string {
  if (entry === null) return texts("story.atSetUp");
  return texts("story.after", { number: revision, step: sayStep(entry.step) });
}

/** Where the game has come by more than one step or from the list. */
function wentWords({ moved, goesOn }: Told, view: View): readonly string[] {
  const { texts, course } = view;
  const where = placeWords(course.present, view);
  const way =
    moved === 0 ? [] : [texts(moved < 0 ? "story.wentBack" : "story.wentForward", { count: Math.abs(moved) })];
  return [
    ...way,
    where,
    ...(goesOn ? [texts("story.goesOn")] : []),
    ...(view.drops > 0 ? [texts("story.drops", { count: view.drops })] : []),
  ];
}

/** What the live region says of the latest happening. */
export function announced(told: Told | null, view: View): string {
  if (told === null) return "";
  const { texts } = view;
  const { step, events, refusal, number } = told;
  const said = { number, step: step === null ? "" : view.sayStep(step) };
  switch (told.what) {
    case "step":
      return eventWords(events, view).join(" ");
    case "refused":
      return refusal === null ? "" : attemptWords({ step: null, refusal }, view).join(" ");
    case "mistake":
      return "";
    case "undone":
      return step === null ? texts("story.withdrawn") : texts("story.undone", said);
    case "redone":
      return [texts("story.redone", said), ...eventWords(events, view)].join(" ");
    case "went":
      return wentWords(told, view).join(" ");
  }
}
