import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import { cannot, expect } from "../engines/test.ts";
import { plainPage, test } from "./sites.ts";

const PACKAGE = "dist/berserk-rules";
const SCENARIO = JSON.stringify({
  format: 1,
  players: [{ name: "Ада" }, { name: "Бор" }],
  cards: [
    { id: "a", name: "Вереск", owner: 0, life: 5, strike: [1, 2, 3], orientation: "tapped", markers: { wounds: 2 } },
    { id: "b", name: "Репей", owner: 1, life: 4 },
    { id: "c", name: "Рядом", owner: 1, life: 4, zone: "hand" },
  ],
});
const INSIDE = `<script type="application/json">${SCENARIO}</script>`;
const PICTURE = '<img src="position.svg" alt="The position" width="200" height="100">';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100"/></svg>';
const CLASSIC = '<script src="berserk-board.js"></script>';
const NO_WASM = {
  "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
};

test("where a policy forbids WebAssembly what stands inside stays, else the set-up, and the reason is said", async ({
  page,
  openSite,
}) => {
  const boards = `${CLASSIC}<berserk-board id="own">${PICTURE}${INSIDE}</berserk-board><berserk-board id="bare" lang="ru">${INSIDE}</berserk-board>`;
  const files = { "/": plainPage(boards), "/position.svg": SVG };
  const { origin } = await openSite({ folder: PACKAGE, headers: NO_WASM, files });
  await page.goto(origin);
  const [own, bare] = [page.locator("#own"), page.locator("#bare")];
  await expect(own.locator(".problem")).toContainText("Content-Security-Policy lacks 'wasm-unsafe-eval'");
  await expect(own.getByAltText("The position")).toBeVisible();
  await expect(own.locator("berserk-card")).toHaveCount(0);
  // Another try would come to the same.
  await expect(own.locator("button")).toHaveCount(0);
  await expect(bare.locator(".problem")).toContainText("не разрешает WebAssembly");
  const cards = bare.locator("berserk-card");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toHaveAccessibleName("Репей, жизни 4 из 4");
  await expect(cards.nth(1)).toHaveAccessibleName("Вереск, закрыта, удар 1-2-3, жизни 3 из 5: ран 2");
  await expect(bare.getByRole("heading", { name: "Бор" })).toBeVisible();
});

test("where scripts are off what stands inside shows by itself, and the page for frames says why it cannot", async ({
  browser,
  baseURL,
  openSite,
}) => {
  cannot(["firefox", "webkit"], "their drivers switch no scripts off");
  const noScript = "<noscript><p>The board needs JavaScript.</p></noscript>";
  const board = `${CLASSIC}<berserk-board>${PICTURE}${INSIDE}${noScript}</berserk-board>`;
  const files = { "/": plainPage(board), "/position.svg": SVG };
  const { origin } = await openSite({ folder: PACKAGE, files });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  await expect(page.getByAltText("The position")).toBeVisible();
  const said = page.locator("noscript p");
  await expect(said).toBeVisible();
  await page.goto(`${baseURL}embed.html#b1.whatever`);
  await expect(said).toHaveText([/без JavaScript её не показать/, /without JavaScript it cannot be shown/]);
  await expect(said.last()).toBeVisible();
  await context.close();
});

test("a browser without WebAssembly says so, on other sites and in the page for frames", async ({ page, openSite }) => {
  const files = {
    "/": plainPage(`${CLASSIC}<berserk-board>${PICTURE}${INSIDE}</berserk-board>`),
    "/position.svg": SVG,
  };
  const { origin } = await openSite({ folder: PACKAGE, files });
  await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
  await page.goto(origin);
  await expect(page.locator(".problem")).toContainText("This browser has no WebAssembly");
  await expect(page.getByAltText("The position")).toBeVisible();
  const { packLink } = await import(resolve(import.meta.dirname, "../..", PACKAGE, "link.js"));
  await page.goto(`./embed.html?lang=ru#${await packLink(JSON.parse(SCENARIO))}`);
  await expect(page.locator(".problem")).toContainText("нет WebAssembly");
  await expect(page.locator("berserk-card").nth(1)).toHaveAccessibleName(/^Вереск, закрыта/);
});

test("an engine that does not come is said to be missing, and comes when it is tried again", async ({
  page,
  openSite,
}) => {
  const wasm = readFileSync(resolve(import.meta.dirname, "../..", PACKAGE, "berserk_rules_bg.wasm"));
  let isThere = false;
  const { origin } = await openSite({
    folder: PACKAGE,
    files: {
      "/": plainPage(
        `<berserk-board>${PICTURE}${INSIDE}</berserk-board>`,
        '<script type="module" src="element.js"></script>',
      ),
      "/position.svg": SVG,
      "/berserk_rules_bg.wasm": (_, response) => {
        const head = isThere ? [200, { "content-type": "application/wasm" }] : [503, {}];
        response.writeHead(...(head as [number, Record<string, string>])).end(isThere ? wasm : "");
      },
    },
  });
  await page.goto(origin);
  await expect(page.locator(".problem")).toContainText("The rules engine could not be loaded");
  await expect(page.getByAltText("The position")).toBeVisible();
  isThere = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("[data-card=a] .now")).toHaveText("3");
  await expect(page.getByAltText("The position")).toBeHidden();
});

test("a browser that does not know what a page's scripts are written in is told so", async ({ page, openSite }) => {
  const names = ["index", "embed", "rulebook", "deck", "guide", "gallery", "theming"];
  const files = Object.fromEntries(
    names.map((name) => {
      const built = readFileSync(resolve(import.meta.dirname, `../../dist/site/${name}.html`), "utf8");
      const [, script = ""] = built.match(/<script type="module"[^>]* src="\.(\/assets\/[^"]+)"/) ?? [];
      return [script, "class Of { a newer = syntax }"];
    }),
  );
  const { origin } = await openSite({ folder: "dist/site", files });
  for (const name of names) {
    await page.goto(`${origin}/${name}.html`);
    const said = page.locator("#cannot-start");
    await expect(said).toBeVisible();
    await expect(said.locator("p")).toHaveText([/^This page could not start: .*too old/, /^Страница не запустилась/]);
  }
  // Where the scripts run nothing of it is seen.
  const { origin: whole } = await openSite({ folder: "dist/site" });
  await page.goto(`${whole}/index.html`);
  await expect(page.locator("practice-page berserk-board")).toBeVisible();
  await expect(page.locator("#cannot-start")).toBeHidden();
});

test("an engine that the browser cannot read is said to be too new for it, or damaged", async ({ page, openSite }) => {
  const wasm = readFileSync(resolve(import.meta.dirname, "../..", PACKAGE, "berserk_rules_bg.wasm"));
  // A section of a kind that no browser knows yet.
  const newer = Buffer.concat([wasm, Uint8Array.of(0x7f, 0x01, 0x00)]);
  const head = '<script type="module" src="element.js"></script>';
  const files = {
    "/": plainPage(`<berserk-board>${PICTURE}${INSIDE}</berserk-board>`, head),
    "/position.svg": SVG,
    "/berserk_rules_bg.wasm": (_: unknown, response: ServerResponse) =>
      response.writeHead(200, { "content-type": "application/wasm" }).end(newer),
  };
  const { origin } = await openSite({ folder: PACKAGE, files });
  await page.goto(origin);
  await expect(page.locator(".problem")).toContainText("this browser cannot read it: the browser is too old for it");
  await expect(page.getByAltText("The position")).toBeVisible();
});
