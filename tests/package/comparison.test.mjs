// The comparison with other boards: that it is whole, and of the versions that are measured.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { json } from "./lib/guide.mjs";

const facts = json("guide/comparison/facts.json");
const measured = json("guide/comparison/measured.json");
const { rows } = json("guide/comparison/languages/en.json");
const bench = JSON.parse(readFileSync(new URL("../bench/package.json", import.meta.url), "utf8"));
const [own, ...others] = facts.boards;

test("each row has a mark for each board, and a name", () => {
  for (const [row, marks] of Object.entries(facts.marks)) {
    assert.equal(marks.length, facts.boards.length, row);
    for (const mark of marks) assert.ok(["yes", "partly", "no", "none"].includes(mark), row);
    for (const at of Object.keys(rows[row].notes ?? {})) assert.ok(Number(at) < facts.boards.length, row);
  }
  const named = Object.keys(rows).filter((row) => !["strict", "weight", "brotli", "licence"].includes(row));
  assert.deepEqual(named, Object.keys(facts.marks));
});

test("a mark that is no plain yes or no says in what part", () => {
  for (const [row, marks] of Object.entries(facts.marks))
    for (const [at, mark] of marks.entries())
      if (mark === "partly") assert.ok(rows[row].notes?.[at], `${row}: ${facts.boards[at]}`);
});

test("what was measured is what the benches install", () => {
  assert.deepEqual(Object.keys(measured.boards), facts.boards);
  for (const name of others) assert.equal(measured.boards[name].version, bench.dependencies[name]);
  const { gzip, brotli, turnedDown } = measured.boards[own];
  assert.ok(brotli < gzip);
  assert.equal(turnedDown, 0);
});

test("the README quotes what was measured", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const cells = (start) =>
    readme
      .split("\n")
      .find((line) => line.startsWith(start))
      .split("|")
      .slice(2, -1)
      .map((cell) => cell.trim());
  const all = facts.boards.map((name) => measured.boards[name]);
  assert.deepEqual(
    cells("| bytes gzipped"),
    all.map(({ gzip }) => gzip.toLocaleString("en")),
  );
  const versions = cells("| | berserk-rules").slice(1);
  assert.deepEqual(
    versions.map((cell) => cell.split(" ").at(-1)),
    all.slice(1).map(({ version }) => version),
  );
  assert.deepEqual(
    cells("| strict policy").map((cell) => cell === "nothing"),
    all.map(({ turnedDown }) => turnedDown === 0),
  );
});
