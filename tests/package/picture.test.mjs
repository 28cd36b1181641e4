// A position as a picture: sound XML for every position of the rulebook, and all that is in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board, RulesError } from "../../dist/berserk-rules/node.js";
import { drawPicture } from "../../dist/berserk-rules/picture.js";
import { cases } from "./lib/folder.mjs";
import { sound, textsOf } from "./lib/svg.mjs";

const LOOKS = [
  { language: "ru", theme: "light" },
  { language: "en", theme: "dark" },
  { language: "ru", theme: "auto", width: 360, title: "Пример" },
];

function snapshotOf(cards, more = {}) {
  const board = new Board({ format: 1, cards, ...more });
  const snapshot = board.stateSnapshot();
  board.free();
  return snapshot;
}

/** Every position of a case, or none where its scenario is one that the engine turns down. */
function positions({ scenario, play = [] }) {
  try {
    const board = new Board(scenario);
    const all = [board.stateSnapshot()];
    for (const { step } of play) {
      try {
        if (step?.effect) board.applyEffect(step.effect);
        else if (step?.action) board.tapForAction(step.action);
        else if (step?.choice) board.choose(step.choice);
      } catch (error) {
        assert.ok(error instanceof RulesError);
      }
      all.push(board.stateSnapshot());
    }
    board.free();
    return all;
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
    return [];
  }
}

/** Fails where a card of the table is not drawn, or one at all is not in the description. */
function holdsAll(snapshot, svg, what) {
  const all = sound(svg);
  const described = all.find(({ name }) => name === "desc").text;
  const shown = textsOf(all);
  for (const { name, zone, attachedTo } of snapshot.cards) {
    assert.ok(described.includes(name), `${what}: ${name} is not in the description`);
    if (zone !== "play" || attachedTo !== null) continue;
    const start = name.split(" ")[0].slice(0, 5);
    assert.ok(
      shown.some((text) => text.startsWith(start)),
      `${what}: ${name} is not drawn`,
    );
  }
}

test("every position of the rulebook is drawn: sound XML, all cards named, the same bytes each time", () => {
  let drawn = 0;
  for (const { file, text } of cases()) {
    for (const snapshot of new Set(positions(JSON.parse(text)))) {
      const look = LOOKS[drawn % LOOKS.length];
      const svg = drawPicture(snapshot, look);
      holdsAll(snapshot, svg, file);
      assert.equal(drawPicture(structuredClone(snapshot), look), svg, file);
      drawn += 1;
    }
  }
  assert.ok(drawn > 700, `${drawn} pictures`);
});

const TAPPED = {
  id: "a",
  name: "Кочевник",
  owner: 0,
  life: 8,
  strike: [1, 2, 3],
  orientation: "tapped",
  markers: { wounds: 1, extraLives: 3 },
  counters: 21,
  poison: 1,
};

test("on a tapped card the name turns, and every figure stays upright, a 1 too", () => {
  for (const orientation of ["tapped", "upright"]) {
    const all = sound(drawPicture(snapshotOf([{ ...TAPPED, orientation }]), { language: "ru", theme: "light" }));
    const texts = all.filter(({ name }) => name === "text");
    const turns = (shown) => texts.filter(({ text }) => text === shown).map(({ turn }) => turn);
    const isTapped = orientation === "tapped";
    // The name again, upright, under the turned card.
    assert.deepEqual(turns("Кочевник"), isTapped ? [90, 0] : [0]);
    // Beside each stack its number: one wound, three lives, 21 counters and one poison. The level, the life, the strike.
    for (const [shown, times] of [
      ["1", 2],
      ["3", 1],
      ["21", 1],
      ["10", 1],
      ["/8", 1],
      ["1-2-3", 1],
    ])
      assert.deepEqual(turns(shown), Array(times).fill(0), `${orientation}: ${shown}`);
    for (const letter of ["Р", "Д", "Ф", "Я"]) assert.deepEqual(turns(letter), [0], `${orientation}: ${letter}`);
  }
});

test("figures are drawn whole, however large they are: they get smaller, not shorter", () => {
  const full = {
    ...TAPPED,
    life: 999,
    strike: [100, 200, 999],
    markers: { wounds: 130, extraLives: 900 },
    counters: 999,
  };
  const parts = [{ id: "part", name: "Часть", owner: 0, attachedTo: "a" }];
  for (const cards of [[full], [full, ...parts], [{ ...full, orientation: "upright" }]]) {
    const shown = textsOf(sound(drawPicture(snapshotOf(cards), { language: "ru" })));
    for (const figure of ["1769", "/999", "100-200-999", "130", "900", "999", "1"])
      assert.ok(shown.includes(figure), `${figure} is not among ${shown.join()}`);
  }
});

test("the description says what the elements say", () => {
  const cards = [TAPPED, { id: "b", name: "Гуль", owner: 1, life: 8, zone: "graveyard" }];
  const snapshot = snapshotOf(cards, { players: [{ name: "Ирина", resources: { монеты: 3 } }, {}] });
  const described = sound(drawPicture(snapshot, { language: "ru" })).find(({ name }) => name === "desc").text;
  assert.equal(
    described,
    [
      "Сторона: Игрок 2.",
      "В игре нет карт.",
      "Кладбище: Гуль.",
      "Сторона: Ирина, ходит, монеты: 3.",
      "Кочевник, закрыта, удар 1-2-3, жизни 10 из 8: ран 1, дополнительных жизней 3, фишек 21, яд 1.",
    ].join("\n"),
  );
});

test("a combat, its roles and waiting triggers are marked and told", () => {
  const sample = JSON.parse(cases().find(({ file }) => file === "sample-strike-with-defender").text);
  const declared = positions(sample).find(({ combat }) => combat?.defender);
  const texts = textsOf(sound(drawPicture(declared, { language: "en" })));
  const nameOf = (id) => declared.cards.find((card) => card.id === id).name;
  const { attacker, target, defender } = declared.combat;
  assert.ok(texts.includes(`${nameOf(attacker)} attacks ${nameOf(target)}; ${nameOf(defender)} defends`), texts.join());
  const waiting = cases()
    .flatMap(({ text }) => positions(JSON.parse(text)))
    .find(({ pending }) => pending.length > 0);
  assert.ok(
    textsOf(sound(drawPicture(waiting, { language: "en" }))).some((text) => text.endsWith(": waits to trigger")),
  );
});

test("themes: one paints in attributes only, and auto adds nothing but the dark colours", () => {
  const snapshot = snapshotOf([TAPPED]);
  const [light, dark, auto] = ["light", "dark", "auto"].map((theme) => drawPicture(snapshot, { theme }));
  assert.match(light, /fill="#fcf7e8"/);
  assert.match(dark, /fill="#2b251c"/);
  for (const svg of [light, dark]) assert.doesNotMatch(svg, /<style|class=/);
  const [style] = auto.match(/<style>.*?<\/style>/);
  assert.match(
    style,
    /^<style>@media \(prefers-color-scheme:dark\)\{(\.berserk-(fill|stroke)-[\w-]+\{(fill|stroke):#[0-9a-f]{6}\})+\}<\/style>$/,
  );
  // Where a wiki takes the style away, the light picture is left.
  assert.equal(auto.replace(style, "").replaceAll(/ class="[^"]*"/g, ""), light);
});

const HOSTILE = [
  `"><script>alert(1)</script>`,
  "</text></svg><svg onload=alert(1)>",
  "]]>&amp;&#0;<!--",
  "\u0000\u0007\u001b[31m\ud800\udfff\ud800\uffff",
  "\u202eabc\u2066def",
  "e\u0301".repeat(60),
  "👨‍👩‍👧‍👦".repeat(12),
  "漢字かな".repeat(20),
  "العربية ".repeat(9),
  "Щ".repeat(200),
  "i".repeat(200),
  "undefined NaN null url(#x)",
  "𒐫".repeat(40),
];

test("names that are markup, unseen signs or endless stay texts", () => {
  const cards = HOSTILE.flatMap((_, at) => [
    { id: `a${at}`, name: "A", owner: 0, life: 3, text: "A", orientation: at % 2 ? "tapped" : "upright" },
    { id: `d${at}`, name: "A", owner: 1, zone: "graveyard" },
  ]);
  // The engine itself turns half a character down, so the names come in behind it.
  const snapshot = structuredClone(snapshotOf(cards));
  for (const card of snapshot.cards) {
    card.name = HOSTILE[Number(card.id.slice(1))];
    card.names = [card.name];
    card.text &&= card.name;
  }
  snapshot.players = [
    { name: HOSTILE[0], resources: { [HOSTILE[1]]: 2 } },
    { name: HOSTILE[3], resources: {} },
  ];
  for (const look of LOOKS) {
    const svg = drawPicture(snapshot, { ...look, title: HOSTILE[1] });
    const all = sound(svg);
    assert.equal(all.find(({ name }) => name === "title").text, HOSTILE[1]);
    assert.ok(!all.some(({ name }) => name === "script"));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not be there
    assert.doesNotMatch(svg, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/);
    assert.ok(svg.isWellFormed?.() ?? Buffer.from(svg).toString() === svg);
  }
});

const PNG = `data:image/png;base64,${"iVBORw0KGgo".padEnd(64, "A")}`;

test("of card pictures only those are taken in whose bytes are in their address", () => {
  const images = [
    PNG,
    "https://example.org/a.png",
    "a.png",
    "data:image/svg+xml;base64,PHN2Zy8+",
    "data:image/png,%3Csvg",
    `data:image/webp;base64,AAAA`,
  ];
  const cards = images.map((image, at) => ({ id: `c${at}`, name: `C${at}`, owner: 0, image }));
  const svg = drawPicture(snapshotOf(cards));
  const all = sound(svg);
  assert.deepEqual(
    all.filter(({ name }) => name === "image").map(({ attributes }) => attributes.href),
    [PNG],
  );
  assert.doesNotMatch(svg, /example\.org/);
});

test("as many as a table can hold: a bounded picture, which says how many it leaves out", () => {
  const image = `data:image/png;base64,${"A".repeat(190_000)}`;
  const cards = Array.from({ length: 2_000 }, (_, at) => ({
    ...TAPPED,
    id: `c${at}`,
    name: `${at} ${"Щ<".repeat(90)}`,
    owner: at % 4,
    ...(at < 40 ? { image } : {}),
    ...(at % 10 === 9
      ? { attachedTo: `c${at - 9}`, orientation: "upright", markers: {}, counters: 0, poison: 0, owner: (at - 9) % 4 }
      : {}),
  }));
  const snapshot = snapshotOf(cards, { players: [{}, {}, {}, {}] });
  const svg = drawPicture(snapshot, { language: "en" });
  const all = sound(svg);
  const inPlay = snapshot.cards.filter(({ attachedTo }) => attachedTo === null).length;
  const left = textsOf(all).filter((text) => /^and \d+ more cards$/.test(text));
  assert.equal(
    left.reduce((sum, text) => sum + Number(text.match(/\d+/)[0]), 0),
    inPlay - 400,
  );
  assert.equal(all.filter(({ name }) => name === "image").length, 5);
  assert.ok(Buffer.byteLength(svg) < 6_000_000, `${Buffer.byteLength(svg)} bytes`);
});

test("cells stay cells, and what a narrow picture has no room for comes in rows", () => {
  const cards = [1, 3, 8].map((column) => ({
    id: `c${column}`,
    name: `C${column}`,
    owner: 0,
    cell: { row: 2, column },
  }));
  const snapshot = snapshotOf(cards);
  const grounds = (width) =>
    sound(drawPicture(snapshot, { width, theme: "light" })).filter(
      ({ name, attributes }) => name === "rect" && attributes.fill === "#c0c9bd",
    ).length;
  // Columns 1 to 8; in rows only the three cards.
  assert.equal(grounds(960), 8);
  assert.equal(grounds(320), 3);
  assert.ok(textsOf(sound(drawPicture(snapshot, { width: 320 }))).includes("2–8"));
});

test("a width or a theme that there is not is said to be none", () => {
  const snapshot = snapshotOf([TAPPED]);
  for (const width of [319, 4_097, Number.NaN, "600"])
    assert.throws(() => drawPicture(snapshot, { width }), RangeError, String(width));
  assert.throws(() => drawPicture(snapshot, { theme: "pink" }), RangeError);
  for (const width of [320, 4_096])
    assert.match(drawPicture(snapshot, { width }), new RegExp(`^<svg [^>]*width="${width}"`));
});
