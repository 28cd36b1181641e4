// No call leaves memory taken, neither the engine's nor JavaScript's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { lay, play, watch } from "./lib/memory.mjs";

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc");
const taken = watch();
const { Board } = await import("../../dist/berserk-rules/node.js");

function heap() {
  for (let time = 0; time < 4; time++) gc();
  return process.memoryUsage().heapUsed;
}

/** What comes and goes by itself lies below; a leak of four bytes a round is 400,000, one of a small object a board more. */
const LEAST_LEAK = 300_000;

function leavesNothing(run, warmUp, times) {
  run(Board, warmUp);
  const before = { ...taken(), heap: heap() };
  assert.ok(before.bytes > 0 && before.values.length > 0, "the engine's memory is not seen");
  run(Board, times);
  const after = { ...taken(), heap: heap() };
  assert.equal(after.bytes, before.bytes, "the engine's memory grew");
  assert.deepEqual(after.values, before.values, "the engine holds on to values");
  assert.ok(after.heap - before.heap < LEAST_LEAK, `JavaScript's memory grew by ${after.heap - before.heap} bytes`);
}

// First, while nothing that was freed could be taken again.
test("a step of the history takes less than a kilobyte of the engine's memory", () => {
  const STEPS = 100_000;
  const board = new Board({ format: 1, cards: [{ id: "a", name: "A", owner: 0, life: 999 }] });
  const before = taken().bytes;
  for (let step = 0; step < STEPS; step++) {
    board.applyEffect({ kind: step % 2 === 0 ? "wound" : "heal", target: "a", amount: 1 });
  }
  const each = (taken().bytes - before) / STEPS;
  board.free();
  console.log(`${each.toFixed(0)} bytes a step`);
  assert.ok(each > 0 && each < 1_000, `${each} bytes`);
});

test("100,000 rounds of steps, snapshots and undos end where they began", () => leavesNothing(play, 10_000, 100_000));
test("10,000 boards made and freed end where they began", () => leavesNothing(lay, 1_000, 10_000));
