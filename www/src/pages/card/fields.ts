import type { AbilityEffect, Zone } from "../../engine.ts";

/** One field of the card form. */
export interface FieldSpec {
  /** Where its value stands in what the form makes, as in `markers.wounds`. */
  readonly path: string;
  readonly kind: "text" | "long" | "number" | "flag" | "choice" | "player" | "strike" | "pools" | "role";
  /** Of a choice. With `implied` first, if there is one. */
  readonly options?: readonly string[];
  /** What the format takes for left out: it is left out. */
  readonly implied?: string;
  /** What a flag stands for in the format, if not for true. */
  readonly meaning?: string;
  /** Units and bounds for the field's own hint. */
  readonly example?: string;
}

const text = (path: string, kind: "text" | "long" = "text"): FieldSpec => ({ path, kind });
const number = (path: string, implied?: string): FieldSpec => ({
  path,
  kind: "number",
  ...(implied === undefined ? {} : { implied }),
});
const flag = (path: string): FieldSpec => ({ path, kind: "flag" });
const choice = (path: string, options: readonly string[], implied?: string): FieldSpec => ({
  path,
  kind: "choice",
  options,
  ...(implied === undefined ? {} : { implied }),
});
const player = (path: string, implied?: string): FieldSpec => ({
  path,
  kind: "player",
  ...(implied === undefined ? {} : { implied }),
});

export const ZONES = ["play", "hand", "deck", "graveyard", "removed"] as const satisfies readonly Zone[];
const TYPES = ["creature", "hero", "support"] as const;
const SIDES = ["any", "you", "opponent"] as const;

export const CARD_FIELDS = {
  who: [text("name"), choice("type", TYPES, "creature"), player("owner"), player("controller")],
  figures: [number("life"), { path: "strike", kind: "strike" }],
  where: [
    choice("zone", ZONES, "play"),
    number("cell.row"),
    number("cell.column"),
    { path: "orientation", kind: "flag", meaning: "tapped" },
    { path: "attachedTo", kind: "choice", options: [] },
  ],
  markers: [
    number("markers.wounds"),
    number("markers.extraLives"),
    number("markers.lifeReductions"),
    number("counters"),
    number("poison"),
  ],
  face: [text("text", "long"), text("image")],
} as const satisfies Record<string, readonly FieldSpec[]>;

export const ALL_CARD_FIELDS: readonly FieldSpec[] = Object.values(CARD_FIELDS).flat();

export const COST_FIELDS: readonly FieldSpec[] = [
  flag("cost.tapSelf"),
  number("cost.tapOthers", "0"),
  number("cost.counters", "0"),
  number("cost.wounds", "0"),
  { path: "cost.resources", kind: "pools" },
];

const CAUSES = ["attack", "counterStrike", "spell", "influence", "ability", "cost", "poison", "other"] as const;

export const TRIGGER_FIELDS: readonly FieldSpec[] = [
  choice("on", ["death", "strike", "wounded", "healed", "enter", "turnStart"]),
  choice("of", ["self", "other", "any"], "self"),
  choice("controller", ["", ...SIDES]),
  choice("diedFrom.kind", ["", ...CAUSES]),
  choice("diedFrom.controller", ["", "you", "opponent"]),
  choice("diedFrom.cardType", ["", ...TYPES]),
  flag("optional"),
];

export const TARGET_FIELDS: readonly FieldSpec[] = [
  number("target.count", "1"),
  choice("target.zone", ZONES, "play"),
  choice("target.controller", SIDES, "any"),
  choice("target.type", ["", ...TYPES]),
  number("target.maxLevel"),
  flag("target.other"),
  flag("target.hasLives"),
  flag("target.partOfDied"),
  flag("target.optional"),
];

export const ROLES = ["self", "chosen", "subject", "died", "killer", "attacker", "attacked", "defender"] as const;
const role = (path: string): FieldSpec => ({ path, kind: "role", options: ROLES });
/** A second card of the same effect. */
const also: FieldSpec = { path: "also", kind: "role", options: ["", ...ROLES] };
const on = [role("target"), also];
const by = choice("by.kind", ["", "spell", "influence", "attack", "other"]);

/** The effects that the form builds, with their fields; whatever else there is goes as JSON. */
export const EFFECT_FIELDS = {
  wound: [...on, number("amount"), by],
  heal: [...on, number("amount"), by],
  addLives: [...on, number("amount"), by],
  reduceLives: [...on, number("amount"), by],
  setLives: [...on, number("level"), by],
  removeLives: [...on, choice("marker", ["extraLives", "lifeReductions"]), number("amount"), by],
  destroy: [...on, choice("to", ["", "hand", "deck", "removed", "graveyard"]), by],
  finishOff: [role("target"), number("amount"), by],
  addCounters: [...on, number("amount")],
  removeCounters: [...on, number("amount")],
  poison: [...on, number("amount")],
  cure: [...on],
  tap: [...on],
  untap: [...on],
  takeControl: [...on, player("player", "")],
  attach: [role("part"), role("to")],
  revive: [role("target"), number("level"), player("controller")],
  move: [...on, choice("to", ZONES)],
  search: [player("player", ""), text("name"), choice("from", ZONES, "deck"), choice("to", ZONES, "hand")],
  addResources: [player("player", ""), text("resource"), number("amount")],
  startTurn: [player("player", "")],
} as const satisfies Partial<Record<AbilityEffect["kind"], readonly FieldSpec[]>>;

export type BuiltEffect = keyof typeof EFFECT_FIELDS;
export const BUILT_EFFECTS = Object.keys(EFFECT_FIELDS) as readonly BuiltEffect[];
