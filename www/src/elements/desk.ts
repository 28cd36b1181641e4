import { html, nothing, type TemplateResult } from "lit";
import type { Refusal } from "../engine.ts";
import type { Place } from "./course.ts";
import { foretold } from "./foretold.ts";
import { drawing } from "./glyphs.ts";
import { mistakeWords } from "./mistake.ts";
import { offer, offerOfPick } from "./offer.ts";
import { candidates, finished, isPicked, isPickingTargets, type Picking, settle } from "./picking.ts";
import { placeWords } from "./story.ts";
import type { View } from "./view.ts";

/** What the table says back when something cannot be: the rules' no, or a mistake in what was asked. */
export type Notice = { readonly refusal: Refusal } | { readonly mistake: unknown } | GoesOn;

/** Not a no: play goes on from a place that was gone to. */
interface GoesOn {
  readonly goesOn: Place;
  /** Was an example left for it? */
  readonly left: boolean;
}

function goesOnWords({ goesOn, left }: GoesOn, view: View): string {
  const { texts, drops } = view;
  return [
    placeWords(goesOn, view),
    ...(drops > 0 ? [texts("story.drops", { count: drops })] : []),
    ...(left ? [texts("notice.left")] : []),
  ].join(" ");
}

function noticeWords(notice: Notice, view: View): readonly [title: string, words: string] {
  const { texts } = view;
  if ("goesOn" in notice) return [texts("notice.goesOn"), goesOnWords(notice, view)];
  if ("refusal" in notice) return [texts("notice.refused"), view.say(notice.refusal)];
  return [texts("notice.mistake"), mistakeWords(notice.mistake, texts)];
}

export function noticeBox(notice: Notice | null, view: View, close: () => void): TemplateResult | typeof nothing {
  if (notice === null) return nothing;
  const [title, words] = noticeWords(notice, view);
  return html`
    <div class="notice ${"goesOn" in notice ? "goes-on" : ""}" part="notice">
      <div>
        <strong>${title}</strong>
        <p>${words}</p>
      </div>
      <button type="button" class="icon-button" aria-label=${view.texts("notice.close")} @click=${close}>${drawing("close")}</button>
    </div>`;
}

function purposeWords(picking: Picking, view: View): { card: string; action: string } {
  const { purpose } = picking;
  const card = "action" in purpose ? purpose.action.card : purpose.pending.card;
  const ability =
    "pending" in purpose ? purpose.pending.ability : purpose.action.kind === "ability" ? purpose.action.ability : null;
  const printed = view.cardOf(card)?.abilities.find(({ id }) => id === ability)?.text;
  const kind =
    "action" in purpose && purpose.action.kind !== "ability" ? view.texts(`panel.${purpose.action.kind}`) : null;
  return { card: view.nameOf(card), action: printed ?? kind ?? ability ?? "" };
}

/** What is being picked, with every legal card as a button, for those who cannot or will not hunt on the table. */
export function pickingBox(picking: Picking, view: View): TemplateResult {
  const { texts, hands } = view;
  const words = purposeWords(picking, view);
  const targets = isPickingTargets(picking);
  const asked = targets
    ? picking.choose === 1
      ? texts("pick.target", words)
      : texts("pick.targets", { ...words, picked: picking.picked.length, count: picking.choose })
    : texts("pick.payers", { ...words, picked: picking.paying.length, count: picking.tapOthers });
  const legal = candidates(picking);
  const done = () => html`
    <div class="offer">
      <button type="button" class="primary" ${offer("pick done", settled)} @click=${() => hands.enough()}>${texts("pick.done")}</button>
      ${foretold("pick done", view)}
    </div>`;
  const settled = () => {
    const step = finished(settle(picking));
    return step === null ? { payers: picking.tapOthers } : { step };
  };
  return html`
    <section class="picking" part="picking" aria-label=${asked}>
      <p class="asked" tabindex="-1">${asked}</p>
      ${legal.length === 0 ? html`<p class="bare">${texts("pick.none")}</p>` : nothing}
      <div class="answers">
        ${legal.map(
          (card) => html`
            <div class="offer">
              <button type="button" data-pick=${card} aria-pressed=${isPicked(picking, card)}
                ${offer(`pick ${card}`, () => offerOfPick(picking, card))} @click=${() => hands.touch(card)}>
                ${isPicked(picking, card) ? drawing("check") : nothing}${view.nameOf(card)}
              </button>
              ${foretold(`pick ${card}`, view)}
            </div>`,
        )}
      </div>
      <p class="why">${texts("pick.other")}</p>
      <div class="answers">
        ${targets && picking.optional ? done() : nothing}
        <button type="button" @click=${() => hands.cancel()}>${texts("pick.cancel")}</button>
      </div>
    </section>`;
}
