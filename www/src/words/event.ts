import type { CardId, Cause, RuleEvent } from "../../generated/types.ts";
import { worded } from "./language.ts";
import { type Speaker, textFor, yes } from "./sentences.ts";

type Kind = RuleEvent["kind"];
type Happening<K extends Kind> = Extract<RuleEvent, { kind: K }>;

/** «от атаки карты «Гуль»»; `about` is the card that it happened to, whose own abilities are named as its own. */
export function causeWords(cause: Cause, about: CardId, { texts, card }: Speaker): string {
  return worded(textFor(texts.causes, cause.kind, "other"), {
    named: yes(cause.text),
    text: cause.text,
    whose: !cause.card ? "nobody" : cause.card === about ? "self" : "card",
    card: cause.card && card(cause.card),
  });
}

export const caused = (cause: Cause | null, about: CardId, speaker: Speaker) =>
  cause ? { caused: "yes", cause: causeWords(cause, about, speaker) } : { caused: "no" };

function paidWords({ counters, wounds, resources }: Happening<"paid">, { texts: { paid }, list }: Speaker): string {
  const all = [
    ...(counters > 0 ? [paid.counters({ amount: counters })] : []),
    ...(wounds > 0 ? [paid.wounds({ amount: wounds })] : []),
    ...Object.entries(resources)
      .filter(([, amount]) => amount > 0)
      .map(([resource, amount]) => paid.resource({ resource, amount })),
  ];
  return all.length > 0 ? list(all) : paid.nothing();
}

/** What a message needs beyond the event's own members, or in their place. */
const further: { [K in Kind]?: (event: Happening<K>, speaker: Speaker) => object } = {
  wounded: ({ by, card }, speaker) => caused(by, card, speaker),
  destroyed: ({ diedFrom, card, parts }, speaker) => ({
    ...caused(diedFrom, card, speaker),
    merged: yes(parts.length > 1),
    parts: speaker.list(parts.map(speaker.card)),
  }),
  moved: ({ from, to }, { texts: { zones } }) => ({
    from: Object.hasOwn(zones.from, from) ? zones.from[from]() : from,
    to: Object.hasOwn(zones.to, to) ? zones.to[to]() : to,
    within: Object.hasOwn(zones.within, to) ? zones.within[to]() : to,
  }),
  paid: (event, speaker) => ({ list: paidWords(event, speaker) }),
  abilityUsed: ({ ability, card, isAction }, speaker) => ({
    ability: speaker.ability(ability, card),
    isAction: yes(isAction),
  }),
  triggered: ({ ability, card, pending }, speaker) => ({
    ability: speaker.ability(ability, card),
    waits: yes(pending !== null),
  }),
  combatEnded: ({ fought }) => ({ fought: yes(fought) }),
  attached: ({ to }, { card }) => ({ to: card(to) }),
  skipped: ({ reason, card }, { texts: { reasons } }) => ({
    about: yes(card),
    reason: worded(textFor(reasons, reason, "unknown"), { code: reason }),
  }),
};

/** The members of an event or a refusal by which it names cards. */
const CARDS = ["card", "attacker", "target", "defender", "part"];

/** The values with the names of cards and players in place of their ids. */
export function named(values: object, speaker: Speaker): Record<string, unknown> {
  const all: Record<string, unknown> = { ...values };
  for (const member of CARDS) {
    const id = all[member];
    if (typeof id === "string") all[member] = speaker.card(id);
  }
  if (typeof all.player === "number") all.player = speaker.player(all.player);
  return all;
}

/** What happened, without its clause. */
export function eventText(event: RuleEvent, speaker: Speaker): string {
  const { events } = speaker.texts;
  // Known or not: a program may hold events of a later version.
  const more = (Object.hasOwn(further, event.kind) ? further[event.kind] : undefined) as
    | ((event: RuleEvent, speaker: Speaker) => object)
    | undefined;
  const inPlace = event.kind === "moved" && event.from === event.to;
  const message = inPlace ? events.movedWithin : textFor(events, event.kind satisfies keyof typeof events, "unknown");
  return worded(message, { ...named(event, speaker), ...more?.(event, speaker) });
}
