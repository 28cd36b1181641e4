// The JSON Schema that ships: it takes every scenario that the engine takes.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import Ajv from "ajv/dist/2020.js";
import { parse } from "./lib/case.mjs";
import { cases } from "./lib/folder.mjs";
import { kept } from "./lib/links.mjs";

const schema = JSON.parse(
  readFileSync(new URL("../../dist/berserk-rules/scenario.schema.json", import.meta.url), "utf8"),
);
const takes = new Ajv({ validateFormats: false }).compile(schema);

test("the schema takes the rulebook's scenarios, with the steps played on them", () => {
  let count = 0;
  for (const { file, text } of cases()) {
    const { scenario, fails, play = [] } = parse(text, file);
    if (fails) continue;
    const steps = play.filter(({ expect }) => !expect.error).map(({ step }) => step);
    const whole = { ...scenario, steps: [...(scenario.steps ?? []), ...steps] };
    assert.ok(takes(whole), `${file}: ${JSON.stringify(takes.errors?.[0])}`);
    count++;
  }
  assert.ok(count > 0);
});

test("the schema takes the records of every version of the format, and what is kept as links", () => {
  const folder = new URL("../formats/", import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".json"));
  const records = files.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")).record]);
  const links = kept.filter(({ json }) => json !== undefined).map(({ name, json }) => [name, JSON.parse(json)]);
  for (const [name, scenario] of [...records, ...links])
    assert.ok(takes(scenario), `${name}: ${JSON.stringify(takes.errors?.[0])}`);
  assert.ok(records.length > 0 && links.length > 0);
});

for (const [what, wrong] of Object.entries({
  "another format": { format: 2, cards: [] },
  "no cards": { format: 1 },
  "a card without a name": { format: 1, cards: [{ id: "a", owner: 0 }] },
  "a word that it does not know": { format: 1, cards: [{ id: "a", name: "A", owner: 0, zone: "table" }] },
  "a null": { format: 1, cards: [{ id: "a", name: "A", owner: 0, cell: null }] },
  "a step of no kind": { format: 1, cards: [], steps: [{ undo: {} }] },
  "an effect of no kind": { format: 1, cards: [], steps: [{ effect: { kind: "explode", target: "a" } }] },
})) {
  test(`the schema turns down ${what}`, () => assert.equal(takes(wrong), false));
}
