import type { BerserkBoard } from "../../elements/index.ts";
import type { Scenario, Step } from "../../engine.ts";
import { newSheet, type Played, type Sheet } from "./keeper.ts";
import { withUndone } from "./record.ts";
import { playAgain } from "./reopen.ts";

/** The page's table. */
export interface TableHolder {
  readonly table: BerserkBoard | null;
  /** Lays on the table what the engine has accepted. */
  lay(scenario: Scenario, script: readonly Step[]): void;
}

interface Laid {
  readonly scenario: Scenario;
  /** What is to be played on it, and how much of that to be taken back, once it lies there. */
  readonly steps: readonly Step[];
  readonly undone: number;
  readonly isDone: boolean;
}

/** The board on the table, and what was played on it as far as is known: the engine may break off. */
export class OnTable {
  readonly #page: TableHolder;
  sheet: Sheet = newSheet("");
  played: Played | null = null;
  #laid: Laid | null = null;

  constructor(page: TableHolder) {
    this.#page = page;
  }

  lay(sheet: Sheet, played: Played): void {
    this.sheet = sheet;
    this.played = played;
    const { steps = [], ...setUp } = withUndone(played);
    // An example is played again from where it began, so that it knows how far it got.
    const begun = played.script.length === 0 ? steps.length : played.begun;
    const scenario = { ...setUp, steps: steps.slice(0, begun) };
    this.#laid = { scenario, steps: steps.slice(begun), undone: played.undone.length, isDone: false };
    this.#page.lay(scenario, played.script);
  }

  /** The table says that something lies on it. */
  loaded(): void {
    const { table } = this.#page;
    if (!table?.game || this.#laid === null || table.scenario !== this.#laid.scenario) return;
    const { steps, undone, isDone } = this.#laid;
    if (isDone) {
      // The engine had broken off, and the table was loaded anew from where it began: it goes on from the last step.
      if (this.played !== null) this.lay(this.sheet, this.played);
      return;
    }
    this.#laid = { ...this.#laid, isDone: true };
    playAgain(table.game, steps, undone);
    table.requestUpdate();
  }

  /** Takes note of other steps standing; false if the engine tells nothing any more. */
  changed(): boolean {
    const { game } = this.#page.table ?? {};
    // Until the board that was laid last lies there, the table tells of the one before it.
    if (!game || game.stopped || !this.#laid?.isDone) return false;
    const { script, start } = game;
    // Where there is a way forward nothing new was played: the steps are those that were known, so many of them standing.
    const steps = this.played === null ? [] : (withUndone(this.played).steps ?? []);
    this.played = {
      scenario: game.ask((board) => board.exportScenario()),
      undone: game.canRedo ? steps.slice(game.snapshot.revision) : [],
      script: script.steps,
      begun: start,
    };
    return true;
  }
}
