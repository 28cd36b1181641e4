import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

/** How many times as long as usual everything takes: so that a test can look while it moves. */
async function pace(page: Page, times: number): Promise<void> {
  await page.evaluate((value) => document.documentElement.style.setProperty("--berserk-motion", value), String(times));
}

/** Longer than any test. */
const SLOW = 200;

/** What moves on the board, as far as scripts move it, and what is laid over the table for it. */
const moving = (table: Table) =>
  table.board.evaluate((board) => {
    const root = board.shadowRoot;
    if (root === null) throw new Error("the board has drawn nothing");
    const cards = [...root.querySelectorAll("berserk-card")];
    const inside = cards.flatMap((card) => [...(card.shadowRoot?.getAnimations() ?? [])]);
    return {
      animations: root.getAnimations().length + inside.length,
      tokens: root.querySelectorAll(".flights > .token").length,
      leaving: root.querySelectorAll(".flights > berserk-card").length,
      layers: root.querySelectorAll(".flights").length,
      raised: root.querySelectorAll("[data-moves]").length,
    };
  });

const STILL = { animations: 0, tokens: 0, leaving: 0, layers: 0, raised: 0 };

/** Where everything stands on the table that can be seen or pressed. */
const layout = (table: Table) =>
  table.board.evaluate((board) => {
    const corner = board.shadowRoot?.querySelector(".tabletop")?.getBoundingClientRect();
    const all = board.shadowRoot?.querySelectorAll(".tabletop :is(.place, .grip, .heap-button, .side, h3)") ?? [];
    return [...all].map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return [x - (corner?.x ?? 0), y - (corner?.y ?? 0), width, height];
    });
  });

/** The fight in which Тетива dies, just before it. */
async function beforeTheDeath(page: Page): Promise<Table> {
  const table = new Table(page);
  await table.open("tryasovitsa");
  await pace(page, 0);
  await table.next.click();
  await pace(page, SLOW);
  return table;
}

test("a fight is seen over a table that is the end state at once", async ({ page }) => {
  const table = await beforeTheDeath(page);
  await table.next.click();
  await expect.poll(() => moving(table)).toMatchObject({ leaving: 1, layers: 1 });
  expect((await moving(table)).tokens).toBeGreaterThan(0);
  expect(await table.board.locator(".flights").evaluate((layer) => (layer as HTMLElement).inert)).toBe(true);
  await expect(table.announcer).toContainText(/\S/);
  const [screen, heaps, boxes] = [await table.screen(), await table.expectedScreen(), await layout(table)];
  expect(screen.heaps).toEqual(heaps.heaps);
  expect(Object.keys(screen.inPlay)).toEqual(Object.keys(heaps.inPlay));
  // What can be pressed is pressed, and what moves goes on.
  const [first] = Object.keys(screen.inPlay);
  await table.grip(first ?? "").click();
  await expect(table.grip(first ?? "")).toHaveAttribute("aria-pressed", "true");
  expect(await moving(table)).toMatchObject({ leaving: 1 });
  await page.keyboard.press("Escape");
  await pace(page, 0);
  await table.undo.click();
  await page.keyboard.press("Control+y");
  await expect.poll(() => moving(table)).toEqual(STILL);
  expect(await layout(table)).toEqual(boxes);
});

test("the next step ends what still moves, and leaves nothing of it", async ({ page }) => {
  const table = await beforeTheDeath(page);
  await table.next.click();
  await expect.poll(() => moving(table)).toMatchObject({ leaving: 1 });
  await pace(page, 0);
  await table.undo.click();
  await expect.poll(() => moving(table)).toEqual(STILL);
  await table.agrees();
});

test("when all is over nothing is left", async ({ page }) => {
  const table = await beforeTheDeath(page);
  await table.next.click();
  await expect.poll(() => moving(table)).toMatchObject({ layers: 1 });
  await table.board.evaluate((board) => {
    const cards = [...(board.shadowRoot?.querySelectorAll("berserk-card") ?? [])].map((card) => card.shadowRoot);
    const all = [board.shadowRoot, ...cards].flatMap((root) => root?.getAnimations() ?? []);
    for (const animation of all) animation.playbackRate = 1000;
  });
  await expect.poll(() => moving(table)).toEqual(STILL);
  await table.agrees();
});

test("back and forward in the history cards go where they lie, and no markers fly", async ({ page }) => {
  const table = await beforeTheDeath(page);
  await pace(page, 0);
  await table.next.click();
  await pace(page, SLOW);
  await table.undo.click();
  await expect.poll(() => moving(table)).toMatchObject({ layers: 1, tokens: 0, leaving: 0 });
  expect((await moving(table)).animations).toBeGreaterThan(0);
  await page.keyboard.press("Control+y");
  await expect.poll(() => moving(table)).toMatchObject({ layers: 1, tokens: 0, leaving: 1 });
});

for (const [who, quiet] of [
  ["one who wants less motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["a page that asks for none", (page: Page) => pace(page, 0)],
] as const) {
  test(`for ${who} nothing moves at all`, async ({ page }) => {
    const table = new Table(page);
    await table.open("tryasovitsa");
    await pace(page, 1);
    await quiet(page);
    await page.evaluate(() => {
      const heard = { animations: 0 };
      Object.assign(window, { heard });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        heard.animations++;
        return animate.apply(this, given);
      };
    });
    for (let step = 0; step < 3; step++) {
      await table.next.click();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await moving(table)).toEqual(STILL);
    }
    expect(await page.evaluate(() => (window as unknown as { heard: { animations: number } }).heard.animations)).toBe(
      0,
    );
    await table.agrees();
  });
}

test("what the rules refuse shakes", async ({ page }) => {
  const table = new Table(page);
  await table.open("finishing-blow");
  await pace(page, SLOW);
  await table.next.click();
  await expect(table.notice).toBeVisible();
  await expect.poll(() => moving(table)).toMatchObject({ raised: 1, tokens: 0, leaving: 0 });
});
