// Finishes the package's declarations: those that tsc takes over unseen, the endings that it leaves as in the source, and
// what older compilers do not read. What no entry leads to stays out.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const out = resolve(root, "dist/berserk-rules");
const types = resolve(out, "types");

const kept = [
  "generated/wasm/berserk_rules.d.ts",
  "generated/boundary.d.ts",
  "generated/instance.d.ts",
  "src/package/element.d.ts",
];
for (const file of kept) {
  await mkdir(dirname(resolve(types, file)), { recursive: true });
  await copyFile(resolve(root, "www", file), resolve(types, file));
}

/** The shapes of the language files stay at home: a user's tsc need not read JSON. Typed arrays of a kind are new. */
const readable = (text) =>
  text
    .replaceAll(/typeof import\("[^"]*\.json"\)/g, "Record<string, Record<string, string>>")
    .replaceAll(/(from |import\()"(\.[^"]*)\.ts"/g, '$1"$2.js"')
    .replaceAll("Uint8Array<ArrayBuffer>", "Uint8Array");

const { exports } = JSON.parse(await readFile(resolve(out, "package.json"), "utf8"));
const named = Object.values(exports).flatMap((entry) => (entry.types ? [resolve(out, entry.types)] : []));
const reached = new Set(named);
for (const path of reached) {
  const text = readable(await readFile(path, "utf8"));
  await writeFile(path, text);
  for (const [, to] of text.matchAll(/(?:from |import\(|import )"(\.[^"]*)\.js"/g))
    reached.add(resolve(dirname(path), `${to}.d.ts`));
}
const all = (await readdir(types, { recursive: true })).filter((name) => name.endsWith(".d.ts"));
for (const file of all) if (!reached.has(resolve(types, file))) await rm(resolve(types, file));
