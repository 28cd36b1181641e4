// Writes which works of others are in the package, each with the text of its licence: THIRD-PARTY.txt in the package, and a
// list in target/shipped.json for `cargo xtask audit`. After package.mjs, which leaves what it bundled.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const json = (path) => JSON.parse(readFileSync(resolve(root, path), "utf8"));
const cargo = (...args) =>
  execFileSync(process.env.CARGO ?? "cargo", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });

/** The crates of which something is in the wasm. What a macro wrote is no part of the macro. */
function crates() {
  const features = ["--target=wasm32-unknown-unknown", "--no-default-features", "--features=standalone"];
  const shape = ["--edges=normal,no-proc-macro", "--prefix=none", "--format={p}"];
  const tree = cargo("tree", "--package=berserk-rules", "--locked", ...features, ...shape);
  const names = new Set(tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
  const { packages } = JSON.parse(cargo("metadata", "--format-version=1", "--locked", "--all-features"));
  const found = packages.filter(({ name, version }) => names.delete(`${name} v${version}`));
  names.delete("");
  if (names.size > 0) throw new Error(`cargo metadata does not know ${[...names].join(", ")}`);
  return found
    .filter(({ source }) => source !== null)
    .map(({ name, version, license, manifest_path }) => {
      return { name, version, licence: license, files: ["berserk_rules_bg.wasm"], folder: dirname(manifest_path) };
    });
}

/** The npm packages that are bundled into some file. */
function npmPackages() {
  return Object.entries(json("target/bundled.json")).map(([name, files]) => {
    const { version, license } = json(`node_modules/${name}/package.json`);
    return { name, version, licence: license, files, folder: resolve(root, "node_modules", name) };
  });
}

/** The texts of its licence; of several to choose from the first that we keep to. */
function texts(folder) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|unlicense)/i.test(name));
  const mit = names.filter((name) => /mit/i.test(name));
  return (mit.length > 0 ? mit : names).map((name) => readFileSync(resolve(folder, name), "utf8").trim());
}

const works = [...crates(), ...npmPackages()];
const parts = works.map(({ name, version, licence, files, folder }) => {
  const head = `${name} ${version}: ${licence}, in ${files.join(", ")}`;
  return [head, ...texts(folder)].join("\n\n");
});
const line = "-".repeat(78);
writeFileSync(
  resolve(root, "dist/berserk-rules/THIRD-PARTY.txt"),
  `Works of others that are in this package.\n\n${parts.map((part) => `${line}\n${part}\n`).join("\n")}`,
);
writeFileSync(resolve(root, "target/shipped.json"), JSON.stringify(works.map(({ folder: _, ...work }) => work)));
