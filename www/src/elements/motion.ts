import type { CardId, CardState, Player, Snapshot } from "../engine.ts";
import type { Told } from "./game.ts";
import { Outlook } from "./ghost.ts";
import { PILES, type Pile } from "./piles.ts";
import type { PileZone } from "./table-layout.ts";

/** Where something lies or comes from: a card's place, a pile beside the table, or the side of a player. */
export type Spot =
  | { readonly card: CardId }
  | { readonly player: Player; readonly zone: PileZone }
  | { readonly player: Player };

export type Motion =
  /** Markers fly to a card and stack there or, with an amount below zero, rise from it and are gone. */
  | {
      readonly kind: "markers";
      readonly card: CardId;
      readonly pile: Pile;
      readonly amount: number;
      readonly from: Spot;
      /** Lay none there before the step? */
      readonly isNew: boolean;
    }
  /** A card goes from one spot to another. */
  | { readonly kind: "travel"; readonly card: CardId; readonly from: Spot; readonly to: Spot; readonly died: boolean }
  /** A card makes for another: with a blow, or to declare one. */
  | { readonly kind: "lunge"; readonly card: CardId; readonly at: CardId; readonly strikes: boolean }
  /** An ability of the card is used or set off; or the rules refuse what it was to do. */
  | { readonly kind: "swell" | "shake"; readonly card: CardId };

export type Of<K extends Motion["kind"]> = Extract<Motion, { kind: K }>;

/** A card in play has a place of its own, or lies under another (505.4); one elsewhere is in a pile of its owner. */
function spotOf({ id, zone, owner, attachedTo }: CardState): Spot {
  return zone === "play" ? { card: attachedTo ?? id } : { player: owner, zone };
}

/** Within play a card also goes to another cell, or over to the other side. */
function lie(card: CardState): string {
  const { zone, attachedTo, controller, cell } = card;
  return JSON.stringify([spotOf(card), zone === "play" && attachedTo === null && [controller, cell]]);
}

/**
 * How the table comes from one snapshot to the next. A step's events say what is seen of it; where the game went to another
 * place of its course, or the page played on the engine's board (`told` is null), cards only go where they lie now.
 */
export function motionsOf(told: Told | null, before: Snapshot, after: Snapshot): readonly Motion[] {
  const motions: Motion[] = [];
  const cards = new Map(before.cards.map((card) => [card.id, card]));
  /** The card that shows it: the one under which it lies, if it lies under one. */
  const shower = (id: CardId) => cards.get(id)?.attachedTo ?? id;
  const lunge = (card: CardId, at: CardId, strikes: boolean) =>
    motions.push({ kind: "lunge", card: shower(card), at: shower(at), strikes });

  if (told?.what === "refused") {
    // The card that the refusal is about, else the one that was to act.
    const acts = told.step && "action" in told.step && told.step.action.card;
    const card = [told.refusal?.params.card, acts].find((id) => cards.has(id as CardId));
    if (card) motions.push({ kind: "shake", card: shower(String(card)) });
  }
  const died = new Set<CardId>();
  const table = new Outlook(before);
  for (const event of told?.what === "step" ? told.events : []) {
    const { kind } = event;
    const id = "card" in event ? event.card : null;
    const was = id === null ? null : { ...table.of(id).piles };
    table.read(event);
    if (kind === "combatDeclared") lunge(event.attacker, event.target, false);
    if (kind === "defended") lunge(event.defender, event.target, false);
    // What goes elsewhere leaves its markers on the way, and not on the table.
    if (id === null || was === null || kind === "moved") continue;
    if (kind === "destroyed") died.add(id);
    if (kind === "abilityUsed" || kind === "triggered") motions.push({ kind: "swell", card: shower(id) });
    const by = kind === "wounded" ? event.by : null;
    if (by?.card && (by.kind === "attack" || by.kind === "counterStrike")) lunge(by.card, id, true);
    const from: Spot = by?.card ? { card: shower(by.card) } : { player: cards.get(id)?.controller ?? 0 };
    for (const pile of PILES) {
      const amount = table.of(id).piles[pile] - was[pile];
      if (amount !== 0) motions.push({ kind: "markers", card: id, pile, amount, from, isNew: was[pile] === 0 });
    }
  }
  for (const [index, card] of after.cards.entries()) {
    const was = before.cards[index];
    // Cards to which nothing happened are the same object.
    if (was === undefined || was === card || lie(was) === lie(card)) continue;
    motions.push({ kind: "travel", card: card.id, from: spotOf(was), to: spotOf(card), died: died.has(card.id) });
  }
  return motions;
}
