import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, load, read } from "./source.mjs";

const { rulebook } = await load("index.ts");
const codes = Object.keys(languages);
const clauses = (edition) =>
  rulebook(edition, "en")
    .filter(({ ruling }) => ruling === null)
    .map(({ clause, edition: stated }) => (stated === edition ? clause : `${stated} ${clause}`));

test("heroes: every clause in order", () => {
  const numbers = "504.1 504.1.1 504.2 504.3 504.4 504.5 504.6 505.1 505.1.1 505.2 505.3 505.4 506.1 506.2 506.3 507";
  assert.deepEqual(clauses("heroes"), numbers.split(" "));
});

test("classic: its own numbers where it has them, heroes' where it has none", () => {
  assert.deepEqual(clauses("classic"), [
    "heroes 504.1",
    "heroes 504.1.1",
    "508",
    "508.3",
    "508",
    "508",
    "heroes 504.6",
    "509",
    "509.1.1",
    "509.2",
    "509.3",
    "heroes 505.3",
    "heroes 505.4",
    "heroes 506.1",
    "heroes 506.2",
    "heroes 506.3",
    "heroes 507",
  ]);
});

test("every citation of the engine stands in the book", () => {
  for (const edition of ["heroes", "classic"]) {
    const book = new Set(rulebook(edition, "en").map((entry) => `${entry.edition} ${entry.clause}`));
    const cited = [...read("src/rulebook.rs").matchAll(/Self::C\w+ => \("([\d.]+)", (?:None|Some\("([\d.]+)"\))\)/g)];
    assert.ok(cited.length > 10);
    for (const [, heroes, classic] of cited) {
      const citation = edition === "classic" && classic ? `classic ${classic}` : `heroes ${heroes}`;
      assert.ok(book.has(citation), `${citation} in ${edition}`);
    }
  }
});

for (const edition of ["heroes", "classic"])
  test(`${edition}: every ruling once, under its clause`, () => {
    const book = rulebook(edition, "en");
    const named = book.flatMap(({ ruling }) => ruling ?? []);
    const all = [...Array.from({ length: 45 }, (_, at) => `R${at + 1}`), "R35a"];
    assert.deepEqual([...named].sort(), all.sort());
    for (const [at, { ruling, clause }] of book.entries())
      if (ruling) assert.equal(clause, book[at - 1].clause, ruling);
  });

for (const language of codes)
  test(`${language}: every text is there, whole and frozen`, () => {
    for (const edition of ["heroes", "classic"]) {
      const book = rulebook(edition, language);
      assert.ok(Object.isFrozen(book));
      for (const entry of book) {
        assert.ok(Object.isFrozen(entry));
        assert.match(entry.text, /[.»”]$/, entry.text);
        assert.doesNotMatch(entry.text, /undefined|[{}]|\s\s/);
        assert.ok(entry.text.length < 480, `${entry.ruling ?? entry.clause} is long: ${entry.text.length}`);
      }
      assert.equal(new Set(book.map(({ text }) => text)).size, book.length);
    }
  });

test("an unknown language reads English", () => {
  assert.deepEqual(rulebook("heroes", "xx"), rulebook("heroes", "en"));
  assert.notDeepEqual(rulebook("heroes", "ru"), rulebook("heroes", "en"));
});
