import { html, nothing, type TemplateResult } from "lit";
import type { CardId } from "../engine.ts";
import { type Ghost, pilesOf } from "./ghost.ts";
import { mistakeWords } from "./mistake.ts";
import { PILES, type Pile } from "./piles.ts";
import type { Preview } from "./preview.ts";
import type { ShownGhost } from "./shown-ghost.ts";
import type { View } from "./view.ts";

/** How many cards are told of in words; the rest are counted. */
const MOST = 5;

/** What becomes of the card as a whole: the words that stand on it too. */
function fates(ghost: Ghost, { texts, nameOf, playerName }: View): readonly string[] {
  const { card, zone, died, moved, attachedTo, parts, controller } = ghost;
  const goes = zone !== card.zone && !(died && zone === "graveyard");
  const returns = died && zone === "play";
  const joined = parts.filter((part) => !card.parts.includes(part));
  return [
    ...(died ? [texts("preview.dies")] : []),
    ...(goes || returns ? [texts(`preview.goes.${zone}`)] : []),
    ...(moved ? [texts("preview.moves")] : []),
    ...(attachedTo !== null && attachedTo !== card.attachedTo
      ? [texts("preview.joins", { card: nameOf(attachedTo) })]
      : []),
    ...(joined.length > 0 ? [texts("preview.takes", { names: texts.list(joined.map(nameOf)) })] : []),
    ...(controller !== null && controller !== card.controller && zone === card.zone
      ? [texts("preview.control", { player: playerName(controller) })]
      : []),
  ];
}

/** Does the card stay the same card in the same place, so that what lies on it can be compared? */
const stays = ({ card, zone, died }: Ghost) => zone === card.zone && !died;

function changedPiles(ghost: Ghost): readonly Pile[] {
  const now = pilesOf(ghost.card);
  return stays(ghost) && ghost.attachedTo === ghost.card.attachedTo
    ? PILES.filter((pile) => ghost.piles[pile] !== now[pile])
    : [];
}

function newLevel({ card, level, ...ghost }: Ghost): number | null {
  const same = stays({ card, level, ...ghost }) && ghost.attachedTo === card.attachedTo;
  return same && card.life !== null && level !== card.life.level ? level : null;
}

/** All that would happen to a card, each in a few words. */
function changes(ghost: Ghost, view: View): readonly string[] {
  const { texts, snapshot } = view;
  const { card, role, triggered, waiting } = ghost;
  // What lies under a card turns with it and passes with it: that is said of the card above.
  if (card.attachedTo !== null && ghost.attachedTo === card.attachedTo) return [];
  const level = newLevel(ghost);
  const { combat } = snapshot;
  const fights = combat !== null && [combat.attacker, combat.target, combat.defender].includes(card.id);
  return [
    ...fates(ghost, view),
    ...(level === null ? [] : [texts("preview.level", { before: card.life?.level ?? 0, level })]),
    ...changedPiles(ghost).map((pile) => texts(`pile.${pile}.spoken`, { count: ghost.piles[pile] })),
    ...(stays(ghost) && ghost.attachedTo === card.attachedTo && ghost.orientation !== card.orientation
      ? [texts(`preview.${ghost.orientation}`)]
      : []),
    ...(role !== null && !fights ? [texts(`preview.${role}`)] : []),
    ...(role === null && fights && stays(ghost) && !view.preview?.foresight.combatEnds
      ? [texts("preview.leavesCombat")]
      : []),
    ...(triggered > 0 ? [texts("preview.triggers")] : []),
    ...(waiting > 0 ? [texts("preview.waits")] : []),
  ];
}

function happenings({ foresight }: Preview, view: View): readonly string[] {
  const { texts, snapshot, nameOf, playerName } = view;
  const { ghosts, resources, turn, combatEnds, remarks } = foresight;
  const cards = [...ghosts.values()].flatMap((ghost) => {
    const all = changes(ghost, view);
    return all.length === 0 ? [] : [texts("preview.card", { card: nameOf(ghost.card.id), changes: texts.list(all) })];
  });
  const told = cards.slice(0, MOST);
  const pools = [...resources].flatMap(([player, all]) =>
    Object.entries(all).flatMap(([name, amount]) => {
      const before = snapshot.players[player]?.resources[name] ?? 0;
      return amount === before ? [] : [texts("preview.resource", { player: playerName(player), name, before, amount })];
    }),
  );
  return [
    ...(turn === null ? [] : [texts("preview.turn", { player: playerName(turn) })]),
    ...told,
    ...(cards.length > told.length ? [texts("preview.more", { count: cards.length - told.length })] : []),
    ...pools,
    ...(combatEnds ? [texts("preview.combatEnds")] : []),
    ...remarks.map(view.say),
  ];
}

function listed(cards: readonly CardId[], { texts, nameOf }: View): string {
  const names = texts.list(cards.slice(0, MOST).map(nameOf));
  return cards.length > MOST ? texts("preview.andMore", { names, count: cards.length - MOST }) : names;
}

/** A preview in a few words: what would happen, or why it would not. */
export function previewWords(preview: Preview, view: View): string {
  const { texts } = view;
  const { answer } = preview;
  if ("mistake" in answer) return mistakeWords(answer.mistake, texts);
  if ("outcome" in answer) {
    if (!answer.outcome.ok) return texts("preview.refused", { why: view.say(answer.outcome.refusal) });
    const all = happenings(preview, view);
    return all.length === 0 ? texts("preview.nothing") : all.join(" ");
  }
  if ("among" in answer) {
    const { choose: count, among } = answer;
    return texts("preview.choose", { count, names: listed(among, view) });
  }
  if ("picked" in answer) return texts("preview.picked", { picked: answer.picked, count: answer.of });
  if ("payers" in answer) return texts("preview.payers", { count: answer.payers });
  return texts("preview.unpicked", { card: view.nameOf(answer.unpicked) });
}

/** Does the preview say that the step would come to nothing? */
export const isRefused = ({ answer }: Preview): boolean =>
  "mistake" in answer || ("outcome" in answer && !answer.outcome.ok);

/** The words beside the control that they are about. Those who hear the board are told in the live region. */
export function foretold(key: string, view: View): TemplateResult | typeof nothing {
  const { preview } = view;
  if (preview?.key !== key) return nothing;
  return html`<p class="foretold ${isRefused(preview) ? "refused" : ""}" part="foretold" aria-hidden="true">${previewWords(preview, view)}</p>`;
}

/** What the card element draws of a ghost. */
export function shownGhost(ghost: Ghost, view: View): ShownGhost {
  const { card, died, zone, attachedTo } = ghost;
  return {
    level: newLevel(ghost),
    piles: new Map(changedPiles(ghost).map((pile) => [pile, ghost.piles[pile]])),
    turns: stays(ghost) && ghost.orientation !== card.orientation,
    goes: died || zone !== card.zone || attachedTo !== card.attachedTo,
    dies: died,
    signs: fates(ghost, view),
  };
}
