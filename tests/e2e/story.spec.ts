import type { Page } from "@playwright/test";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { expect, test } from "../engines/test.ts";
import { jsonFile } from "./kept.ts";
import { inSight, Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A table whose scenario has so many steps behind it. */
async function after(page: Page, count: number): Promise<Table> {
  const kinds = ["wound", "heal"];
  const steps = Array.from({ length: count }, (_, index) => ({
    effect: { kind: kinds[index % 2], target: "a", amount: 1 },
  }));
  const table = new Table(page);
  await table.open("markers");
  const scenario = { format: 1, cards: [{ id: "a", name: "A", owner: 0, life: 5 }], steps };
  await page.locator("input[type=file]").setInputFiles(jsonFile("story.json", scenario));
  await expect(table.place("a")).toBeVisible();
  return table;
}

test("of a long story the newest is drawn, and more when asked for", async ({ page }) => {
  const table = await after(page, 250);
  const steps = table.board.locator(".story .line[data-told=step]");
  const earlier = table.board.locator(".story .earlier");
  await expect(steps).toHaveCount(100);
  await expect(steps.last()).toContainText("Step 250");
  await inSight(table, 250);
  await earlier.click();
  await expect(steps).toHaveCount(200);
  await earlier.click();
  await expect(steps).toHaveCount(250);
  await expect(steps.first()).toContainText("Step 1");
  await expect(earlier).toHaveCount(0);
});

test("a drawing asks the engine for no history and words nothing that is told already", async ({ page }) => {
  const table = await after(page, 120);
  await table.place("a").click();
  await table.board.evaluate((board: BerserkBoard) => {
    const engine = board.board;
    if (engine === null) throw new Error("there is no board on the table");
    const counts = { history: 0, rows: 0 };
    Object.assign(window, { counts });
    const { history } = engine;
    engine.history = function () {
      counts.history++;
      return history.call(this);
    };
    for (const words of board.shadowRoot?.querySelectorAll(".story :is(.said, .glance, .events, p)") ?? []) {
      const watcher = new MutationObserver(() => counts.rows++);
      watcher.observe(words, { subtree: true, childList: true, characterData: true });
    }
  });
  await table.effect("wound").click();
  await table.effect("wound").click();
  await table.board.locator(".undo").click();
  await expect(table.board.locator(".redo")).toHaveAttribute("aria-disabled", "false");
  await expect(table.announcer).toContainText("is taken back");
  await table.board.locator(".redo").click();
  await expect(table.board.locator(".redo")).toHaveAttribute("aria-disabled", "true");
  await table.board.locator(".story .line[data-revision='100'] .go").click();
  await expect(table.announcer).toContainText("22 steps are taken back");
  await table.board.locator(".story .line[data-revision='121'] .go").click();
  expect(await page.evaluate(() => (window as unknown as { counts: object }).counts)).toEqual({ history: 0, rows: 0 });
  await table.effect("heal").click();
  await expect(table.board.locator(".redo")).toHaveAttribute("aria-disabled", "true");
  await table.agrees();
});

test("what was told is told in the other language after a switch", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.next.click();
  await expect(table.latest).toContainText("3 wounds");
  await page.locator("select[name=language]").selectOption("ru");
  await expect(table.latest).toContainText("3 раны");
});
