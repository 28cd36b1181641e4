import type { CardId, Cause, CauseKind, Effect } from "../../engine.ts";

export const CAUSES = [
  "attack",
  "counterStrike",
  "spell",
  "influence",
  "ability",
  "poison",
  "other",
] as const satisfies readonly CauseKind[];

/** What effects by hand shall come from. */
export interface CauseAsked {
  readonly kind: CauseKind | "";
  readonly card: CardId | "";
}

export const NO_CAUSE: CauseAsked = { kind: "", card: "" };

/** Effects that may say what they come from. */
const CAUSED = [
  "wound",
  "heal",
  "addLives",
  "reduceLives",
  "setLives",
  "removeLives",
  "destroy",
  "finishOff",
] as const satisfies readonly Effect["kind"][];
type Caused = Extract<Effect, { kind: (typeof CAUSED)[number] }>;
const isCaused = (effect: Effect): effect is Caused => CAUSED.some((kind) => kind === effect.kind);

/** The effect with what it comes from, if it may say that and something is asked for. */
export function withCause(effect: Effect, { kind, card }: CauseAsked): Effect {
  if (kind === "" || !isCaused(effect)) return effect;
  const by: Cause = card === "" ? { kind } : { kind, card };
  return { ...effect, by };
}
