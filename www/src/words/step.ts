import type { Action, CardId, Choice, Effect, Player, Step, Strength } from "../../generated/types.ts";
import { caused } from "./event.ts";
import { worded } from "./language.ts";
import { type Speaker, textFor, yes } from "./sentences.ts";

type Kind = Effect["kind"];
type Done<K extends Kind> = Extract<Effect, { kind: K }>;

function cards(ids: CardId | readonly CardId[], { texts, card, list }: Speaker): string {
  const all = [ids].flat();
  return all.length === 0 ? texts.steps.nobody() : list(all.map((id) => card(id)));
}

/** An effect named from outside has no "you" (R25); what is no number is said as it stands. */
const owner = (player: Player | "you", { player: name }: Speaker) =>
  typeof player === "number" ? name(player) : player;

/** Every branch of a message is looked at, so the cell has numbers where there is none, too. */
const placed = (cell: Done<"move">["cell"]) => ({ placed: yes(cell), row: cell?.row ?? 0, column: cell?.column ?? 0 });

function blowWords(strength: Strength | undefined, { texts: { steps } }: Speaker): string {
  if (strength === undefined) return steps.blows.own();
  return typeof strength === "number" ? steps.blows.number({ strength }) : textFor(steps.blows, strength, "own")();
}

function blowBackWords(strength: Strength | undefined, { texts: { steps } }: Speaker): string {
  if (strength === undefined) return steps.blowsBack.none();
  if (typeof strength === "number") return steps.blowsBack.number({ strength });
  return textFor(steps.blowsBack, strength, "none")();
}

/** The effects of a sequence and of those inside it, one after another, as they are carried out (R40). */
const inTurn = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => (effect.kind === "sequence" ? inTurn(effect.effects) : effect));

/** What a message needs beyond the effect's own members, or in their place. */
const further: { [K in Kind]?: (effect: Done<K>, speaker: Speaker) => object } = {
  destroy: ({ to }, { texts: { zones } }) => ({
    elsewhere: yes(to !== undefined && to !== "graveyard"),
    to: textFor(zones.to, to ?? "graveyard", "graveyard")(),
  }),
  addResources: ({ player }, speaker) => ({ player: owner(player, speaker) }),
  attach: ({ part, to }, { card }) => ({ part: card(part), to: card(to) }),
  takeControl: ({ player }, speaker) => ({ player: owner(player, speaker) }),
  revive: ({ level, controller, cell }, speaker) => ({
    levelled: yes(level !== undefined),
    level: level ?? 0,
    controlled: yes(controller !== undefined),
    player: controller === undefined ? "" : owner(controller, speaker),
    ...placed(cell),
  }),
  move: ({ to, cell }, { texts: { zones } }) => ({ to: textFor(zones.to, to, "play")(), ...placed(cell) }),
  search: ({ player, from = "deck", to = "hand" }, speaker) => ({
    player: owner(player, speaker),
    from: textFor(speaker.texts.zones.from, from, "deck")(),
    to: textFor(speaker.texts.zones.to, to, "hand")(),
  }),
  startTurn: ({ player }, speaker) => ({ player: speaker.player(player) }),
  fight: ({ strike, counterStrike }, speaker) => ({
    blow: blowWords(strike, speaker),
    back: blowBackWords(counterStrike, speaker),
  }),
  sequence: ({ effects }, speaker) => {
    const list = inTurn(effects).map((effect) => effectText(effect, speaker));
    return { some: yes(list.length > 0), list: list.join("; ") };
  },
};

function effectText(effect: Effect, speaker: Speaker): string {
  const { effects } = speaker.texts.steps;
  const more = (Object.hasOwn(further, effect.kind) ? further[effect.kind] : undefined) as
    | ((effect: Effect, speaker: Speaker) => object)
    | undefined;
  return worded(textFor(effects, effect.kind satisfies keyof typeof effects, "unknown"), {
    ...effect,
    ...("target" in effect ? { targets: cards(effect.target, speaker) } : {}),
    ...caused(("by" in effect && effect.by) || null, "", speaker),
    ...more?.(effect, speaker),
  });
}

function actionText(action: Action, speaker: Speaker): string {
  const { actions } = speaker.texts.steps;
  const { targets = [], tap = [] } = action.kind === "ability" ? action : {};
  return worded(textFor(actions, action.kind satisfies keyof typeof actions, "unknown"), {
    kind: action.kind,
    card: speaker.card(action.card),
    ...(action.kind === "ability" ? { ability: speaker.ability(action.ability, action.card) } : {}),
    ...(action.kind === "strike" ? { target: speaker.card(action.target) } : {}),
    aimed: yes(targets.length > 0),
    targets: cards(targets, speaker),
    taps: yes(tap.length > 0),
    tapped: cards(tap, speaker),
  });
}

function choiceText({ pending, targets, decline }: Choice, speaker: Speaker): string {
  const trigger = speaker.trigger(pending);
  const answer = decline ? "declined" : targets === undefined ? "order" : targets.length > 0 ? "aimed" : "none";
  return worded(speaker.texts.steps.choice, {
    known: yes(trigger),
    pending,
    answer,
    targets: cards(targets ?? [], speaker),
    ...(trigger && { card: speaker.card(trigger.card), ability: speaker.ability(trigger.ability, trigger.card) }),
  });
}

/** What was played, without a full stop. */
export function stepText(step: Step, speaker: Speaker): string {
  if ("effect" in step) return effectText(step.effect, speaker);
  if ("action" in step) return actionText(step.action, speaker);
  if ("choice" in step) return choiceText(step.choice, speaker);
  return speaker.texts.steps.unknown();
}
