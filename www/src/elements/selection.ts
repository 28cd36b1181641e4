import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { CardState } from "../engine.ts";
import type { Game } from "./game.ts";
import { panel, panelOfSeveral } from "./panel.ts";
import type { View } from "./view.ts";

/** The panel of what is selected: of no card, of one, or of several. */
export function selection(game: Game, view: View, card: CardState | undefined): unknown {
  const { texts, also, workshop } = view;
  if (card === undefined) {
    return html`
      <p class="hint">${texts("panel.none")} <span class="keys">${texts("board.keys")}</span></p>
      ${workshop?.tools([], view)}`;
  }
  const cards = [card, ...also.flatMap((id) => view.cardOf(id) ?? [])];
  if (cards.length > 1) return panelOfSeveral(cards, view);
  const asks = !game.stopped;
  const options = asks ? game.board.actionsFor(card.id) : [];
  return keyed(card.id, panel(card, options, asks ? game.board.explainLife(card.id) : null, view));
}
