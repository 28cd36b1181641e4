// Writes every scenario file as TypeScript, for the compiler to hold against the types that ship: what the engine takes they
// take; what it turns down for a word, a member or a kind of value they turn down too.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "../package/lib/case.mjs";
import { cases } from "../package/lib/folder.mjs";
import { kept } from "../package/lib/links.mjs";

const out = new URL("../../target/types/", import.meta.url);
/** The errors that the types see too. To them a fraction is a number like any other, and three strengths are a triple. */
const SEEN = ["unknownWord", "missingField", "unknownField", "wrongType"];
const isSeen = ({ code, path }, text) =>
  code === "badLength" ? path.endsWith("strike") : SEEN.includes(code) && !/\d\.\d/.test(text);

const from = (path) => new URL(path, import.meta.url);
/** What stands in both languages is a text in each of them. */
const inEnglish = (_, value) => (value?.ru !== undefined && value.en !== undefined ? value.en : value);
const read = (folder) =>
  readdirSync(from(folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, from(folder)), "utf8"), inEnglish)]);

const lines = [
  'import type { Scenario, Step } from "berserk-rules";',
  "const scenario = (_: Scenario): void => {};",
  "const step = (_: Step): void => {};",
];
let taken = 0;
let turnedDown = 0;
function add(kind, what, value, error) {
  lines.push(`// ${what}`);
  const text = JSON.stringify(value);
  if (error && isSeen(error, text)) {
    lines.push(`// @ts-expect-error ${error.code} at ${error.path}`);
    turnedDown++;
  } else taken++;
  lines.push(`${kind}(${text});`);
}

for (const { file, text } of cases()) {
  const { scenario, fails, play = [] } = parse(text, file);
  add("scenario", file, scenario, fails);
  for (const [at, { step, expect }] of play.entries()) add("step", `${file}, play[${at}]`, step, expect.error);
}
for (const [name, { record }] of read("../formats/v1/")) add("scenario", `formats/v1/${name}`, record);
for (const { name, json } of kept) if (json !== undefined) add("scenario", `links: ${name}`, JSON.parse(json));
for (const folder of ["../../www/src/gallery/scenes/", "../../www/src/guide/scenes/"])
  for (const [name, it] of read(folder)) if (it.scenario) add("scenario", name, it.scenario);

if (taken === 0 || turnedDown === 0) throw new Error("no scenario files");
mkdirSync(out, { recursive: true });
writeFileSync(new URL("scenarios.ts", out), `${lines.join("\n")}\n`);
console.log(`scenarios and steps: ${taken} that the types must take, ${turnedDown} that they must turn down`);
