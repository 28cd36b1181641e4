/** The position as a set-up. */
import type { CardSetup, CardState, Scenario, Snapshot } from "../../engine.ts";

/** The set-up alone. */
export function setUpOf(scenario: Scenario): Scenario {
  const { steps: _, ...setUp } = scenario;
  return setUp;
}

/** A card as it lies now, to be set up so. What is printed on it does not change. */
function asItLies(card: CardSetup, state: CardState): CardSetup {
  const { id, name, owner, life, strike, type, text, image, abilities } = card;
  const { zone, controller, cell, orientation, markers, counters, poison, attachedTo } = state;
  const isPart = attachedTo !== null;
  const piles = Object.entries(markers).filter(([, count]) => count > 0);
  return {
    id,
    name,
    owner,
    ...(life === undefined ? {} : { life }),
    ...(strike === undefined ? {} : { strike }),
    ...(type === undefined ? {} : { type }),
    ...(zone === "play" ? {} : { zone }),
    ...(isPart ? { attachedTo } : {}),
    ...(controller === owner || isPart ? {} : { controller }),
    ...(cell === null || isPart ? {} : { cell }),
    ...(orientation === "upright" || isPart ? {} : { orientation }),
    ...(piles.length === 0 || isPart ? {} : { markers: Object.fromEntries(piles) }),
    ...(counters === 0 || isPart ? {} : { counters }),
    ...(poison === 0 || isPart ? {} : { poison }),
    ...(text === undefined ? {} : { text }),
    ...(image === undefined ? {} : { image }),
    ...(abilities === undefined ? {} : { abilities }),
  };
}

/**
 * The position as a set-up of its own, without the steps that led to it. A combat under way and triggers that wait are no
 * part of a set-up and stay behind.
 */
export function presentSetUp(scenario: Scenario, { cards, players, activePlayer }: Snapshot): Scenario {
  const states = new Map(cards.map((card) => [card.id, card]));
  return {
    ...setUpOf(scenario),
    players: players.map(({ name, resources }, player) => ({
      ...(scenario.players?.[player]?.name === undefined ? {} : { name }),
      ...(Object.keys(resources).length === 0 ? {} : { resources: { ...resources } }),
    })),
    activePlayer,
    cards: scenario.cards.map((card) => {
      const state = states.get(card.id);
      return state === undefined ? card : asItLies(card, state);
    }),
  };
}

/** Is there something in the position that no set-up holds? */
export const leavesBehind = ({ combat, pending }: Snapshot): boolean => combat !== null || pending.length > 0;
