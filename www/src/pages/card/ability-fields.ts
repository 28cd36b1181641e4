import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import type { TextKey } from "../../i18n/index.ts";
import type { AbilityDraft, EffectDraft } from "./draft.ts";
import { type FormView, field } from "./field.ts";
import { BUILT_EFFECTS, COST_FIELDS, EFFECT_FIELDS, type FieldSpec, TARGET_FIELDS, TRIGGER_FIELDS } from "./fields.ts";

/** What the buttons of an ability do. */
export interface AbilityHands {
  removeAbility(place: number): void;
  /** From fields to JSON and, if it is such an ability, back. */
  asJson(place: number, isJson: boolean): void;
  addEffect(place: number): void;
  removeEffect(place: number, effect: number): void;
}

/** Roles that only a triggered ability knows. */
const ALWAYS: readonly string[] = ["", "self", "chosen"];

function group(
  specs: readonly FieldSpec[],
  draft: AbilityDraft,
  place: number,
  view: FormView,
): readonly TemplateResult[] {
  return specs.map((spec) => {
    const label =
      `workshop.fields.${spec.path === "on" ? "when" : spec.path === "controller" ? "whose" : spec.path}` as TextKey;
    return field(spec, `abilities.${place}.${spec.path}`, draft.values[spec.path] ?? "", label, view);
  });
}

function effect(
  draft: AbilityDraft,
  place: number,
  { kind, values }: EffectDraft,
  number: number,
  view: FormView,
  hands: AbilityHands,
): TemplateResult {
  const { texts } = view;
  const at = `abilities.${place}.effects.${number}`;
  const specs: readonly FieldSpec[] = EFFECT_FIELDS[kind];
  const kinds: FieldSpec = { path: "effect", kind: "choice", options: BUILT_EFFECTS };
  const known = (spec: FieldSpec): FieldSpec =>
    spec.kind === "role" && draft.kind === "activated"
      ? { ...spec, options: (spec.options ?? []).filter((role) => ALWAYS.includes(role)) }
      : spec;
  const name = texts("workshop.effectNumber", { number: number + 1 });
  return html`
    <div class="card-effect" role="group" aria-label=${name}>
      ${field(kinds, `${at}.kind`, kind, "workshop.effectFields.kind", view)}
      ${keyed(
        kind,
        specs.map((spec) =>
          field(
            known(spec),
            `${at}.${spec.path}`,
            values[spec.path] ?? "",
            `workshop.effectFields.${kind === "attach" && spec.path === "to" ? "host" : spec.path}` as TextKey,
            view,
          ),
        ),
      )}
      <button type="button" class="quiet" data-do="remove-effect" aria-label=${texts("workshop.removeEffect", { number: number + 1 })} @click=${() => hands.removeEffect(place, number)}>${texts("workshop.remove")}</button>
    </div>`;
}

function inFields(draft: AbilityDraft, place: number, view: FormView, hands: AbilityHands): TemplateResult {
  const { texts } = view;
  const takes: FieldSpec = { path: "target", kind: "flag" };
  const own: FieldSpec = { path: "text", kind: "text" };
  return html`
    ${field(own, `abilities.${place}.text`, draft.values.text ?? "", "workshop.fields.abilityText", view)}
    <div class="card-group" role="group" aria-label=${texts(draft.kind === "activated" ? "workshop.cost" : "workshop.trigger")}>
      <p class="group-title">${texts(draft.kind === "activated" ? "workshop.cost" : "workshop.trigger")}</p>
      <div class="card-row">${group(draft.kind === "activated" ? COST_FIELDS : TRIGGER_FIELDS, draft, place, view)}</div>
    </div>
    <div class="card-group" role="group" aria-label=${texts("workshop.target")}>
      ${field(takes, `abilities.${place}.target`, draft.takesTarget ? "yes" : "", "workshop.fields.takesTarget", view)}
      ${draft.takesTarget ? html`<div class="card-row">${group(TARGET_FIELDS, draft, place, view)}</div>` : nothing}
    </div>
    <div class="card-group" role="group" aria-label=${texts("workshop.effects")}>
      <p class="group-title">${texts("workshop.effects")}</p>
      ${draft.effects.map((one, number) => effect(draft, place, one, number, view, hands))}
      <button type="button" data-do="add-effect" @click=${() => hands.addEffect(place)}>${texts("workshop.addEffect")}</button>
    </div>`;
}

function inJson(draft: AbilityDraft, place: number, view: FormView): TemplateResult {
  const json: FieldSpec = { path: "json", kind: "long" };
  return html`
    <p class="remark">${view.texts("workshop.jsonHint")}</p>
    ${field(json, `abilities.${place}.json`, draft.json ?? "", "workshop.json", view)}`;
}

/** The abilities, each in fields or as JSON. */
export function abilityFields(abilities: readonly AbilityDraft[], view: FormView, hands: AbilityHands): unknown {
  const { texts } = view;
  return repeat(
    abilities,
    ({ key }) => key,
    (draft, place) => html`
      <fieldset class="card-ability" data-ability=${place}>
        <legend>${texts(`workshop.ability.${draft.kind}`, { number: place + 1 })}</legend>
        <div class="tabs">
          <button type="button" data-do="as-fields" aria-pressed=${draft.json === null} @click=${() => hands.asJson(place, false)}>${texts("workshop.asFields")}</button>
          <button type="button" data-do="as-json" aria-pressed=${draft.json !== null} @click=${() => hands.asJson(place, true)}>${texts("workshop.asJson")}</button>
          <button type="button" class="quiet" data-do="remove-ability" aria-label=${texts("workshop.removeAbility", { number: place + 1 })} @click=${() => hands.removeAbility(place)}>${texts("workshop.remove")}</button>
        </div>
        ${draft.json === null ? inFields(draft, place, view, hands) : inJson(draft, place, view)}
      </fieldset>`,
  );
}
