import {
  Board,
  type Choice,
  type Outcome,
  type Refusal,
  type RuleEvent,
  type Scenario,
  type Snapshot,
  type Step,
} from "../engine.ts";

/** One thing that happened on the table, in the order in which it happened. */
export interface Told {
  readonly number: number;
  readonly what: "step" | "refused" | "undone" | "redone";
  readonly step: Step | null;
  /** How many steps stood afterwards. */
  readonly revision: number;
  readonly events: readonly RuleEvent[];
  readonly refusal: Refusal | null;
}

/** Whose step was expected next in the example that is being stepped through. */
export interface Script {
  readonly steps: readonly Step[];
  readonly position: number;
}

/** A board with what was told about it and, if there is one, an example that plays on it. */
export class Game {
  readonly board: Board;
  readonly told: Told[] = [];
  /** How much of it came with the scenario. */
  readonly given: number;
  #steps: readonly Step[];
  /** Where the example stood when so many steps stood: taking a step back takes the example back too. */
  #positions: number[] = [];

  constructor(scenario: Scenario, script: readonly Step[] = []) {
    this.board = new Board(scenario);
    this.#steps = script;
    this.#positions[this.snapshot.revision] = 0;
    for (const { step, events, revision } of this.board.history()) {
      this.#tell({ what: "step", step, events, revision, refusal: null });
    }
    this.given = this.told.length;
  }

  get snapshot(): Snapshot {
    return this.board.stateSnapshot();
  }

  get script(): Script {
    return { steps: this.#steps, position: this.#positions[this.snapshot.revision] ?? 0 };
  }

  get canUndo(): boolean {
    return this.snapshot.revision > 0;
  }

  get canRedo(): boolean {
    return this.board.history().length > this.snapshot.revision;
  }

  play(step: Step): Outcome {
    const position = this.script.position;
    const outcome = this.#carryOut(step);
    const revision = this.snapshot.revision;
    if (outcome.ok) {
      this.#positions.length = revision;
      this.#positions[revision] = position;
      this.#tell({ what: "step", step, events: outcome.events, revision, refusal: null });
    } else {
      this.#tell({ what: "refused", step, events: [], revision, refusal: outcome.refusal });
    }
    return outcome;
  }

  /** Plays the next step of the example, whatever it brings; null when the example is over. */
  playNext(): { step: Step; outcome: Outcome } | null {
    const { steps, position } = this.script;
    const step = steps[position];
    if (step === undefined) return null;
    try {
      return { step, outcome: this.play(step) };
    } finally {
      this.#positions[this.snapshot.revision] = position + 1;
    }
  }

  undo(): boolean {
    if (!this.board.undo()) return false;
    this.#tell({ what: "undone", step: null, events: [], revision: this.snapshot.revision, refusal: null });
    return true;
  }

  redo(): boolean {
    if (!this.board.redo()) return false;
    const revision = this.snapshot.revision;
    const entry = this.board.history()[revision - 1];
    this.#tell({ what: "redone", step: entry?.step ?? null, events: entry?.events ?? [], revision, refusal: null });
    return true;
  }

  /** Says no without a step: what the engine already knows to be impossible. */
  refuse(refusal: Refusal): void {
    this.#tell({ what: "refused", step: null, events: [], revision: this.snapshot.revision, refusal });
  }

  close(): void {
    this.board.free();
  }

  #carryOut(step: Step): Outcome {
    if ("effect" in step) return this.board.applyEffect(step.effect);
    if ("action" in step) return this.board.tapForAction(step.action);
    return this.board.choose(step.choice satisfies Choice);
  }

  #tell(told: Omit<Told, "number">): void {
    this.told.push({ number: this.told.length + 1, ...told });
  }
}
