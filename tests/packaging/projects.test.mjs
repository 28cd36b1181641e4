// Small projects of the kinds that use the package: each gets it packed, is built as its owner would, and runs.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import { createServer, build as vite } from "vite";
import webpack from "webpack";
import { launch } from "./lib/browser.mjs";
import { installed } from "./lib/installed.mjs";
import { serve } from "./lib/serve.mjs";

const WOUNDED = "Mire hag: 2 wounds, life level 3 (504.3).";
const root = resolve(import.meta.dirname, "../..");

let projects;
let browser;
before(async () => {
  [projects, browser] = await Promise.all([installed(), launch()]);
});
after(async () => {
  await browser?.close();
  projects?.remove();
});

const node = (project, ...args) =>
  execFileSync("node", args, { cwd: projects.in(project), encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
/** The compiler that the repository uses, and an older one, on a project's own settings. */
const compilers = [join(root, "node_modules/typescript"), join(import.meta.dirname, "node_modules/typescript")];
const compile = (project) => {
  for (const compiler of compilers) node(project, join(compiler, "bin/tsc"), "--project", ".");
};

/** What a project's page says, and the life level on the board that it shows; an error in the page fails the test. */
async function seen(address) {
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  try {
    await page.goto(address);
    await page.locator("berserk-board .now").first().waitFor({ timeout: 15_000 });
    const said = page.locator("#said");
    const level = await page.locator("berserk-board .now").first().textContent();
    return { said: await said.textContent(), level: level.trim() };
  } catch (error) {
    throw new Error(`${address}: ${[...errors, error].join("\n")}`);
  } finally {
    await page.close();
    assert.deepEqual(errors, []);
  }
}

async function plays(folder, said = `${WOUNDED} level 3`) {
  const { address, close } = await serve(folder);
  try {
    assert.deepEqual(await seen(address), { said, level: "3" });
  } finally {
    close();
  }
}

const wasmIn = (...path) => readdirSync(projects.in(...path)).filter((name) => name.endsWith(".wasm")).length;

for (const project of ["node-esm", "node-commonjs"]) {
  test(`${project}: it runs`, () => assert.equal(node(project, "main.js"), `${WOUNDED}\nlevel 3\n`));
}

test("node-typescript: strict, with the resolution of Node, two compilers take it and what they make runs", () => {
  compile("node-typescript");
  assert.equal(node("node-typescript", "dist/main.js"), `${WOUNDED}\nlevel 3\ntrue true\nkind true\ncutShort\n`);
});

test("vite: strict TypeScript with the resolution of bundlers; built, it plays", async () => {
  compile("vite");
  await vite({ root: projects.in("vite"), configFile: false, logLevel: "error" });
  assert.equal(wasmIn("vite", "dist/assets"), 1);
  await plays(projects.in("vite/dist"));
});

test("vite: it plays while it is developed, too", async () => {
  const cacheDir = projects.in("vite/node_modules/.vite");
  const server = await createServer({ root: projects.in("vite"), configFile: false, logLevel: "error", cacheDir });
  try {
    await server.listen();
    assert.deepEqual(await seen(server.resolvedUrls.local[0]), { said: `${WOUNDED} level 3`, level: "3" });
  } finally {
    await server.close();
  }
});

test("webpack: built, it plays", async () => {
  const { default: settings } = await import(pathToFileURL(projects.in("webpack/webpack.config.mjs")));
  const compiler = webpack({
    ...settings,
    context: projects.in("webpack"),
    output: { path: projects.in("webpack/dist") },
  });
  const told = await new Promise((done, failed) => {
    compiler.run((error, stats) =>
      error ? failed(error) : done(stats.toJson({ all: false, errors: true, warnings: true })),
    );
  });
  await new Promise((done) => compiler.close(done));
  assert.deepEqual({ errors: told.errors, warnings: told.warnings }, { errors: [], warnings: [] });
  assert.equal(wasmIn("webpack/dist"), 1);
  await plays(projects.in("webpack"));
});

test("esbuild: built, it plays", async () => {
  const { default: settings } = await import(pathToFileURL(projects.in("esbuild/build.mjs")));
  const { warnings } = await esbuild({ ...settings, absWorkingDir: projects.in("esbuild"), logLevel: "silent" });
  assert.deepEqual(warnings, []);
  await plays(projects.in("esbuild"));
});

test("module-script: without a bundler it plays", () => plays(projects.in("module-script")));

test("classic-script: it plays", () => plays(projects.in("classic-script"), "level 3"));
