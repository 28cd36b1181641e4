import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { load } from "./source.mjs";

const { BOUNDS } = await load("bounds.ts");
const { fits, rowOf, SORTS, sorted, wallOf } = await load("wall.ts");
const { cardTag, wallTags } = await load("card-tag.ts");

const asked = (text, count = 1) => ({ line: 1, count, row: rowOf(text) });
const section = (...cards) => [{ heading: null, cards }];
const known = (...rows) => rows.map((row) => ({ count: 1, row }));
const cardsOf = (wall) => wall.sections.flatMap(({ cards }) => cards);

test("cards are found by number, then by name, whatever the letter case and ё", () => {
  const rows = known({ id: "15", name: "Ёж", life: 3 }, { id: "x2", name: "Гуль", life: 8 }, { name: "15", life: 1 });
  const wall = wallOf(null, section(asked("еж", 2), asked("15"), asked("X2"), asked("Никто")), rows);
  assert.deepEqual(
    cardsOf(wall).map(({ row, unknown }) => [row.name, row.life, unknown]),
    [
      ["Ёж", 3, false],
      ["Ёж", 3, false],
      ["Гуль", 8, false],
      ["Никто", undefined, true],
    ],
  );
  assert.deepEqual([wall.total, wall.kinds], [5, 3]);
});

test("without rows nothing is unknown", () => {
  assert.ok(cardsOf(wallOf(null, section(asked("Гуль"), asked("15")), [])).every(({ unknown }) => !unknown));
});

test("of rows alike the first is taken, and what the list says itself stands before it", () => {
  const rows = known({ name: "Гуль", life: 8 }, { name: "гуль", life: 9 });
  const own = { line: null, count: 1, row: { name: "ГУЛЬ", wounds: 2, life: 7 } };
  const [first, second] = cardsOf(wallOf(null, section(asked("Гуль"), own), rows));
  assert.deepEqual(first.row, { name: "Гуль", life: 8 });
  assert.deepEqual(second.row, { name: "Гуль", life: 7, wounds: 2 });
});

test("a wall holds so many cards and no more", () => {
  const many = (last) => wallOf(null, section(asked("А", 999), asked("Б", 999), asked("В", last)), []);
  assert.equal(BOUNDS.cards, 2000);
  assert.ok(fits(many(2)));
  assert.ok(!fits(many(3)));
});

const row = fc.record(
  {
    name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
    type: fc.constantFrom("creature", "hero", "support"),
    life: fc.integer({ min: 1, max: 30 }),
  },
  { requiredKeys: ["name"] },
);

test("sorting loses nothing, and keeps the list's order of what is alike", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.constantFrom(...SORTS), (rows, by) => {
      const cards = rows.map((one, index) => ({ line: index, count: 1, row: one, unknown: false }));
      const order = sorted(cards, by, "ru");
      assert.deepEqual(new Set(order), new Set(cards));
      assert.equal(order.length, cards.length);
      const key = {
        list: () => 0,
        life: ({ life = -1 }) => -life,
        type: ({ type }) => ["hero", "creature", "support"].indexOf(type ?? "creature"),
      }[by];
      if (key === undefined) return;
      for (const [index, card] of order.entries()) {
        const before = order[index - 1];
        if (before === undefined) continue;
        const step = key(card.row) - key(before.row);
        assert.ok(step > 0 || (step === 0 && card.line > before.line));
      }
    }),
  );
});

test("a tag is well-formed whatever the row holds: one element, no markup from inside", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.string({ unit: "binary" }), (name, text) => {
      const tag = cardTag({ name: `"><script>${name}`, text: `${text}<!--`, tapped: true, wounds: 2 }, 3);
      assert.match(tag, /^<berserk-card( [a-z-]+(="[^"<>]*")?)*><\/berserk-card>$/);
      assert.match(tag, / wounds="2" tapped /);
      assert.match(tag, / count="3">/);
    }),
  );
});

test("the tags of a wall: stacks by count or each copy, with the headings as text", () => {
  const wall = wallOf("A & B", [{ heading: "<side>", cards: [asked("Гуль", 2)] }], known({ name: "Гуль", life: 8 }));
  const head = "<h2>A &amp; B</h2>\n<h3>&lt;side&gt;</h3>\n";
  const card = '<berserk-card name="Гуль" life="8"></berserk-card>\n';
  assert.equal(
    wallTags(wall, true, (heading) => heading),
    head + card + card,
  );
  assert.equal(
    wallTags(wall, false, (heading) => heading),
    head + card.replace(">", ' count="2">'),
  );
});
