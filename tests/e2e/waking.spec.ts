import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { cannot, expect } from "../engines/test.ts";
import { plainPage, type SiteSetUp, test } from "./sites.ts";

const PACKAGE = "dist/berserk-rules";
const WASM = "/berserk_rules_bg.wasm";
const SCENARIO = { format: 1, cards: [{ id: "a", name: "Вереск", owner: 0, life: 5 }] };
const INSIDE = `<script type="application/json">${JSON.stringify(SCENARIO)}</script>`;
const MODULE = '<script type="module" src="element.js"></script>';
const LONG = '<link rel="stylesheet" href="long.css"><link rel="stylesheet" href="kept.css">';

/** A page whose engine comes late; what is long is four screens high. */
const withPage = (pasted: string, head = MODULE): SiteSetUp => ({
  folder: PACKAGE,
  files: {
    "/": plainPage(pasted, LONG + head),
    "/long.css": ".long { block-size: 4000px; } .away { display: none; }",
    "/kept.css": "berserk-board { display: block; min-block-size: 560px; }",
    [WASM]: (_, response) => {
      const wasm = readFileSync(resolve(import.meta.dirname, "../..", PACKAGE, `.${WASM}`));
      setTimeout(() => response.writeHead(200, { "content-type": "application/wasm" }).end(wasm), 300);
    },
  },
});

const level = (page: Page) => page.locator("[data-card=a] .now");
/** Long enough for what would be asked for to be asked for. */
const wait = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 400)));

test("the engine is loaded only when a board comes near the screen", async ({ page, openSite }) => {
  const { origin, asked } = await openSite(
    withPage(`<p class="long">Text</p><berserk-board lang="en">${INSIDE}</berserk-board>`),
  );
  await page.goto(origin);
  await expect(page.locator("berserk-board .stage")).toHaveCount(1);
  await wait(page);
  expect(asked).toContain("/element.js");
  expect(asked).not.toContain(WASM);
  await page.evaluate(() => scrollTo(0, 1000));
  await wait(page);
  expect(asked).not.toContain(WASM);
  // On paper it is said why the board is missing.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("berserk-board")).toContainText("Scroll to it and print again.");
  await expect(page.getByText("Scroll to it and print again.")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("Scroll to it and print again.")).toBeHidden();
  // Within 600 pixels it is near.
  await page.evaluate(() => scrollTo(0, 4000 - innerHeight - 400));
  await expect(level(page)).toHaveText("5");
  expect(asked).toContain(WASM);
});

test("a hidden board loads nothing until it is shown, and one that is wanted at once, or printed, does not wait", async ({
  page,
  openSite,
}) => {
  const board = (id: string, attributes = "") => `<berserk-board id="${id}" ${attributes}>${INSIDE}</berserk-board>`;
  const hidden = await openSite(withPage(`<div id="tab" class="away">${board("a")}</div>`));
  await page.goto(hidden.origin);
  await wait(page);
  expect(hidden.asked).not.toContain(WASM);
  await page.locator("#tab").evaluate((tab) => tab.classList.remove("away"));
  await expect(level(page)).toHaveText("5");
  const eager = await openSite(withPage(`<p class="long">Text</p>${board("a", 'loading="eager"')}`));
  await page.goto(eager.origin);
  await expect(level(page)).toHaveText("5");
  const printed = await openSite(withPage(`<p class="long">Text</p>${board("a")}`));
  await page.goto(printed.origin);
  await wait(page);
  expect(printed.asked).not.toContain(WASM);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(level(page)).toHaveText("5");
});

test("nothing on the page moves when a board wakes", async ({ page, openSite }) => {
  cannot(["firefox", "webkit"], "the engine does not measure layout shifts");
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const shift = async (setUp: SiteSetUp) => {
    const { origin } = await openSite(setUp);
    await page.goto(origin);
    await expect(level(page)).toHaveText("5");
    await wait(page);
    return page.evaluate(() => (window as unknown as { shift: number }).shift);
  };
  const picture = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="The position" width="300" height="200">';
  const after = "<p>What comes after the board.</p>";
  const classic = '<script src="berserk-board.js"></script>';
  // With the attribute, where the script stands before the tag.
  const attribute = withPage(
    `<berserk-board mode="still" height="560" src="late.json">${picture}</berserk-board>${after}`,
    classic,
  );
  const late: NonNullable<SiteSetUp["files"]>[string] = (_, response) =>
    setTimeout(
      () => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(SCENARIO)),
      300,
    );
  expect(await shift({ ...attribute, files: { ...attribute.files, "/kept.css": "", "/late.json": late } })).toBe(0);
  // With a line of the page's own style sheet, where a module registers the element after the first paint.
  expect(await shift(withPage(`<berserk-board mode="still">${picture}${INSIDE}</berserk-board>${after}`))).toBe(0);
  // Without either it would have been noticed.
  const unkept = withPage(`<berserk-board mode="still">${INSIDE}</berserk-board>${after}`);
  expect(await shift({ ...unkept, files: { ...unkept.files, "/kept.css": "" } })).toBeGreaterThan(0);
});

test("still mode has nothing to press, step mode only the steps", async ({ page, openSite }) => {
  const scenario = {
    format: 1,
    cards: [
      { id: "a", name: "Вереск", owner: 0, life: 5, strike: 2 },
      { id: "b", name: "Репей", owner: 1, life: 4 },
      { id: "g", name: "Ушедший", owner: 1, life: 4, zone: "graveyard" },
    ],
    steps: [{ action: { kind: "strike", card: "a", target: "b" } }],
  };
  const board = (mode: string) =>
    `<berserk-board lang="en" mode="${mode}"><script type="application/json">${JSON.stringify(scenario)}</script></berserk-board>`;
  const { origin } = await openSite(withPage(board("still") + board("step")));
  await page.goto(origin);
  const [still, step] = [page.locator("[mode=still]"), page.locator("[mode=step]")];
  await expect(still.locator(".combat")).toContainText("attacks");
  await expect(still.locator("[data-zone=graveyard]")).toHaveText(/Graveyard\s*1/);
  await expect(still.locator("[data-zone=hand]")).toHaveCount(0);
  await expect(still.locator("button, select, input, a, summary, [tabindex]")).toHaveCount(0);
  await step.locator(".next").click();
  await expect(step.locator(".combat")).toContainText("attacks");
  await expect(step.locator(".grip, .fight, .desk")).toHaveCount(0);
});
