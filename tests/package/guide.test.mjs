// What the guide shows: its programs, run as they stand, and its scenes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "../../dist/berserk-rules/node.js";
import { rulebook } from "../../dist/berserk-rules/words.js";
import { json, load, program, read, scenesIn } from "./lib/guide.mjs";

const inputs = json("guide/programs/inputs.json");
const run = async (name, input = inputs[name], language = "en") =>
  (await program(name)).default(structuredClone(input), language);

test("an effect: both are wounded, one dies, each event with its clause", async () => {
  const { events, said } = await run("apply-effect");
  assert.deepEqual(
    events.map(({ kind, rule }) => `${kind} ${rule.clause}`),
    ["wounded 504.3", "wounded 504.3", "destroyed 505.1", "moved 505.1"],
  );
  assert.equal(said.length, events.length);
  assert.match((await run("apply-effect", undefined, "ru")).said[0], /504\.3/);
  const { refusal } = await run("apply-effect", { kind: "wound", target: "nobody", amount: 1 }).catch((error) => ({
    refusal: error.code,
  }));
  assert.ok(refusal);
});

test("an action, and the same one refused by 506.1", async () => {
  const [first, second] = await run("tap-for-action");
  assert.ok(Array.isArray(first));
  assert.equal(second.code, "cardTapped");
  assert.equal(second.rule.clause, "506.1");
});

test("a snapshot shares what did not change", async () => {
  const { frozen, sameAsBefore, card } = await run("state-snapshot");
  assert.equal(frozen, true);
  assert.deepEqual(sameAsBefore, ["ferryman: true", "lamplighter: false", "beekeeper: true"]);
  assert.equal(card.life.level, 7);
});

test("what a card could do, and why not", async () => {
  const all = Object.fromEntries((await run("actions-for")).map(({ action, ...rest }) => [action, rest]));
  assert.match(all.lantern.whyNot, /506\.1/);
  assert.deepEqual(all.strike, { targets: ["ferryman"], whyNot: null });
});

test("a preview changes nothing", async () => {
  const { would, nothingChanged } = await run("preview");
  assert.match(would.join(" "), /505\.1/);
  assert.equal(nothingChanged, true);
});

test("the rows of a life add up to its level", async () => {
  const { level, rows } = await run("explain-life");
  assert.equal(
    rows.reduce((sum, row) => sum + Number.parseInt(row, 10), 0),
    level,
  );
  assert.equal(level, 5);
});

test("back and forward", async () => {
  const { undone, isThere, now, level, steps } = await run("history");
  assert.deepEqual({ undone, isThere, now, level }, { undone: true, isThere: true, now: 1, level: 8 });
  assert.equal(steps.length, 3);
});

test("a link brings the step along", async () => {
  const { address, characters, steps } = await run("link");
  assert.equal(address.length, characters + "./index.html#".length);
  assert.equal(steps, 1);
});

test("a mistake names its place, and what the guide tells to try mends it", async () => {
  await assert.rejects(run("mistakes"), { name: "RulesError", path: "cards[0].markers.wounds" });
  const mended = JSON.parse(JSON.stringify(inputs.mistakes).replace('"two"', "2"));
  assert.equal((await run("mistakes", mended))[0].life.level, 1);
});

test("every program is in the list, in the tests above, and has a text", () => {
  const listed = [...read("guide/code.ts").matchAll(/^ {2}"([a-z-]+)",$/gm)].map(([, name]) => name);
  const { programs } = json("guide/languages/en.json").code;
  assert.deepEqual([...listed, "card-property"].sort(), Object.keys(inputs).sort());
  assert.deepEqual(listed, Object.keys(programs));
});

const { articleCode, scenarioOf, spoken, tagsOf } = await load("guide/scene.ts");
const SCENES = { ...scenesIn("guide/scenes"), ...scenesIn("gallery/scenes") };
const CLAUSES = new Set(
  ["heroes", "classic"].flatMap((edition) =>
    rulebook(edition, "en").flatMap(({ clause, ruling }) => [clause, ruling].filter((one) => one !== null)),
  ),
);

for (const [name, scene] of Object.entries(SCENES)) {
  test(`the scene ${name} stands in both languages, and its steps can be played`, () => {
    assert.ok(CLAUSES.has(scene.clause), scene.clause);
    for (const language of ["en", "ru"]) {
      const said = JSON.stringify(spoken(scene.scenario ?? scene.cards, language));
      assert.equal(/[а-яё]/i.test(said), language === "ru");
      if (scene.cards !== undefined) continue;
      const scenario = scenarioOf(scene, language);
      const { snapshot, count } = { snapshot: new Board(scenario).stateSnapshot(), count: scenario.steps?.length ?? 0 };
      assert.equal(snapshot.revision, count);
    }
  });

  test(`what is pasted for ${name} is the scene`, () => {
    const code = scene.cards === undefined ? articleCode(scene, "ru") : tagsOf(scene, "ru");
    if (scene.cards !== undefined) return assert.equal(code.match(/<berserk-card /g).length, scene.cards.length);
    const [, text] = code.match(/<script type="application\/json">([\s\S]*?)<\/script>/);
    assert.deepEqual(JSON.parse(text), scenarioOf(scene, "ru"));
  });
}

test("a text that would end the script or the attribute does not", () => {
  const scenario = { format: 1, cards: [{ id: "a", name: "</script><b>", owner: 0 }] };
  const [, text] = articleCode({ clause: "504.1", scenario }, "en").match(/json">([\s\S]*?)<\/script>/);
  assert.deepEqual(JSON.parse(text), scenario);
  assert.match(tagsOf({ clause: "504.1", cards: [{ name: '"><i>' }] }, "en"), /name="&quot;>&lt;i>"/);
});

test("the gallery has a text and a place for each of its scenes", () => {
  const names = [...read("gallery/scenes.ts").matchAll(/^ {2}"([a-z-]+)",$/gm)].map(([, name]) => name);
  const files = Object.keys(scenesIn("gallery/scenes"));
  assert.deepEqual([...names].sort(), files.sort());
  assert.deepEqual(Object.keys(json("gallery/languages/en.json").scenes), names);
});
