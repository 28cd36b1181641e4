import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { load } from "./source.mjs";

const { BOUNDS } = await load("bounds.ts");
const { foldName, readDeckList } = await load("deck-list.ts");

/** A list in short: its name, each section as [heading, "count text", …], each mistake as "line code". */
function short(text) {
  const { name, sections, mistakes } = readDeckList(text);
  return {
    name,
    sections: sections.map(({ heading, lines }) => [
      heading,
      ...lines.map(({ count, text: said }) => `${count} ${said}`),
    ]),
    mistakes: mistakes.map(({ line, code }) => `${line} ${code}`),
  };
}

const plain = (...lines) => ({ name: null, sections: [[null, ...lines]], mistakes: [] });

for (const [written, read] of [
  ["3 Кочевник", "3 Кочевник"],
  ["3x Кочевник", "3 Кочевник"],
  ["3 x Кочевник", "3 Кочевник"],
  ["3х Кочевник", "3 Кочевник"],
  ["3 Х Кочевник", "3 Кочевник"],
  ["3×Кочевник", "3 Кочевник"],
  ["3 * Кочевник", "3 Кочевник"],
  ["Кочевник x3", "3 Кочевник"],
  ["Кочевник х 3", "3 Кочевник"],
  ["Кочевник ×3", "3 Кочевник"],
  ["\t3\tОрк-мститель  ", "3 Орк-мститель"],
  ["3 Орк\u00A0мститель", "3 Орк мститель"],
  ["3 Кочевник<br>", "3 Кочевник"],
  ["3 Кочевник <br />", "3 Кочевник"],
  ["\u200B3 Кочев\u00ADник\u202E", "3 Кочевник"],
  ["2 Отряд", "2 Отряд"],
  ["1 Хаос", "1 Хаос"],
  ["1 хорёк", "1 хорёк"],
  ["1 Xerxes", "1 Xerxes"],
  ["2 Дракон 3", "2 Дракон 3"],
  ["1 x", "1 x"],
  ["0012 Гуль", "12 Гуль"],
  ["2 15", "2 15"],
  ["1 <b>Гуль</b>", "1 <b>Гуль</b>"],
]) {
  test(`«${JSON.stringify(written)}» is ${read}`, () => assert.deepEqual(short(written), plain(read)));
}

for (const [written, mistake] of [
  ["Кочевник", "1 noCount"],
  ["3", "1 noCount"],
  ["3Кочевник", "1 noCount"],
  ["-3 Кочевник", "1 noCount"],
  ["3.5 Кочевник", "1 noCount"],
  ["три Кочевника", "1 noCount"],
  ["0 Кочевник", "1 badCount"],
  ["1000 Кочевник", "1 badCount"],
  ["99999999999999999999999 Кочевник", "1 badCount"],
  ["Кочевник x0", "1 badCount"],
  [`1 ${"о".repeat(201)}`, "1 longName"],
]) {
  test(`«${written.slice(0, 40)}» is left out and named`, () =>
    assert.deepEqual(short(written), { name: null, sections: [], mistakes: [mistake] }));
}

test("a fan's export by number: the name after #, the sideboard after a rule with its word", () => {
  const text = "\uFEFF#Пепел и лёд\r\n3 9001\r\n2 9002\r\n---side---\r\n1 9003";
  assert.deepEqual(short(text), {
    name: "Пепел и лёд",
    sections: [
      [null, "3 9001", "2 9002"],
      ["side", "1 9003"],
    ],
    mistakes: [],
  });
});

test("headings are told by a colon, a rule, brackets, or a word that lists have", () => {
  const text =
    "Отряд\n1 А\nСайдборд (10)\n1 Б\n== Моё ==\n1 В\n[Резерв]\n1 Г\nПро запас:\n1 Д\nКладбище: 5\n1 Е\n# Вторая\n1 Ж\n-----\n1 З";
  assert.deepEqual(short(text).sections, [
    ["Отряд", "1 А"],
    ["Сайдборд", "1 Б"],
    ["Моё", "1 В"],
    ["Резерв", "1 Г"],
    ["Про запас", "1 Д"],
    ["Кладбище", "1 Е"],
    ["Вторая", "1 Ж", "1 З"],
  ]);
  assert.deepEqual(short(text).mistakes, []);
});

test("remarks and blank lines are no mistakes, but they count as lines", () => {
  assert.deepEqual(short("// моя колода\n\n \t\n1 А\nслова\n"), {
    name: null,
    sections: [[null, "1 А"]],
    mistakes: ["5 noCount"],
  });
});

test("a list beyond the bounds is turned down whole", () => {
  assert.equal(readDeckList("\n".repeat(BOUNDS.lines - 1)).sections.length, 0);
  assert.throws(() => readDeckList("\n".repeat(BOUNDS.lines)), { code: "tooManyLines" });
  assert.throws(() => readDeckList(" ".repeat(BOUNDS.list + 1)), { code: "tooMuchText" });
});

for (const scrap of ["-", " ", "x ", "<br>", "-x", "9", "[", ": ", "= ", "# ", "×1", "\u200B", "ё\n", "--a--\n"]) {
  test(`a list of nothing but ${JSON.stringify(scrap)} is read in no time`, { timeout: 20_000 }, () => {
    const text = scrap.repeat(Math.floor(BOUNDS.list / scrap.length));
    if (text.split("\n").length <= BOUNDS.lines) readDeckList(text);
    const lines = Array.from({ length: 250 }, () => text.slice(0, BOUNDS.line - 1).replaceAll("\n", ""));
    const started = performance.now();
    readDeckList(lines.join("\n"));
    // A tenth of a second is much; what is not linear takes minutes.
    assert.ok(performance.now() - started < 10_000);
  });
}

const name = fc
  .string({ unit: fc.constantFrom(..."абвгдежйцущяABCxyz -'"), minLength: 1, maxLength: 40 })
  .map((text) => `К${text.replace(/\s+/g, " ").trim()}я`);
const count = fc.integer({ min: 1, max: BOUNDS.copies });
const style = fc.constantFrom(
  (n, text) => `${n} ${text}`,
  (n, text) => `${n}x ${text}`,
  (n, text) => `${n} х ${text}`,
  (n, text) => `  ${n}\t${text}\t`,
  (n, text) => `${n} ${text}<br>`,
  (n, text) => `${text} x${n}`,
  (n, text) => `${text} ×${n}`,
);

test("whatever the way of writing, the line ends and what lies between, the same cards are read", () => {
  const line = fc.tuple(count, name, style);
  const between = fc.constantFrom("", "", "// remark", "   ");
  const list = fc.array(fc.tuple(line, between), { maxLength: 30 });
  fc.assert(
    fc.property(list, fc.constantFrom("\n", "\r\n", "\r"), fc.boolean(), (lines, end, mark) => {
      const written = lines.flatMap(([[n, text, write], blank]) => [write(n, text), blank]);
      const { sections, mistakes } = readDeckList((mark ? "\uFEFF" : "") + written.join(end));
      assert.deepEqual(mistakes, []);
      const read = sections.flatMap(({ lines: cards }) => cards);
      assert.deepEqual(
        read,
        lines.map(([[n, text]], index) => ({ line: 2 * index + 1, count: n, text })),
      );
    }),
  );
});

const scrap = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    "3",
    "x",
    "х",
    "×",
    "#",
    "//",
    "---",
    "[",
    "]",
    ":",
    " ",
    "\t",
    "\n",
    "\r",
    "<br>",
    "Отряд",
    "999999",
  ),
);

test("of any text each line is a card, a heading, a remark, or a named mistake; nothing is unbounded", () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 60 }), (scraps) => {
      const text = scraps.join("");
      const { name: called, sections, mistakes } = readDeckList(text);
      const cards = sections.flatMap(({ lines }) => lines);
      const places = [...cards, ...mistakes].map(({ line }) => line);
      assert.equal(new Set(places).size, places.length);
      assert.ok(places.every((line) => line >= 1 && line <= text.split(/\r\n?|\n/).length));
      for (const { count: n, text: said } of cards) {
        assert.ok(Number.isInteger(n) && n >= 1 && n <= BOUNDS.copies);
        assert.ok(said.length > 0 && said.length <= BOUNDS.name && said === said.trim());
        assert.doesNotMatch(said, /[\p{Cc}\p{Cf}]/u);
      }
      for (const { found } of mistakes) assert.ok(found !== "" && [...found].length <= 61);
      for (const { heading, lines } of sections) assert.ok(heading !== "" && lines.length > 0);
      assert.ok(called === null || called !== "");
    }),
    { numRuns: 1000 },
  );
});

test("names that people write alike are one", () => {
  assert.equal(foldName(" Старый  ЁЖ "), foldName("старый еж"));
  assert.equal(foldName("Страж «Утёса»"), foldName('страж "утеса"'));
  assert.equal(foldName("Орк–мститель"), foldName("орк-мститель"));
  assert.notEqual(foldName("Гуль"), foldName("Гули"));
});
