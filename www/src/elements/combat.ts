import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { CardState, Effect, Strength } from "../engine.ts";
import { foretold } from "./foretold.ts";
import { drawing } from "./glyphs.ts";
import { offer } from "./offer.ts";
import type { View } from "./view.ts";

const THREE = ["weak", "medium", "strong"] as const;

/** What can be said of a blow: the card's own strength or one of its three, a miss, or a number. */
function strengthField(name: "strike" | "counterStrike", card: CardState, view: View): TemplateResult {
  const { texts } = view;
  const { strike } = card;
  const own =
    typeof strike === "number" || strike === null
      ? html`<option value="own" ?selected=${name === "strike"}>${texts("combat.own", { strength: strike ?? 0 })}</option>`
      : THREE.map(
          (strength, index) =>
            html`<option value=${strength} ?selected=${name === "strike" && index === 0}>${texts(`combat.${strength}`, { strength: strike[index] ?? 0 })}</option>`,
        );
  const label = texts(name === "strike" ? "combat.blow" : "combat.back", { card: view.nameOf(card.id) });
  return html`
    <span class="strength">
      <label>
        <span>${label}</span>
        <select name=${name}>
          ${name === "counterStrike" ? html`<option value="none" selected>${texts("combat.noBack")}</option>` : nothing} ${own}
          <option value="miss">${texts("combat.miss")}</option>
          <option value="number">${texts("combat.number")}</option>
        </select>
      </label>
      <input type="number" name="${name}Number" inputmode="numeric" min="0" max="999" step="1" value="1" aria-label="${label}: ${texts("combat.strength")}" />
    </span>`;
}

function strengthOf(form: FormData, name: "strike" | "counterStrike", card: CardState): Strength | undefined {
  const said = String(form.get(name));
  switch (said) {
    case "weak":
    case "medium":
    case "strong":
    case "miss":
      return said;
    case "number":
      return Number(form.get(`${name}Number`));
    case "own":
      return typeof card.strike === "number" ? card.strike : 0;
    default:
      return undefined;
  }
}

/** The declared combat, and the blows with which it ends (506.3). */
export function combat(view: View): TemplateResult | typeof nothing {
  const { combat: declared } = view.snapshot;
  const { texts, nameOf, hands } = view;
  if (declared === null) return nothing;
  const attacker = view.cardOf(declared.attacker);
  const struck = view.cardOf(declared.defender ?? declared.target);
  if (attacker === undefined || struck === undefined) return nothing;
  const fight = (element: HTMLFormElement): Effect => {
    const form = new FormData(element);
    const strike = strengthOf(form, "strike", attacker);
    const counterStrike = strengthOf(form, "counterStrike", struck);
    return {
      kind: "fight",
      ...(strike === undefined ? {} : { strike }),
      ...(counterStrike === undefined ? {} : { counterStrike }),
    };
  };
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    hands.play({ effect: fight(event.currentTarget) });
  };
  const foreseen = (button: HTMLElement) => {
    const form = button.closest("form");
    return form === null ? null : { step: { effect: fight(form) } };
  };
  const names = { attacker: nameOf(declared.attacker), target: nameOf(declared.target) };
  const said =
    declared.defender === null
      ? texts("combat.declared", names)
      : texts("combat.defended", { ...names, defender: nameOf(declared.defender) });
  return html`
    <section class="combat" part="combat" aria-label=${texts("combat.title")}>
      <p class="combat-said">${drawing("sword")}<span>${said}</span></p>
      ${
        view.mode === "play"
          ? keyed(
              [attacker.id, struck.id].join(" "),
              html`<form class="fight" @submit=${submit}>
                ${strengthField("strike", attacker, view)} ${strengthField("counterStrike", struck, view)}
                <div class="offer">
                  <button class="primary" ${offer("fight", foreseen)}>${texts("combat.fight")}</button>
                  ${foretold("fight", view)}
                </div>
              </form>`,
            )
          : nothing
      }
    </section>`;
}
