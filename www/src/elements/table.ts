import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Player } from "../engine.ts";
import { foretold } from "./foretold.ts";
import { drawing } from "./glyphs.ts";
import { offer } from "./offer.ts";
import { place } from "./place.ts";
import { ZONE_DRAWINGS } from "./shapes.ts";
import { type Field, type PileZone, rowsOf, type Side, sidesOf } from "./table-layout.ts";
import { pileKey, type View } from "./view.ts";

/** How many cards the pile would hold. */
function countAfter(player: Player, zone: PileZone, count: number, { preview }: View): number {
  let after = count;
  for (const { card, zone: to } of preview?.foresight.ghosts.values() ?? []) {
    if (card.owner !== player || to === card.zone) continue;
    if (to === zone) after += 1;
    if (card.zone === zone) after -= 1;
  }
  return after;
}

/** In still mode there is nothing to press: it only says how many cards lie there. */
function pileButton(side: Side, zone: PileZone, count: number, view: View): TemplateResult | typeof nothing {
  const open = view.openPiles.has(pileKey(side.player, zone));
  if (view.mode === "still" && count === 0) return nothing;
  if (view.mode === "still")
    return html`<p class="heap-label" part="zone zone-${zone}" data-zone=${zone}>${pileWords(zone, count, nothing, view)}</p>`;
  const after = countAfter(side.player, zone, count, view);
  const later = after === count ? nothing : html`<span class="later">${after}</span>`;
  return html`
    <button
      type="button"
      class="heap-button ${count === 0 ? "bare" : ""}"
      part="zone zone-${zone}"
      data-zone=${zone}
      aria-expanded=${open}
      @click=${() => view.hands.openPile(side.player, zone)}
    >
      ${pileWords(zone, count, later, view)}
    </button>`;
}

function pileWords(zone: PileZone, count: number, later: unknown, { texts }: View): TemplateResult {
  return html`${drawing(ZONE_DRAWINGS[zone])}<span>${texts(`zone.${zone}`)}</span><span class="heap-count">${count}</span>${later}`;
}

function openPile(side: Side, zone: PileZone, inside: Side["inPlay"], view: View): TemplateResult | typeof nothing {
  if (!view.openPiles.has(pileKey(side.player, zone))) return nothing;
  const { texts } = view;
  return html`
    <section class="open-pile" data-zone=${zone} aria-label=${texts("zone.pile", { zone: texts(`zone.${zone}`), count: inside.length })}>
      <h4>${texts(`zone.${zone}`)}</h4>
      ${inside.length === 0 ? html`<p class="bare">${texts("zone.empty")}</p>` : html`<div class="row small">${cards(inside, view)}</div>`}
    </section>`;
}

function cards(all: Side["inPlay"], view: View): unknown {
  return repeat(
    all,
    ({ id }) => id,
    (card) => place(card, view),
  );
}

/** The style is set as a property: a strict Content-Security-Policy forbids the attribute. */
function inCells(side: Side, field: Field, view: View): TemplateResult {
  const unplaced = side.inPlay.filter(({ cell }) => cell === null);
  return html`
    ${repeat(
      rowsOf(side, field),
      ({ row }) => row,
      (row) => html`
        <div class="cells" .style=${`--_columns: ${field.columns}`}>
          ${Array.from({ length: field.columns }, (_, index) => {
            const here = row.cards.filter(({ cell }) => cell?.column === field.firstColumn + index);
            const at = `${row.row} ${field.firstColumn + index}`;
            return html`<div class=${here.length === 0 ? "vacant" : ""} data-cell=${at}>${cards(here, view)}</div>`;
          })}
        </div>`,
    )}
    ${unplaced.length === 0 ? nothing : html`<div class="row">${cards(unplaced, view)}</div>`}`;
}

function resources(side: Side, view: View): TemplateResult | typeof nothing {
  const now = view.snapshot.players[side.player]?.resources ?? {};
  const after = view.preview?.foresight.resources.get(side.player) ?? now;
  const names = Object.keys({ ...now, ...after });
  if (names.length === 0) return nothing;
  return html`<ul class="resources">${names.map((name) => {
    const [amount, later] = [now[name] ?? 0, after[name] ?? 0];
    return html`<li>${view.texts("board.resource", { name, amount })}${later === amount ? nothing : html`<span class="later">${later}</span>`}</li>`;
  })}</ul>`;
}

function side(it: Side, field: Field | null, view: View): TemplateResult {
  const { texts, snapshot } = view;
  const player = view.playerName(it.player);
  const hasTurn = snapshot.activePlayer === it.player;
  const willHaveTurn = view.preview?.foresight.turn === it.player;
  const turn = { effect: { kind: "startTurn", player: it.player } } as const;
  const turnKey = `turn ${it.player}`;
  return html`
    <section class="side ${hasTurn ? "has-turn" : ""}" part="side" data-player=${it.player} aria-label=${texts("board.side", { player })}>
      <header class="side-head">
        <h3>${player}${hasTurn ? html` <span class="turn-mark">${texts("board.hasTurn")}</span>` : nothing}${willHaveTurn ? html` <span class="turn-mark coming">${texts("board.hasTurn")}</span>` : nothing}</h3>
        ${resources(it, view)}
        ${
          view.mode === "play"
            ? html`<div class="offer">
                <button type="button" class="start-turn" aria-label=${texts("board.startTurnOf", { player })}
                  ${offer(turnKey, () => ({ step: turn }))} @click=${() => view.hands.play(turn)}>${texts("board.startTurn")}</button>
                ${foretold(turnKey, view)}
              </div>`
            : nothing
        }
        <div class="heaps">
          ${it.piles.map((pile) => (pile.zone === "removed" && pile.cards.length === 0 ? nothing : pileButton(it, pile.zone, pile.cards.length, view)))}
        </div>
      </header>
      ${it.piles.map((pile) => openPile(it, pile.zone, pile.cards, view))}
      ${it.inPlay.length === 0 ? html`<p class="bare">${texts("board.nothingInPlay")}</p>` : nothing}
      ${field === null ? html`<div class="row">${cards(it.inPlay, view)}</div>` : inCells(it, field, view)}
    </section>`;
}

/** The sides of the table, one under the other, the first player's at the bottom. */
export function table(view: View, field: Field | null, between: unknown): TemplateResult {
  const sides = sidesOf(view.snapshot);
  return html`
    ${repeat(
      sides,
      ({ player }) => player,
      (it, index) => html`${side(it, field, view)}${index === sides.length - 2 ? between : nothing}`,
    )}`;
}
