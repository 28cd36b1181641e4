import { RulesError } from "../../generated/boundary.js";
import type { Scenario } from "../../generated/types.ts";

/**
 * The engine broke off while it was asked something of this board: `cause` says by what. The board must be built anew,
 * and its steps are here; the other boards go on, each next one in a fresh engine.
 *
 * ```js
 * const again = new Board(error.scenario);
 * again.goTo(error.revision);
 * ```
 */
export class BoardGone extends RulesError {
  /** The set-up with all steps, the undone ones last; null if the board was only being built. */
  readonly scenario: Scenario | null;
  /** How many of the steps stood. The call that broke off changed nothing. */
  readonly revision: number;

  constructor(scenario: Scenario | null, revision: number, cause: unknown) {
    super("gone", "");
    this.message =
      scenario === null
        ? "gone: the engine broke off while the board was built; try again"
        : "gone: the engine broke off; build the board anew: new Board(error.scenario), then goTo(error.revision)";
    this.cause = cause;
    this.scenario = scenario;
    this.revision = revision;
  }
}
