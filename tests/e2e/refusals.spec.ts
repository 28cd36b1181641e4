import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("what a tapped card cannot do is shown with its reason, and pressing it says so aloud", async ({ page }) => {
  const table = new Table(page);
  await table.open("strike-with-defender");
  await table.place("vail").click();
  await table.effect("tap").click();
  const before = await table.snapshot();
  const strike = table.action("strike");
  await expect(strike).toHaveAttribute("aria-disabled", "true");
  await expect(strike).toContainText("506.1");
  await strike.click({ force: true });
  await expect(table.notice).toContainText("506.1");
  await expect(table.notice).toContainText("tapped");
  await expect(table.announcer).toContainText("506.1");
  await expect(table.latest).toHaveAttribute("data-told", "refused");
  expect(await table.snapshot()).toEqual(before);
});

test("a card that is no legal target may be tried: the rules refuse it in words", async ({ page }) => {
  const table = new Table(page);
  await table.open("strike-with-defender");
  await table.place("vail").click();
  await table.action("strike").click();
  await table.place("kochevnik").click();
  await expect(table.notice).toContainText("Кочевник");
  expect((await table.snapshot()).combat).toBeNull();
  await table.agrees();
});

test("a marker on a card that is not in play is refused with 504.1, in the reader's language", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.effect("destroy").click();
  await table.effect("wound").click();
  await expect(table.notice).toContainText("not in play");
  await expect(table.notice).toContainText("504.1");
  await page.locator("select[name=language]").selectOption("ru");
  await expect(table.notice).toContainText("не в игре");
  await expect(table.notice).toContainText("504.1");
  await table.notice.locator("button").click();
  await expect(table.notice).toBeHidden();
});

test("a blow without a needed strength never leaves the page: a fight always names one", async ({ page }) => {
  const table = new Table(page);
  await table.open("strike-with-defender");
  await table.place("vail").click();
  await table.action("strike").click();
  await table.place("gul").click();
  await expect(table.board.locator("select[name=strike]")).toHaveValue("weak");
  await expect(table.board.locator("select[name=counterStrike]")).toHaveValue("none");
  await table.board.locator(".fight button").click();
  await expect(table.notice).toBeHidden();
  expect((await table.card("gul")).life?.level).toBe(7);
  await table.agrees();
});
