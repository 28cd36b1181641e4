import { RulesError } from "../../generated/boundary.js";
import type { Mirror } from "../../generated/instance.js";
import type { Scenario } from "../../generated/types.ts";
import type { Board as Loaded } from "../../generated/wasm/berserk_rules.js";
import { BoardGone } from "./gone.ts";
import { type Running, running } from "./running.ts";

type Effect = Parameters<Loaded["applyEffect"]>[0];
type Action = Parameters<Loaded["tapForAction"]>[0];
type Choice = Parameters<Loaded["choose"]>[0];

/** One of an engine's boards. */
type Inside = InstanceType<Running["Board"]>;

/** A board whose steps outlive the engine that it is in. */
class Kept {
  #engine: Running;
  #board: Inside;
  #mirror: Mirror;
  #gone: BoardGone | null = null;
  #isFreed = false;

  constructor(scenario: Scenario) {
    this.#engine = running();
    const { board, mirror } = this.#lay(scenario);
    this.#board = board;
    this.#mirror = mirror;
  }

  #lay(scenario: Scenario): { board: Inside; mirror: Mirror } {
    const engine = this.#engine;
    try {
      const board = new engine.Board(scenario);
      return { board, mirror: board.mirror() };
    } catch (error) {
      const wasBroken = engine.isBroken;
      engine.isBroken = true;
      if (error instanceof RulesError && error.code !== "gone") {
        engine.isBroken = wasBroken;
        throw error;
      }
      engine.retire();
      tellCause(error);
      throw new BoardGone(null, 0, error);
    }
  }

  /** The board to be asked: one that another board's engine took along is laid anew, with its steps. */
  get #asked(): Inside {
    if (this.#engine.isBroken) this.#move();
    return this.#board;
  }

  #move(): void {
    if (this.#isFreed) return;
    if (this.#gone !== null) throw this.#gone;
    const { revision, steps } = this.#mirror;
    const scenario = this.#mirror.exported(steps.length);
    try {
      this.#engine = running();
      const { board, mirror } = this.#lay(scenario);
      if (revision < steps.length) board.goTo(revision);
      mirror.revision = revision;
      this.#board = board;
      this.#mirror = mirror;
    } catch (error) {
      this.#gone = new BoardGone(scenario, revision, error);
      throw this.#gone;
    }
  }

  /**
   * What is thrown in the place of what came out of the engine. That is taken for broken until this says otherwise: where
   * the stack is full there may be no room for this call.
   */
  #thrown(error: unknown, wasBroken: boolean): unknown {
    const engine = this.#engine;
    if (error instanceof RulesError && (error === this.#gone || error.code !== "gone")) {
      engine.isBroken = wasBroken;
      return error;
    }
    if (this.#isFreed) {
      engine.isBroken = wasBroken;
      return error;
    }
    engine.retire();
    tellCause(error);
    const { revision, steps } = this.#mirror;
    this.#gone = new BoardGone(this.#mirror.exported(steps.length), revision, error);
    return this.#gone;
  }

  applyEffect(effect: Effect) {
    try {
      return this.#asked.applyEffect(effect);
    } catch (error) {
      const { isBroken } = this.#engine;
      this.#engine.isBroken = true;
      throw this.#thrown(error, isBroken);
    }
  }

  tapForAction(action: Action) {
    try {
      return this.#asked.tapForAction(action);
    } catch (error) {
      const { isBroken } = this.#engine;
      this.#engine.isBroken = true;
      throw this.#thrown(error, isBroken);
    }
  }

  choose(choice: Choice) {
    try {
      return this.#asked.choose(choice);
    } catch (error) {
      const { isBroken } = this.#engine;
      this.#engine.isBroken = true;
      throw this.#thrown(error, isBroken);
    }
  }

  stateSnapshot() {
    try {
      return this.#asked.stateSnapshot();
    } catch (error) {
      const { isBroken } = this.#engine;
      this.#engine.isBroken = true;
      throw this.#thrown(error, isBroken);
    }
  }

  #ask<Answer>(question: (board: Inside) => Answer): Answer {
    try {
      return question(this.#asked);
    } catch (error) {
      const { isBroken } = this.#engine;
      this.#engine.isBroken = true;
      throw this.#thrown(error, isBroken);
    }
  }

  previewEffect(effect: Effect) {
    return this.#ask((board) => board.previewEffect(effect));
  }

  previewAction(action: Action) {
    return this.#ask((board) => board.previewAction(action));
  }

  previewChoice(choice: Choice) {
    return this.#ask((board) => board.previewChoice(choice));
  }

  actionsFor(card: string) {
    return this.#ask((board) => board.actionsFor(card));
  }

  explainLife(card: string) {
    return this.#ask((board) => board.explainLife(card));
  }

  history() {
    return this.#ask((board) => board.history());
  }

  exportScenario() {
    return this.#ask((board) => board.exportScenario());
  }

  undo(): boolean {
    return this.#moved(
      this.#ask((board) => board.undo()),
      this.#mirror.revision - 1,
    );
  }

  redo(): boolean {
    return this.#moved(
      this.#ask((board) => board.redo()),
      this.#mirror.revision + 1,
    );
  }

  goTo(revision: number): boolean {
    return this.#moved(
      this.#ask((board) => board.goTo(revision)),
      revision,
    );
  }

  #moved(isDone: boolean, revision: number): boolean {
    if (isDone) this.#mirror.revision = revision;
    return isDone;
  }

  free(): void {
    // What was in an engine that broke off went with it.
    if (!this.#engine.isBroken) this.#board.free();
    this.#isFreed = true;
  }
}

/** A panic has told the console its place and message already; what else breaks an engine off has not. */
function tellCause(cause: unknown): void {
  console.error("berserk-rules broke off, and goes on in a fresh engine:", cause);
}

if (Symbol.dispose) Object.defineProperty(Kept.prototype, Symbol.dispose, { value: Kept.prototype.free });

/** The engine's class, with its declarations. */
export const Board = Kept as unknown as typeof Loaded;
export type Board = Loaded;
