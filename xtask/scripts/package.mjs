// Puts dist/berserk-rules together from www/generated and www/src. The declarations come afterwards, from tsc.
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { messagesForEsbuild } from "../../www/build/messages.mjs";
import { stylesForEsbuild } from "../../www/build/styles.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const from = (path) => resolve(root, "www/src", path);
const out = resolve(root, "dist/berserk-rules");
const WASM = "berserk_rules_bg.wasm";

/** Modules that are files of the package themselves: other entries load them from there, so that there is one of each. */
const standIn = (places) => ({
  name: "stand-in",
  setup(bundle) {
    bundle.onResolve({ filter: /^\./ }, ({ path, importer, kind }) => {
      const place = kind === "entry-point" ? undefined : places[resolve(dirname(importer), path)];
      if (place === undefined) return undefined;
      return place.startsWith("./") ? { path: place, external: true } : { path: place };
    });
  },
});

const ENGINE = from("package/engine.ts");
const PAGE_ENGINE = from("engine.ts");
const WORDS = from("words/index.ts");
// The sentences without the rulebook, which the elements do not show.
const SAY = from("words/say.ts");
const NODE = from("package/node.ts");
const LINK = from("link.ts");
const PICTURE = from("picture.ts");

const entries = [
  { file: "engine.js", source: ENGINE },
  { file: "index.js", source: from("package/index.ts"), places: { [ENGINE]: "./engine.js" } },
  { file: "node.js", source: NODE, places: { [ENGINE]: "./engine.js" } },
  { file: "inline.js", source: from("package/inline.ts"), places: { [ENGINE]: "./engine.js" } },
  { file: "say.js", source: SAY },
  { file: "words.js", source: WORDS, places: { [SAY]: "./say.js" } },
  { file: "link.js", source: LINK },
  { file: "picture.js", source: PICTURE },
  {
    file: "command.js",
    source: from("command/index.ts"),
    places: { [NODE]: "./node.js", [LINK]: "./link.js", [PICTURE]: "./picture.js", [SAY]: "./say.js" },
  },
  {
    file: "element.js",
    source: from("elements/index.ts"),
    places: { [PAGE_ENGINE]: "./index.js", [SAY]: "./say.js", [WORDS]: "./words.js" },
  },
  {
    file: "berserk-board.js",
    source: from("package/classic.ts"),
    places: { [PAGE_ENGINE]: from("package/classic-engine.ts") },
    format: "iife",
  },
];

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

/** Which files of the package hold something of which npm package. */
const bundled = {};
for (const { file, source, places = {}, format = "esm" } of entries) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: resolve(out, file),
    bundle: true,
    format,
    target: "es2022",
    minify: true,
    // What users see in a console keeps its name.
    keepNames: file === "engine.js",
    legalComments: "linked",
    // Modules are read as UTF-8 wherever they are; a classic script is read as its page is.
    charset: format === "esm" ? "utf8" : "ascii",
    loader: { ".wasm": "binary" },
    external: ["node:*"],
    plugins: [messagesForEsbuild, stylesForEsbuild, standIn(places)],
    logLevel: "warning",
    // wasm-bindgen names the engine's own JavaScript once for each block of imports from it.
    logOverride: { "duplicate-object-key": "silent" },
    metafile: true,
  });
  const [{ inputs }] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
    const [, name] = path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? [];
    if (name && bytesInOutput > 0 && !bundled[name]?.includes(file)) bundled[name] = [...(bundled[name] ?? []), file];
  }
}
// For third-party.mjs.
await mkdir(resolve(root, "target"), { recursive: true });
await writeFile(resolve(root, "target/bundled.json"), JSON.stringify(bundled));

await chmod(resolve(out, "command.js"), 0o755);
await copyFile(resolve(root, "www/generated/wasm", WASM), resolve(out, WASM));
await copyFile(resolve(root, "www/generated/scenario.schema.json"), resolve(out, "scenario.schema.json"));
for (const file of ["LICENSE-MIT", "LICENSE-APACHE"]) await copyFile(resolve(root, file), resolve(out, file));
// Pictures stay in the repository; the pages that the README points to come along.
const readme = await readFile(resolve(root, "README.md"), "utf8");
const pictures = /^!\[[^\]]*\]\(www\/[^)]*\)\n\n/gm;
const pages = {
  "www/src/elements/README.md": "ELEMENTS.md",
  "www/src/link/README.md": "LINKS.md",
  "www/src/picture/README.md": "PICTURES.md",
};
const inPackage = (text) => Object.entries(pages).reduce((all, [from, to]) => all.replaceAll(from, to), text);
await writeFile(resolve(out, "README.md"), inPackage(readme.replace(pictures, "")));
for (const [from, to] of Object.entries(pages)) await copyFile(resolve(root, from), resolve(out, to));

const manifest = await readFile(resolve(root, "Cargo.toml"), "utf8");
const field = (name) => {
  const found = manifest.match(new RegExp(`^\\[package\\][^[]*?^${name} = "([^"]*)"`, "ms"));
  if (!found) throw new Error(`Cargo.toml has no ${name}`);
  return found[1];
};
const entry = (script, types) => ({ types: `./types/${types}`, default: script });
const description = {
  name: field("name"),
  version: field("version"),
  description: field("description"),
  keywords: ["berserk", "card-game", "rules", "wasm", "custom-elements"],
  license: "MIT OR Apache-2.0",
  type: "module",
  engines: { node: ">=20" },
  bin: { [field("name")]: "./command.js" },
  sideEffects: ["./command.js", "./node.js", "./inline.js", "./element.js", "./berserk-board.js"],
  exports: {
    ".": entry("./index.js", "src/package/index.d.ts"),
    "./node": entry("./node.js", "src/package/node.d.ts"),
    "./inline": entry("./inline.js", "src/package/inline.d.ts"),
    "./words": entry("./words.js", "src/words/index.d.ts"),
    "./link": entry("./link.js", "src/link.d.ts"),
    "./picture": entry("./picture.js", "src/picture.d.ts"),
    "./element": entry("./element.js", "src/package/element.d.ts"),
    // It registers the same elements, and exports nothing.
    "./berserk-board.js": entry("./berserk-board.js", "src/package/element.d.ts"),
    [`./${WASM}`]: `./${WASM}`,
    "./scenario.schema.json": "./scenario.schema.json",
    "./package.json": "./package.json",
  },
};
for (const [name, target] of Object.entries(description.exports)) {
  const script = target.default ?? target;
  if (script.endsWith(".js") && !entries.some(({ file }) => script === `./${file}`))
    throw new Error(`nothing is built for the export ${name}`);
}
await writeFile(resolve(out, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
