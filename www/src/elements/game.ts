import type { Board, Outcome, Refusal, RuleEvent, Snapshot, Step } from "../engine.ts";
import { carryOut, laidOut, readSteps } from "./examine.ts";
import { isStop } from "./mistake.ts";

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
  /** The engine broke off: the board stays as it was last seen, and nothing more can be asked of it. */
  stopped = false;
  readonly #steps: readonly Step[];
  #snapshot: Snapshot;
  /** How many steps there are, standing or taken back. */
  #length: number;
  /**
   * Where the example stood while so many steps stood, the last being where it stands: taking a step back takes the
   * example back too, and a step that was refused moves the example alone.
   */
  #positions: number[][] = [];
  readonly #start: number;

  /** Throws on what is no scenario and, if it is told how to call it, on a script with what is no step. */
  constructor(scenario: unknown, script: readonly unknown[], placeOf: ((index: number) => string) | null) {
    const { scenario: read, board } = laidOut(scenario);
    this.board = board;
    try {
      this.#steps = placeOf === null ? (script as readonly Step[]) : readSteps(read, script, placeOf);
    } catch (error) {
      board.free();
      throw error;
    }
    this.#snapshot = this.board.stateSnapshot();
    this.#start = this.#snapshot.revision;
    this.#positions[this.#start] = [0];
    for (const { step, events, revision } of this.board.history()) {
      this.#tell({ what: "step", step, events, revision, refusal: null });
    }
    this.given = this.told.length;
    this.#length = this.given;
  }

  get snapshot(): Snapshot {
    if (!this.stopped) this.#snapshot = this.ask((board) => board.stateSnapshot());
    return this.#snapshot;
  }

  get script(): Script {
    return { steps: this.#steps, position: this.#positionsNow.at(-1) ?? 0 };
  }

  get #positionsNow(): readonly number[] {
    return this.#positions[this.snapshot.revision] ?? [];
  }

  get canStepBack(): boolean {
    return this.#positionsNow.length > 1 || this.snapshot.revision > this.#start;
  }

  get canUndo(): boolean {
    return this.snapshot.revision > 0;
  }

  get canRedo(): boolean {
    return this.#length > this.snapshot.revision;
  }

  play(step: Step): Outcome {
    const position = this.script.position;
    const outcome = this.ask((board) => carryOut(board, step));
    const revision = this.snapshot.revision;
    if (outcome.ok) {
      this.#length = revision;
      this.#positions.length = revision;
      this.#positions[revision] = [position];
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
    const before = this.snapshot.revision;
    try {
      return { step, outcome: this.play(step) };
    } finally {
      const { revision } = this.snapshot;
      this.#positions[revision] = revision === before ? [...this.#positionsNow, position + 1] : [position + 1];
    }
  }

  /** Back to before the last step of the example, whether it stood or not; never to before the example. */
  stepBack(): boolean {
    if (!this.canStepBack) return false;
    const positions = this.#positionsNow;
    if (positions.length <= 1) return this.undo();
    const { revision } = this.snapshot;
    this.#positions[revision] = positions.slice(0, -1);
    this.#tell({ what: "undone", step: null, events: [], revision, refusal: null });
    return true;
  }

  undo(): boolean {
    if (!this.ask((board) => board.undo())) return false;
    this.#tell({ what: "undone", step: null, events: [], revision: this.snapshot.revision, refusal: null });
    return true;
  }

  redo(): boolean {
    if (!this.ask((board) => board.redo())) return false;
    const revision = this.snapshot.revision;
    const entry = this.board.history()[revision - 1];
    this.#tell({ what: "redone", step: entry?.step ?? null, events: entry?.events ?? [], revision, refusal: null });
    return true;
  }

  /** Says no without a step: what the engine already knows to be impossible. */
  refuse(refusal: Refusal): void {
    this.#tell({ what: "refused", step: null, events: [], revision: this.snapshot.revision, refusal });
  }

  /** Asks something of the board, and notes it when that breaks off. */
  ask<Answer>(question: (board: Board) => Answer): Answer {
    try {
      return question(this.board);
    } catch (error) {
      if (isStop(error)) this.stopped = true;
      throw error;
    }
  }

  close(): void {
    // A board that broke off is still in use, as far as the engine knows.
    if (!this.stopped) this.board.free();
  }

  #tell(told: Omit<Told, "number">): void {
    this.told.push({ number: this.told.length + 1, ...told });
  }
}
