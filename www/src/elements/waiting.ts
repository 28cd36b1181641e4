import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Choice, PendingTrigger } from "../engine.ts";
import { foretold } from "./foretold.ts";
import { drawing } from "./glyphs.ts";
import { type Offer, offer, offerOfPick } from "./offer.ts";
import { pickingForChoice, takesFewer } from "./picking.ts";
import type { View } from "./view.ts";

function answers(pending: PendingTrigger, view: View): TemplateResult {
  const { texts, hands } = view;
  if (!pending.answerable) return html`<p class="why">${texts("waiting.later")}</p>`;
  const holder = view.cardOf(pending.card);
  const fewer = takesFewer(holder, pending.ability);
  const keyOf = (name: string) => `choice ${pending.id} ${name}`;
  /** An answer, with what it would bring. */
  const answer = (name: string, make: () => Offer, button: (offered: unknown) => TemplateResult) => html`
    <div class="offer">${button(offer(keyOf(name), make))}${foretold(keyOf(name), view)}</div>`;
  const choice = (more: Partial<Choice>): (() => Offer) => {
    return () => ({ step: { choice: { pending: pending.id, ...more } } });
  };
  return html`
    ${pending.choose > 0 ? html`<p>${texts(fewer ? "waiting.chooseUpTo" : "waiting.choose", { count: pending.choose })}</p>` : nothing}
    <div class="answers">
      ${
        pending.choose === 0
          ? answer(
              "order",
              choice({}),
              (offered) =>
                html`<button type="button" class="primary" ${offered} @click=${() => hands.play({ choice: { pending: pending.id } })}>${texts("waiting.order")}</button>`,
            )
          : pending.options.map((card) =>
              answer(
                card,
                () => offerOfPick(pickingForChoice(pending, holder), card),
                (offered) =>
                  html`<button type="button" data-option=${card} ${offered} @click=${() => hands.answer(pending, card)}>${view.nameOf(card)}</button>`,
              ),
            )
      }
      ${
        pending.choose > 0 && fewer
          ? answer(
              "none",
              choice({ targets: [] }),
              (offered) =>
                html`<button type="button" class="none" ${offered} @click=${() => hands.answerNone(pending)}>${texts("waiting.none")}</button>`,
            )
          : nothing
      }
      ${
        pending.optional
          ? answer(
              "decline",
              choice({ decline: true }),
              (offered) =>
                html`<button type="button" ${offered} @click=${() => hands.play({ choice: { pending: pending.id, decline: true } })}>${texts("waiting.decline")}</button>`,
            )
          : nothing
      }
    </div>`;
}

/** The triggers that wait for a player: which goes first, and what it is to hit (R10). */
export function waiting(view: View): TemplateResult | typeof nothing {
  const { texts, snapshot } = view;
  if (snapshot.pending.length === 0) return nothing;
  return html`
    <section class="triggers" part="triggers" aria-label=${texts("waiting.title")}>
      <h3>${drawing("bell")}<span>${texts("waiting.title")}</span></h3>
      <ol>
        ${repeat(
          snapshot.pending,
          ({ id }) => id,
          (pending) => {
            const text =
              view.cardOf(pending.card)?.abilities.find(({ id }) => id === pending.ability)?.text ?? pending.ability;
            return html`
              <li data-pending=${pending.id}>
                <strong>${texts("waiting.of", { card: view.nameOf(pending.card), player: view.playerName(pending.player) })}</strong>
                <p class="printed-text">${text}</p>
                ${view.mode === "play" ? answers(pending, view) : nothing}
              </li>`;
          },
        )}
      </ol>
    </section>`;
}
