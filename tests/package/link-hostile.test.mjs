// Links that are damaged, or made to do harm: a LinkError, soon and in little room, or the scenario as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LinkError, LONGEST, packLink, unpackLink } from "../../dist/berserk-rules/link.js";
import { Board, RulesError } from "../../dist/berserk-rules/node.js";
import { sayError } from "../../dist/berserk-rules/words.js";
import { forty } from "./lib/forty.mjs";
import { heavy } from "./lib/links.mjs";
import { dice } from "./lib/played.mjs";
import { ALPHABET, base128, opened, rows, sealed, spoil } from "./lib/spoil.mjs";

const small = { format: 1, cards: [{ id: "a", name: "Гуль", owner: 0, life: 8, strike: [1, 2, 3] }] };
const sources = await Promise.all(
  [small, forty, heavy(Board, 7)].map(async (scenario) => ({
    text: JSON.stringify(scenario),
    link: await packLink(scenario),
  })),
);
const [{ link: short }, , { link: long, text: longText }] = sources;

/** The error's code; "same" for the scenario itself. Anything else fails. */
async function verdict(link, text) {
  let back;
  try {
    back = await unpackLink(link);
  } catch (error) {
    assert.ok(error instanceof LinkError, `${link.slice(0, 80)}: ${error}`);
    for (const language of ["ru", "en"]) assert.match(sayError(error, language), /^[А-ЯA-Z].*\.$/s);
    return error.code;
  }
  assert.deepEqual(back, JSON.parse(text), `another scenario came of ${link.slice(0, 80)}`);
  return "same";
}

test("a hundred thousand spoiled links: never another scenario, never another error", {
  timeout: 300_000,
}, async () => {
  const random = dice(20_250);
  const seen = new Map();
  const start = performance.now();
  for (let count = 0; count < 102_000; count++) {
    const { link, text } = sources[count % 10 === 0 ? 2 : count % 2];
    let spoiled = spoil(link, random);
    while (random() < 0.2) spoiled = spoil(spoiled === "" ? link : spoiled, random);
    const code = await verdict(spoiled, text);
    seen.set(code, (seen.get(code) ?? 0) + 1);
  }
  console.log(`${Math.round(performance.now() - start)} ms:`, Object.fromEntries(seen));
  for (const code of ["same", "notALink", "newerVersion", "cutShort", "foreignCharacter", "damaged"])
    assert.ok(seen.get(code) > 100, code);
});

test("each single character of a link counts", async () => {
  const random = dice(5);
  for (let at = 3; at < short.length; at++) {
    const others = ALPHABET.replace(short[at], "");
    const other = others[Math.floor(random() * others.length)];
    const code = await verdict(short.slice(0, at) + other + short.slice(at + 1), sources[0].text);
    // The bits that the last character has to spare are no part of the scenario.
    if (at < short.length - 1) assert.ok(["damaged", "cutShort"].includes(code), `${at}: ${code}`);
  }
  for (let length = 0; length < short.length; length++) {
    const code = await verdict(short.slice(0, length), sources[0].text);
    assert.ok([length < 3 ? "notALink" : "cutShort"].includes(code), `${length}: ${code}`);
  }
});

test("what is sealed anew after it was spoiled gives an error, or what the engine judges by itself", {
  timeout: 300_000,
}, async () => {
  const random = dice(31);
  const below = (count) => Math.floor(random() * count);
  let loaded = 0;
  for (let count = 0; count < 3000; count++) {
    const bytes = Buffer.from(opened(count % 4 === 0 ? long : short));
    for (let times = 1 + below(3); times > 0; times--) bytes[below(bytes.length)] = below(256);
    const link = sealed(random() < 0.2 ? bytes.subarray(0, below(bytes.length)) : bytes);
    try {
      const back = await unpackLink(link);
      loaded++;
      await packLink(back);
      new Board(back).free();
    } catch (error) {
      assert.ok(error instanceof LinkError || error instanceof RulesError, `${link}: ${error.stack}`);
    }
  }
  assert.ok(loaded > 100, `only ${loaded} got as far as the engine`);
});

test("rows that nobody writes", async () => {
  const random = dice(77);
  const row = () => Array.from({ length: Math.floor(random() * 80) }, () => Math.floor(random() ** 3 * 256));
  const seen = new Set();
  for (let count = 0; count < 1500; count++) {
    try {
      await packLink(await unpackLink(rows(row(), [], [1, Math.floor(random() * 256), ...row()])));
      seen.add("read");
    } catch (error) {
      assert.ok(error instanceof LinkError, error.stack);
      seen.add(error.code);
    }
  }
  assert.ok(seen.has("damaged") && seen.has("newerVersion"), [...seen].join());
});

const MANY = 140_000_000;
const nested = Array.from({ length: 300_000 }, () => [22, 1]).flat();
// One card, and one step: an effect that holds effects that hold effects.
const deep = [64, 1, 0, 1, 0, ...nested];
const longId = Buffer.alloc(1_000_000, "a").fill(0, 999_999);
// One card, and one step: an effect that taps the card as often as that.
const named = Buffer.concat([
  Buffer.from([64, 1, 1, 0, 0, 0, 0, 1, 0, 13, 0, ...base128(1_000_000)]),
  Buffer.alloc(1_000_000, 1),
]);

for (const [what, link, codes] of [
  ["numbers without end", () => rows([], [], Buffer.alloc(MANY)), ["tooLarge"]],
  ["ids without end", () => rows(Buffer.alloc(MANY), [], [0, 1, 0]), ["tooLarge"]],
  ["a list that claims to be endless", () => rows([], [], [0, 1, 255, 255, 255, 255, 255, 255, 1]), ["damaged"]],
  ["a number of a thousand digits", () => rows([], [], Array(1000).fill(255)), ["damaged"]],
  ["effects in effects in effects", () => rows([], [], deep), ["damaged"]],
  ["a word that there is not yet", () => rows([], [], [1, 1, 9, 0]), ["newerVersion"]],
  ["a member that there is not yet", () => rows([], [], [128, 1, 1, 0]), ["newerVersion"]],
  ["more behind the end", () => rows([0], [], [0, 1, 0]), ["damaged"]],
  ["a long id that is named a million times", () => rows(longId, [0], named), ["tooLarge"]],
  ["a text that has no end", () => rows([], [65], [0, 1, 0]), ["damaged"]],
  ["a text of characters that there are not", () => rows([], [1, 255, 255, 127, 0], [8, 1, 0]), ["damaged"]],
  ["nothing at all", () => sealed(Buffer.alloc(0)), ["damaged"]],
  ["a link of the greatest length", () => `b1.${"_".repeat(LONGEST)}`, ["damaged"]],
  ["a book", () => "b1.".repeat(5_000_000), ["tooLarge"]],
  ["percent signs without end", () => "%25".repeat(190_000), ["notALink"]],
]) {
  test(`${what}: a plain error, soon and in little room`, async () => {
    const made = link();
    globalThis.gc?.();
    const before = process.memoryUsage();
    const start = performance.now();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before.arrayBuffers);
    }, 1);
    const code = await verdict(made, longText);
    clearInterval(watch);
    const took = performance.now() - start;
    assert.ok(codes.includes(code), code);
    assert.ok(took < 10_000, `${took} ms`);
    assert.ok(most < 50_000_000, `${most} bytes`);
  });
}
