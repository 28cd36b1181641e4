import { html, nothing, svg, type TemplateResult } from "lit";
import { ghostHeap, outline, signs, then } from "./ghost-face.ts";
import { drawing, SHEET, tokenHeap } from "./glyphs.ts";
import { PILES, type Pile } from "./piles.ts";
import { rosette } from "./rosette.ts";
import type { ShownCard } from "./shown-card.ts";
import type { ShownGhost } from "./shown-ghost.ts";

const RANKS: Record<ShownCard["type"], string> = {
  creature: "M-5 6C-5 0-4-3-2-6M0 6C0 1 1-3 2.6-6M5 6C5 2 5.4-1 6.6-4",
  hero: "M-6.5 5H6.5M-6-5L-3-1L0-6L3-1L6-5L5.2 2.4H-5.2Z",
  support: "M-5.5 6V-5H-2.6V-2.6H-1.4V-5H1.4V-2.6H2.6V-5H5.5V6ZM-1.6 6V2.6A1.6 1.6 0 0 1 1.6 2.6V6",
};

const INNER = "M9.5 4.5H110.5L115.5 9.5V158.5L110.5 163.5H9.5L4.5 158.5V9.5Z";

/** Sheets that show under the card: its parts, or the copies that it stands for. */
function sheetsUnder({ parts, copies }: ShownCard): number {
  return Math.min(3, Math.max(parts.length, copies - 1));
}

function plate(card: ShownCard): TemplateResult {
  const under = sheetsUnder(card);
  return html`
    <svg class="plate" viewBox="0 0 120 168" aria-hidden="true" focusable="false">
      ${Array.from({ length: under }, (_, index) => {
        const out = (under - index) * 4.5;
        return svg`<path class="under" d=${SHEET} transform="translate(${out} ${out * 0.45})"></path>`;
      })}
      <path class="paper" d=${SHEET}></path>
      <path class="foot" d="M5 120H115V158L110 163H10L5 158Z"></path>
      <path class="band" d="M9.7 5H110.3L115 9.7V31H5V9.7Z"></path>
      <path class="rule" d=${INNER}></path>
      <path class="rule" d="M5 33.5H115M5 120H115M5 122.4H115"></path>
      <path class="corner" d="M60 30L64 33.5L60 37L56 33.5ZM60 117.7L64 121.2L60 124.7L56 121.2Z"></path>
      ${
        card.image === null
          ? svg`<g class="rosette" transform="translate(60 77.5) scale(.86)">${rosette(card.name).map((line) => svg`<path d=${line}></path>`)}</g>
              <text class="versal" x="60" y="92" text-anchor="middle">${initial(card.name)}</text>`
          : nothing
      }
      <path class="rank" transform="translate(104 18)" d=${RANKS[card.type]}></path>
    </svg>`;
}

function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? "·").toLocaleUpperCase();
}

function widthClass(text: string, wide: number, widest: number): string {
  if (text.length >= widest) return "widest";
  return text.length >= wide ? "wide" : "";
}

const ROUND = 2 * Math.PI * 16.5;

/** What share of the starting life is left, as an arc; what exceeds it, as a second one over it. */
function seal(level: number, starting: number): TemplateResult {
  const share = starting > 0 ? Math.max(0, level / starting) : 0;
  const arc = (part: number) => `${(Math.min(1, part) * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`;
  return html`
    <svg viewBox="0 0 42 42" aria-hidden="true" focusable="false">
      <circle class="seal" cx="21" cy="21" r="19.6"></circle>
      <circle class="ring" cx="21" cy="21" r="16.5"></circle>
      <circle class="ring-left" cx="21" cy="21" r="16.5" transform="rotate(-90 21 21)" stroke-dasharray=${arc(share)}></circle>
      ${
        share > 1
          ? svg`<circle class="ring-extra" cx="21" cy="21" r="16.5" transform="rotate(-90 21 21)" stroke-dasharray=${arc(share - 1)}></circle>`
          : nothing
      }
    </svg>`;
}

function level(card: ShownCard, ghost: ShownGhost | null, words: FaceWords): TemplateResult | typeof nothing {
  if (card.life === null) return nothing;
  const { number } = words;
  const now = number(card.life.level);
  return html`
    <div class="level upright-again" part="level">
      ${seal(card.life.level, card.life.starting)}
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
