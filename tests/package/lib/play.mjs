// Plays a case of the executable rulebook on an engine, in Node or in a browser.
import { parse } from "./case.mjs";
import { claim, claimAlike, told } from "./claim.mjs";
import { difference } from "./difference.mjs";
import { checkFrozen, checkLives, checkShared } from "./snapshot.mjs";

/** Plays the file of that name. What breaks is thrown, with the clause that it breaks first. */
export function playCase(engine, { file, text }) {
  const it = told(`${file} is no case`, () => parse(text, file));
  const cited = [it.clause, it.ruling].filter(Boolean).join(" ");
  told(`${cited} ${it.title.en}`, () => new Player(engine).run(it));
}

const PLAY = { effect: "applyEffect", action: "tapForAction", choice: "choose" };
const PREVIEW = { effect: "previewEffect", action: "previewAction", choice: "previewChoice" };

/** Carries a step of a file out, or previews it. */
export function apply(board, step, calls = PLAY) {
  const [[kind, input]] = Object.entries(step);
  return board[calls[kind]](input);
}

class Player {
  constructor({ Board, RulesError, say }) {
    this.Board = Board;
    this.RulesError = RulesError;
    this.say = say;
  }

  run({ scenario, fails, play }) {
    if (fails) {
      agree(
        this.thrown(() => new this.Board(scenario)),
        fails,
        "error",
      );
      return;
    }
    const board = new this.Board(scenario);
    told("set-up", () => check(null, board.stateSnapshot()));
    const start = board.stateSnapshot();
    for (const [at, { step, expect }] of play.entries()) told(`step ${at + 1}`, () => this.step(board, step, expect));
    told("there and back", () => this.checkWayBack(board, start));
    board.free();
  }

  step(board, step, { events, refusal, error, state }) {
    const before = board.stateSnapshot();
    if (error) {
      agree(
        this.thrown(() => apply(board, step)),
        error,
        "error",
      );
    } else {
      const preview = apply(board, step, PREVIEW);
      claim(board.stateSnapshot() === before, "the preview changed something");
      const outcome = apply(board, step);
      claimAlike(preview, outcome, "the preview was another outcome");
      checkFrozen(outcome, "outcome");
      const names = new Map(before.cards.map(({ id, name }) => [id, name]));
      for (const said of outcome.ok ? outcome.events : [outcome.refusal])
        this.checkWords(said, (id) => names.get(id) ?? id);
      agree(outcome, refusal ? { ok: false, refusal } : { ok: true, events }, "outcome");
    }
    const after = board.stateSnapshot();
    claim(events || after === before, "the snapshot is another one though nothing was done");
    check(before, after);
    if (state) agree(byId(after), state, "state");
  }

  /** Undone and redone, and written out and read again, it is the same game. */
  checkWayBack(board, start) {
    const end = board.stateSnapshot();
    const history = board.history();
    checkFrozen(history, "history");
    const copy = new this.Board(board.exportScenario());
    claimAlike(copy.stateSnapshot(), end, "the exported scenario is another game");
    copy.free();
    claim(board.goTo(start.revision), "there is no way back to the start");
    claimAlike(board.stateSnapshot(), start, "undone to the start, the board is another one");
    claimAlike(board.history(), history, "what was undone is not in the history");
    while (board.redo()) checkLives(board.stateSnapshot());
    claimAlike(board.stateSnapshot(), end, "undone and redone, the board is another one");
  }

  thrown(body) {
    try {
      body();
    } catch (error) {
      claim(error instanceof this.RulesError, `thrown is no RulesError: ${error}`);
      return { code: error.code, path: error.path };
    }
    throw new Error("no error was thrown");
  }

  /** A sentence in each language, with its clause and without gaps. */
  checkWords(said, names) {
    const what = said.kind ?? said.code;
    for (const [language, letters] of [
      ["ru", /\p{Script=Cyrillic}/u],
      ["en", /\p{Script=Latin}/u],
    ]) {
      const sentence = this.say(said, language, names);
      claim(typeof sentence === "string" && letters.test(sentence), `${what} in ${language} is ${sentence}`);
      claim(
        !/[{}]|undefined|null|NaN|\[object|\s\s|\s[.,;:]/.test(sentence),
        `${what} in ${language} has a gap: ${sentence}`,
      );
      claim(
        !said.rule || sentence.includes(said.rule.clause),
        `${what} in ${language} does not name its clause: ${sentence}`,
      );
    }
  }
}

/** A snapshot as the cases write it: its cards by their ids. */
export const byId = (snapshot) => ({
  ...snapshot,
  cards: Object.fromEntries(snapshot.cards.map((card) => [card.id, card])),
});

function agree(actual, expected, name) {
  const found = difference(actual, expected, name);
  claim(found === null, `${found}\n${JSON.stringify(actual, null, 1)}`);
}

function check(before, after) {
  checkFrozen(after, "snapshot");
  checkLives(after);
  claim(after.cards.length === new Set(after.cards.map(({ id }) => id)).size, "a card stands twice in the snapshot");
  if (before) checkShared(before, after);
}
