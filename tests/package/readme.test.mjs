// What the README shows must work when it is pasted.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Board } from "../../dist/berserk-rules/node.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const example = (language) => {
  const found = [...readme.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g"))].map(([, code]) => code);
  assert.ok(found.length > 0, `the README has no example in ${language}`);
  // One goes on where the other ends.
  return found.join("");
};

test("the JavaScript of the README runs as it stands", () => {
  const project = mkdtempSync(join(tmpdir(), "berserk-rules-readme-"));
  try {
    mkdirSync(join(project, "node_modules"));
    symlinkSync(join(root, "dist/berserk-rules"), join(project, "node_modules/berserk-rules"), "dir");
    writeFileSync(join(project, "example.mjs"), example("js"));
    const printed = execFileSync("node", ["example.mjs"], { cwd: project, encoding: "utf8" });
    // Three wounds on a level of 2: it dies (505.1), and the attacker is tapped after the fight (506.3).
    assert.match(printed, /505\.1/);
    assert.match(printed, /506\.3/);
    assert.match(printed, /ghoul: play, tapped/);
    assert.match(printed, /nomad: graveyard, upright/);
    // The link holds as many steps, and the picture is one.
    assert.equal(printed.match(/^true$/gm)?.length, 2);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});

test("the pictures of the README are there, small, told in words, and in the crate", () => {
  const pictures = [...readme.matchAll(/^!\[([^\]]*)\]\(([^)]*)\)$/gm)];
  assert.ok(pictures.length >= 3);
  const [, included] = readFileSync(join(root, "Cargo.toml"), "utf8").match(/^include = (\[.*\])$/m);
  assert.ok(JSON.parse(included).includes("www/pictures/*.png"));
  for (const [, words, path] of pictures) {
    assert.match(path, /^www\/pictures\/\w+\.png$/);
    assert.ok(words.length > 10, path);
    const { length } = readFileSync(join(root, path));
    assert.ok(length > 1_000 && length <= 150_000, `${path}: ${length} bytes`);
  }
  // The npm package has no pictures, so its README shows none.
  assert.doesNotMatch(readFileSync(join(root, "dist/berserk-rules/README.md"), "utf8"), /^!\[/m);
});

test("the scenario of the README's wiki tag is one", () => {
  const [, json] = example("html").match(/<script type="application\/json">([\s\S]*?)<\/script>/);
  const board = new Board(JSON.parse(json));
  assert.equal(board.stateSnapshot().cards.length, 2);
});
