import type { ActionDraft, ActionOption, CardId, CardState, PendingTrigger, Step } from "../engine.ts";

/** What the player is picking cards for, how many it takes, and what has been picked so far. */
export interface Picking {
  readonly purpose: { readonly action: ActionDraft } | { readonly pending: PendingTrigger };
  readonly choose: number;
  /** May fewer be picked (R29)? */
  readonly optional: boolean;
  readonly targets: readonly CardId[];
  readonly tapOthers: number;
  readonly payers: readonly CardId[];
  readonly picked: readonly CardId[];
  readonly paying: readonly CardId[];
  /** The player said that these targets will do. */
  readonly enough: boolean;
}

const nothing = { picked: [], paying: [], enough: false } as const;

/** Do fewer targets than it asks for do for the card's ability? That a trigger may be declined is another matter. */
export function takesFewer(card: CardState | undefined, ability: string): boolean {
  return card?.abilities.find(({ id }) => id === ability)?.target?.optional ?? false;
}

export function pickingForAction(option: ActionOption, card: CardState): Picking {
  const { action, choose, targets, tapOthers, payers } = option;
  return {
    purpose: { action },
    choose,
    optional: action.kind === "ability" && takesFewer(card, action.ability),
    targets,
    tapOthers,
    payers,
    ...nothing,
  };
}

export function pickingForChoice(pending: PendingTrigger, card: CardState | undefined): Picking {
  const { choose, ability, options } = pending;
  const optional = takesFewer(card, ability);
  return { purpose: { pending }, choose, optional, targets: options, tapOthers: 0, payers: [], ...nothing };
}

export function isPickingTargets(picking: Picking): boolean {
  return !picking.enough && picking.picked.length < picking.choose;
}

/** The legal cards of the present stage, those picked already among them. */
export function candidates(picking: Picking): readonly CardId[] {
  return isPickingTargets(picking) ? picking.targets : picking.payers;
}

export function isPicked(picking: Picking, card: CardId): boolean {
  return (isPickingTargets(picking) ? picking.picked : picking.paying).includes(card);
}

function toggled(list: readonly CardId[], card: CardId): readonly CardId[] {
  return list.includes(card) ? list.filter((other) => other !== card) : [...list, card];
}

/** Picks a card, or takes it back. Cards that are not legal may be picked too: the engine says why not. */
export function pick(picking: Picking, card: CardId): Picking {
  return isPickingTargets(picking)
    ? { ...picking, picked: toggled(picking.picked, card) }
    : { ...picking, paying: toggled(picking.paying, card) };
}

export function settle(picking: Picking): Picking {
  return { ...picking, enough: true };
}

/** The step, when all that it takes is picked. */
export function finished(picking: Picking): Step | null {
  if (isPickingTargets(picking) || picking.paying.length < picking.tapOthers) return null;
  const { purpose, picked, paying } = picking;
  const targets = picking.choose > 0 ? { targets: [...picked] } : {};
  if ("pending" in purpose) return { choice: { pending: purpose.pending.id, ...targets } };
  const { action } = purpose;
  if (action.kind === "defend") return { action };
  if (action.kind === "strike") return { action: { ...action, target: picked[0] ?? "" } };
  return { action: { ...action, ...targets, ...(picking.tapOthers > 0 ? { tap: [...paying] } : {}) } };
}
