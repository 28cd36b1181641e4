// Effects that are handed over as a number do the same as when they are read member by member, which another order of
// the members brings about.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board, RulesError } from "../../dist/berserk-rules/node.js";

const board = () =>
  new Board({
    format: 1,
    cards: [
      { id: "a", name: "A", owner: 0, life: 5, markers: { wounds: 2 }, counters: 3 },
      { id: "b", name: "B", owner: 1, life: 4, poison: 1 },
      { id: "hand", name: "C", owner: 1, life: 4, zone: "hand" },
      { id: "bare", name: "D", owner: 1 },
    ],
  });

/** The same members of its own in the other order, on the same prototype. */
const reversed = (effect) =>
  Object.assign(Object.create(Object.getPrototypeOf(effect)), Object.fromEntries(Object.entries(effect).reverse()));

/** All that a board tells of a step: what it would do, what it did, and what is kept of it. */
function told(effect) {
  const played = board();
  const attempt = (call) => {
    try {
      return call();
    } catch (error) {
      assert.ok(error instanceof RulesError);
      const { code, path, params } = error;
      return { code, path, params };
    }
  };
  return {
    preview: attempt(() => played.previewEffect(effect)),
    outcome: attempt(() => played.applyEffect(effect)),
    snapshot: played.stateSnapshot(),
    history: played.history(),
    scenario: played.exportScenario(),
    undone: played.undo() && played.stateSnapshot(),
  };
}

const KINDS = ["wound", "heal", "addLives", "reduceLives", "poison", "addCounters", "removeCounters"];
const TARGETS = ["a", "b", "hand", "bare", "nobody", "", 1, null, ["a"], {}];
const AMOUNTS = [0, -0, 1, 2, 5, 999_999, 1_000_000, -1, 1.5, Number.NaN, "1", null, true, 2 ** 32];

for (const kind of [...KINDS, "setLives", "unknown", "constructor"]) {
  test(`${kind}, either way`, () => {
    for (const target of TARGETS) {
      for (const amount of AMOUNTS) {
        const effect = { kind, target, amount };
        assert.deepEqual(told(effect), told(reversed(effect)), JSON.stringify(effect));
      }
    }
  });
}

test("what is no plain object is none by the shorter way either", () => {
  for (const other of [() => {}, []]) {
    const effect = Object.assign(other, { kind: "wound", target: "a", amount: 1 });
    assert.equal(told(effect).outcome.code, "wrongType");
  }
});

test("a member more, or none of its own, is no shorter way", () => {
  const wound = { kind: "wound", target: "a", amount: 1 };
  for (const effect of [
    { ...wound, by: { kind: "spell" } },
    { ...wound, foo: 1 },
    Object.create(wound),
    Object.assign(Object.create({ by: { kind: "spell" } }), wound),
  ]) {
    assert.deepEqual(told(effect), told(reversed(effect)));
  }
});

test("a getter that calls the board is turned down", () => {
  const played = board();
  const effect = {
    kind: "wound",
    get target() {
      played.undo();
      return "a";
    },
    amount: 1,
  };
  assert.throws(() => played.applyEffect(effect), RulesError);
  assert.equal(played.applyEffect({ kind: "wound", target: "a", amount: 1 }).ok, true);
});

test("what was played either way can be undone, replaced and exported", () => {
  const played = board();
  played.applyEffect({ kind: "wound", target: "a", amount: 1 });
  played.applyEffect({ amount: 1, kind: "wound", target: "b" });
  played.undo();
  played.applyEffect({ kind: "poison", target: "b", amount: 2 });
  const { steps } = played.exportScenario();
  assert.deepEqual(steps, [
    { effect: { kind: "wound", target: "a", amount: 1 } },
    { effect: { kind: "poison", target: "b", amount: 2 } },
  ]);
  assert.ok(Object.isFrozen(steps[0].effect));
  assert.deepEqual(new Board(played.exportScenario()).stateSnapshot(), played.stateSnapshot());
});
