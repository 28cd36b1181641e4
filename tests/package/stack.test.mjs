// The shipped engine is asked where the stack is full, at every depth at which it may break off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board, BoardGone } from "../../dist/berserk-rules/node.js";

const CARDS = [
  { id: "a", name: "A", owner: 0, life: 999 },
  { id: "b", name: "B", owner: 1, life: 999 },
];
const effects = (count) =>
  Array.from({ length: count }, (_, index) => ({
    kind: "wound",
    target: index % 2 === 0 ? ["a", "b"] : "a",
    amount: 1,
  }));

test("the stack is full inside of the engine: the steps are all there, and all boards go on", () => {
  const { error } = console;
  console.error = () => {};
  // How often another engine has the boards afterwards: the same position is another object then.
  let fresh = 0;
  let board = new Board({ format: 1, cards: CARDS });
  const other = new Board({ format: 1, cards: CARDS });
  const steps = [];
  /** Fills the stack, and plays the step from so many calls above its end. */
  const playNearTheEnd = (above, step) => {
    let calls = 0;
    const down = () => {
      try {
        return down();
      } catch (thrown) {
        if (++calls === above) return board.applyEffect(step).revision;
        throw thrown;
      }
    };
    return down();
  };
  try {
    for (const [index, step] of effects(300).entries()) {
      const before = board.history().length;
      const position = other.stateSnapshot();
      try {
        playNearTheEnd(index + 1, step);
      } catch (thrown) {
        if (thrown instanceof BoardGone) {
          assert.ok(thrown.cause instanceof RangeError);
          board = new Board(thrown.scenario);
          board.goTo(thrown.revision);
        } else assert.ok(thrown instanceof RangeError || thrown.code === "unreadable", thrown);
      }
      if (other.stateSnapshot() !== position) fresh++;
      assert.deepEqual(other.stateSnapshot(), position);
      const after = board.history();
      assert.ok(after.length === before || after.length === before + 1);
      if (after.length > before) {
        assert.deepEqual(after.at(-1).step, { effect: step });
        steps.push(step);
      }
      assert.equal(other.applyEffect({ kind: "wound", target: "b", amount: 1 }).revision, index + 1);
    }
  } finally {
    console.error = error;
  }
  const again = new Board({ format: 1, cards: CARDS });
  for (const step of steps) again.applyEffect(step);
  assert.deepEqual(board.stateSnapshot(), again.stateSnapshot());
  assert.ok(steps.length > 0 && steps.length < 300, `${steps.length} of 300 went through`);
  console.log(`${steps.length} of 300 steps went through; ${fresh} times a fresh engine took over`);
  assert.ok(fresh > 0);
});
