// The table of bounds in SECURITY.md is that of the code; JavaScript values and links at a bound and just above it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { test } from "node:test";
import { LONGEST, packLink, unpackLink } from "../../dist/berserk-rules/link.js";
import { Board } from "../../dist/berserk-rules/node.js";
import { load } from "../words/source.mjs";
import { base128, rows, sealed } from "./lib/spoil.mjs";

const root = resolve(import.meta.dirname, "../..");
const source = (file) => readFileSync(resolve(root, file), "utf8");

const NAMED = /^(?:pub const|export const|const) ([A-Z_]+)(?:: [^=]+)? = ([^;]+);/gm;
const constants = (file) => new Map([...source(file).matchAll(NAMED)].map(([, name, value]) => [name, value]));

/** A number as either language writes it: products, powers, shifts, and other constants of the file. */
function number(text, known) {
  const one = text.trim().replaceAll("_", "");
  if (/^\d+$/.test(one)) return Number(one);
  const [, before, operator, last] = one.match(/^(.+) (<<|\*\*|\*|-) (\S+)$/) ?? [];
  if (operator === undefined) {
    const value = known.get(text.trim());
    assert.ok(value !== undefined, `no number: ${text}`);
    return number(value, known);
  }
  const [left, right] = [number(before, known), number(last, known)];
  return { "<<": left * 2 ** right, "**": left ** right, "*": left * right, "-": left - right }[operator];
}

/** What a constant says, as the table writes it. */
function told(file, name) {
  const known = constants(file);
  const member = source(file).match(new RegExp(`^ {2}${name}: ([\\d_]+),$`, "m"));
  const value = known.get(name) ?? member?.[1];
  if (value === undefined) return undefined;
  const both = value.match(/^\((\w+), (\w+)\)$/) ?? value.match(/^\{ least: (\w+), most: (\w+) \}/);
  const plain = (text) => number(text, known).toLocaleString("en");
  return both ? `${plain(both[1])} to ${plain(both[2])}` : plain(value);
}

const TABLE = [
  ...source("SECURITY.md").matchAll(
    /^\| [^|]+ \| ([\d,]+(?: to [\d,]+)?) \| [^|]+ \| `([^`]+)` `([^`]+)` \| `([^`]+)` \|$/gm,
  ),
];

test("each row has its constant, its number and its test", () => {
  assert.ok(TABLE.length > 45, `${TABLE.length} rows`);
  for (const [, most, file, name, shownBy] of TABLE) {
    assert.equal(told(file, name), most, `${file} ${name}`);
    assert.ok(existsSync(resolve(root, shownBy)), shownBy);
    if (file.endsWith(".rs")) assert.ok(source(shownBy).includes(`bounds::${name}`), `${shownBy} ${name}`);
  }
});

test("each constant of a bound has its row", () => {
  const listed = new Set(TABLE.map(([, , file, name]) => `${file} ${name}`));
  // How a picture is drawn is no bound, and of a deck's card the engine's bounds hold.
  const others = ["FINELY_DRAWN", "BOUNDS", "id", "name", "printed", "image", "life", "strength", "pile"];
  const pages = readdirSync(resolve(root, "www/src"), { recursive: true }).filter((file) => /\bbounds\.ts$/.test(file));
  const files = ["src/bounds.rs", ...pages.map((file) => `www/src/${file}`)];
  assert.ok(files.length >= 3);
  for (const file of files) {
    const members = [...source(file).matchAll(/^ {2}(\w+): [\d_]+,$/gm)].map(([, name]) => name);
    for (const name of [...constants(file).keys(), ...members])
      assert.ok(listed.has(`${file} ${name}`) || others.includes(name), `${file} ${name} has no row in SECURITY.md`);
  }
});

test("what a row of a deck says has the engine's bounds", () => {
  for (const [deck, engine] of Object.entries({
    id: "ID",
    name: "NAME",
    printed: "TEXT",
    image: "IMAGE",
    life: "LIFE",
    strength: "STRENGTH",
    pile: "PILE",
  }))
    assert.equal(told("www/src/deck/bounds.ts", deck), told("src/bounds.rs", engine), deck);
});

/** A bound of the engine, as a number. */
const bound = (name) => number(constants("src/bounds.rs").get(name), constants("src/bounds.rs"));

/** The error of an effect that is none. */
function fault(value) {
  const board = new Board({ format: 1, cards: [] });
  try {
    board.applyEffect(value);
  } catch ({ code, path, params }) {
    return { code, path, max: Number(params.max) };
  } finally {
    board.free();
  }
  return undefined;
}

test("a JavaScript value is so deep, so large and so long", () => {
  const nested = (depth) => (depth === 1 ? [] : [nested(depth - 1)]);
  const [depth, values, bytes] = ["INPUT_DEPTH", "INPUT_VALUES", "INPUT_BYTES"].map(bound);
  assert.equal(fault(nested(depth)).code, "wrongType");
  assert.deepEqual(fault(nested(depth + 1)), { code: "badLength", path: "[0]".repeat(depth), max: depth });
  assert.equal(fault(Array(values - 1).fill(0)).code, "wrongType");
  assert.deepEqual(fault(Array(values).fill(0)), { code: "badLength", path: `[${values - 1}]`, max: values });
  // A sort, a length, and the text itself.
  assert.equal(fault("a".repeat(bytes - 5)).code, "wrongType");
  assert.deepEqual(fault("a".repeat(bytes - 4)), { code: "badLength", path: "", max: bytes });
});

const code = async (promise) =>
  promise.then(
    () => "taken",
    (error) => error.code,
  );

test("a link is so long", async () => {
  const most = Math.floor(((LONGEST - 4) * 3) / 4) - 7;
  const noise = (length) => sealed(Buffer.alloc(length, 0xa5));
  assert.ok(noise(most).length <= LONGEST);
  // What it holds makes no sense, and that is found where it is unpacked.
  assert.equal(await code(unpackLink(noise(most))), "damaged");
  assert.equal(await code(unpackLink("b1.".padEnd(3 * LONGEST + 1, "A"))), "tooLarge");
  assert.notEqual(await code(unpackLink("b1.".padEnd(3 * LONGEST, "A"))), "tooLarge");
});

test("a link's row is so long, and its numbers so great", async () => {
  const MOST = number(constants("www/src/link/shape.ts").get("MOST"), new Map());
  assert.equal(await code(unpackLink(rows([], [], Buffer.alloc(MOST)))), "damaged");
  assert.equal(await code(unpackLink(rows([], [], Buffer.alloc(MOST + 1)))), "tooLarge");
  const GREATEST = 2 ** 32 - 1;
  // No optional member, a format of that number, no cards.
  assert.equal((await unpackLink(rows([], [], [0, ...base128(GREATEST), 0]))).format, GREATEST);
  assert.equal(await code(unpackLink(rows([], [], [0, ...base128(GREATEST + 1), 0]))), "damaged");
  const choice = (pending) => packLink({ format: 1, cards: [], steps: [{ choice: { pending } }] });
  assert.equal(await code(choice(GREATEST)), "taken");
  assert.equal(await code(choice(GREATEST + 1)), "noScenario");
});

const module = (file) => load(file, resolve(root, "www/src"));

test("a file is so long", async () => {
  const { readFile, FILE_BYTES } = await module("pages/boards/file.ts");
  const file = (bytes) => new File([Buffer.alloc(bytes, "a")], "board.json");
  assert.equal((await readFile(file(FILE_BYTES))).length, FILE_BYTES);
  await assert.rejects(readFile(file(FILE_BYTES + 1)), { why: "tooLarge" });
});

test("a frame reports so great a height", async () => {
  const { heightIn, heightMessage } = await module("pages/embed/message.ts");
  const [most, message] = [100_000, heightMessage];
  assert.deepEqual(
    [1, most, 0, most + 1].map((height) => heightIn(message(height))),
    [1, most, null, null],
  );
});

test("the command reads so much", () => {
  const folder = mkdtempSync(resolve(tmpdir(), "berserk-"));
  const most = 64 * 1024 * 1024;
  const draw = (bytes) => {
    const file = resolve(folder, "board.json");
    writeFileSync(file, '{"format":1,"cards":[]}'.padEnd(bytes));
    return spawnSync(process.execPath, [
      resolve(root, "dist/berserk-rules/command.js"),
      "picture",
      file,
      "--lang",
      "en",
    ]);
  };
  try {
    assert.equal(draw(most).status, 0);
    const { status, stderr } = draw(most + 1);
    assert.notEqual(status, 0);
    assert.match(String(stderr), /67,?108,?864|64 MB/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
