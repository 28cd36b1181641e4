// Do the types stand where each way of resolving looks for them, and say what the code beside them is?
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { packInto } from "./lib/installed.mjs";

const folder = mkdtempSync(join(tmpdir(), "berserk-entries-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The package is one of modules alone: CommonJS imports it and cannot require it, which is all that is told there. How
 * Node 10 resolved, which knew no entries, is given up.
 */
const isMeant = ({ kind, resolutionKind }) =>
  resolutionKind === "node10" || (resolutionKind === "node16-cjs" && kind === "CJSResolvesToESM");

test("the types are right for every entry and every resolution that modules have", async () => {
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(packInto(folder))));
  // What a bundler makes of the wasm is for its settings to say, so it has no types.
  const excludeEntrypoints = ["./berserk_rules_bg.wasm"];
  const { types, problems, entrypoints } = await checkPackage(packed, { excludeEntrypoints });
  assert.equal(types.kind, "included");
  assert.deepEqual(
    problems.filter((problem) => !isMeant(problem)),
    [],
  );
  const { exports } = JSON.parse(
    readFileSync(new URL("../../dist/berserk-rules/package.json", import.meta.url), "utf8"),
  );
  const typed = Object.keys(exports).filter((name) => exports[name].types);
  for (const name of typed) {
    for (const way of ["node16-esm", "bundler"]) {
      const { resolution } = entrypoints[name].resolutions[way];
      assert.ok(resolution?.isTypeScript, `${name} has no types with the resolution ${way}`);
    }
  }
  assert.equal(typed.length, 8);
});
