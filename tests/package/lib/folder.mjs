// The files of the executable rulebook, and the word of a runner that it has run them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const folder = new URL("../../rulebook/", import.meta.url);
const reports = new URL("../../../target/rulebook/", import.meta.url);

/** All cases, each with the name of its file. */
export function cases() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  if (files.length === 0) throw new Error(`no cases in ${fileURLToPath(folder)}`);
  return files
    .sort()
    .map((file) => ({ file: basename(file, ".json"), text: readFileSync(new URL(file, folder), "utf8") }));
}

/** Leaves the names of the files that a runner has run where `cargo xtask test` looks for them. */
export function report(runner, files) {
  mkdirSync(reports, { recursive: true });
  writeFileSync(new URL(`${runner}.txt`, reports), files.map((file) => `${file}\n`).join(""));
}
