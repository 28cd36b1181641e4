// The program of the package: what it reads, what it draws, and how it says no.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { packLink } from "../../dist/berserk-rules/link.js";
import { Board } from "../../dist/berserk-rules/node.js";
import { drawPicture } from "../../dist/berserk-rules/picture.js";
import { sound } from "./lib/svg.mjs";

const PROGRAM = fileURLToPath(new URL("../../dist/berserk-rules/command.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "berserk-rules-command-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const SCENARIO = {
  format: 1,
  title: "Дуэль",
  cards: [
    { id: "nomad", name: "Кочевник", owner: 0, life: 8 },
    { id: "ghoul", name: "Гуль", owner: 1, life: 8, orientation: "tapped" },
  ],
  steps: [{ effect: { kind: "wound", target: "nomad", amount: 3 } }, { effect: { kind: "destroy", target: "ghoul" } }],
};
const FILE = join(folder, "duel.json");
writeFileSync(FILE, JSON.stringify(SCENARIO));

const run = (args, { input = "", env = {} } = {}) => {
  const { status, stdout, stderr } = spawnSync("node", [PROGRAM, ...args], {
    cwd: folder,
    input,
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, stdout, stderr };
};

/** What it must draw: the same as the package does. */
function picture(at, options) {
  const board = new Board(SCENARIO);
  board.goTo(at);
  const svg = drawPicture(board.stateSnapshot(), { title: SCENARIO.title, ...options });
  board.free();
  return svg;
}

test("a file, at its end or after a step, in a language, a theme and a width", () => {
  assert.deepEqual(run(["picture", FILE]), { status: 0, stdout: picture(2, {}), stderr: "" });
  const looks = ["--lang", "ru", "--theme=dark", "--width", "400", "--title", "До удара"];
  const { stdout } = run(["picture", ...looks, "--at", "1", FILE]);
  assert.equal(stdout, picture(1, { language: "ru", theme: "dark", width: 400, title: "До удара" }));
  assert.equal(run(["picture", FILE, "--at", "0"]).stdout, picture(0, {}));
  sound(stdout);
});

test("standard input, a link and an address with one are read as the file is", async () => {
  const link = await packLink(SCENARIO);
  const text = JSON.stringify(SCENARIO);
  for (const input of [text, `\ufeff${text}`, link, `#${link}\n`, `https://example.org/#${link}`])
    assert.equal(run(["picture", "-"], { input }).stdout, picture(2, {}), input.slice(0, 30));
  for (const source of [`#${link}`, `https://example.org/berserk/#${link}`])
    assert.equal(run(["picture", source]).stdout, picture(2, {}), source.slice(0, 30));
});

test("--out writes a file and nothing else", () => {
  const out = join(folder, "duel.svg");
  writeFileSync(out, "older");
  assert.deepEqual(run(["picture", FILE, "--out", out]), { status: 0, stdout: "", stderr: "" });
  assert.equal(readFileSync(out, "utf8"), picture(2, {}));
});

test("the language is that of the option, of the terminal, or English", () => {
  const said = (args, env) => run(args, { env }).stderr;
  assert.match(said(["picture"], {}), /takes the name of a file/);
  assert.match(said(["picture"], { LANG: "ru_RU.UTF-8" }), /нужно имя файла/);
  assert.match(said(["picture"], { LANG: "ru_RU.UTF-8", LC_ALL: "C" }), /takes the name of a file/);
  assert.match(said(["picture", "--lang=en"], { LANG: "ru_RU.UTF-8" }), /takes the name of a file/);
  assert.match(said(["picture"], { LANG: "fr_FR" }), /takes the name of a file/);
  assert.match(run(["--help"], { env: { LANG: "ru" } }).stdout, /^Вызов: /);
});

test("help and version are no mistakes", () => {
  for (const args of [["--help"], ["-h"], ["help"], ["picture", "--help"]])
    assert.match(run(args).stdout, /^Usage: berserk-rules picture FILE/);
  const { version } = JSON.parse(
    readFileSync(new URL("../../dist/berserk-rules/package.json", import.meta.url), "utf8"),
  );
  assert.deepEqual(run(["--version"]), { status: 0, stdout: `${version}\n`, stderr: "" });
  // No line is wider than a terminal.
  for (const LANG of ["en", "ru"])
    for (const line of run(["--help"], { env: { LANG } }).stdout.split("\n")) assert.ok(line.length <= 100, line);
});

const broken = (more) => JSON.stringify({ ...SCENARIO, ...more });

for (const [what, args, status, said, input] of [
  ["no command", [], 2, /the command picture/],
  ["another command", ["draw"], 2, /no command draw/],
  ["no file", ["picture"], 2, /name of a file/],
  ["two files", ["picture", "a.json", "b.json"], 2, /b\.json/],
  ["an unknown option", ["picture", FILE, "--colour", "red"], 2, /no option --colour/],
  ["an option without its value", ["picture", FILE, "--out", "--theme=dark"], 2, /--out takes a value/],
  ["the last option without its value", ["picture", FILE, "--at"], 2, /--at takes a value/],
  ["a value too many", ["picture", FILE, "--help=yes"], 2, /--help takes no value/],
  ["an unknown language", ["picture", FILE, "--lang", "fr"], 2, /en, ru/],
  ["an unknown theme", ["picture", FILE, "--theme", "pink"], 2, /light, dark, auto/],
  ["a width too small", ["picture", FILE, "--width", "319"], 2, /from 320 to 4096/],
  ["a step before the first", ["picture", FILE, "--at", "-1"], 2, /whole number/],
  ["a step beyond the last", ["picture", FILE, "--at", "3"], 2, /2 steps.*from 0 to 2/],
  ["an address without a link", ["picture", "https://example.org/a.json"], 2, /nothing is asked of any network/],
  ["no such file", ["picture", "nowhere.json"], 3, /nowhere\.json cannot be read: there is no such file/],
  ["a folder", ["picture", folder], 3, /it is a folder/],
  ["a place that cannot be written to", ["picture", FILE, "--out", "nowhere/a.svg"], 3, /cannot be written/],
  ["no JSON", ["picture", "-"], 1, /not JSON: line 2, column 1/, "{\n"],
  ["nothing at all", ["picture", "-"], 1, /not JSON/, ""],
  ["no scenario", ["picture", "-"], 1, /cards\[0\]\.name/, broken({ cards: [{ id: "a", owner: 0 }] })],
  [
    "a step that is refused",
    ["picture", "-"],
    1,
    /steps\[2\]/,
    broken({ steps: [...SCENARIO.steps, SCENARIO.steps[1]] }),
  ],
  ["a link cut short", ["picture", "#b1.kAAAxeo3eCEuBUABCg"], 1, /end of the link is missing/],
]) {
  test(`${what}: exit code ${status}, one line that says why, and nothing drawn`, () => {
    const done = run(args, { input });
    assert.equal(done.status, status, done.stderr);
    assert.match(done.stderr, said);
    assert.match(done.stderr, /^berserk-rules: [^\n]+\n$/);
    assert.equal(done.stdout, "");
  });
}

test("what a file says reaches no terminal as an order", () => {
  const { status, stderr } = run(["picture", "-"], { input: broken({ "\u001b[31mcards\u202e": 1 }) });
  assert.equal(status, 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not be there
  assert.doesNotMatch(stderr, /[\u0000-\u0009\u000b-\u001f\u202e]/);
});

test("a reader that has seen enough is no mistake", () => {
  const { status, stderr } = spawnSync("sh", ["-c", `node "${PROGRAM}" picture "${FILE}" | head -c 10`], {
    encoding: "utf8",
  });
  assert.deepEqual([status, stderr], [0, ""]);
});
