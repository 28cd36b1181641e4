/** How much of what lies on the table is shared. */
import type { Scenario, Snapshot, Step } from "../../engine.ts";
import { leavesBehind, presentSetUp } from "../boards/position.ts";

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

/** The position as a set-up without steps; null if no set-up says all of it: open combats and triggers are of steps. */
export function positionOf({ scenario, snapshot }: OnTable): Scenario | null {
  return leavesBehind(snapshot) ? null : presentSetUp(scenario, snapshot);
}

/** The example from where it begins, with all its steps, also those that the rules will refuse: for step mode. */
export function exampleOf({ scenario, script, start }: OnTable): Scenario | null {
  if (script.length === 0) return null;
  return { ...scenario, steps: [...(scenario.steps ?? []).slice(0, start), ...script] };
}

/** What is shared, as far as it can be. */
export function shared(onTable: OnTable, extent: Extent): Scenario | null {
  if (extent === "here") return positionOf(onTable);
  return extent === "example" ? exampleOf(onTable) : onTable.scenario;
}
