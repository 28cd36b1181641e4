import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What each button does to Vail, life 14 with 2 extra lives: his level afterwards and the stacks that then lie on him. */
const CHANGES = [
  { effect: "wound", amount: 3, level: "13", piles: { wounds: "3", extraLives: "2" } },
  { effect: "heal", amount: 2, level: "15", piles: { wounds: "1", extraLives: "2" } },
  { effect: "addLives", amount: 30, level: "45", piles: { wounds: "1", extraLives: "32" } },
  { effect: "removeExtraLives", amount: 31, level: "14", piles: { wounds: "1", extraLives: "1" } },
  { effect: "reduceLives", amount: 5, level: "9", piles: { wounds: "1", lifeReductions: "4" } },
  { effect: "removeReductions", amount: 3, level: "12", piles: { wounds: "1", lifeReductions: "1" } },
  { effect: "addCounters", amount: 1, level: "12", piles: { wounds: "1", lifeReductions: "1", counters: "1" } },
  { effect: "poison", amount: 2, level: "12", piles: { wounds: "1", lifeReductions: "1", counters: "1", poison: "2" } },
  { effect: "removeCounters", amount: 1, level: "12", piles: { wounds: "1", lifeReductions: "1", poison: "2" } },
  { effect: "cure", amount: 1, level: "12", piles: { wounds: "1", lifeReductions: "1" } },
  { effect: "setLives", amount: 20, level: "20", piles: { extraLives: "6" } },
] as const;

test("by mouse: each kind of marker is put on and taken off, and life is set", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("vail").click();
  await expect(table.panel).toBeVisible();
  for (const { effect, amount, level, piles } of CHANGES) {
    await table.setAmount(amount);
    await table.effect(effect).click();
    await table.agrees();
    const { inPlay } = await table.screen();
    expect(inPlay.vail, effect).toMatchObject({ level, starting: "14" });
    expect(inPlay.vail?.piles, effect).toEqual(piles);
  }
});

test("by keyboard: each kind of marker is put on and taken off, and life is set", async ({ page }) => {
  test.slow();
  const table = new Table(page);
  await table.open("markers");
  await table.tabTo(table.board.locator(".grip[tabindex='0']"));
  await table.arrowTo("vail");
  await page.keyboard.press("Enter");
  await expect(table.panel).toBeVisible();
  let back: "Tab" | "Shift+Tab" = "Tab";
  for (const { effect, amount, level, piles } of CHANGES) {
    await table.tabTo(table.board.locator("#amount"), back);
    back = "Shift+Tab";
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(String(amount));
    await page.keyboard.press("Tab");
    await table.tabTo(table.effect(effect));
    await page.keyboard.press("Enter");
    await table.agrees();
    const { inPlay } = await table.screen();
    expect(inPlay.vail, effect).toMatchObject({ level });
    expect(inPlay.vail?.piles, effect).toEqual(piles);
  }
});

test("destroying takes a card from its place to its owner's graveyard, and the pile opens", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.effect("destroy").click();
  await expect(table.board.locator(".row:not(.small) [data-card=gul]")).toHaveCount(0);
  await expect(table.board.locator(".grip[tabindex='0']")).toHaveCount(1);
  await table.agrees();
  const heap = table.board.locator("[data-player='1'] .heap-button[data-zone=graveyard]");
  await expect(heap).toHaveAttribute("aria-expanded", "false");
  await heap.click();
  await expect(heap).toHaveAttribute("aria-expanded", "true");
  await expect(table.board.locator(".open-pile .place[data-card=gul]")).toBeVisible();
});

test("wounds down to nothing destroy, and the story cites 505.1", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.setAmount(5);
  await table.effect("wound").click();
  expect((await table.card("gul")).zone).toBe("graveyard");
  await expect(table.latest).toContainText("505.1");
  await table.agrees();
});

test("a finishing blow refuses a card whose level is too high", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.setAmount(4);
  await table.effect("finishOff").click();
  await expect(table.notice).toBeVisible();
  expect((await table.card("gul")).zone).toBe("play");
  await table.setAmount(5);
  await table.effect("finishOff").click();
  await expect(table.notice).toBeHidden();
  expect((await table.card("gul")).zone).toBe("graveyard");
  await table.agrees();
});

test("a card turns a quarter to the right and back, and its figures stay upright", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.effect("tap").click();
  await expect(async () =>
    expect((await table.screen()).inPlay.gul).toMatchObject({ turn: 90, figures: 0, piles: { wounds: "3" } }),
  ).toPass();
  await expect(table.grip("gul")).toHaveAccessibleName(/tapped, .*life 5 of 8: 3 wounds/);
  await table.effect("untap").click();
  await expect(async () => expect((await table.screen()).inPlay.gul).toMatchObject({ turn: 0, figures: 0 })).toPass();
  await table.agrees();
});

test("an amount that is no amount becomes the last one that was", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.setAmount(2);
  const field = table.board.locator("#amount");
  await field.fill("1.5");
  await field.press("Tab");
  await expect(field).toHaveValue("2");
  await field.fill("-4");
  await field.press("Tab");
  await expect(field).toHaveValue("0");
});
