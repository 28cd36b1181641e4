import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Pile } from "./piles.ts";
import { BASELINES, DRAWINGS, type Drawing, OUTLINES, tokensUnder } from "./shapes.ts";

export type { Drawing };

export function tokenShape(pile: Pile): SVGTemplateResult {
  return svg`<path class="token-shape" d=${OUTLINES[pile]}></path>`;
}

/** The letter on a token. */
export function tokenLetter(pile: Pile, letter: string): SVGTemplateResult {
  return svg`<text class="token-letter" x="12" y=${BASELINES[pile]} text-anchor="middle">${letter}</text>`;
}

/** A small heap of one kind: as many tokens as lie there, up to three, the topmost with its letter. */
export function tokenHeap(pile: Pile, letter: string, count: number, hollow = false): TemplateResult {
  return html`
    <svg class="heap ${pile} ${hollow ? "hollow" : ""}" viewBox="-2 -8 30 34" aria-hidden="true" focusable="false">
      ${tokensUnder(count).map((place) => svg`<g transform=${place}>${tokenShape(pile)}</g>`)}
      ${tokenShape(pile)}
      ${tokenLetter(pile, letter)}
    </svg>`;
}

export function drawing(name: Drawing): TemplateResult {
  return html`<svg class="drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${DRAWINGS[name]}></path></svg>`;
}
