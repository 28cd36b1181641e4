import type { Ability, AbilityEffect, CardSetup } from "../../engine.ts";
import {
  ALL_CARD_FIELDS,
  BUILT_EFFECTS,
  type BuiltEffect,
  COST_FIELDS,
  EFFECT_FIELDS,
  type FieldSpec,
  TARGET_FIELDS,
  TRIGGER_FIELDS,
} from "./fields.ts";
import { isSame, readValues, type Values, valuesOf, withoutImplied } from "./values.ts";

/** An effect of an ability as the form has it. */
export interface EffectDraft {
  readonly kind: BuiltEffect;
  readonly values: Values;
}

/** An ability as the form has it: in fields, or as JSON where they do not reach. */
export interface AbilityDraft {
  /** No two of a draft have the same: so that a field stays the same field when one above it goes. */
  readonly key: number;
  readonly kind: Ability["kind"];
  readonly values: Values;
  readonly takesTarget: boolean;
  readonly effects: readonly EffectDraft[];
  /** null: the fields count. */
  readonly json: string | null;
}

/** A card as the form has it. */
export interface CardDraft {
  readonly values: Values;
  readonly abilities: readonly AbilityDraft[];
}

const OWN: readonly FieldSpec[] = [
  { path: "id", kind: "text" },
  { path: "text", kind: "text" },
];

const specsOf = (kind: Ability["kind"]): readonly FieldSpec[] => [
  ...OWN,
  ...(kind === "activated" ? COST_FIELDS : TRIGGER_FIELDS),
  ...TARGET_FIELDS,
];

let made = 0;

export function newAbility(kind: Ability["kind"]): AbilityDraft {
  const values: Values = kind === "activated" ? { "cost.tapSelf": "yes" } : { on: "death", of: "self" };
  return { key: ++made, kind, values, takesTarget: false, effects: [newEffect("wound")], json: null };
}

export function newEffect(kind: BuiltEffect): EffectDraft {
  const values = valuesOf(EFFECT_FIELDS[kind], {});
  const first: Values = {
    ...("target" in values ? { target: "self" } : {}),
    ...("part" in values ? { part: "self", to: "chosen" } : {}),
    ...("amount" in values ? { amount: "1" } : {}),
    ...("marker" in values ? { marker: "extraLives" } : {}),
    ...("player" in values ? { player: kind === "startTurn" ? "0" : "you" } : {}),
    ...(kind === "move" ? { to: "hand" } : {}),
  };
  return { kind, values: { ...values, ...first } };
}

function effectOf({ kind, values }: EffectDraft): AbilityEffect {
  return { kind, ...readValues(EFFECT_FIELDS[kind], values) } as unknown as AbilityEffect;
}

/** The ability that the fields make; its id is its own, or the one given. */
export function abilityOf(draft: AbilityDraft, id: string): unknown {
  const { kind, values, takesTarget, effects, json } = draft;
  if (json !== null) return JSON.parse(json);
  const { target, cost, ...rest } = readValues(specsOf(kind), values);
  return {
    kind,
    id,
    ...rest,
    ...(kind === "activated" ? { cost: cost ?? {} } : {}),
    ...(takesTarget ? { target: target ?? {} } : {}),
    effects: effects.map(effectOf),
  };
}

function effectDraft(effect: AbilityEffect): EffectDraft | null {
  const kind = BUILT_EFFECTS.find((built) => built === effect.kind);
  return kind === undefined ? null : { kind, values: valuesOf(EFFECT_FIELDS[kind], effect) };
}

/** The ability in fields if they can say all of it, otherwise as JSON. */
export function abilityDraft(ability: Ability): AbilityDraft {
  const effects = ability.effects.flatMap((effect) => effectDraft(effect) ?? []);
  const draft: AbilityDraft = {
    key: ++made,
    kind: ability.kind,
    values: valuesOf(specsOf(ability.kind), ability),
    takesTarget: ability.target !== undefined,
    effects,
    json: null,
  };
  const bare = (it: Ability) => ({
    ...withoutImplied(specsOf(it.kind), it),
    effects: it.effects.map((effect) => withoutImplied(EFFECT_FIELDS[effect.kind as BuiltEffect] ?? [], effect)),
    hasTarget: it.target !== undefined,
  });
  const isWhole = isSame(bare(abilityOf(draft, "a1") as Ability), bare(ability));
  return isWhole ? draft : { ...draft, json: JSON.stringify(ability, null, 2) };
}

/** What stands in the form for a card that is there. */
export function draftOf(card: CardSetup): CardDraft {
  const values = valuesOf(ALL_CARD_FIELDS, card);
  return { values, abilities: (card.abilities ?? []).map(abilityDraft) };
}

/** The card that the form makes, as far as it can be told without the engine; JSON that is none throws a SyntaxError. */
export function cardOf({ values, abilities }: CardDraft, id: string): CardSetup {
  const made = readValues(ALL_CARD_FIELDS, values);
  const ids = idsOf(abilities);
  const all = abilities.map((ability, place) => abilityOf(ability, ids[place] ?? ""));
  return { id, ...made, ...(all.length === 0 ? {} : { abilities: all }) } as unknown as CardSetup;
}

/** The id of each ability: its own, or one that no other has. */
function idsOf(abilities: readonly AbilityDraft[]): readonly string[] {
  const own = abilities.map(ownId);
  const taken = new Set(own);
  return own.map((id) => {
    if (id !== "") return id;
    const free = abilityId(taken);
    taken.add(free);
    return free;
  });
}

/** Empty where it has none. */
function ownId({ json, values }: AbilityDraft): string {
  if (json === null) return values.id ?? "";
  try {
    const { id } = Object(JSON.parse(json)) as { id?: unknown };
    return typeof id === "string" ? id : "";
  } catch {
    // It is being written yet; what is wrong with it is said when the card is made.
    return "";
  }
}

function abilityId(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    if (!taken.has(`a${number}`)) return `a${number}`;
  }
}

/** An ability that is in fields, as JSON. */
export function asJson(abilities: readonly AbilityDraft[], ability: AbilityDraft): AbilityDraft {
  const id = idsOf(abilities)[abilities.indexOf(ability)] ?? "";
  return { ...ability, json: JSON.stringify(abilityOf(ability, id), null, 2) };
}

/** Another kind keeps what it has in common with the one before. */
export function changedEffects(
  ability: AbilityDraft,
  number: number,
  own: string,
  value: string,
): AbilityDraft["effects"] {
  return ability.effects.map((effect, at) => {
    if (at !== number) return effect;
    if (own !== "kind") return { ...effect, values: { ...effect.values, [own]: value } };
    const kind = BUILT_EFFECTS.find((built) => built === value) ?? effect.kind;
    const next = newEffect(kind);
    const shared = Object.entries(effect.values).filter(
      ([path, had]) => path !== "to" && had !== "" && path in next.values,
    );
    return { kind, values: { ...next.values, ...Object.fromEntries(shared) } };
  });
}

/** An id that is still free, told from the name. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  // By characters: half of a surrogate pair is no text.
  const stem = [...words].slice(0, 40).join("") || "card";
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}
