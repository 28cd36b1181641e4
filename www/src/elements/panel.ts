import { html, nothing, type TemplateResult } from "lit";
import type { ActionOption, CardState, LifeLedger } from "../engine.ts";
import { effects } from "./effects.ts";
import { foretold } from "./foretold.ts";
import { drawing } from "./glyphs.ts";
import { offer, offerOfAction } from "./offer.ts";
import type { View } from "./view.ts";
import { why } from "./why.ts";

function actionName(option: ActionOption, card: CardState, view: View): string {
  const { action } = option;
  if (action.kind !== "ability") return view.texts(`panel.${action.kind}`);
  return card.abilities.find(({ id }) => id === action.ability)?.text ?? action.ability;
}

/** What can be done is a button; what cannot be done is one too, with the reason, and says it again when pressed. */
function action(option: ActionOption, key: string, card: CardState, view: View): TemplateResult {
  const { refusal } = option;
  const name = actionName(option, card, view);
  const kind = option.action.kind === "ability" ? "redo" : option.action.kind === "strike" ? "sword" : "shield";
  const why = refusal === null ? view.texts(option.isAction ? "panel.action" : "panel.notAction") : view.say(refusal);
  return html`
    <li class="offer">
      <button type="button" class="action" data-action=${option.action.kind} aria-disabled=${refusal !== null}
        ${offer(key, () => offerOfAction(option, card))}
        @click=${() => (refusal === null ? view.hands.begin(option, card) : view.hands.refuse(refusal))}>
        ${drawing(kind)}
        <span class="action-words"><span class="action-name">${name}</span> <span class="why">${why}</span></span>
      </button>
      ${foretold(key, view)}
    </li>`;
}

function actions(card: CardState, options: readonly ActionOption[], view: View): TemplateResult {
  const { texts } = view;
  return html`
    <section class="part" aria-labelledby="actions-title">
      <h4 id="actions-title">${texts("panel.actions")}</h4>
      ${
        options.length === 0
          ? html`<p class="bare">${texts("panel.noActions")}</p>`
          : html`<ul class="actions">${options.map((option, index) => action(option, `action ${index}`, card, view))}</ul>`
      }
    </section>`;
}

/** The words of triggered abilities, which nobody plays by hand. */
function printed(card: CardState, view: View): TemplateResult | typeof nothing {
  const lines = [
    ...(card.text === null ? [] : [card.text]),
    ...card.abilities.flatMap((ability) => (ability.kind === "triggered" && ability.text ? [ability.text] : [])),
  ];
  if (lines.length === 0) return nothing;
  return html`<div class="printed" aria-label=${view.texts("panel.text")} role="group">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
}

function whose(card: CardState, view: View): TemplateResult {
  const owner = view.texts("panel.owner", { player: view.playerName(card.owner) });
  const controller = view.texts("panel.controller", { player: view.playerName(card.controller) });
  return html`<p class="whose">${owner}${card.controller === card.owner ? nothing : html`<br />${controller}`}</p>`;
}

/** The selected card: what it can do, and what can be done to it. */
export function panel(
  card: CardState,
  options: readonly ActionOption[],
  ledger: LifeLedger | null,
  view: View,
): TemplateResult {
  const { texts, hands } = view;
  return html`
    <section class="panel" part="panel" aria-label=${texts("panel.title")} data-card=${card.id}>
      <header class="panel-head">
        <div>
          <h3 tabindex="-1" class="panel-title">${view.nameOf(card.id)}</h3>
          ${whose(card, view)}
        </div>
        <button type="button" class="icon-button" aria-label=${texts("panel.close")} @click=${() => hands.deselect()}>${drawing("close")}</button>
      </header>
      ${printed(card, view)} ${ledger === null || ledger.rows.length === 0 ? nothing : why(ledger, view)} ${actions(card, options, view)} ${effects([card], view)}
      ${view.workshop?.tools([card], view)}
    </section>`;
}

/** Several selected cards: what can be done to all of them in one step. */
export function panelOfSeveral(cards: readonly CardState[], view: View): TemplateResult {
  const { texts, hands } = view;
  return html`
    <section class="panel" part="panel" aria-label=${texts("panel.severalTitle")}>
      <header class="panel-head">
        <div>
          <h3 tabindex="-1" class="panel-title">${texts("panel.count", { count: cards.length })}</h3>
          <p class="whose">${cards.map(({ id }) => view.nameOf(id)).join(", ")}</p>
        </div>
        <button type="button" class="icon-button" aria-label=${texts("panel.close")} @click=${() => hands.deselect()}>${drawing("close")}</button>
      </header>
      ${effects(cards, view)} ${view.workshop?.tools(cards, view)}
    </section>`;
}
