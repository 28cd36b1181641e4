import { html, nothing, type TemplateResult } from "lit";
import { drawing } from "./glyphs.ts";
import type { StepsView } from "./view.ts";

/** Back, forward, and on with the example. */
export function steps({ texts, script, canUndo, canRedo, hands }: StepsView): TemplateResult {
  const count = script.steps.length;
  const over = script.position >= count;
  return html`
    <div class="steps" part="steps" role="group" aria-label=${texts("steps.label")}>
      <button type="button" class="undo" aria-disabled=${!canUndo} @click=${() => canUndo && hands.undo()}>${drawing("undo")}<span>${texts("steps.undo")}</span></button>
      <button type="button" class="redo" aria-disabled=${!canRedo} @click=${() => canRedo && hands.redo()}>${drawing("redo")}<span>${texts("steps.redo")}</span></button>
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
