// Finishes the package's declarations: those that tsc takes over unseen, and the endings that it leaves as in the source.
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const types = resolve(root, "dist/berserk-rules/types");

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

const all = await readdir(types, { recursive: true });
for (const file of all.filter((name) => name.endsWith(".d.ts"))) {
  const path = resolve(types, file);
  const text = await readFile(path, "utf8");
  // The shapes of the language files stay at home: a user's tsc need not read JSON.
  const open = text.replaceAll(/typeof import\("[^"]*\.json"\)/g, "Record<string, Record<string, string>>");
  await writeFile(path, open.replaceAll(/(from |import\()"(\.[^"]*)\.ts"/g, '$1"$2.js"'));
}
