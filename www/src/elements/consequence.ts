import type { RuleEvent } from "../engine.ts";

/** What a reader asks of a step first: who died, then whose life changed, then the rest; the lowest comes first. */
const RANKS: Readonly<Record<RuleEvent["kind"], number>> = {
  destroyed: 0,
  chainStopped: 1,
  levelSet: 2,
  wounded: 3,
  livesReduced: 3,
  livesAdded: 3,
  livesRemoved: 3,
  healed: 3,
  attached: 3,
  controlTaken: 3,
  poisoned: 4,
  cured: 4,
  countersAdded: 4,
  countersRemoved: 4,
  resourcesAdded: 4,
  moved: 4,
  woundsReplaced: 5,
  combatDeclared: 5,
  defended: 5,
  turnStarted: 5,
  skipped: 5,
  triggered: 6,
  combatEnded: 6,
  untapped: 6,
  tapped: 7,
  abilityUsed: 8,
  paid: 8,
};

/** The event that says most of what a step has brought; null if it brought nothing. */
export function mainOf(events: readonly RuleEvent[]): RuleEvent | null {
  const [first, ...rest] = events;
  if (first === undefined) return null;
  return rest.reduce((main, event) => (RANKS[event.kind] < RANKS[main.kind] ? event : main), first);
}
