// Fuzzes links with coverage guidance: main.mjs TARGET --kept FOLDER --found FOLDER --failed FOLDER [--seconds N] [--keep].
// What reaches something new is kept in the folder of finds; what fails is written down, and ends it with an error. With
// --keep the shortest inputs that reach as much take the place of those kept.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { Coverage, counted } from "./coverage.mjs";
import { mutated } from "./mutation.mjs";

/** Bytes of an input. */
const LONGEST = 8192;
/** Milliseconds that an input may take. */
const SLOWEST = 5_000;

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(["kept", "found", "failed", "seconds"].map((name) => [name, { type: "string" }])),
    keep: { type: "boolean" },
  },
});
const [target] = positionals;
const until = performance.now() + Number(asked.seconds ?? 60) * 1000;

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, "targets.ts")],
  bundle: true,
  write: false,
  format: "esm",
  platform: "node",
});
mkdirSync(asked.found, { recursive: true });
mkdirSync(asked.failed, { recursive: true });
const module = join(asked.failed, `../${target}.counted.mjs`);
writeFileSync(module, counted(outputFiles[0].text, module));
const { [target]: play } = await import(pathToFileURL(module).href);
let coverage = new Coverage();

const named = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

async function run(bytes) {
  coverage.clear();
  const start = performance.now();
  try {
    await play(bytes);
    if (performance.now() - start > SLOWEST) throw new Error(`took longer than ${SLOWEST} ms`);
  } catch (error) {
    const file = join(asked.failed, `${target}-${named(bytes)}`);
    writeFileSync(file, bytes);
    console.error(`${target}: ${file}`, error);
    process.exit(1);
  }
  return coverage.isNew();
}

const pool = [];
for (const folder of [asked.kept, asked.found]) {
  for (const name of readdirSync(folder).sort()) pool.push(new Uint8Array(readFileSync(join(folder, name))));
}
for (const bytes of pool) await run(bytes);
console.log(`${target}: ${pool.length} inputs to begin with, ${coverage.reached} places reached`);

let runs = pool.length;
for (; performance.now() < until; runs++) {
  const bytes = mutated(pool).slice(0, LONGEST);
  if (!(await run(bytes))) continue;
  pool.push(bytes);
  writeFileSync(join(asked.found, named(bytes)), bytes);
}
console.log(`${target}: done ${runs} runs, ${pool.length} inputs, ${coverage.reached} places reached`);

if (asked.keep) {
  coverage = new Coverage();
  rmSync(asked.kept, { recursive: true });
  mkdirSync(asked.kept);
  pool.sort((one, other) => one.length - other.length);
  for (const bytes of pool) if (await run(bytes)) writeFileSync(join(asked.kept, named(bytes)), bytes);
}
