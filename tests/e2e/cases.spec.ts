import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import { expect, test } from "../engines/test.ts";
import { cases, report } from "../package/lib/folder.mjs";

const root = resolve(import.meta.dirname, "../..");
const TYPES: Readonly<Record<string, string>> = { "": "text/html", ".wasm": "application/wasm" };
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

test("every case of the rulebook plays as written, through the package in the browser", async ({ page }, {
  project,
}) => {
  await page.route("http://package.test/**", async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = path === "/" ? "<!doctype html><title>Cases</title>" : readFileSync(resolve(root, `.${path}`));
    const contentType = TYPES[extname(path)] ?? "text/javascript";
    await route.fulfill({ body, contentType, headers: { "content-security-policy": POLICY } });
  });
  await page.goto("http://package.test/");
  const all = cases();
  const { ran, broken } = await page.evaluate(async (files) => {
    const from = (path: string) => import(path);
    const { default: init, Board, RulesError } = await from("/dist/berserk-rules/index.js");
    const { say } = await from("/dist/berserk-rules/words.js");
    const { playCase } = await from("/tests/package/lib/play.mjs");
    await init();
    const ran: string[] = [];
    const broken: string[] = [];
    for (const it of files) {
      ran.push(it.file);
      try {
        playCase({ Board, RulesError, say }, it);
      } catch (error) {
        broken.push(`${it.file}: ${error instanceof Error ? error.message : error}`);
      }
    }
    return { ran, broken };
  }, all);
  report(project.name, ran);
  expect(broken).toEqual([]);
  expect(ran).toHaveLength(all.length);
});
