import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A table on which a trigger waits that takes two targets. */
async function waits(page: Page, target: object, ability: object = {}): Promise<Table> {
  const last = {
    kind: "triggered",
    id: "last",
    text: "Месть",
    on: "death",
    target: { count: 2, controller: "opponent", ...target },
    effects: [{ kind: "wound", target: "chosen", amount: 1 }],
    ...ability,
  };
  const creature = (id: string, owner: number) => ({ id, name: id, owner, life: 5, strike: 1 });
  const scenario = {
    format: 1,
    cards: [{ ...creature("rat", 1), abilities: [last] }, ...["a", "b", "c"].map((id) => creature(id, 0))],
    steps: [{ effect: { kind: "destroy", target: "rat" } }],
  };
  const table = new Table(page);
  await table.open("markers");
  await page.locator("textarea").fill(JSON.stringify(scenario));
  await page.locator(".own button.primary").click();
  await expect(triggers(table)).toBeVisible();
  return table;
}

const triggers = (table: Table) => table.board.locator(".triggers");
const option = (table: Table, card: string) => triggers(table).locator(`[data-option="${card}"]`);
const picking = (table: Table) => table.board.locator(".picking");
const done = (table: Table) => picking(table).getByRole("button", { name: "Done" });

async function wounded(table: Table, ...ids: readonly string[]): Promise<void> {
  await expect(triggers(table)).toHaveCount(0);
  await expect(table.notice).toHaveCount(0);
  const { cards } = await table.snapshot();
  expect(cards.filter(({ markers }) => markers.wounds > 0).map(({ id }) => id)).toEqual(ids);
  await table.agrees();
}

test("up to two targets: none will do", async ({ page }) => {
  const table = await waits(page, { optional: true });
  await expect(triggers(table)).toContainText("up to 2 cards");
  await expect(triggers(table).getByRole("button", { name: "Decline" })).toHaveCount(0);
  await triggers(table).getByRole("button", { name: "None" }).click();
  await wounded(table);
});

test("up to two targets: one will do", async ({ page }) => {
  const table = await waits(page, { optional: true });
  await option(table, "b").click();
  await done(table).click();
  await wounded(table, "b");
});

test("up to two targets: two go at once", async ({ page }) => {
  const table = await waits(page, { optional: true });
  await option(table, "a").click();
  await picking(table).locator("[data-pick=c]").click();
  await wounded(table, "a", "c");
});

test("a trigger that may be declined takes all of its targets or is declined", async ({ page }) => {
  const table = await waits(page, {}, { optional: true });
  await expect(triggers(table).getByRole("button", { name: "None" })).toHaveCount(0);
  await option(table, "a").click();
  await expect(picking(table)).toBeVisible();
  await expect(done(table)).toHaveCount(0);
  await picking(table).getByRole("button", { name: "Cancel" }).click();
  await triggers(table).getByRole("button", { name: "Decline" }).click();
  await wounded(table);
});
