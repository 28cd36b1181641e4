import { html, type TemplateResult } from "lit";
import type { CardId, CardState, Effect } from "../engine.ts";
import type { TextKey, Texts } from "../i18n/index.ts";
import { foretold } from "./foretold.ts";
import { type Drawing, drawing, tokenHeap } from "./glyphs.ts";
import { offer } from "./offer.ts";
import type { Pile } from "./piles.ts";
import type { View } from "./view.ts";

/** The bounds that the engine sets to a life level; an amount beyond it serves nobody at a table. */
const MOST = 999;

/** One card, or several at once. */
type Targets = CardId | CardId[];

interface Choice {
  readonly key: TextKey & `effect.${string}`;
  /** A pile that grows, a pile that shrinks, or a drawing. */
  readonly icon: { readonly pile: Pile } | { readonly off: Pile } | { readonly drawing: Drawing };
  readonly effect: (target: Targets, amount: number) => Effect;
}

const CHOICES: readonly Choice[] = [
  { key: "effect.wound", icon: { pile: "wounds" }, effect: (target, amount) => ({ kind: "wound", target, amount }) },
  { key: "effect.heal", icon: { off: "wounds" }, effect: (target, amount) => ({ kind: "heal", target, amount }) },
  {
    key: "effect.addLives",
    icon: { pile: "extraLives" },
    effect: (target, amount) => ({ kind: "addLives", target, amount }),
  },
  {
    key: "effect.removeExtraLives",
    icon: { off: "extraLives" },
    effect: (target, amount) => ({ kind: "removeLives", target, marker: "extraLives", amount }),
  },
  {
    key: "effect.reduceLives",
    icon: { pile: "lifeReductions" },
    effect: (target, amount) => ({ kind: "reduceLives", target, amount }),
  },
  {
    key: "effect.removeReductions",
    icon: { off: "lifeReductions" },
    effect: (target, amount) => ({ kind: "removeLives", target, marker: "lifeReductions", amount }),
  },
  {
    key: "effect.addCounters",
    icon: { pile: "counters" },
    effect: (target, amount) => ({ kind: "addCounters", target, amount }),
  },
  {
    key: "effect.removeCounters",
    icon: { off: "counters" },
    effect: (target, amount) => ({ kind: "removeCounters", target, amount }),
  },
  { key: "effect.poison", icon: { pile: "poison" }, effect: (target, amount) => ({ kind: "poison", target, amount }) },
  { key: "effect.cure", icon: { off: "poison" }, effect: (target) => ({ kind: "cure", target }) },
  {
    key: "effect.setLives",
    icon: { drawing: "level" },
    effect: (target, amount) => ({ kind: "setLives", target, level: amount }),
  },
  {
    key: "effect.finishOff",
    icon: { drawing: "sword" },
    // It names one card.
    effect: (target, amount) => ({ kind: "finishOff", target: [target].flat()[0] ?? "", amount }),
  },
  { key: "effect.destroy", icon: { drawing: "skull" }, effect: (target) => ({ kind: "destroy", target }) },
];

function iconOf(icon: Choice["icon"], texts: Texts): TemplateResult {
  if ("drawing" in icon) return drawing(icon.drawing);
  const pile = "pile" in icon ? icon.pile : icon.off;
  return tokenHeap(pile, texts(`pile.${pile}.letter`), 1, "off" in icon);
}

function effectButton(key: Choice["key"], icon: TemplateResult, effect: () => Effect, view: View): TemplateResult {
  const { texts, amount, workshop } = view;
  const step = () => ({ effect: workshop?.dress(effect()) ?? effect() });
  return html`
    <div class="offer">
      <button type="button" class="effect" data-effect=${key.slice("effect.".length)}
        ${offer(key, () => ({ step: step() }))} @click=${() => view.hands.play(step())}>
        ${icon}<span>${texts(key, { amount })}</span>
      </button>
      ${foretold(key, view)}
    </div>`;
}

function amountField(view: View): TemplateResult {
  const { texts, hands, amount } = view;
  const within = (value: number) => Math.min(MOST, Math.max(0, value));
  return html`
    <div class="amount" role="group" aria-label=${texts("panel.amount")}>
      <label for="amount">${texts("panel.amount")}</label>
      <button type="button" class="icon-button" aria-label=${texts("panel.less")} @click=${() => hands.setAmount(within(amount - 1))}>${drawing("minus")}</button>
      <input id="amount" type="number" inputmode="numeric" min="0" max=${MOST} step="1" .value=${String(amount)}
        @change=${(event: Event & { currentTarget: HTMLInputElement }) => {
          const { valueAsNumber } = event.currentTarget;
          hands.setAmount(Number.isInteger(valueAsNumber) ? within(valueAsNumber) : amount);
          event.currentTarget.value = String(within(Number.isInteger(valueAsNumber) ? valueAsNumber : amount));
        }} />
      <button type="button" class="icon-button" aria-label=${texts("panel.more")} @click=${() => hands.setAmount(within(amount + 1))}>${drawing("plus")}</button>
    </div>`;
}

/** All that a player may do to cards by hand; what the rules do not allow, they refuse in words. */
export function effects(cards: readonly CardState[], view: View): TemplateResult {
  const { texts, amount, several, hands } = view;
  const ids = cards.map(({ id }) => id);
  const [only] = ids;
  const target = ids.length === 1 && only !== undefined ? only : ids;
  const choices = ids.length === 1 ? CHOICES : CHOICES.filter(({ key }) => key !== "effect.finishOff");
  const turns = (["tap", "untap"] as const).filter((kind) =>
    cards.some(({ orientation }) => (orientation === "tapped") === (kind === "untap")),
  );
  return html`
    <section class="part" aria-labelledby="effects-title">
      <div class="part-head">
        <h4 id="effects-title">${texts(ids.length === 1 ? "panel.effects" : "panel.effectsOfAll")}</h4>
        ${amountField(view)}
      </div>
      <p class="touch-hint">${texts("preview.hint")}</p>
      <div class="effects">
        ${choices.map(({ key, icon, effect }) => effectButton(key, iconOf(icon, texts), () => effect(target, amount), view))}
        ${turns.map((kind) => effectButton(`effect.${kind}`, drawing(kind === "tap" ? "redo" : "undo"), () => ({ kind, target }), view))}
      </div>
      <button type="button" class="several" aria-pressed=${several} @click=${() => hands.selectSeveral(!several)}>${texts("panel.several")}</button>
    </section>`;
}
