import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { downloaded, jsonFile, keep, keptIn, REFUSED, stepsKept } from "./kept.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const REASON = /Step 4 \(steps\[3\]\) is refused\. .*Вереск.*506\.1/;

const notice = (page: Page, about: string) => page.locator(`[data-about^="${about}"]`);

/** The three steps that go lie on the table, and nothing of what was there before is lost. */
async function loadedUpTo(table: Table): Promise<void> {
  await expect.poll(async () => (await table.snapshot()).revision).toBe(3);
  await expect(table.place("b").locator(".now")).toHaveText("7");
  await table.agrees();
}

test("a pasted record with a refused step: which, why, and up to there", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.next.click();
  const text = JSON.stringify(REFUSED, null, 1);
  await page.locator("textarea").fill(text);
  await page.locator(".own button.primary").click();
  const verdict = page.locator(".verdict");
  await expect(verdict.locator(".badly")).toHaveText(REASON);
  await expect(verdict).toContainText("stays as it was");
  expect((await table.snapshot()).revision).toBe(1);
  await page.locator("select[name=language]").selectOption("ru");
  await expect(verdict.locator(".badly")).toHaveText(/Шаг 4 \(steps\[3\]\): отказ\. .*506\.1/);
  await expect(verdict.locator(".up-to")).toHaveText("Открыть первые 3 шага");
  await page.locator("select[name=language]").selectOption("en");
  await verdict.getByRole("button", { name: "Load the first 3 steps" }).click();
  await loadedUpTo(table);
  await expect(page.locator("textarea"), "the rest is not lost").toHaveValue(text);
});

test("a file with a refused step: the same, beside the board", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await page.locator("input[type=file]").setInputFiles(jsonFile("dispute.json", REFUSED));
  await expect(notice(page, "file")).toContainText("dispute.json: this file cannot be opened");
  await expect(notice(page, "file").locator(".badly")).toHaveText(REASON);
  await expect(table.place("gul")).toBeVisible();
  await notice(page, "file").getByRole("button", { name: "Load the first 3 steps" }).click();
  await loadedUpTo(table);
  await expect(notice(page, "file")).toHaveCount(0);
  await stepsKept(page, 3);
});

test("a step that is none offers the same; a broken set-up does not", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const input = page.locator("input[type=file]");
  await input.setInputFiles(jsonFile("a.json", { ...REFUSED, steps: [{ effect: { kind: "explode" } }] }));
  await expect(notice(page, "file").locator(".badly")).toContainText("steps[0].effect.kind");
  await expect(notice(page, "file").locator(".up-to")).toHaveText("Load the set-up without its steps");
  await input.setInputFiles(jsonFile("b.json", { ...REFUSED, cards: [{}] }));
  await expect(notice(page, "file").locator(".badly")).toContainText("cards[0]");
  await expect(notice(page, "file").locator(".up-to")).toHaveCount(0);
});

for (const [what, file, said] of [
  ["no JSON", jsonFile("x.json", "{\n  oops"), "not JSON: line 2"],
  ["a newer format", jsonFile("x.json", { format: 2, table: [] }), "format 2; this version reads formats up to 1"],
  ["no text", { name: "x.json", mimeType: "application/json", buffer: Buffer.from([0xff, 0xfe, 0x80]) }, "not a text"],
] as const) {
  test(`a file that is ${what} is said to be that, and the board stays`, async ({ page }) => {
    const table = new Table(page);
    await table.open("markers");
    await table.next.click();
    const before = await table.snapshot();
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(notice(page, "file")).toContainText(said);
    await expect(notice(page, "file")).toContainText("stays as it was");
    expect(await table.snapshot()).toEqual(before);
    await stepsKept(page, 1);
  });
}

test("a file that is too large is said to be that, before it is read", async ({ page }, info) => {
  const table = new Table(page);
  await table.open("markers");
  const path = info.outputPath("large.json");
  writeFileSync(path, Buffer.alloc(2 ** 24 + 1, 32));
  await page.locator("input[type=file]").setInputFiles(path);
  await expect(notice(page, "file")).toContainText("large.json");
  await expect(notice(page, "file")).toContainText("at most 16 MB");
  await expect(table.place("gul")).toBeVisible();
});

const RECORD = { version: 1, name: "Спор", changed: 1_700_000_000_000, revision: 7, undone: [], script: [], begun: 5 };

test("a kept board with a refused step is set aside, reported, saved as a file, and loaded up to there", async ({
  page,
}) => {
  const table = new Table(page);
  await table.open("markers");
  const damaged = { ...RECORD, id: "damaged", scenario: REFUSED };
  await keep(page, damaged);
  await page.goto("./?board=damaged");
  const aside = notice(page, "aside");
  await expect(aside).toContainText("“Спор” cannot be opened. It is set aside as it is");
  await expect(aside.locator(".badly")).toHaveText(REASON);
  await expect(table.board.locator(".tabletop")).toBeVisible();
  expect(await keptIn(page)).toEqual([]);
  expect(await keptIn(page, "aside")).toEqual([expect.objectContaining({ name: "Спор", value: damaged })]);
  const { value } = await downloaded(page, () => aside.locator('[data-way="boards.toFile"]').click());
  expect(value).toEqual(damaged);
  await aside.getByRole("button", { name: "Load the first 3 steps" }).click();
  await loadedUpTo(table);
  await stepsKept(page, 3);
  expect(await keptIn(page, "aside"), "what was set aside stays").toHaveLength(1);

  await page.reload();
  await page.locator(".board-name").click();
  await page.locator(".set-aside").getByRole("button", { name: "Try again" }).click();
  await expect(aside.locator(".badly")).toHaveText(REASON);
});

for (const [what, value, said] of [
  ["without steps taken back", { ...RECORD, undone: undefined, scenario: { format: 1, cards: [] } }, "record.undone"],
  ["without a scenario", { ...RECORD, scenario: 7 }, "record.scenario"],
  ["without a name or a time", { version: 1, revision: 7, scenario: {} }, "record.name"],
  ["of no version", { revision: 7, junk: new Array(9).fill("x") }, "record.version"],
  ["with a card that is none", { ...RECORD, scenario: { format: 1, cards: [null] } }, "cards[0]"],
  ["with a newer scenario", { ...RECORD, scenario: { format: 2 } }, "format 2"],
] as const) {
  test(`a kept board ${what} is in the list, is set aside when it is opened, and nothing of it is lost`, async ({
    page,
  }) => {
    const table = new Table(page);
    await table.open("markers");
    const damaged = JSON.parse(JSON.stringify({ ...value, id: "damaged" }));
    await keep(page, damaged);
    await page.locator(".board-name").click();
    await page.locator("[data-board=damaged]").click();
    await expect(notice(page, "aside")).toContainText(said);
    await expect(page.locator(".set-aside li")).toHaveCount(1);
    await expect(table.place("gul")).toBeVisible();
    expect(await keptIn(page, "aside")).toEqual([expect.objectContaining({ value: damaged })]);
    const { value: saved } = await downloaded(page, () => page.locator('[data-way="boards.toFile"]').click());
    expect(saved).toEqual(damaged);
  });
}

test("a board kept by a newer page is left alone, and offered as a file", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const newer = { ...RECORD, version: 2, id: "newer", name: "Завтра", hologram: { cards: [1] } };
  await keep(page, newer);
  await page.goto("./?board=newer");
  await expect(notice(page, "newer")).toContainText("“Завтра” was kept by a newer version of this page");
  await expect(table.board.locator(".tabletop")).toBeVisible();
  const { value } = await downloaded(page, () => page.locator('[data-way="boards.toFile"]').click());
  expect(value).toEqual(newer);
  expect(await keptIn(page)).toEqual([newer]);
});
