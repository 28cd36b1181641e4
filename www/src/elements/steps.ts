import { html, nothing, type TemplateResult } from "lit";
import type { Place } from "./course.ts";
import type { Game } from "./game.ts";
import { drawing } from "./glyphs.ts";
import type { View } from "./view.ts";

/** What a button would take back or bring again, in words. */
function means(key: "undoes" | "redoes", place: Place | undefined, { texts, sayStep }: View): string | typeof nothing {
  return place?.entry ? texts(`steps.${key}`, { step: sayStep(place.entry.step) }) : nothing;
}

function backAndForward({ canUndo, canRedo, course }: Game, view: View): TemplateResult {
  const { texts, hands } = view;
  const undoes = means("undoes", course.present, view);
  const redoes = means("redoes", course.places[course.present.revision + 1], view);
  return html`
    <button type="button" class="undo" title=${undoes} aria-disabled=${!canUndo} @click=${() => canUndo && hands.undo()}>${drawing("undo")}<span>${texts("steps.undo")}</span></button>
    <button type="button" class="redo" title=${redoes} aria-disabled=${!canRedo} @click=${() => canRedo && hands.redo()}>${drawing("redo")}<span>${texts("steps.redo")}</span></button>`;
}

/** In step mode "next" is the way forward. */
function onlyBack({ canStepBack }: Game, { texts, hands }: View): TemplateResult {
  return html`
    <button type="button" class="undo" aria-disabled=${!canStepBack} @click=${() => canStepBack && hands.stepBack()}>${drawing("undo")}<span>${texts("steps.undo")}</span></button>`;
}

function next({ script }: Game, { texts, hands }: View): TemplateResult {
  const count = script.steps.length;
  const over = script.position >= count;
  return html`
    <button type="button" class="primary next" aria-disabled=${over} @click=${() => !over && hands.playNext()}>
      ${drawing("next")}<span>${texts(over ? "steps.over" : "steps.next")}</span>
      <span class="progress">${texts("steps.progress", { position: script.position, count })}</span>
    </button>`;
}

function rejoin({ canRejoin }: Game, { texts, hands }: View): TemplateResult {
  return html`
    <button type="button" class="rejoin" aria-disabled=${!canRejoin} @click=${() => canRejoin && hands.rejoin()}>
      ${drawing("next")}<span>${texts("steps.rejoin")}</span>
    </button>`;
}

/** Back, forward, and on with the example, or back to one that was left. */
export function steps(game: Game, view: View): TemplateResult {
  const onward = game.left ? rejoin(game, view) : game.script.steps.length > 0 ? next(game, view) : nothing;
  return html`
    <div class="steps" part="steps" role="group" aria-label=${view.texts("steps.label")}>
      ${view.mode === "step" ? onlyBack(game, view) : backAndForward(game, view)} ${onward}
    </div>`;
}
