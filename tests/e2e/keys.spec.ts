import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Keys = Pick<KeyboardEventInit, "key" | "code" | "ctrlKey" | "shiftKey" | "altKey" | "metaKey">;

/** A table on which three wounds were dealt, with the focus on a card. */
async function wounded(page: Page): Promise<Table> {
  const table = new Table(page);
  await table.open("markers");
  await table.place("vail").click();
  for (let step = 0; step < 3; step++) await table.effect("wound").click();
  await table.grip("vail").focus();
  return table;
}

async function stands(table: Table, revision: number): Promise<void> {
  await expect(table.line(revision)).toHaveClass(/here/);
  expect((await table.snapshot()).revision).toBe(revision);
}

test("keys step back and forward, from the table and from the history", async ({ page }) => {
  const table = await wounded(page);
  for (const [key, revision] of [
    ["Control+z", 2],
    ["[", 1],
    ["Control+y", 2],
    ["]", 3],
    ["]", 3],
    ["Control+z", 2],
    ["Control+Shift+Z", 3],
  ] as const) {
    await page.keyboard.press(key);
    await stands(table, revision);
  }
  await table.go(1).focus();
  await page.keyboard.press("[");
  await stands(table, 2);
  await expect(table.go(1)).toBeFocused();
  await table.agrees();
});

test("on a keyboard without Latin letters the keys lie where they lie", async ({ page }) => {
  const table = await wounded(page);
  const press = (init: Keys) =>
    table.grip("vail").evaluate((grip, given) => {
      const event = new KeyboardEvent("keydown", { ...given, bubbles: true, composed: true, cancelable: true });
      grip.dispatchEvent(event);
      return event.defaultPrevented;
    }, init);
  expect(await press({ key: "я", code: "KeyZ", ctrlKey: true })).toBe(true);
  await stands(table, 2);
  expect(await press({ key: "Я", code: "KeyZ", ctrlKey: true, shiftKey: true })).toBe(true);
  await stands(table, 3);
  expect(await press({ key: "х", code: "BracketLeft" })).toBe(true);
  await stands(table, 2);
  // A German keyboard has Z where others have Y, and brackets behind AltGr.
  expect(await press({ key: "y", code: "KeyZ", ctrlKey: true })).toBe(true);
  await stands(table, 3);
  expect(await press({ key: "[", code: "Digit8", ctrlKey: true, altKey: true })).toBe(true);
  await stands(table, 2);
  for (const other of [
    { key: "[", ctrlKey: true },
    { key: "z" },
    { key: "z", ctrlKey: true, altKey: true },
    { key: "[", metaKey: true },
  ])
    expect(await press(other)).toBe(false);
  await stands(table, 2);
});

test("fields and the page keep their keys", async ({ page }) => {
  const table = await wounded(page);
  const amount = table.board.locator("#amount");
  await amount.fill("12");
  await amount.press("Control+z");
  await amount.press("[");
  await stands(table, 3);
  const text = page.locator("textarea");
  await text.fill("");
  await text.pressSequentially("[1]");
  await expect(text).toHaveValue("[1]");
  await text.press("Control+z");
  await page.locator("select[name=sample]").focus();
  await page.keyboard.press("[");
  await page.keyboard.press("Control+z");
  await stands(table, 3);
});

test("in the history the arrows go from line to line and say what each means, and Enter goes there", async ({
  page,
}) => {
  const table = await wounded(page);
  await expect(table.board.locator(".story .go[tabindex='0']")).toHaveCount(1);
  await table.tabTo(table.go(3));
  await page.keyboard.press("ArrowUp");
  await expect(table.go(2)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(table.go(0)).toBeFocused();
  await page.keyboard.press("End");
  await expect(table.go(3)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await stands(table, 3);
  await page.keyboard.press("ArrowRight");
  await expect(table.line(1).locator(".go-on")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(table.line(1).locator(".go-on")).toBeHidden();
  await page.keyboard.press("Enter");
  await stands(table, 1);
  await expect(table.go(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(table.line(1).locator("summary")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(table.line(1).locator(".go-on")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(table.board.locator(".keys-button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.keys).toContainText("Ctrl+Shift+Z");
});

test("in step mode the keys step through the example", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.board.evaluate((board) => Object.assign(board, { mode: "step" }));
  await table.next.focus();
  await page.keyboard.press("]");
  await page.keyboard.press("]");
  await stands(table, 2);
  await expect(table.board.locator(".progress")).toHaveText("2 of 8");
  await page.keyboard.press("[");
  await stands(table, 1);
  await page.keyboard.press("Control+y");
  await stands(table, 2);
  await page.keyboard.press("Control+z");
  await expect(table.board.locator(".progress")).toHaveText("1 of 8");
});

test("the list of keys opens by its key and closes, wherever the focus is on the board, and nowhere else", async ({
  page,
}) => {
  const table = await wounded(page);
  // A key with no Ctrl must not be taken from the rest of the page (WCAG 2.1.4).
  await page.locator("select[name=sample]").focus();
  await page.keyboard.press("?");
  await table.board.locator("#amount").focus();
  await page.keyboard.press("?");
  await expect(table.keys).toBeHidden();
  await table.grip("vail").focus();
  await page.keyboard.press("?");
  await expect(table.keys).toBeVisible();
  await expect(table.keys.locator("kbd", { hasText: "Home" })).toHaveCount(2);
  // What the board does by key waits.
  await page.keyboard.press("[");
  await page.keyboard.press("Escape");
  await expect(table.keys).toBeHidden();
  await stands(table, 3);
  await expect(table.panel).toBeVisible();
  await expect(table.grip("vail")).toBeFocused();
  await page.keyboard.press("?");
  await page.keyboard.press("Enter");
  await expect(table.keys).toBeHidden();
  await expect(table.grip("vail")).toBeFocused();
});
