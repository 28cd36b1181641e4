import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { load } from "./source.mjs";

const { BOUNDS } = await load("bounds.ts");
const { readRows } = await load("card-row.ts");

const rowsOf = (value) => readRows(value).rows.map(({ row }) => row);
const mistakesOf = (value) => readRows(value).mistakes.map(({ code, path }) => `${path} ${code}`);

test("a row, a list of rows, and what has rows under cards are read alike", () => {
  const row = { id: "a", name: "А", life: 3 };
  for (const value of [row, [row], { cards: [row] }]) assert.deepEqual(rowsOf(value), [row]);
});

test("a card of a scenario and a CardState are rows too", () => {
  const scenario = { id: "a", name: "А", life: 8, strike: [1, 2, 3], markers: { wounds: 3 }, orientation: "tapped" };
  const state = { ...scenario, life: { starting: 8, level: 5 }, counters: 0, poison: 0, text: null, image: null };
  const row = { id: "a", name: "А", life: 8, strike: "1-2-3", wounds: 3, tapped: true };
  assert.deepEqual(rowsOf([scenario, state]), [row, row]);
});

for (const [strike, read] of [
  [2, "2"],
  ["2", "2"],
  [[1, 2, 3], "1-2-3"],
  ["1–2–3", "1-2-3"],
  ["0/1/3", "0-1-3"],
  [["1", "2", "3"], "1-2-3"],
])
  test(`a strike of ${JSON.stringify(strike)} is ${read}`, () =>
    assert.deepEqual(rowsOf({ name: "А", strike }), [{ name: "А", strike: read }]));

test("numbers may be written as text, as tables export them, and the unknown is passed over", () => {
  assert.deepEqual(rowsOf({ id: 15, name: "А", life: "8", rarity: "редкая", cost: {}, text: "", image: null }), [
    { id: "15", name: "А", life: 8 },
  ]);
});

test("a field with a mistake is named and left out, and its card stands", () => {
  const row = {
    name: "А",
    type: "дракон",
    life: "восемь",
    strike: [1, 2],
    markers: { wounds: -1 },
    poison: 1.5,
    tapped: "да",
    image: "javascript:alert(1)",
    text: 7.5,
    count: 0,
  };
  const { rows, mistakes } = readRows([{ name: "Б" }, row]);
  assert.deepEqual(rows, [
    { count: 1, row: { name: "Б" } },
    { count: 1, row: { name: "А" } },
  ]);
  assert.deepEqual(
    mistakes.map(({ code, path }) => `${path} ${code}`),
    [
      "[1].type unknownWord",
      "[1].life wrongType",
      "[1].strike wrongType",
      "[1].markers.wounds outOfRange",
      "[1].poison wrongType",
      "[1].tapped wrongType",
      "[1].image unsafeAddress",
      "[1].text wrongType",
      "[1].count outOfRange",
    ],
  );
});

for (const [what, value, mistakes] of [
  ["no list", 5, [" wrongType"]],
  ["cards that are no list", { cards: 5 }, ["cards wrongType"]],
  ["a row that is none", [null, "А", []], ["[0] wrongType", "[1] wrongType", "[2] wrongType"]],
  ["a row without a name", [{ life: 3 }], ["[0] missingField"]],
  ["a name that is too long", [{ name: "о".repeat(201) }], ["[0].name badLength"]],
  ["too many rows", Array(BOUNDS.rows + 1).fill({ name: "А" }), [" badLength"]],
])
  test(`${what}: no card, and it is said`, () => {
    assert.deepEqual(rowsOf(value), []);
    assert.deepEqual(mistakesOf(value), mistakes);
  });

for (const image of ["javascript:alert(1)", "JAVA\nSCRIPT:x", "data:text/html,x", "file:///x", "blob:x", "vbscript:x"])
  test(`the picture address ${JSON.stringify(image)} is refused`, () =>
    assert.deepEqual(readRows({ name: "А", image }), {
      rows: [{ count: 1, row: { name: "А" } }],
      mistakes: [{ code: "unsafeAddress", path: "image", params: {} }],
    }));

for (const image of ["https://host/a.png", "./a.png", "//host/a.png", "data:image/png;base64,AA"])
  test(`the picture address ${image} stands`, () =>
    assert.deepEqual(rowsOf({ name: "А", image }), [{ name: "А", image }]));

const field = fc.constantFrom(
  "id",
  "name",
  "type",
  "life",
  "strike",
  "wounds",
  "markers",
  "poison",
  "tapped",
  "image",
  "count",
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.constantFrom("8", "1-2-3", "hero", "tapped", true),
);

test("of any value rows within the bounds are read, and what was read reads as itself", () => {
  const rows = fc.array(fc.dictionary(field, value), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.oneof(
        rows,
        fc.jsonValue(),
        rows.map((cards) => ({ cards })),
      ),
      (input) => {
        const { rows: read, mistakes } = readRows(input);
        for (const { count, row } of read) {
          assert.ok(Number.isInteger(count) && count >= 1 && count <= BOUNDS.copies);
          assert.ok(row.name ?? row.id);
          for (const figure of [row.life, row.wounds, row.poison])
            assert.ok(figure === undefined || (Number.isInteger(figure) && figure > 0 && figure <= BOUNDS.pile));
          assert.ok(row.strike === undefined || /^\d{1,3}(-\d{1,3}-\d{1,3})?$/.test(row.strike), row.strike);
        }
        assert.ok(mistakes.every(({ code, path }) => code && typeof path === "string"));
        const again = readRows(read.map(({ count, row }) => ({ ...row, count })));
        assert.deepEqual(again, { rows: read, mistakes: [] });
      },
    ),
    { numRuns: 1000 },
  );
});
