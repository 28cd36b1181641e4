import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";

const root = resolve(import.meta.dirname, "../..");
const POLICY = "default-src 'none'; script-src 'self'";

/** Modules of the package and of its tests: what pages import, and what Node runs here for comparison. */
const from = (path: string) => import(resolve(root, path));

/** A page that can import the package, under a policy as strict as any. */
async function open(page: Page): Promise<void> {
  await page.route("http://package.test/**", async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = path === "/" ? "<!doctype html><title>Links</title>" : readFileSync(resolve(root, `.${path}`));
    const contentType = extname(path) === "" ? "text/html" : "text/javascript";
    await route.fulfill({ body, contentType, headers: { "content-security-policy": POLICY } });
  });
  await page.goto("http://package.test/");
}

test("links are the same here as in Node, and so is what comes out of them, to the byte", async ({ page }) => {
  test.slow();
  const { Board } = await from("dist/berserk-rules/node.js");
  const { packLink, unpackLink } = await from("dist/berserk-rules/link.js");
  const { heavy, kept, rulebookScenarios } = await from("tests/package/lib/links.mjs");
  const { everything } = await from("tests/package/lib/scenarios.mjs");
  const scenarios = [...rulebookScenarios(Board).values(), ...everything()];
  for (let seed = 1; seed <= 10; seed++) scenarios.push(heavy(Board, seed));
  const links: string[] = [];
  for (const scenario of scenarios) links.push(await packLink(scenario));
  for (const { link } of kept) links.push(link);
  const inNode: [string, string][] = [];
  for (const link of links) {
    const back = await unpackLink(link);
    inNode.push([JSON.stringify(back), await packLink(back)]);
  }
  expect(links.length).toBeGreaterThan(300);

  await open(page);
  const differing = await page.evaluate(
    async ([links, inNode]) => {
      const from = (path: string) => import(path);
      const { packLink, unpackLink } = await from("/dist/berserk-rules/link.js");
      const differing: string[] = [];
      for (const [at, link] of links.entries()) {
        const [text, packed] = inNode[at] ?? [];
        const back = await unpackLink(link);
        if (JSON.stringify(back) !== text) differing.push(`unpacked ${link}`);
        if ((await packLink(back)) !== packed) differing.push(`packed ${text?.slice(0, 200)}`);
      }
      return differing;
    },
    [links, inNode] as const,
  );
  expect(differing).toEqual([]);
});

test("spoiled links give the same errors here as in Node", async ({ page }) => {
  test.slow();
  const { packLink } = await from("dist/berserk-rules/link.js");
  const { forty } = await from("tests/package/lib/forty.mjs");
  const { dice } = await from("tests/package/lib/played.mjs");
  const { opened, rows, sealed, spoil } = await from("tests/package/lib/spoil.mjs");
  const link: string = await packLink(forty);
  const random: () => number = dice(12);
  const spoiled: string[] = [];
  for (let count = 0; count < 600; count++) spoiled.push(spoil(link, random));
  spoiled.push(rows([], [], Buffer.alloc(140_000_000)));
  const sealedAnew: string[] = [];
  for (let count = 0; count < 300; count++) {
    const bytes: Buffer = Buffer.from(opened(link));
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    sealedAnew.push(sealed(bytes));
  }
  const inNode = (links: string[]) => verdicts([resolve(root, "dist/berserk-rules/link.js"), links]);
  await open(page);
  const here = (links: string[]) => page.evaluate(verdicts, ["/dist/berserk-rules/link.js", links] as const);

  const codes = await inNode(spoiled);
  expect(codes).toContain("damaged");
  expect(codes.at(-1)).toBe("tooLarge");
  expect(await here(spoiled)).toEqual(codes);

  // Of what follows the end of a deflated stream some platforms complain and some do not; but two that read a link read
  // the same.
  const [these, those] = [await inNode(sealedAnew), await here(sealedAnew)];
  const isRead = (verdict = "") => verdict.startsWith("{");
  const both = these.map((verdict, at) => [verdict, those[at]] as const).filter((pair) => pair.every(isRead));
  expect(both.length).toBeGreaterThan(5);
  for (const [one, other] of both) expect(other).toBe(one);
  for (const verdict of [...these, ...those]) expect(isRead(verdict) || /^[a-zA-Z]+$/.test(verdict)).toBe(true);
});

/** Of each link the code of its error, or the text of what was read. It runs on both sides, so it stands by itself. */
async function verdicts([module, links]: readonly [string, readonly string[]]): Promise<string[]> {
  const { unpackLink } = await import(module);
  const found: string[] = [];
  for (const link of links) {
    try {
      found.push(JSON.stringify(await unpackLink(link)));
    } catch (error) {
      const { name, code } = error as { name: string; code: string };
      found.push(name === "LinkError" ? code : `${error}`);
    }
  }
  return found;
}
