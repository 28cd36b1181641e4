// Plays the executable rulebook through the built package.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board, RulesError } from "../../dist/berserk-rules/node.js";
import { say } from "../../dist/berserk-rules/words.js";
import { cases, difference, parse } from "./lib/rulebook.mjs";
import { checkFrozen, checkLives, checkShared } from "./lib/snapshot.mjs";

for (const { file, text } of cases()) {
  test(file, () => {
    const it = parse(text);
    const cited = [it.clause, it.ruling].filter(Boolean).join(" ");
    told(`${cited} ${it.title.en}`, () => run(it));
  });
}

/** Whatever fails inside says which clause it breaks, and where. */
function told(where, body) {
  try {
    return body();
  } catch (error) {
    error.message = `${where}: ${error.message}`;
    throw error;
  }
}

function run({ scenario, fails, play }) {
  if (fails) {
    const error = thrown(() => new Board(scenario));
    agree(error, fails, "error");
    return;
  }
  const board = new Board(scenario);
  told("set-up", () => check(null, board.stateSnapshot()));
  const start = board.stateSnapshot();
  for (const [at, { step, expect }] of play.entries()) told(`step ${at + 1}`, () => playStep(board, step, expect));
  told("there and back", () => checkWayBack(board, start));
  board.free();
}

/** Undone and redone, and written out and read again, it is the same game. */
function checkWayBack(board, start) {
  const end = board.stateSnapshot();
  const history = board.history();
  checkFrozen(history, "history");
  const copy = new Board(board.exportScenario());
  assert.deepEqual(copy.stateSnapshot(), end, "the exported scenario is another game");
  copy.free();
  assert.equal(board.goTo(start.revision), true);
  assert.deepEqual(board.stateSnapshot(), start, "undone to the start, the board is another one");
  assert.deepEqual(board.history(), history, "what was undone is not in the history");
  while (board.redo()) checkLives(board.stateSnapshot());
  assert.deepEqual(board.stateSnapshot(), end, "undone and redone, the board is another one");
}

function playStep(board, step, { events, refusal, error, state }) {
  const before = board.stateSnapshot();
  if (error) {
    agree(
      thrown(() => apply(board, step)),
      error,
      "error",
    );
  } else {
    const preview = apply(board, step, PREVIEW);
    assert.equal(board.stateSnapshot(), before, "the preview changed something");
    const outcome = apply(board, step);
    assert.deepEqual(preview, outcome, "the preview was another outcome");
    checkFrozen(outcome, "outcome");
    const names = new Map(before.cards.map(({ id, name }) => [id, name]));
    for (const said of outcome.ok ? outcome.events : [outcome.refusal]) checkWords(said, (id) => names.get(id) ?? id);
    agree(outcome, refusal ? { ok: false, refusal } : { ok: true, events }, "outcome");
  }
  const after = board.stateSnapshot();
  if (!events) assert.equal(after, before, "the snapshot is another one though nothing was done");
  check(before, after);
  if (state) agree({ ...after, cards: Object.fromEntries(after.cards.map((card) => [card.id, card])) }, state, "state");
}

const PLAY = { effect: "applyEffect", action: "tapForAction", choice: "choose" };
const PREVIEW = { effect: "previewEffect", action: "previewAction", choice: "previewChoice" };

function apply(board, step, calls = PLAY) {
  const [[kind, input]] = Object.entries(step);
  return board[calls[kind]](input);
}

function thrown(body) {
  try {
    body();
  } catch (error) {
    assert.ok(error instanceof RulesError, `thrown is no RulesError: ${error}`);
    return { code: error.code, path: error.path };
  }
  assert.fail("no error was thrown");
}

function agree(actual, expected, name) {
  const found = difference(actual, expected, name);
  assert.ok(found === null, `${found}\n${JSON.stringify(actual, null, 1)}`);
}

function check(before, after) {
  checkFrozen(after, "snapshot");
  checkLives(after);
  assert.equal(
    after.cards.length,
    new Set(after.cards.map(({ id }) => id)).size,
    "a card stands twice in the snapshot",
  );
  if (before) checkShared(before, after);
}

/** A sentence in each language, with its clause and without gaps. */
function checkWords(said, names) {
  const what = said.kind ?? said.code;
  for (const [language, letters] of [
    ["ru", /\p{Script=Cyrillic}/u],
    ["en", /\p{Script=Latin}/u],
  ]) {
    const sentence = say(said, language, names);
    assert.equal(typeof sentence, "string", `${what} in ${language}`);
    assert.match(sentence, letters, `${what} in ${language}`);
    assert.doesNotMatch(sentence, /[{}]|undefined|null|NaN|\[object|\s\s|\s[.,;:]/, `${what} in ${language}`);
    if (said.rule)
      assert.ok(sentence.includes(said.rule.clause), `${what} in ${language} does not name its clause: ${sentence}`);
  }
}
