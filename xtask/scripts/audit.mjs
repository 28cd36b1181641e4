// Tells what ships and under which licences, and checks that all versions are exact and that the package runs nothing at its
// install. For `cargo xtask audit`; third-party.mjs has listed it.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const json = (path) => JSON.parse(readFileSync(resolve(root, path), "utf8"));

/** The licences under which something may be a part of what ships. */
const ALLOWED = ["MIT", "Apache-2.0", "BSD-3-Clause", "ISC", "Unicode-3.0", "Unicode-DFS-2016"];
/** One of several is enough; of several together all must be allowed. */
const isAllowed = (licence) =>
  licence.split(/ AND /).every((part) =>
    part
      .replace(/[()]/g, "")
      .split(/ OR |\//)
      .some((one) => ALLOWED.includes(one)),
  );

const wrong = [];

const shipped = json("target/shipped.json");
console.log("what ships                        licence                              in");
for (const { name, version, licence, files } of shipped) {
  console.log(`${`${name} ${version}`.padEnd(33)} ${String(licence).padEnd(36)} ${files.join(", ")}`);
  if (!isAllowed(String(licence))) wrong.push(`${name} ships, and its licence is ${licence}`);
}
if (shipped.length === 0) wrong.push("nothing was found that ships");

for (const folder of [".", "tests/bench", "tests/fuzz", "tests/packaging"]) {
  const { dependencies = {}, devDependencies = {} } = json(`${folder}/package.json`);
  const locked = json(`${folder}/package-lock.json`).packages;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const found = locked[`node_modules/${name}`]?.version;
    if (found !== version) wrong.push(`${folder}: ${name} is asked for as ${version} and locked as ${found}`);
  }
  const settings = resolve(root, folder, ".npmrc");
  if (!existsSync(settings) || !readFileSync(settings, "utf8").includes("ignore-scripts=true"))
    wrong.push(`${folder}: install scripts of others are not switched off`);
  const unsealed = Object.entries(locked).filter(([path, { integrity, link }]) => path && !link && !integrity);
  for (const [path] of unsealed) wrong.push(`${folder}: ${path} is locked without a checksum`);
}

const { scripts, dependencies, optionalDependencies, peerDependencies } = json("dist/berserk-rules/package.json");
for (const [what, found] of Object.entries({ scripts, dependencies, optionalDependencies, peerDependencies }))
  if (found !== undefined) wrong.push(`the package has ${what}: ${JSON.stringify(found)}`);

console.log(wrong.length === 0 ? "\nversions are exact and locked; the package has no scripts and needs no other" : "");
for (const what of wrong) console.error(what);
process.exitCode = wrong.length === 0 ? 0 : 1;
