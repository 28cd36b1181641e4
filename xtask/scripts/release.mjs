// Packs the npm package as it would be published and checks what is in it. For `cargo xtask release --dry-run`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const folder = resolve(dirname(fileURLToPath(import.meta.url)), "../../dist/berserk-rules");
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const [version] = process.argv.slice(2);
const described = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8"));
const [packed] = JSON.parse(execFileSync(npm, ["pack", "--dry-run", "--json"], { cwd: folder, encoding: "utf8" }));
const paths = packed.files.map(({ path }) => path);

/** What may be in it; anything else has got there by mistake. */
const MEANT = [
  /^(index|node|inline|engine|say|words|link|picture|command|element|berserk-board)\.js$/,
  /^(link|element|berserk-board)\.js\.LEGAL\.txt$/,
  /^berserk_rules_bg\.wasm$/,
  /^scenario\.schema\.json$/,
  /^package\.json$/,
  /^(README|ELEMENTS|LINKS|PICTURES)\.md$/,
  /^(LICENSE-(MIT|APACHE)|THIRD-PARTY\.txt)$/,
  /^types\/.*\.d\.ts$/,
];

const wrong = paths
  .filter((path) => !MEANT.some((meant) => meant.test(path)))
  .map((path) => `${path} does not belong in it`);
for (const meant of MEANT) if (!paths.some((path) => meant.test(path))) wrong.push(`it lacks ${meant}`);
const needed = Object.values(described.exports).flatMap((target) => (target.types ? Object.values(target) : [target]));
for (const path of [...needed, ...Object.values(described.bin)])
  if (!paths.includes(path.replace("./", ""))) wrong.push(`${path} is named in package.json and is not in it`);
if (described.version !== version) wrong.push(`Cargo.toml says ${version}, package.json ${described.version}`);
for (const name of ["scripts", "dependencies"]) if (described[name]) wrong.push(`package.json has ${name}`);

for (const { path, size } of packed.files) console.log(`${String(size).padStart(9)}  ${path}`);
console.log(
  `${packed.filename}: ${packed.size} bytes packed, ${packed.unpackedSize} unpacked, ${packed.files.length} files`,
);
for (const what of wrong) console.error(what);
process.exitCode = wrong.length === 0 ? 0 : 1;
