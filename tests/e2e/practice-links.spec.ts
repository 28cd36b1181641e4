import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { keptIn, REFUSED, stepsKept, wound } from "./kept.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const notice = (page: Page) => page.locator('[data-about="link"]');

async function copyLink(page: Page): Promise<string> {
  await page.locator("[data-do=link]").click();
  await expect(notice(page)).toContainText("on the clipboard");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What the page itself makes of a value: a link whose content is of the test's choosing. */
async function linkTo(value: unknown): Promise<string> {
  const { packLink } = await import("../../www/src/link.ts");
  return `#${await packLink(value as Parameters<typeof packLink>[0])}`;
}

test("a copied link opens elsewhere as an equal board, not kept before its first step", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = new Table(page);
  await table.open("smaita");
  await table.next.click();
  const link = await copyLink(page);
  expect(link).toMatch(/\/#/);
  const before = await table.snapshot();

  const elsewhere = await browser.newContext({ locale: "en-GB", ...(baseURL ? { baseURL } : {}) });
  const fresh = await elsewhere.newPage();
  await fresh.goto(link);
  const other = new Table(fresh);
  await expect(other.board.locator(".tabletop")).toBeVisible();
  await expect.poll(() => other.snapshot()).toEqual(before);
  await other.agrees();
  await expect(fresh.locator(".board-name .state")).toHaveText("not kept yet");
  expect(await keptIn(fresh)).toEqual([]);
  await fresh.reload();
  await expect(other.board.locator(".tabletop")).toBeVisible();
  await expect.poll(() => other.snapshot()).toEqual(before);
  await fresh.locator(".board-name").click();
  await fresh.locator("[data-do=keep]").click();
  await expect(fresh).toHaveURL(/\?board=[^#]*$/);
  await fresh.reload();
  await expect(other.board.locator(".tabletop")).toBeVisible();
  await expect.poll(() => other.snapshot()).toEqual(before);
  await elsewhere.close();
});

test("where the clipboard is denied the link stands there to be taken by hand", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.locator("[data-do=link]").click();
  await expect(notice(page)).toContainText("does not let this page use the clipboard");
  const field = notice(page).locator("input");
  await field.focus();
  const selected = await field.evaluate((it: HTMLInputElement) =>
    it.value.slice(it.selectionStart ?? 0, it.selectionEnd ?? 0),
  );
  await page.goto(selected);
  await expect.poll(async () => (await table.snapshot()).cards.length).toBeGreaterThan(0);
});

test("a link that is longer than some services take says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = new Table(page);
  await table.open("markers");
  const random = () => Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
  const cards = Array.from({ length: 90 }, (_, index) => ({ id: `${random()}${index}`, name: random(), owner: 0 }));
  await page.locator("textarea").fill(JSON.stringify({ format: 1, cards }));
  await page.locator(".own button.primary").click();
  await expect(page.locator(".verdict")).toContainText("on the table");
  const { length } = await copyLink(page);
  expect(length).toBeGreaterThan(2000);
  await expect(notice(page)).toContainText(`It has ${length.toLocaleString("en")} characters`);
});

test("a link pasted into the address opens beside the reader's own board, which stays", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.effect("wound").click();
  await stepsKept(page, 1);
  const kept = await keptIn(page);
  const link = await linkTo({ ...REFUSED, steps: [wound("b", 2)] });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await expect(table.place("b").locator(".now")).toHaveText("7");
  await expect(page.locator(".board-name .named")).toHaveText("Спор");
  expect(await keptIn(page)).toEqual(kept);
  await table.place("b").click();
  await table.effect("wound").click();
  await expect.poll(async () => (await keptIn(page)).length).toBe(2);
  expect(await keptIn(page)).toEqual(expect.arrayContaining(kept));
});

const card = { id: "a", name: "A", owner: 0 };
const markup = '<img src=x onerror="window.hurt=1">';

for (const [what, hash, said] of [
  ["no link at all", () => "#hello", /cannot be opened/],
  ["cut short", async () => (await linkTo(REFUSED)).slice(0, -9), /cannot be opened/],
  ["damaged", async () => (await linkTo(REFUSED)).replace(/.{9}$/, "AAAAAAAAA"), /cannot be opened/],
  ["of a newer version", async () => (await linkTo(REFUSED)).replace("b1.", "b99."), /cannot be opened/],
  ["too long", () => `#b1.${"A".repeat(700_000)}`, /cannot be opened/],
  ["markup", () => `#${encodeURIComponent(markup)}`, /cannot be opened/],
  ["with a refused step", () => linkTo(REFUSED), /Step 4 \(steps\[3\]\) is refused/],
  ["with markup in an id", () => linkTo({ ...REFUSED, steps: [wound(markup)] }), /<img src=x/],
  ["of two cards with one id", () => linkTo({ format: 1, cards: [card, card] }), /The same twice/],
] as const) {
  test(`a link that is ${what} is said to be that, and the board stays`, async ({ page }) => {
    const table = new Table(page);
    await table.open("markers");
    await table.place("gul").click();
    await table.effect("wound").click();
    await stepsKept(page, 1);
    const [before, kept] = [await table.snapshot(), await keptIn(page)];
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    const link = await hash();
    await page.evaluate((to) => {
      location.hash = to;
    }, link);
    await expect(notice(page)).toContainText("This link cannot be opened");
    await expect(notice(page)).toContainText(said);
    await expect(notice(page)).toContainText("stays as it was");
    expect(await table.snapshot()).toEqual(before);
    expect(await keptIn(page)).toEqual(kept);
    expect(await page.evaluate(() => "hurt" in window)).toBe(false);
    expect(errors).toEqual([]);

    await page.goto("about:blank");
    await page.goto(`./${link}`);
    await expect(notice(page)).toContainText("This link cannot be opened");
    await expect.poll(() => table.snapshot(), "the last board opens instead").toEqual(before);
  });
}

test("a link with a refused step loads up to there as a board of its own", async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${await linkTo(REFUSED)}`);
  await notice(page).getByRole("button", { name: "Load the first 3 steps" }).click();
  await expect.poll(async () => (await table.snapshot()).revision).toBe(3);
  await table.agrees();
  await stepsKept(page, 3);
});
