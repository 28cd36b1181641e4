// A scenario with its steps as a link and back: the same to the byte, and the same board.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LinkError, LONGEST, packLink, unpackLink } from "../../dist/berserk-rules/link.js";
import { Board } from "../../dist/berserk-rules/node.js";
import { claimAlike } from "./lib/claim.mjs";
import { forty } from "./lib/forty.mjs";
import { heavy, rulebookScenarios, turned } from "./lib/links.mjs";
import { arbitraryScenario, everything } from "./lib/scenarios.mjs";

/** Packs and unpacks, and returns the link. */
async function thereAndBack(scenario) {
  const link = await packLink(scenario);
  assert.match(link, /^b1\.[\w-]*[A-Za-z0-9]$/);
  const back = await unpackLink(link);
  assert.deepEqual(back, scenario);
  // Whatever the order in which its members stood, it is the same link, and the same text comes back.
  const other = await packLink(turned(scenario));
  assert.equal(other, link);
  assert.equal(JSON.stringify(await unpackLink(other)), JSON.stringify(back));
  assert.equal(await packLink(back), link);
  return link;
}

function checkBoards(scenario, back) {
  const [one, other] = [scenario, back].map((it) => new Board(it));
  claimAlike(other.stateSnapshot(), one.stateSnapshot(), "the board is another one");
  claimAlike(other.history(), one.history(), "the history is another one");
  claimAlike(other.exportScenario(), one.exportScenario(), "the export is another one");
  for (const board of [one, other]) board.free();
}

for (const [file, scenario] of rulebookScenarios(Board)) {
  test(`there and back: ${file}`, async () => checkBoards(scenario, await unpackLink(await thereAndBack(scenario))));
}

test("forty different cards with texts and a hundred steps leave a fifth of 4,000 characters free", async () => {
  const lengths = [];
  for (let seed = 1; seed <= 25; seed++) {
    const scenario = heavy(Board, seed);
    assert.equal(scenario.cards.length, 40);
    assert.equal(scenario.steps.length, 100);
    const link = await thereAndBack(scenario);
    checkBoards(scenario, await unpackLink(link));
    lengths.push(link.length);
  }
  console.log(`forty cards, a hundred steps: ${Math.min(...lengths)} to ${Math.max(...lengths)} characters`);
  assert.ok(Math.max(...lengths) <= 3200, lengths.join(" "));
});

test("with a picture and a line of prose on each card they still fit", async () => {
  const lines = prose();
  const cards = forty.cards.map((card) => ({
    ...card,
    image: `https://cards.example/berserk/${card.id}.webp`,
    text: card.text ?? lines.next().value,
  }));
  const link = await thereAndBack({ ...heavy(Board, 1), cards });
  console.log(`with pictures and prose: ${link.length} characters`);
  assert.ok(link.length < 4000, String(link.length));
});

/** Lines of some forty letters, no two alike. */
function* prose() {
  const whose = ["Старый друг", "Верный слуга", "Злой сосед", "Тихий гость", "Сын мельника", "Брат по оружию"];
  const does = [
    "не спит до рассвета",
    "помнит каждую обиду",
    "идёт на зов рога",
    "ищет дорогу домой",
    "ждёт своего часа",
  ];
  const why = [
    "ради славы",
    "и молчит",
    "под чужим флагом",
    "вопреки приказу",
    "за горсть серебра",
    "у самой воды",
    "один",
  ];
  for (let at = 0; ; at++) yield `${whose[at % 6]} ${does[at % 5]} ${why[at % 7]}.`;
}

test("whatever the format has room for comes back; what is drawn here comes from the engine's own types", () =>
  fc.assert(
    fc.asyncProperty(arbitraryScenario, async (scenario) => void (await thereAndBack(scenario))),
    { numRuns: 400 },
  ));

test("each word, kind and member of the format has its place in a link", async () => {
  for (const scenario of everything()) await thereAndBack(scenario);
});

const table = (rest) => ({ format: 1, cards: [{ id: "a", name: "A", owner: 0, ...rest }] });

for (const [what, scenario] of Object.entries({
  "an empty table": { format: 1, cards: [] },
  "letters of all sorts": table({
    name: "🐉 龍 ё\u0301 Ґ\t\n\u0000\u0001\u{10ffff}",
    text: "",
    image: "a/b.png?c=%20#d",
  }),
  "names that mean something to JavaScript": {
    ...table({ id: "__proto__", name: "constructor" }),
    players: [{ resources: JSON.parse('{ "__proto__": 3, "constructor": 2, "10": 1, "9": 4 }') }, {}],
  },
  "the largest numbers": { ...table({ life: 999, counters: 999_999 }), steps: [{ choice: { pending: 2 ** 32 - 1 } }] },
  "empty lists and objects": {
    ...table({ markers: {}, abilities: [], zone: "deck" }),
    players: [{}, { resources: {} }, { name: "" }],
    steps: [],
  },
}))
  test(`there and back: ${what}`, () => thereAndBack(scenario));

test("a member that is undefined is not there", async () => {
  assert.deepEqual(await unpackLink(await packLink(table({ life: undefined }))), table({}));
});

test("a table of the largest size goes into a link while there is room, and is said to be too large when there is not", async () => {
  const card = (at) => ({ id: `card-${at}`, name: "Гуль", owner: at % 2, life: 8, strike: [1, 2, 3] });
  const many = { format: 1, cards: Array.from({ length: 2000 }, (_, at) => card(at)) };
  const link = await thereAndBack(many);
  assert.ok(link.length < LONGEST / 4, String(link.length));
  const noise = (seed) =>
    Array.from({ length: 2500 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * at * seed) % 20011))).join("");
  const noisy = { format: 1, cards: many.cards.slice(0, 200).map((it, at) => ({ ...it, text: noise(at + 7) })) };
  await assert.rejects(packLink(noisy), (error) => error instanceof LinkError && error.code === "tooLarge");
});

const endless = { kind: "sequence", effects: [] };
endless.effects.push(endless, endless);

for (const [path, scenario] of Object.entries({
  "": null,
  format: { cards: [] },
  cards: { format: 1 },
  "cards[0].lives": table({ lives: 3 }),
  "cards[0].zone": table({ zone: "table" }),
  "cards[0].life": table({ life: -1 }),
  "cards[0].counters": table({ counters: 0.5 }),
  "cards[0].text": table({ text: null }),
  "steps[0].effect.kind": { ...table(), steps: [{ effect: { kind: "explode", target: "a" } }] },
  "steps[0]": { ...table(), steps: [{ effect: { kind: "tap", target: "a" }, choice: { pending: 1 } }] },
}))
  test(`what is no scenario is said to be none: ${path || "at all"}`, () =>
    assert.rejects(packLink(scenario), { name: "LinkError", code: "noScenario", path }));

test("what holds itself is no scenario either", () =>
  assert.rejects(packLink({ ...table(), steps: [{ effect: endless }] }), { name: "LinkError" }));
