// The engine breaks off where a test says: the build with the switch, read by the package's own scripts.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Board, BoardGone, RulesError } from "../../dist/berserk-rules/index.js";
import { sayError } from "../../dist/berserk-rules/words.js";

await init({
  module_or_path: await readFile(new URL("../../target/trap-wasm/berserk_rules_bg.wasm", import.meta.url)),
});

const CARDS = [
  { id: "a", name: "A", owner: 0, life: 90, strike: 2 },
  { id: "b", name: "B", owner: 1, life: 90, strike: 1 },
];
const trapAt = (call, count = 1) => ({ format: 1, title: `trap ${call} ${count}`, cards: CARDS });
const wound = { kind: "wound", target: "a", amount: 1 };
/** Read the long way. */
const spell = { kind: "wound", target: ["a", "b"], amount: 1, by: { kind: "spell", text: "Искажение" } };

/** What was thrown, and what the console was told meanwhile. */
function brokenBy(run) {
  const told = [];
  const { error } = console;
  console.error = (...texts) => told.push(texts);
  try {
    run();
  } catch (thrown) {
    return { thrown, told };
  } finally {
    console.error = error;
  }
  assert.fail("nothing broke off");
}

const CALLS = {
  applyEffect: (board) => board.applyEffect(wound),
  tapForAction: (board) => board.tapForAction({ kind: "strike", card: "a", target: "b" }),
  choose: (board) => board.choose({ pending: 1 }),
  preview: (board) => board.previewEffect(spell),
  stateSnapshot: (board) => board.stateSnapshot(),
  actionsFor: (board) => board.actionsFor("a"),
  explainLife: (board) => board.explainLife("a"),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  goTo: (board) => board.goTo(1),
};

/** Steps of every way in which they are kept, one of them undone. */
function played(board) {
  board.previewAction({ kind: "defend", card: "a" });
  board.applyEffect(spell);
  board.applyEffect({ kind: "heal", target: "a", amount: 1 });
  board.tapForAction({ kind: "strike", card: "a", target: "b" });
  board.applyEffect({ kind: "fight" });
  board.undo();
  board.goTo(3);
  board.stateSnapshot();
  return board;
}

for (const [call, make] of Object.entries(CALLS)) {
  test(`the engine breaks off at ${call}: the board's error says how it is built anew, and other boards go on`, () => {
    // The set-up of the steps takes some of the calls: the one that breaks off comes after them.
    const uses = { applyEffect: 3, tapForAction: 1, preview: 1, stateSnapshot: 1, undo: 1, goTo: 1 };
    const board = played(new Board(trapAt(call, (uses[call] ?? 0) + 1)));
    const witness = played(new Board({ format: 1, cards: CARDS }));
    const [expected, history] = [witness.stateSnapshot(), witness.history()];
    const other = played(new Board({ format: 1, cards: CARDS }));

    const { thrown, told } = brokenBy(() => make(board));
    assert.ok(thrown instanceof BoardGone && thrown instanceof RulesError);
    assert.equal(thrown.code, "gone");
    assert.match(thrown.message, /new Board\(error\.scenario\), then goTo\(error\.revision\)/);
    assert.ok(thrown.cause instanceof WebAssembly.RuntimeError);
    for (const language of ["ru", "en"]) assert.ok(sayError(thrown, language).length > 10);
    assert.match(String(told[0]), new RegExp(`broke off at src/wasm/trap\\.rs:\\d+: forced at ${call}$`));
    // Not one call gets through, whatever is asked.
    for (const again of Object.values(CALLS))
      assert.throws(
        () => again(board),
        (error) => error === thrown,
      );

    const rebuilt = new Board(thrown.scenario);
    assert.ok(rebuilt.goTo(thrown.revision));
    assert.deepEqual(rebuilt.stateSnapshot(), expected);
    assert.deepEqual(rebuilt.history(), history);
    // The others have never heard of it.
    assert.deepEqual(other.stateSnapshot(), expected);
    assert.deepEqual(other.history(), history);
    assert.ok(other.redo() && other.undo());
    assert.equal(other.applyEffect(wound).revision, 4);
    assert.equal(witness.applyEffect(wound).revision, 4);
    assert.deepEqual(other.exportScenario(), witness.exportScenario());
    for (const one of [board, rebuilt, other, witness]) one.free();
  });
}

test("an engine that breaks off a thousand times leaves nothing of itself", () => {
  const other = new Board({ format: 1, cards: CARDS });
  const memories = [];
  for (let time = 1; time <= 1_000; time++) {
    const board = new Board(trapAt("applyEffect"));
    assert.ok(brokenBy(() => board.applyEffect(wound)).thrown instanceof BoardGone);
    assert.equal(other.applyEffect(wound).revision, Math.min(time, 80));
    if (time >= 80) other.undo();
    if (time % 250 === 0) memories.push(process.memoryUsage().arrayBuffers);
  }
  // An engine's memory is a megabyte and more.
  assert.ok(memories[3] - memories[0] < 2 ** 28, `${memories}`);
});

test("a getter that breaks another board off while a board reads it", () => {
  const outer = new Board({ format: 1, cards: CARDS });
  outer.applyEffect(wound);
  const inner = new Board(trapAt("stateSnapshot"));
  const effect = {
    kind: "wound",
    target: "a",
    get amount() {
      inner.stateSnapshot();
      return 1;
    },
  };
  const { thrown } = brokenBy(() => outer.applyEffect(effect));
  assert.ok(thrown instanceof RulesError);
  const board = thrown instanceof BoardGone ? new Board(thrown.scenario) : outer;
  assert.equal(board.applyEffect(wound).revision, 2);
});
