import { html, nothing, type TemplateResult } from "lit";
import { drawing } from "./glyphs.ts";
import type { StepsView } from "./view.ts";

function backAndForward({ texts, canUndo, canRedo, hands }: StepsView): TemplateResult {
  return html`
    <button type="button" class="undo" aria-disabled=${!canUndo} @click=${() => canUndo && hands.undo()}>${drawing("undo")}<span>${texts("steps.undo")}</span></button>
    <button type="button" class="redo" aria-disabled=${!canRedo} @click=${() => canRedo && hands.redo()}>${drawing("redo")}<span>${texts("steps.redo")}</span></button>`;
}

/** In step mode "next" is the way forward. */
function onlyBack({ texts, canStepBack, hands }: StepsView): TemplateResult {
  return html`
    <button type="button" class="undo" aria-disabled=${!canStepBack} @click=${() => canStepBack && hands.stepBack()}>${drawing("undo")}<span>${texts("steps.undo")}</span></button>`;
}

/** Back, forward, and on with the example. */
export function steps(view: StepsView): TemplateResult {
  const { mode, texts, script, hands } = view;
  const count = script.steps.length;
  const over = script.position >= count;
  return html`
    <div class="steps" part="steps" role="group" aria-label=${texts("steps.label")}>
      ${mode === "step" ? onlyBack(view) : backAndForward(view)}
      ${
        count === 0
          ? nothing
          : html`
            <button type="button" class="primary next" aria-disabled=${over} @click=${() => !over && hands.playNext()}>
              ${drawing("next")}<span>${texts(over ? "steps.over" : "steps.next")}</span>
              <span class="progress">${texts("steps.progress", { position: script.position, count })}</span>
            </button>`
      }
    </div>`;
}
