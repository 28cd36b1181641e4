// The package, packed and installed into copies of the projects, as their owners would install it.
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const run = promisify(execFile);

/** Packs the built package into a folder; where the file is. */
export function packInto(folder) {
  const args = ["pack", here("../../../dist/berserk-rules"), "--json", "--pack-destination", folder];
  const told = execFileSync(npm, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  return join(folder, JSON.parse(told)[0].filename);
}

/** Copies of the projects with the package in them, and the packed file that it came from. */
export async function installed() {
  const folder = mkdtempSync(join(tmpdir(), "berserk-projects-"));
  const tarball = packInto(folder);
  cpSync(here("../projects"), folder, { recursive: true });
  const names = readdirSync(here("../projects"));
  const install = (name) =>
    run(npm, ["install", tarball, "--offline", "--no-audit", "--no-fund"], { cwd: join(folder, name) });
  await Promise.all(names.map(install));
  return {
    names,
    tarball,
    in: (...path) => join(folder, ...path),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
