import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the ledger of a card's life has a row a change, and they make the level", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("vail").click();
  await table.setAmount(3);
  await table.effect("wound").click();
  await table.effect("reduceLives").click();
  await table.effect("setLives").click();
  const ledger = table.panel.locator(".ledger");
  await expect(ledger.locator("table")).toBeHidden();
  await ledger.locator("summary").click();
  await expect(ledger.locator("table")).toBeVisible();

  const shown = await ledger.locator("tbody .delta").allTextContents();
  const deltas = shown.map((text) => Number(text.replace("−", "-")));
  const told = await table.board.evaluate((element) =>
    (element as unknown as { board: Board }).board.explainLife("vail"),
  );
  expect(deltas).toEqual(told.rows.map(({ delta }) => delta));
  expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(3);
  await expect(ledger.locator("tfoot .delta")).toHaveText("3");
  // Set to 3: the wounds go for reductions by 504.6, and each row says its clause.
  await expect(ledger.locator("tbody tr").last()).toContainText("504.6");
  expect(deltas.length).toBeGreaterThan(4);
});

interface Board {
  explainLife(card: string): { rows: { delta: number }[] };
}
