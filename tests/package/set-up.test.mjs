// A position as a set-up of its own, and what becomes of what was played when other cards are set up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "../../dist/berserk-rules/node.js";
import { cases } from "./lib/folder.mjs";
import { loadPage } from "./lib/pages.mjs";
import { apply } from "./lib/play.mjs";

const { changeOf, leavesBehind, presentSetUp } = await loadPage("card/set-up.ts");

/** What a set-up can hold of a position. Parts lie in the set-up's order. */
const lies = ({ cards, players, activePlayer }) => ({
  players,
  activePlayer,
  cards: cards.map(({ parts, names, abilities, ...card }) => ({
    ...card,
    parts: [...parts].sort(),
    names: [...names].sort(),
    abilities: abilities.length,
  })),
});

test("after each step of the rulebook the position can be set up", () => {
  let compared = 0;
  for (const { file, text } of cases()) {
    const { scenario, play, fails } = JSON.parse(text);
    if (fails !== undefined) continue;
    const board = new Board(scenario);
    for (const { step, expect } of [{ step: null, expect: {} }, ...play]) {
      if (expect.error !== undefined) continue;
      if (step !== null) apply(board, step);
      const snapshot = board.stateSnapshot();
      const setUp = presentSetUp(board.exportScenario(), snapshot);
      const again = new Board(setUp);
      assert.deepEqual(lies(again.stateSnapshot()), lies(snapshot), file);
      assert.equal(setUp.steps, undefined);
      const { combat, pending } = snapshot;
      assert.equal(leavesBehind(snapshot), combat !== null || pending.length > 0);
      again.free();
      compared++;
    }
  }
  assert.ok(compared > 300, String(compared));
});

const gul = { id: "gul", name: "Гуль", owner: 1, life: 8, strike: 2 };
const nomad = { id: "nomad", name: "Кочевник", owner: 0, life: 8, strike: [1, 2, 3] };
const wound = { effect: { kind: "wound", target: "gul", amount: 3 } };
const heal = { effect: { kind: "heal", target: "gul", amount: 1 } };
const played = (steps, undone = [], script = []) => ({
  scenario: { format: 1, cards: [gul, nomad], steps },
  undone,
  script,
  begun: 0,
});
/** Whenever another card is wounded, it heals it. */
const avenger = {
  ...{ id: "avenger", name: "Мститель", owner: 0, life: 5 },
  abilities: [
    {
      kind: "triggered",
      id: "a",
      on: "wounded",
      of: "other",
      effects: [{ kind: "heal", target: "subject", amount: 1 }],
    },
  ],
};
/** Whenever another card is wounded, it asks. */
const asker = {
  ...{ id: "asker", name: "Смайта", owner: 0, life: 5 },
  abilities: [
    {
      kind: "triggered",
      id: "a",
      on: "wounded",
      of: "other",
      optional: true,
      effects: [{ kind: "tap", target: "self" }],
    },
  ],
};

test("a card with which all steps come out as before leaves them standing, the undone ones too", () => {
  const change = changeOf(played([wound], [heal]), [gul, nomad, { ...nomad, id: "b" }]);
  assert.equal(change.kind, "fits");
  assert.deepEqual(change.played.scenario.steps, [wound]);
  assert.deepEqual(change.played.undone, [heal]);
  assert.equal(change.played.scenario.cards.length, 3);
});

test("a step that comes out otherwise is told by its number", () => {
  const tap = { effect: { kind: "tap", target: "nomad" } };
  const change = changeOf(played([tap, wound, heal]), [gul, nomad, avenger]);
  assert.deepEqual([change.kind, change.step], ["differs", 2]);
  assert.equal(new Board(change.played.scenario).history().length, 3);
});

test("a step that is refused is told with the reason, also one that was taken back", () => {
  for (const change of [
    changeOf(played([wound, heal]), [gul, nomad, asker]),
    changeOf(played([wound], [heal]), [gul, nomad, asker]),
  ]) {
    assert.deepEqual([change.kind, change.step, change.refusal.code], ["fails", 2, "choicePending"]);
    assert.equal(change.before.pending.length, 1);
  }
});

test("without a card that a step names the step goes no longer", () => {
  const change = changeOf(played([wound]), [nomad]);
  assert.deepEqual([change.kind, change.step, change.refusal.code], ["fails", 1, "unknownCard"]);
});

test("a step of the example that would be none is told", () => {
  const fight = [
    { action: { kind: "strike", card: "gul", target: "nomad" } },
    { effect: { kind: "fight", strike: 2 } },
  ];
  const three = { effect: { kind: "fight", strike: "weak" } };
  const strike = { action: { kind: "strike", card: "nomad", target: "gul" } };
  assert.equal(changeOf(played([], [], fight), [gul, nomad, avenger]).kind, "fits");
  const change = changeOf(played([], [], [strike, three]), [gul, { ...nomad, strike: 1 }]);
  assert.deepEqual([change.kind, change.step, change.error.code], ["fails", null, "strengthUnknown"]);
});

test("what is no set-up is thrown, with its place", () => {
  assert.throws(() => changeOf(played([]), [gul, { ...gul }]), { code: "duplicate", path: "cards[1].id" });
});
