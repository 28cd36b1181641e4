import { html, nothing, svg, type TemplateResult } from "lit";
import { ghostHeap, outline, signs, then } from "./ghost-face.ts";
import { drawing, tokenHeap } from "./glyphs.ts";
import { PILES, type Pile } from "./piles.ts";
import { rosette } from "./rosette.ts";
import { PLATE, RANK_AT, RANKS, ROSETTE_AT, SHEET, sealArcs, sheetsUnder, VERSAL_AT, versal } from "./shapes.ts";
import type { ShownCard } from "./shown-card.ts";
import type { ShownGhost } from "./shown-ghost.ts";

function plate(card: ShownCard): TemplateResult {
  return html`
    <svg class="plate" viewBox="0 0 120 168" aria-hidden="true" focusable="false">
      <path class="shade" d=${SHEET} transform="translate(0.4 2.2)"></path><path class="shade wider" d=${SHEET} transform="translate(0.4 1.6)"></path>
      ${sheetsUnder(card).map((place) => svg`<path class="under" d=${SHEET} transform=${place}></path>`)}
      <path class="paper" d=${SHEET}></path>
      <path class="foot" d=${PLATE.foot}></path>
      <path class="band" d=${PLATE.band}></path>
      <path class="rule" d=${PLATE.frame}></path>
      <path class="rule" d=${PLATE.rules}></path>
      <path class="corner" d=${PLATE.corners}></path>
      ${
        card.image === null
          ? svg`<g class="rosette" transform=${ROSETTE_AT}>${rosette(card.name).map((line) => svg`<path d=${line}></path>`)}</g>
              <text class="versal" x=${VERSAL_AT.x} y=${VERSAL_AT.y} text-anchor="middle">${versal(card.name)}</text>`
          : nothing
      }
      <path class="rank" transform=${RANK_AT} d=${RANKS[card.type]}></path>
    </svg>`;
}

function widthClass(text: string, wide: number, widest: number): string {
  if (text.length >= widest) return "widest";
  return text.length >= wide ? "wide" : "";
}

/** What share of the starting life is left, as an arc; what exceeds it, as a second one over it. */
function seal(life: NonNullable<ShownCard["life"]>): TemplateResult {
  const { left, extra } = sealArcs(life);
  return html`
    <svg viewBox="0 0 42 42" aria-hidden="true" focusable="false">
      <circle class="seal" cx="21" cy="21" r="19.6"></circle>
      <circle class="ring" cx="21" cy="21" r="16.5"></circle>
      <circle class="ring-left" cx="21" cy="21" r="16.5" transform="rotate(-90 21 21)" stroke-dasharray=${left}></circle>
      ${
        extra === null
          ? nothing
          : svg`<circle class="ring-extra" cx="21" cy="21" r="16.5" transform="rotate(-90 21 21)" stroke-dasharray=${extra}></circle>`
      }
    </svg>`;
}

function level(card: ShownCard, ghost: ShownGhost | null, words: FaceWords): TemplateResult | typeof nothing {
  if (card.life === null) return nothing;
  const { number } = words;
  const now = number(card.life.level);
  return html`
    <div class="level upright-again" part="level">
      ${seal(card.life)}
      <span class="now ${widthClass(now, 3, 5)}">${now}</span><span class="start">/${number(card.life.starting)}</span>
      ${ghost === null || ghost.level === null ? nothing : then(now, number(ghost.level))}
    </div>`;
}

function strike(card: ShownCard): TemplateResult | typeof nothing {
  if (card.strike === null) return nothing;
  return html`<div class="strike upright-again ${widthClass(card.strike, 6, 9)}" part="strike">${drawing("sword")}<span>${card.strike}</span></div>`;
}

function pileOf(pile: Pile, count: number, ghost: ShownGhost | null, words: FaceWords): TemplateResult {
  const later = ghost?.piles.get(pile);
  const letter = words.letter(pile);
  const heap = later === undefined ? tokenHeap(pile, letter, count) : ghostHeap(pile, letter, count, later);
  const now = count > 0 ? html`<span class="count" part="count">${words.number(count)}</span>` : nothing;
  const then = later === undefined ? nothing : html`<span class="later">${words.number(later)}</span>`;
  return html`
    <div class="pile" data-pile=${pile} title=${words.pile(pile)} part="pile pile-${pile}">${heap}${now}${then}</div>`;
}

function piles(card: ShownCard, ghost: ShownGhost | null, words: FaceWords): TemplateResult {
  const counts = new Map(card.piles.map(({ pile, count }) => [pile, count]));
  const shown = PILES.filter((pile) => counts.has(pile) || ghost?.piles.has(pile));
  return html`
    <div class="piles upright-again ${shown.length > 3 ? "many" : shown.length < 3 ? "few" : ""}" part="piles">
      ${shown.map((pile) => pileOf(pile, counts.get(pile) ?? 0, ghost, words))}
    </div>`;
}

export interface FaceWords {
  pile: (pile: Pile) => string;
  letter: (pile: Pile) => string;
  number: (value: number) => string;
  list: (items: Iterable<string>) => string;
}

export function cardFace(card: ShownCard, ghost: ShownGhost | null, words: FaceWords): TemplateResult {
  const marked = card.piles.length > 0 || (ghost?.piles.size ?? 0) > 0 || card.text !== null;
  const state = [
    card.tapped && "tapped",
    marked && "marked",
    card.parts.length > 0 && "merged",
    ghost?.goes && "going",
  ];
  return html`
    <div class="slot ${state.filter(Boolean).join(" ")}" aria-hidden="true">
      ${ghost?.turns ? outline(card.tapped) : nothing}
      <div class="turned" part="card">
        ${plate(card)}
        ${card.image === null ? nothing : html`<img class="picture" part="image" alt="" draggable="false" loading="lazy" referrerpolicy="no-referrer" src=${card.image} />`}
        <div class="name ${card.name.length > 18 ? "long" : ""}" part="name"><span>${card.name}</span></div>
        ${card.parts.length > 0 ? html`<div class="parts" part="parts">+ ${words.list(card.parts)}</div>` : nothing}
        ${card.text !== null && card.piles.length + (ghost?.piles.size ?? 0) === 0 ? html`<div class="text" part="text">${card.text}</div>` : nothing}
        ${level(card, ghost, words)} ${strike(card)} ${piles(card, ghost, words)}
        ${card.copies > 1 ? html`<div class="copies upright-again" part="copies">×${words.number(card.copies)}</div>` : nothing}
      </div>
      <div class="caption" part="caption"><span>${card.name}</span></div>
      ${ghost === null || ghost.signs.length === 0 ? nothing : signs(ghost)}
    </div>`;
}
