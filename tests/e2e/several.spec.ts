import { expect, test } from "../engines/test.ts";
import { carry, HEROES, laid } from "./laid.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("by mouse and keyboard: an effect is done to all selected cards in one step, previewed on each", async ({
  page,
}) => {
  const table = await laid(page, HEROES);
  await table.grip("gul").click();
  await table.grip("troll").click({ modifiers: ["ControlOrMeta"] });
  await table.grip("nomad").focus();
  await page.keyboard.press("Control+Space");
  const title = table.board.locator(".panel-title");
  await expect(title).toHaveText("3 cards");
  await page.keyboard.press("Control+Space");
  await expect(title).toHaveText("2 cards");
  await expect(table.grip("nomad")).toHaveAttribute("aria-pressed", "false");
  for (const id of ["gul", "troll"]) await expect(table.grip(id)).toHaveAttribute("aria-pressed", "true");
  await table.setAmount(3);
  await table.effect("wound").hover();
  await expect(table.foretold).toHaveText("Гуль: life from 8 to 5, 3 wounds. Тролль: life from 9 to 6, 3 wounds.");
  await table.effect("wound").click();
  const { revision, cards } = await table.snapshot();
  expect(revision).toBe(1);
  expect(cards.filter(({ markers }) => markers.wounds === 3).map(({ id }) => id)).toEqual(["gul", "troll"]);
  await table.agrees();
  await table.undo.click();
  // They are carried together too, each to its owner's pile.
  await carry(page, table.grip("troll"), table.board.locator("[data-player='1'] .heap-button[data-zone=hand]"));
  expect((await table.snapshot()).revision).toBe(1);
  for (const id of ["gul", "troll"]) expect((await table.card(id)).zone).toBe("hand");
  await table.undo.click();
  // One that may not be named refuses the whole.
  await table.board.locator("[data-player='0'] .heap-button[data-zone=deck]").click();
  await table.grip("module").click({ modifiers: ["Shift"] });
  await table.effect("tap").click();
  await expect(table.notice).toContainText("Модуль: the card is not in play");
  expect((await table.snapshot()).revision).toBe(0);
  await page.keyboard.press("Escape");
  await expect(table.grip("gul")).toHaveAttribute("aria-pressed", "false");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a switch in the panel has further taps join the selection", async ({ page }) => {
    const table = await laid(page, HEROES);
    await table.grip("gul").click();
    await table.board.locator(".several").click();
    await expect(table.board.locator(".several")).toHaveAttribute("aria-pressed", "true");
    await table.grip("troll").click();
    await table.effect("poison").click();
    expect((await table.snapshot()).cards.filter(({ poison }) => poison === 1).map(({ id }) => id)).toEqual([
      "gul",
      "troll",
    ]);
    await table.board.locator(".several").click();
    await table.grip("nomad").click();
    await expect(table.board.locator(".panel-title")).toHaveText("Кочевник");
  });
});
