// Weighs the boards that the guide compares, and opens each under a strict policy: `cargo xtask bench boards`. What came
// out is what the guide shows; `--update` writes it there.
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { CONTENDERS } from "./boards/contenders.mjs";
import { turnedDown } from "./boards/strict.mjs";
import { filesOf, weightOf } from "./boards/weigh.mjs";

const { values: asked } = parseArgs({ options: { update: { type: "boolean", default: false } } });
const KEPT = new URL("../../www/src/guide/comparison/measured.json", import.meta.url);

const boards = {};
console.log("| board | version | licence | plain | gzip | brotli | turned down by the policy |");
console.log("|---|---|---|--:|--:|--:|---|");
for (const contender of CONTENDERS) {
  const { name, version, license } = contender;
  const files = await filesOf(contender);
  const weight = weightOf(files);
  const strict = await turnedDown(files);
  boards[name] = { version, license, ...weight, turnedDown: strict.count };
  const said = strict.count === 0 ? "nothing" : `${strict.count} (${strict.directives.join(", ")})`;
  console.log(`| ${[name, version, license, weight.plain, weight.gzip, weight.brotli, said].join(" | ")} |`);
}
if (asked.update) {
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(KEPT, `${JSON.stringify({ date, boards }, null, 2)}\n`);
}
