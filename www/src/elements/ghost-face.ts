import { html, svg, type TemplateResult } from "lit";
import { drawing, tokenLetter, tokenShape } from "./glyphs.ts";
import type { Pile } from "./piles.ts";
import { SHEET } from "./shapes.ts";
import type { ShownGhost } from "./shown-ghost.ts";

/** «8 → 5»: the level now, and the one that would be. */
export function then(now: string, later: string): TemplateResult {
  return html`<span class="then ${now.length + later.length > 5 ? "wide" : ""}" data-now=${now} data-then=${later}><s>${now}</s><span>→</span><b>${later}</b></span>`;
}

/** How many tokens stand for a change of so many: enough to see that it is one or several. */
const standing = (count: number, most: number) => Math.min(count, most);

/** A heap with what would come upon it as ghosts, or what would go from it hollow and struck out. */
export function ghostHeap(pile: Pile, letter: string, now: number, later: number): TemplateResult {
  const kept = standing(Math.min(now, later), 2);
  const changing = standing(Math.abs(later - now), 2);
  const kind = later > now ? "added" : "taken";
  const tokens = Array.from({ length: kept + changing }, (_, index) => (index < kept ? "kept" : kind));
  const under = tokens.length - 1;
  return html`
    <svg class="heap ${pile} ghost" viewBox="-2 -8 30 34" aria-hidden="true" focusable="false">
      ${tokens.map((kind, index) => {
        // The topmost lies where a token of a heap without ghosts lies; what is under it shows above it.
        const lift = under - index;
        const strikeOut = kind === "taken" ? svg`<path class="strike-out" d="M1 23L23 1"></path>` : null;
        const top = index === under ? svg`${tokenLetter(pile, letter)}${strikeOut}` : null;
        return svg`<g class=${kind} transform="translate(${lift * 2.6} ${lift * -3.1})">${tokenShape(pile)}${top}</g>`;
      })}
    </svg>`;
}

/** How the card would lie after a turn. */
export function outline(isTapped: boolean): TemplateResult {
  return html`
    <svg class="outline ${isTapped ? "" : "turning"}" viewBox="0 0 120 168" aria-hidden="true" focusable="false">
      <path d=${SHEET}></path>
    </svg>`;
}

/** What would become of the card as a whole. */
export function signs({ dies, signs }: ShownGhost): TemplateResult {
  return html`
    <div class="signs ${dies ? "dies" : ""}">
      ${dies ? drawing("skull") : null}${signs.map((sign) => html`<span>${sign}</span>`)}
    </div>`;
}
