// Plays the executable rulebook through the built package.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Board, RulesError } from "../../dist/berserk-rules/node.js";
import { rulebook, say } from "../../dist/berserk-rules/words.js";
import { cases, report } from "./lib/folder.mjs";
import { playCase } from "./lib/play.mjs";

const ran = [];
after(() => report("node", ran));

for (const it of cases()) {
  test(it.file, () => {
    playCase({ Board, RulesError, say }, it);
    ran.push(it.file);
  });
}

test("every case shows a clause or a ruling of the rulebook, and every one of them has three cases", () => {
  const shown = new Map();
  for (const edition of ["heroes", "classic"]) {
    for (const { clause, edition: stated, ruling } of rulebook(edition, "en"))
      shown.set(ruling ?? `${stated} ${clause}`, 0);
  }
  for (const { file, text } of cases()) {
    const { clause, edition = "heroes", ruling } = JSON.parse(text);
    for (const name of [clause && `${edition} ${clause}`, ruling].filter(Boolean)) {
      assert.ok(shown.has(name), `${file}: ${name} is not in the rulebook`);
      shown.set(name, shown.get(name) + 1);
    }
  }
  // Of 507 there is only the heading.
  shown.delete("heroes 507");
  assert.deepEqual(
    [...shown].filter(([, count]) => count < 3),
    [],
  );
});
