import { noChange } from "lit";
import { type AttributePart, Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";
import type { ActionOption, CardId, CardState, Step } from "../engine.ts";
import { candidates, finished, isPicked, isPickingTargets, type Picking, pick, pickingForAction } from "./picking.ts";

/** What a control would do when pressed: play a step, or something on the way to one. */
export type Offer =
  | { readonly step: Step }
  /** First so many of these cards must be picked. */
  | { readonly choose: number; readonly among: readonly CardId[] }
  /** With this card so many of those that it takes are picked. */
  | { readonly picked: number; readonly of: number }
  /** With this card the targets are picked, and so many cards to pay with come next. */
  | { readonly payers: number }
  /** This card is picked no more. */
  | { readonly unpicked: CardId };

/** Asked when a preview is wanted, and not before. */
type Make = (control: HTMLElement) => Offer | null;

interface Offered {
  /** Names the control within its board. */
  readonly key: string;
  readonly make: Make;
}

const offers = new WeakMap<Element, Offered>();

class OfferDirective extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("an offer is an element's");
  }

  render(_key: string, _make: Make): unknown {
    return noChange;
  }

  override update(part: AttributePart | ElementPart, [key, make]: [string, Make]): unknown {
    offers.set(part.element, { key, make });
    return noChange;
  }
}

/** On a control: what it would do, for its preview. */
export const offer = directive(OfferDirective);

/** The control that an element is or lies in, if it offers something. */
export function controlAt(element: EventTarget | null): HTMLElement | null {
  for (let at = element instanceof HTMLElement || element instanceof SVGElement ? element : null; at !== null; ) {
    if (at instanceof HTMLElement && offers.has(at)) return at;
    at = at.parentElement;
  }
  return null;
}

export const offeredBy = (control: HTMLElement): Offered | undefined => offers.get(control);

export function offerOfAction(option: ActionOption, card: CardState): Offer | null {
  if (option.refusal !== null) return null;
  const picking = pickingForAction(option, card);
  const step = finished(picking);
  if (step !== null) return { step };
  return { choose: isPickingTargets(picking) ? picking.choose : picking.tapOthers, among: candidates(picking) };
}

/** What picking the card would do. */
export function offerOfPick(picking: Picking, card: CardId): Offer {
  if (isPicked(picking, card)) return { unpicked: card };
  const next = pick(picking, card);
  const step = finished(next);
  if (step !== null) return { step };
  if (!isPickingTargets(picking)) return { picked: next.paying.length, of: next.tapOthers };
  return isPickingTargets(next) ? { picked: next.picked.length, of: next.choose } : { payers: next.tapOthers };
}
