// What a ledger's rows come from, as JavaScript sees it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "../../dist/berserk-rules/node.js";

test("a row names the spell, the ability or the joining card that it comes from", () => {
  const join = { kind: "activated", id: "join", cost: {}, target: {}, effects: [] };
  join.effects.push({ kind: "attach", part: "chosen", to: "self" });
  const board = new Board({
    format: 1,
    cards: [
      { id: "host", name: "Host", owner: 0, life: 5, markers: { wounds: 2 }, abilities: [join] },
      { id: "part", name: "Part", owner: 0, life: 4, markers: { wounds: 1 } },
    ],
  });
  const spell = { kind: "spell", text: "Balm" };
  board.applyEffect({ kind: "heal", target: "host", amount: 1, by: spell });
  board.tapForAction({ kind: "ability", card: "host", ability: "join", targets: ["part"] });
  const { rows, level } = board.explainLife("host");
  const by = { kind: "ability", card: "host" };
  const rule = (clause) => ({ edition: "heroes", clause });
  assert.deepEqual(rows, [
    { delta: 5, cause: "starting", rule: rule("504.1"), revision: 0, by: null, part: null },
    { delta: -2, cause: "wounds", rule: rule("504.3"), revision: 0, by: null, part: null },
    { delta: 1, cause: "wounds", rule: rule("504.3"), revision: 1, by: spell, part: null },
    { delta: 4, cause: "part", rule: rule("505.4"), revision: 2, by, part: "part" },
    { delta: -1, cause: "wounds", rule: rule("505.4"), revision: 2, by, part: "part" },
  ]);
  assert.equal(level, 7);
  assert.ok(rows.every(Object.isFrozen));
  board.free();
});
