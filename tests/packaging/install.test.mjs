// Packs the package, installs it into a fresh project and uses it there, as somebody else would.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { packInto } from "./lib/installed.mjs";

const project = mkdtempSync(join(tmpdir(), "berserk-rules-"));
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const write = (name, text) => {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
  return name;
};

/** What every entry must be able to do, once it has a `Board`. */
const PLAY = `
  const board = new Board({ format: 1, cards: [{ id: "a", name: "A", owner: 0, life: 3 }] });
  const outcome = board.applyEffect({ kind: "wound", target: "a", amount: 1 });
  console.log(outcome.ok, outcome.events[0].kind, board.stateSnapshot().cards[0].life.level);
  try { new Board({ format: 1, cards: [{ id: 5 }] }); } catch (error) { console.log(error instanceof RulesError, error.path); }
`;
const PLAYED = "true wounded 2\ntrue cards[0].id\n";

before(() => {
  write("package.json", JSON.stringify({ name: "somebody-elses", private: true, type: "module" }));
  run("npm", "install", packInto(project), "--offline", "--no-audit", "--no-fund");
});

after(() => rmSync(project, { recursive: true, force: true }));

test("the package holds what it should, one wasm file, and runs nothing when it is installed", () => {
  const folder = join(project, "node_modules/berserk-rules");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name);
  for (const name of [
    "README.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "THIRD-PARTY.txt",
    "berserk-board.js",
    "scenario.schema.json",
  ]) {
    assert.ok(names.includes(name), `${name} is missing`);
  }
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  for (const [, link] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
    assert.ok(names.includes(link), `the README points to ${link}, which is not in the package`);
  }
  assert.deepEqual(
    names.filter((name) => name.endsWith(".wasm")),
    ["berserk_rules_bg.wasm"],
  );
  const { scripts, dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  assert.equal(scripts, undefined);
  assert.equal(dependencies, undefined);
});

for (const entry of ["berserk-rules/node", "berserk-rules/inline"]) {
  test(`${entry} is ready at its import`, () => {
    assert.equal(run("node", write("ready.mjs", `import { Board, RulesError } from "${entry}";${PLAY}`)), PLAYED);
  });
}

test("an entry that is ready needs no init, and has one all the same", () => {
  const script = write(
    "init.mjs",
    `import init, { Board, RulesError } from "berserk-rules/node"; await init(); await init();${PLAY}`,
  );
  assert.equal(run("node", script), PLAYED);
});

test("berserk-rules takes the bytes of its wasm, and init may be called again and again", () => {
  const script = write(
    "bytes.mjs",
    `import { readFileSync } from "node:fs";
    import init, { Board, RulesError } from "berserk-rules";
    const module_or_path = readFileSync(new URL(import.meta.resolve("berserk-rules/berserk_rules_bg.wasm")));
    await Promise.all([init({ module_or_path }), init({ module_or_path }), init()]);
    await init();${PLAY}`,
  );
  assert.equal(run("node", script), PLAYED);
});

test("an init that failed can be tried again", () => {
  const script = write(
    "again.mjs",
    `import { readFileSync } from "node:fs";
    import init, { Board, RulesError } from "berserk-rules";
    await init({ module_or_path: new Uint8Array([1, 2, 3]) }).then(() => console.log("loaded nothing"), () => {});
    await init({ module_or_path: readFileSync(new URL(import.meta.resolve("berserk-rules/berserk_rules_bg.wasm"))) });${PLAY}`,
  );
  assert.equal(run("node", script), PLAYED);
});

test("a board that is made too early says what is missing", () => {
  const script = write(
    "early.mjs",
    `import { Board } from "berserk-rules";
    try { new Board({ format: 1, cards: [] }); } catch (error) { console.log(error.message.includes("init()")); }`,
  );
  assert.equal(run("node", script), "true\n");
});

test("all entries share one engine", () => {
  const script = write(
    "one.mjs",
    `import { Board as one, RulesError as error } from "berserk-rules/node";
    import * as index from "berserk-rules";
    import * as inline from "berserk-rules/inline";
    console.log(one === index.Board, one === inline.Board, error === index.RulesError);`,
  );
  assert.equal(run("node", script), "true true true\n");
});

test("berserk-rules/words words an event without the engine", () => {
  const script = write(
    "words.mjs",
    `import { rulebook, say } from "berserk-rules/words";
    const event = { rule: { edition: "heroes", clause: "504.3" }, kind: "wounded", card: "a", amount: 1, level: 2, by: null };
    console.log(say(event, "en", () => "Charon").includes("Charon"), rulebook("heroes", "ru").length > 0);`,
  );
  assert.equal(run("node", script), "true true\n");
});

test("berserk-rules/link packs and unpacks without the engine", () => {
  const script = write(
    "link.mjs",
    `import { LinkError, packLink, unpackLink } from "berserk-rules/link";
    import { sayError } from "berserk-rules/words";
    const link = await packLink({ format: 1, cards: [{ id: "a", name: "Харон", owner: 0, life: 3 }] });
    const { cards } = await unpackLink("https://example/#" + link + ".");
    const error = await unpackLink(link.slice(0, -5)).catch((error) => error);
    console.log(cards[0].name, error instanceof LinkError, error.code, sayError(error, "ru").includes("ссылки"));`,
  );
  assert.equal(run("node", script), "Харон true cutShort true\n");
});

test("berserk-rules/picture draws without the engine", () => {
  const script = write(
    "picture.mjs",
    `import { Board } from "berserk-rules/node";
    import { drawPicture } from "berserk-rules/picture";
    const board = new Board({ format: 1, cards: [{ id: "a", name: "Харон", owner: 0, life: 3 }] });
    console.log(drawPicture(JSON.parse(JSON.stringify(board.stateSnapshot())), { language: "ru" }).includes(">Харон</text>"));`,
  );
  assert.equal(run("node", script), "true\n");
});

test("its program draws what lies in the project", () => {
  write(
    "duel.json",
    JSON.stringify({ format: 1, title: "Дуэль", cards: [{ id: "a", name: "Харон", owner: 0, life: 3 }] }),
  );
  const svg = run("npx", "--no-install", "berserk-rules", "picture", "duel.json", "--lang", "ru", "--theme", "dark");
  assert.match(svg, /^<svg .*<title>Дуэль<\/title>.*>Харон<\/text>.*<\/svg>\n$/s);
  run("npx", "--no-install", "berserk-rules", "picture", "duel.json", "--lang=ru", "--theme=dark", "--out=duel.svg");
  assert.equal(readFileSync(join(project, "duel.svg"), "utf8"), svg);
});
