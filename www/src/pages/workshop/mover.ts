import { html, nothing, type TemplateResult } from "lit";
import { foretold } from "../../elements/foretold.ts";
import { type Drawing, drawing } from "../../elements/glyphs.ts";
import { offer } from "../../elements/offer.ts";
import { neighbour } from "../../elements/roving.ts";
import type { View } from "../../elements/view.ts";
import type { CardId } from "../../engine.ts";
import type { Spot } from "./spots.ts";

/** Cards that are being moved, and where they may go. */
export interface Moving {
  readonly cards: readonly CardId[];
  readonly spots: readonly Spot[];
  /** The key of the spot that the Tab key comes to. */
  readonly current: string;
  /** What was just refused, in words. */
  readonly said: string | null;
}

export interface MoverHands {
  drop(spot: Spot): void;
  lookAt(key: string): void;
  cancel(): void;
}

const DRAWINGS: Partial<Record<Spot["zone"], Drawing>> = {
  deck: "deck",
  hand: "hand",
  graveyard: "skull",
  removed: "removed",
  play: "next",
};

function spokenSpot(spot: Spot, view: View): string {
  const { texts, nameOf } = view;
  const { cell, zone, there, isHere, no } = spot;
  return [
    cell === null ? texts(`zone.${zone}`) : texts("board.cellSpoken", { ...cell }),
    ...(there.length > 0 && !isHere ? [texts("workshop.move.there", { names: there.map(nameOf).join(", ") })] : []),
    ...(isHere ? [texts("workshop.move.here")] : []),
    ...(no === null ? [] : [texts("workshop.move.no", { why: no })]),
  ].join("; ");
}

function spotButton(spot: Spot, moving: Moving, view: View, hands: MoverHands): TemplateResult {
  const { key, cell, zone, there, isHere, no, step } = spot;
  const { texts, nameOf } = view;
  const words =
    cell === null
      ? html`${drawing(DRAWINGS[zone] ?? "next")}<span>${texts(`zone.${zone}`)}</span>`
      : html`<span class="cell-number">${texts("board.cell", { ...cell })}</span>${there.map((id) => html`<span class="cell-card">${nameOf(id)}</span>`)}`;
  return html`
    <button type="button" class="spot ${cell === null ? "" : "in-cell"}" data-spot=${key} tabindex=${moving.current === key ? 0 : -1}
      aria-disabled=${isHere || no !== null} aria-current=${isHere ? "true" : nothing}
      ${offer(`spot ${key}`, () => (isHere ? null : { step }))}
      @focus=${() => hands.lookAt(key)} @click=${() => hands.drop(spot)}><span class="looks" aria-hidden="true">${words}</span><span class="heard-only">${spokenSpot(spot, view)}</span></button>`;
}

function rowsOf(spots: readonly Spot[]): readonly (readonly Spot[])[] {
  const rows = new Map<number, Spot[]>();
  for (const spot of spots) {
    if (spot.cell !== null) rows.set(spot.cell.row, [...(rows.get(spot.cell.row) ?? []), spot]);
  }
  return [...rows.values()];
}

/** Where the cards may go, cell by cell and pile by pile: by pointer, by finger and by arrow keys. */
export function mover(moving: Moving, view: View, hands: MoverHands): TemplateResult {
  const { texts, nameOf, preview } = view;
  const { cards, spots, said } = moving;
  const asked = texts("workshop.move.asked", { names: cards.map(nameOf).join(", ") });
  const button = (spot: Spot) => spotButton(spot, moving, view, hands);
  const rows = rowsOf(spots);
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const from = (event.target as Element).closest<HTMLElement>(".spot");
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(".spot")];
    const next = from === null ? null : neighbour(from, all, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return html`
    <section class="picking mover" part="picking" aria-label=${asked} @keydown=${onKey}>
      <p class="asked" tabindex="-1">${asked}</p>
      ${said === null ? nothing : html`<p class="said-no">${said}</p>`}
      <div class="spots">
        ${
          rows.length === 0
            ? nothing
            : html`<div class="map" role="group" aria-label=${texts("workshop.move.cells")}>${rows.map((row) => html`<div class="map-row">${row.map(button)}</div>`)}</div>`
        }
        <div class="answers" role="group" aria-label=${texts("workshop.move.piles")}>${spots.filter(({ cell }) => cell === null).map(button)}</div>
        ${preview?.key.startsWith("spot ") ? foretold(preview.key, view) : nothing}
      </div>
      <p class="why">${texts("workshop.move.hint")}</p>
      <button type="button" data-do="cancel-move" @click=${() => hands.cancel()}>${texts("pick.cancel")}</button>
    </section>`;
}
