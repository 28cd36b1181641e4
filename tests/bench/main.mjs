// Measures the engine beside the others, in Node and in Chromium: `cargo xtask bench`.
import { mkdir } from "node:fs/promises";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { head, row, verdicts } from "./report.mjs";

const { values: asked } = parseArgs({
  options: {
    in: { type: "string", multiple: true, default: ["node", "chromium"] },
    rounds: { type: "string", default: "15" },
    cards: { type: "string", multiple: true, default: ["10", "60", "600"] },
  },
});

// The very same script for both, as a bundler makes it for production.
const outfile = new URL("../../target/bench/rounds.mjs", import.meta.url).pathname;
await mkdir(new URL(".", `file://${outfile}`), { recursive: true });
const bundled = {
  absWorkingDir: new URL(".", import.meta.url).pathname,
  entryPoints: ["rounds.mjs"],
  bundle: true,
  platform: "neutral",
  mainFields: ["module", "main"],
  conditions: ["import", "module", "default"],
  define: { "process.env.NODE_ENV": '"production"' },
  external: ["node:*"],
  logLevel: "warning",
};
await build({ ...bundled, outfile, format: "esm" });

async function inNode(run) {
  const bench = await import(outfile);
  await run(`Node ${process.versions.node}`, bench, bench.measure);
}

async function inChromium(run) {
  const { outputFiles } = await build({ ...bundled, write: false, format: "iife", globalName: "bench" });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME,
    args: [...(process.env.CHROME_FLAGS ?? "").split(" ").filter(Boolean), "--js-flags=--expose-gc"],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const page = await browser.newPage();
    // An isolated page has a clock of 5 microseconds, any other one of 100.
    const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
    const body = "<!doctype html><title>bench</title>";
    await page.route("**/*", (route) => route.fulfill({ headers, contentType: "text/html", body }));
    await page.goto("http://localhost/");
    await page.addScriptTag({ content: outputFiles[0].text });
    const { names, tasks } = await page.evaluate(() => ({ names: bench.names, tasks: bench.tasks }));
    const measure = (plan) => page.evaluate((each) => bench.measure(each), plan);
    await run(`Chromium ${browser.version()}`, { names, tasks }, measure);
  } finally {
    await browser.close();
  }
}

let isMissed = false;

async function run(where, { names, tasks }, measure) {
  console.log(`\n${where}, ${cpus()[0].model.trim()}, ${new Date().toISOString().slice(0, 10)}\n`);
  console.log(head(names));
  const found = [];
  for (const { name: task, deed } of tasks) {
    for (const count of asked.cards.map(Number)) {
      const { times } = await measure({ deed, count, rounds: Number(asked.rounds) });
      const result = { task, deed, count, times };
      found.push(result);
      console.log(row(result));
    }
  }
  if (!where.startsWith("Node")) return;
  console.log("");
  for (const { missed, text } of verdicts(names, found)) {
    console.log(text);
    isMissed ||= missed;
  }
}

if (asked.in.includes("node")) await inNode(run);
if (asked.in.includes("chromium")) await inChromium(run);
process.exitCode = isMissed ? 1 : 0;
