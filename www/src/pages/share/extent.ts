/** How much of what lies on the table is shared. */
import type { CardSetup, CardState, PlayerSetup, Scenario, Snapshot, Step } from "../../engine.ts";

export const EXTENTS = ["whole", "here", "example"] as const;
/** The set-up with the steps that stand; the position as a set-up of its own; the example with all its steps. */
export type Extent = (typeof EXTENTS)[number];

/** What lies on the table. */
export interface OnTable {
  /** With the steps that stand. */
  readonly scenario: Scenario;
  readonly snapshot: Snapshot;
  /** The example that plays on it, and how many steps stood before that; none: no steps. */
  readonly script: readonly Step[];
  readonly start: number;
}

/** Lays a set-up on a table of its own and looks at it; throws on what is none. */
export type Look = (setUp: Scenario) => Snapshot;

/** The card as it lies, in the words of a set-up; what is so by default is left out. */
function cardHere(card: CardSetup, now: CardState): CardSetup {
  const { id, name, owner, life, strike, type, text, image, abilities } = card;
  const fixed = { id, name, owner, ...given({ life, strike, type, text, image, abilities }) };
  // A part lies as its host does (R31).
  if (now.attachedTo !== null) return { ...fixed, attachedTo: now.attachedTo };
  const { wounds, extraLives, lifeReductions } = now.markers;
  const markers = given({
    wounds: wounds || undefined,
    extraLives: extraLives || undefined,
    lifeReductions: lifeReductions || undefined,
  });
  return {
    ...fixed,
    ...given({
      controller: now.controller === owner ? undefined : now.controller,
      zone: now.zone === "play" ? undefined : now.zone,
      cell: now.cell ?? undefined,
      orientation: now.orientation === "upright" ? undefined : now.orientation,
      markers: Object.keys(markers).length === 0 ? undefined : markers,
      counters: now.counters || undefined,
      poison: now.poison || undefined,
    }),
  };
}

type Given<All> = { [Name in keyof All]?: Exclude<All[Name], undefined> };

/** Without the members that are not there. */
function given<All extends object>(all: All): Given<All> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Given<All>;
}

/**
 * The position as a set-up without steps; null if no set-up says all of it: a declared combat and waiting triggers are
 * of steps. What a card died of is not in it.
 */
export function positionOf({ scenario, snapshot }: OnTable, look: Look): Scenario | null {
  if (snapshot.combat !== null || snapshot.pending.length > 0) return null;
  const { steps: _, players: _named, ...rest } = scenario;
  const states = new Map(snapshot.cards.map((card) => [card.id, card]));
  const cards = scenario.cards.map((card) => {
    const now = states.get(card.id);
    return now === undefined ? card : cardHere(card, now);
  });
  const players = snapshot.players.map(({ name, resources }): PlayerSetup => {
    const hasAny = Object.keys(resources).length > 0;
    return given({ name: name || undefined, resources: hasAny ? { ...resources } : undefined });
  });
  const setUp: Scenario = { ...rest, players, activePlayer: snapshot.activePlayer, cards };
  try {
    return alike(look(setUp), snapshot) ? setUp : null;
  } catch {
    return null;
  }
}

const alike = (one: Snapshot, other: Snapshot) =>
  JSON.stringify({ ...one, revision: 0 }) === JSON.stringify({ ...other, revision: 0 });

/** The example from where it begins, with all its steps, also those that the rules will refuse: for step mode. */
export function exampleOf({ scenario, script, start }: OnTable): Scenario | null {
  if (script.length === 0) return null;
  return { ...scenario, steps: [...(scenario.steps ?? []).slice(0, start), ...script] };
}

/** What is shared, as far as it can be. */
export function shared(onTable: OnTable, extent: Extent, look: Look): Scenario | null {
  if (extent === "here") return positionOf(onTable, look);
  return extent === "example" ? exampleOf(onTable) : onTable.scenario;
}
