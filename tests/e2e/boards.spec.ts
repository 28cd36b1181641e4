import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { downloaded, keptIn, stepsKept } from "./kept.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const name = (page: Page) => page.locator(".board-name .named");
const listed = (page: Page) => page.locator(".board-list .named");
const press = (page: Page, what: string) => page.locator(`[data-do=${what}]`).click();
const way = (page: Page, what: string) => page.locator(`[data-way="boards.${what}"]`).click();

async function reload(page: Page, table: Table): Promise<void> {
  await page.reload();
  await expect(table.board.locator(".tabletop")).toBeVisible();
}

test("after a reload the board is there with its steps, those taken back, and the example where it stood", async ({
  page,
}) => {
  const table = new Table(page);
  await table.open("charon");
  await expect(page.locator(".board-name .state")).toHaveText("not kept yet");
  for (let step = 0; step < 3; step++) await table.next.click();
  await table.board.locator(".undo").click();
  await expect(page.locator(".board-name .state")).toHaveText("kept in this browser");
  await stepsKept(page, (await table.snapshot()).revision);
  const [before, progress] = [await table.snapshot(), await table.next.textContent()];
  await reload(page, table);
  await expect.poll(() => table.snapshot()).toEqual(before);
  await expect(table.next).toHaveText(progress ?? "");
  await expect(table.board.locator(".redo")).toHaveAttribute("aria-disabled", "false");
  await table.agrees();
  await table.board.locator(".redo").click();
  await expect(table.board.locator(".redo")).toHaveAttribute("aria-disabled", "true");
  await stepsKept(page, before.revision + 1);
  await reload(page, table);
  await expect.poll(async () => (await table.snapshot()).revision).toBe(before.revision + 1);
});

test("a fresh visit opens the board that was open last", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.effect("heal").click();
  await stepsKept(page, 1);
  await page.goto("about:blank");
  await page.goto("./");
  await expect.poll(async () => (await table.snapshot()).revision).toBe(1);
  await expect(page).toHaveURL(/\?board=/);
});

test("boards stand side by side: new, renamed, duplicated, deleted and brought back", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.next.click();
  await page.locator(".board-name").click();
  const field = page.locator("input[name=board-name]");
  await field.fill("  Моя   партия ");
  await field.press("Enter");
  await expect(name(page)).toHaveText("Моя партия");
  await press(page, "duplicate");
  await expect(name(page)).toHaveText("Моя партия 2");
  await expect(listed(page)).toHaveText(["Моя партия 2", "Моя партия"]);
  await table.place("gul").click();
  await table.effect("wound").click();
  await expect.poll(async () => (await keptIn(page)).length).toBe(2);

  await press(page, "new");
  await expect(name(page)).toHaveText("New board");
  await expect(listed(page)).toHaveCount(3);
  await expect(table.board.locator(".place")).toHaveCount(0);
  await field.fill("Моя партия");
  await field.press("Enter");
  await expect(name(page), "no two boards are called the same").toHaveText("Моя партия 3");

  await listed(page).getByText("Моя партия", { exact: true }).click();
  await expect.poll(async () => (await table.snapshot()).revision).toBe(1);
  await listed(page).getByText("Моя партия 2").click();
  await expect.poll(async () => (await table.snapshot()).revision).toBe(2);

  const before = await table.snapshot();
  await press(page, "delete");
  await expect(page.locator("[data-about=removed]")).toContainText("“Моя партия 2” is deleted");
  await expect(listed(page)).toHaveCount(2);
  await expect.poll(async () => (await keptIn(page)).length).toBe(2);
  await way(page, "bringBack");
  await expect(listed(page)).toHaveCount(3);
  await expect.poll(() => table.snapshot()).toEqual(before);
});

test("an example played again takes the place of its own steps, but never of the reader's", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.next.click();
  await stepsKept(page, 1);
  await table.open("markers");
  await table.next.click();
  await table.next.click();
  await expect.poll(async () => (await keptIn(page)).length).toBe(1);
  await table.place("gul").click();
  await table.effect("wound").click();
  await expect.poll(async () => (await keptIn(page)).length).toBe(1);
  await table.open("markers");
  await table.next.click();
  await expect.poll(async () => (await keptIn(page)).length).toBe(2);
});

test("a board saved as a file opens as an equal board, by choosing and by dropping it", async ({ page }) => {
  const table = new Table(page);
  await table.open("smaita");
  await table.next.click();
  const before = await table.snapshot();
  const { name: file, value } = await downloaded(page, () => press(page, "save"));
  expect(file).toMatch(/^[\p{L}\p{N}-]+-\d{4}-\d\d-\d\d\.json$/u);

  await table.open("markers");
  const buffer = Buffer.from(JSON.stringify(value));
  await page.locator("input[type=file]").setInputFiles({ name: file, mimeType: "application/json", buffer });
  await expect.poll(() => table.snapshot()).toEqual(before);
  await table.agrees();

  await table.open("markers");
  const held = await page.evaluateHandle(
    ([file, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], file, { type: "application/json" }));
      return transfer;
    },
    [file, JSON.stringify(value)] as const,
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: held });
  await expect(page.locator(".drop-here")).toContainText("Drop the file");
  await page.dispatchEvent("body", "drop", { dataTransfer: held });
  await expect(page.locator(".drop-here")).toHaveCount(0);
  await expect.poll(() => table.snapshot()).toEqual(before);
  await expect.poll(async () => (await keptIn(page)).length).toBe(3);
});
