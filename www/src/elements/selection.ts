import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Board, CardState } from "../engine.ts";
import type { Game } from "./game.ts";
import { isStop } from "./mistake.ts";
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
  const options = asked(game, (board) => board.actionsFor(card.id)) ?? [];
  return keyed(
    card.id,
    panel(
      card,
      options,
      asked(game, (board) => board.explainLife(card.id)),
      view,
    ),
  );
}

/** Null from an engine that breaks off at the question each time: the rest of the panel is there all the same. */
function asked<Answer>(game: Game, question: (board: Board) => Answer): Answer | null {
  if (game.stopped) return null;
  try {
    return game.ask(question);
  } catch (error) {
    if (!isStop(error)) throw error;
    return null;
  }
}
