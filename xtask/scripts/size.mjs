// Prints what each file of the package weighs, and fails when one is over its budget.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = resolve(root, "dist/berserk-rules");
const budget = JSON.parse(readFileSync(resolve(root, "size-budget.json"), "utf8"));

const names = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
const rows = names.map((name) => {
  const bytes = readFileSync(resolve(folder, name));
  const gzip = gzipSync(bytes, { level: 9 }).length;
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  const { gzip: most, aim } = budget[name] ?? {};
  const verdict = most === undefined ? "no budget" : gzip > most ? "OVER" : aim && gzip > aim ? `ok, aim ${aim}` : "ok";
  return { name, raw: bytes.length, gzip, brotli, most, verdict };
});

const line = (...cells) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(24) : String(cell).padStart(11))).join(""));
line("file", "raw", "gzip -9", "brotli 11", "most gzip", "");
for (const { name, raw, gzip, brotli, most, verdict } of rows)
  line(name, raw, gzip, brotli, most ?? "-", `   ${verdict}`);

const missing = Object.keys(budget).filter((name) => !names.includes(name));
for (const name of missing) console.error(`${name} has a budget and is not in the package`);
const unbudgeted = rows.filter(({ verdict }) => verdict === "no budget");
for (const { name } of unbudgeted) console.error(`${name} has no budget in size-budget.json`);
process.exitCode =
  missing.length > 0 || unbudgeted.length > 0 || rows.some(({ verdict }) => verdict === "OVER") ? 1 : 0;
