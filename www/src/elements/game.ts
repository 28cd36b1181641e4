import { Board, BoardGone, type Outcome, type Refusal, type RuleEvent, type Snapshot, type Step } from "../engine.ts";
import { Course } from "./course.ts";
import { carryOut, laidOut, readSteps } from "./examine.ts";
import { isStop } from "./mistake.ts";

/** The latest thing that happened on the table. */
export interface Told {
  /** One more for each happening. */
  readonly count: number;
  /** "went": to another place, by more than one step or from a list. */
  readonly what: "step" | "refused" | "mistake" | "undone" | "redone" | "went";
  /** What was played, taken back or brought back, if it was one step. */
  readonly step: Step | null;
  /** That step's, or the revision that was gone to. */
  readonly number: number;
  readonly events: readonly RuleEvent[];
  readonly refusal: Refusal | null;
  /** How many steps it brought or, below zero, took back. */
  readonly moved: number;
  /** Was it the example's own doing? */
  readonly ofExample: boolean;
  /** Was it gone to so that play goes on from there? */
  readonly goesOn: boolean;
}

/** Whose step was expected next in the example that is being stepped through. */
export interface Script {
  readonly steps: readonly Step[];
  readonly position: number;
}

/** A board with its course and, if there is one, an example that plays on it. */
export class Game {
  #board: Board;
  readonly course = new Course();
  /** null until something happens besides what came with the scenario. */
  told: Told | null = null;
  /** How often the engine broke off and the board was laid in a fresh one, with all its steps. */
  restarts = 0;
  /** It does not come back: the board stays as it was last seen, and nothing more can be asked of it. */
  stopped = false;
  /** Has the example been left, to play on freely? */
  left = false;
  /** The first revision of the example; what stands before it came with the scenario. */
  readonly start: number;
  readonly #steps: readonly Step[];
  #snapshot: Snapshot;

  /** Throws on what is no scenario and, if it is told how to call it, on a script with what is no step. */
  constructor(scenario: unknown, script: readonly unknown[], placeOf: ((index: number) => string) | null) {
    const { scenario: read, board } = laidOut(scenario);
    this.#board = board;
    try {
      this.#steps = placeOf === null ? (script as readonly Step[]) : readSteps(read, script, placeOf);
    } catch (error) {
      board.free();
      throw error;
    }
    this.#snapshot = this.board.stateSnapshot();
    this.start = this.#snapshot.revision;
    for (const entry of this.board.history()) this.course.step(entry, false, 0);
  }

  /** The engine's; another one once that has broken off. */
  get board(): Board {
    return this.#board;
  }

  get snapshot(): Snapshot {
    if (this.stopped) return this.#snapshot;
    const seen = this.ask((board) => board.stateSnapshot());
    if (seen !== this.#snapshot) {
      // The page has the engine's board too, and may have played on it.
      this.#snapshot = seen;
      this.course.follow(
        this.ask((board) => board.history()),
        seen.revision,
      );
    }
    return seen;
  }

  get script(): Script {
    return { steps: this.#steps, position: this.course.position };
  }

  get canStepBack(): boolean {
    const { present } = this.course;
    return present.attempts.some(({ position }) => position !== null) || present.revision > this.start;
  }

  get canUndo(): boolean {
    return this.course.present.revision > 0;
  }

  get canRedo(): boolean {
    return this.course.undone > 0;
  }

  /** How many undone steps the next step of the example drops: none as long as it leads to them again. */
  get nextDrops(): number {
    const { steps, position } = this.script;
    return position < steps.length && !this.course.isExampleNext ? this.course.undone : 0;
  }

  /** Can the example be taken up again? */
  get canRejoin(): boolean {
    return this.left && this.course.parting >= this.start;
  }

  play(step: Step): Outcome {
    return this.#play(step, null);
  }

  /** Plays the next step of the example, whatever it brings; null when the example is over. */
  playNext(): { step: Step; outcome: Outcome } | null {
    const { steps, position } = this.script;
    const step = steps[position];
    if (step === undefined) return null;
    return { step, outcome: this.course.leadsTo(step) ? this.#playAgain(step) : this.#play(step, position + 1) };
  }

  #play(step: Step, position: number | null): Outcome {
    const ofExample = position !== null;
    let outcome: Outcome;
    try {
      outcome = this.ask((board) => carryOut(board, step));
    } catch (error) {
      if (!this.stopped) {
        if (ofExample) this.course.attempt(step, null, position);
        // Told each time, so that the same mistake is heard again.
        this.#tell({ what: "mistake", ofExample });
      }
      throw error;
    }
    if (outcome.ok) {
      const { revision, events } = outcome;
      this.course.step({ revision, step, events }, this.left, position ?? this.course.position);
      this.#see();
      this.#tell({ what: "step", step, events, ofExample, moved: 1 });
    } else {
      this.course.attempt(step, outcome.refusal, position);
      this.#tell({ what: "refused", step, refusal: outcome.refusal, ofExample });
    }
    return outcome;
  }

  /** A step of the example that was taken back is not played anew, so that what was played after it is not dropped. */
  #playAgain(step: Step): Outcome {
    this.ask((board) => board.redo());
    this.course.goOn();
    this.#see();
    const { revision, entry } = this.course.present;
    const events = entry?.events ?? [];
    this.#tell({ what: "step", step, events, ofExample: true, moved: 1 });
    return Object.freeze({ ok: true, revision, events });
  }

  /** Back to before the last step of the example, whether it stood or not; never to before the example. */
  stepBack(): boolean {
    if (!this.canStepBack) return false;
    if (!this.course.withdraw()) return this.undo();
    this.#tell({ what: "undone" });
    return true;
  }

  undo(): boolean {
    const { revision, entry } = this.course.present;
    if (!this.ask((board) => board.undo())) return false;
    this.course.go(revision - 1);
    this.#see();
    this.#tell({ what: "undone", step: entry?.step ?? null, number: revision, moved: -1 });
    return true;
  }

  redo(): boolean {
    if (!this.ask((board) => board.redo())) return false;
    this.#go(this.course.present.revision + 1);
    const { entry } = this.course.present;
    this.#tell({ what: "redone", step: entry?.step ?? null, events: entry?.events ?? [], moved: 1 });
    return true;
  }

  /** To just after the step with that revision, 0 being the set-up; false if there is no such place. */
  goTo(revision: number, goesOn = false): boolean {
    const moved = revision - this.course.present.revision;
    if (!this.ask((board) => board.goTo(revision))) return false;
    this.#go(revision);
    this.#tell({ what: "went", moved, goesOn });
    return true;
  }

  /** Goes there to play on freely from that place; an example is left. */
  goOnFrom(revision: number): boolean {
    if (!this.goTo(revision, true)) return false;
    this.left = this.#steps.length > 0;
    return true;
  }

  /** Back to the example, to where it was left. */
  rejoin(): boolean {
    this.left = false;
    return this.goTo(this.course.parting);
  }

  /** Says no without a step: what the engine already knows to be impossible. */
  refuse(refusal: Refusal): void {
    this.course.attempt(null, refusal, null);
    this.#tell({ what: "refused", refusal });
  }

  /**
   * Asks something of the board. Should the engine break off, the board is laid in a fresh one and asked once more; what
   * breaks it off again is thrown, and the steps that stood still stand.
   */
  ask<Answer>(question: (board: Board) => Answer): Answer {
    try {
      return question(this.#board);
    } catch (error) {
      if (!this.#restarted(error)) throw this.#said(error);
    }
    try {
      return question(this.#board);
    } catch (error) {
      this.#restarted(error);
      throw this.#said(error);
    }
  }

  /** What is thrown: of an engine that does not come back another error than of one that does. */
  #said(error: unknown): unknown {
    return this.stopped
      ? new Error("the engine broke off, and again when the board was laid anew", { cause: error })
      : error;
  }

  /** Lays the board in a fresh engine if it was that which broke off; false if that is no help. */
  #restarted(error: unknown): boolean {
    try {
      if (!(error instanceof BoardGone) || error.scenario === null) {
        this.stopped = isStop(error);
        return false;
      }
      const board = new Board(error.scenario);
      // Asked for no more than is needed.
      if (error.revision < (error.scenario.steps?.length ?? 0)) board.goTo(error.revision);
      this.#board = board;
      this.restarts++;
      return true;
    } catch (failure) {
      console.error(failure);
      this.stopped = true;
      return false;
    }
  }

  close(): void {
    // A board that broke off is still in use, as far as the engine knows.
    if (!this.stopped) this.board.free();
  }

  #go(revision: number): void {
    this.course.go(revision);
    if (this.course.present.away) this.left = true;
    this.#see();
  }

  /** After a change of our own. */
  #see(): void {
    this.#snapshot = this.ask((board) => board.stateSnapshot());
  }

  #tell(told: Pick<Told, "what"> & Partial<Told>): void {
    const count = (this.told?.count ?? 0) + 1;
    const number = this.course.present.revision;
    const rest = { step: null, number, events: [], refusal: null, moved: 0, ofExample: false, goesOn: false };
    this.told = { ...rest, ...told, count };
  }
}
