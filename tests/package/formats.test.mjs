// Records of every version of the format still load into their state; see tests/formats/README.md.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Board, RulesError } from "../../dist/berserk-rules/node.js";
import { sayError } from "../../dist/berserk-rules/words.js";
import { difference } from "./lib/difference.mjs";

const folder = new URL("../formats/", import.meta.url);

for (const version of readdirSync(folder).filter((name) => /^v\d+$/.test(name))) {
  test(`records of format ${version} load into their state`, () => {
    const files = readdirSync(new URL(`${version}/`, folder));
    assert.ok(files.length > 0);
    for (const file of files) {
      const { record, snapshot } = JSON.parse(readFileSync(new URL(`${version}/${file}`, folder), "utf8"));
      const board = new Board(record);
      assert.equal(difference(board.stateSnapshot(), snapshot, "snapshot"), null, file);
      assert.deepEqual(new Board(board.exportScenario()).stateSnapshot(), board.stateSnapshot(), file);
    }
  });
}

test("a record of a newer format is said to be newer, whatever else is in it", () => {
  for (const scenario of [
    { format: 2, cards: [] },
    { board: [], format: 2 },
  ]) {
    assert.throws(
      () => new Board(scenario),
      (error) => {
        assert.ok(error instanceof RulesError);
        assert.deepEqual([error.code, error.path, error.params], ["newerFormat", "format", { found: "2", known: "1" }]);
        assert.match(sayError(error, "en"), /newer version.*format 2; this version reads formats up to 1/);
        assert.match(sayError(error, "ru"), /более новой версией.*формат 2/);
        return true;
      },
    );
  }
});
