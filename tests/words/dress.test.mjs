// What a page may dress: the elements, their README, the page that shows it and its texts name the same, all of it.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { languages, load, read, SOURCE } from "./source.mjs";

const ELEMENTS = resolve(SOURCE, "elements");
const { COLOURS } = await load("colours.ts", ELEMENTS);
const { PILES } = await load("piles.ts", ELEMENTS);
const { BOARD_PARTS, CARD_PARTS, LONE_PARTS, PROPERTIES } = await load("theming-names.ts", resolve(SOURCE, "pages"));

const code = readdirSync(ELEMENTS)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => read(`www/src/elements/${name}`))
  .join("\n");
const readme = read("www/src/elements/README.md");
const sorted = (names) => [...new Set(names)].sort();
const found = (text, pattern) => [...text.matchAll(pattern)].map((match) => match.slice(1));

/** The rows of the README's table with that head, each without its cells' quotes. */
function tableOf(head) {
  const from = readme.indexOf(`| ${head} |`);
  assert.ok(from >= 0, head);
  const [, , ...rows] = readme.slice(from).split("\n\n")[0].split("\n");
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

const VARIANTS = { pile: PILES, zone: ["deck", "hand", "graveyard", "removed"] };
/** `pile-${pile}` is a part for each kind of pile. */
const spreadOut = (name) => {
  const [, variable] = name.match(/\$\{(\w+)\}/) ?? [];
  if (variable === undefined) return [name];
  return VARIANTS[variable].map((variant) => name.replace(/\$\{\w+\}/, variant));
};
const PARTS = sorted(
  found(code, /(?<![a-z])part="([^"]+)"/g).flatMap(([names]) => names.split(" ").flatMap(spreadOut)),
);

test("every custom property that the elements read is in the table and on the page, and no other", () => {
  const alone = found(code, /var\(--berserk-([a-z-]+)/g).flat();
  const readNames = sorted([...Object.keys(COLOURS), ...alone]);
  assert.ok(readNames.includes("card-width") && readNames.includes("caption"));
  assert.deepEqual(sorted(tableOf("property").map(([name]) => name.replace("--berserk-", ""))), readNames);
  assert.deepEqual(sorted(PROPERTIES), readNames);
  for (const { theming } of Object.values(languages)) assert.deepEqual(sorted(Object.keys(theming.of)), readNames);
});

test("every colour is used, and the table has it as it is", () => {
  for (const [name, [light, dark, ...clear]] of Object.entries(COLOURS)) {
    assert.ok(code.includes(`var(--_${name})`), name);
    const row = tableOf("property").find(([property]) => property === `--berserk-${name}`);
    assert.deepEqual(row?.slice(2), [light, dark], name);
    assert.equal(clear.length, 2);
  }
});

test("every part of the elements is in the table and on the page, and no other", () => {
  assert.ok(PARTS.includes("pile-extraLives") && PARTS.includes("zone-hand"));
  assert.deepEqual(sorted(tableOf("part").map(([name]) => name)), PARTS);
  assert.deepEqual(sorted([...CARD_PARTS, ...LONE_PARTS, ...BOARD_PARTS]), PARTS);
  for (const { theming } of Object.values(languages)) assert.deepEqual(sorted(Object.keys(theming.parted)), PARTS);
});

test("a board hands on the parts of its cards that the table says it does", () => {
  const [[handed]] = found(read("www/src/elements/place.ts"), /HANDED_ON =\s+"([^"]*)"/g);
  assert.deepEqual(sorted(handed.split(", ")), sorted(CARD_PARTS));
  const within = tableOf("part").map(([name, of]) => [name, of]);
  assert.deepEqual(sorted(within.filter(([, of]) => of === "card, board").map(([name]) => name)), sorted(CARD_PARTS));
  assert.deepEqual(sorted(within.filter(([, of]) => of === "board").map(([name]) => name)), sorted(BOARD_PARTS));
});
