import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { expect } from "../engines/test.ts";
import { stepsKept } from "./kept.ts";
import { test } from "./sites.ts";
import { Table } from "./table.ts";

// The engine in the build with the switch, by which a scenario's title says at which call it breaks off.
const WASM = resolve(import.meta.dirname, "../../target/trap-wasm/berserk_rules_bg.wasm");

test.use({ contextOptions: { reducedMotion: "reduce" } });

const CARDS = [
  { id: "a", name: "Вереск", owner: 0, life: 9, strike: 2 },
  { id: "b", name: "Репей", owner: 1, life: 9, strike: 1 },
];
const trapAt = (call: string, count: number) => ({ format: 1, title: `trap ${call} ${count}`, cards: CARDS });

/** The practice page with a board of one's own on it, and what the console was told. */
async function laid(page: Page, scenario: object): Promise<{ table: Table; told: string[] }> {
  const told: string[] = [];
  page.on("console", (message) => message.type() === "error" && told.push(message.text()));
  await page.route("**/*.wasm", (route) => route.fulfill({ path: WASM, contentType: "application/wasm" }));
  const table = new Table(page);
  await table.open("markers");
  await page.locator("textarea").fill(JSON.stringify(scenario));
  await page.locator(".own button.primary").click();
  await table.place("a").click();
  return { table, told };
}

const box = (table: Table) => table.board.locator(".problem.restarted");
const revision = async (table: Table) => (await table.snapshot()).revision;

test("the engine breaks off once: it is said, a fresh one has all steps, and the one that was played too", async ({
  page,
}) => {
  const { table, told } = await laid(page, trapAt("applyEffect", 3));
  await table.effect("wound").click();
  await table.effect("addLives").click();
  await table.undo.click();
  await table.effect("addCounters").click();
  await expect(box(table)).toContainText("broke off and was started anew. All steps are there.");
  expect(await revision(table)).toBe(2);
  // The box has moved other controls under the pointer, which show what they would do.
  await page.mouse.move(0, 0);
  await table.agrees();
  expect(told.join("\n")).toMatch(/broke off at src\/wasm\/trap\.rs:\d+: forced at applyEffect/);
  await page.locator("select[name=language]").selectOption("ru");
  await expect(box(table)).toContainText("сломался и запущен заново. Все шаги на месте.");
  await box(table).locator("button").click();
  await expect(box(table)).toHaveCount(0);
  await table.effect("wound").click();
  await stepsKept(page, 3);
  await page.reload();
  await expect.poll(() => revision(table)).toBe(3);
  await page.mouse.move(0, 0);
  await table.agrees();
});

test("what breaks the engine off each time is said to, and not done; where it cannot come back the page lays the board anew", async ({
  page,
}) => {
  const { table } = await laid(page, trapAt("applyEffect", 1));
  await table.effect("wound").hover();
  await expect(table.foretold.first()).toBeVisible();
  await table.effect("wound").click();
  await expect(table.notice).toContainText("breaks off at this each time");
  await expect(box(table)).toBeVisible();
  expect(await revision(table)).toBe(0);
  await page.mouse.move(0, 0);
  await table.agrees();

  // Looked at, and not played.
  const preview = JSON.stringify(trapAt("preview", 1));
  await page.locator("textarea").fill(preview);
  await page.locator(".own button.primary").click();
  await table.place("a").click();
  await table.effect("wound").hover();
  await expect(box(table)).toBeVisible();
  await table.effect("wound").click();
  await expect.poll(() => revision(table)).toBe(1);

  // The fresh engine breaks off at the very call with which the steps are taken back.
  await page.locator("textarea").fill(JSON.stringify(trapAt("goTo", 1)));
  await page.locator(".own button.primary").click();
  await table.place("a").click();
  for (const effect of ["wound", "addLives", "wound"]) await table.effect(effect).click();
  await table.undo.click();
  await table.go(1).click();
  const problem = table.board.locator(".problem");
  await expect(problem).toContainText("The rules engine has stopped");
  await page.locator("select[name=language]").selectOption("ru");
  await expect(problem).toContainText("Движок правил остановился");
  await problem.locator("button").click();
  await expect(problem).toHaveCount(0);
  await expect.poll(() => revision(table)).toBe(2);
  await page.mouse.move(0, 0);
  await table.agrees();
});

test("of two elements on a page the engine breaks off at one: that goes on, and so does the other", async ({
  page,
  openSite,
}) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ path: WASM, contentType: "application/wasm" }));
  const board = (scenario: object) =>
    `<berserk-board lang="ru" loading="eager"><script type="application/json">${JSON.stringify(scenario)}</script></berserk-board>`;
  const html = `<!doctype html><meta charset="utf-8"><script type="module" src="/element.js"></script>
    ${board(trapAt("applyEffect", 2))}${board({ format: 1, cards: CARDS })}`;
  const site = await openSite({ folder: "dist/berserk-rules", files: { "/": html } });
  await page.goto(`${site.origin}/`);
  const at = (index: number) => page.locator("berserk-board").nth(index);
  const play = async (index: number) => {
    await at(index).locator('[data-effect="wound"]').click();
  };
  for (const index of [0, 1]) {
    await at(index).locator('.place[data-card="a"]').click();
    await play(index);
  }
  const counted = (index: number) =>
    at(index).evaluate((element) => (element as BerserkBoard).board?.stateSnapshot().revision);
  await play(0);
  await expect(at(0).locator(".problem.restarted")).toContainText("запущен заново");
  await play(1);
  await expect(at(1).locator(".problem")).toHaveCount(0);
  expect([await counted(0), await counted(1)]).toEqual([2, 2]);
  await expect(at(1).locator('.place[data-card="a"] .now')).toHaveText("7");
  await expect(at(0).locator('.place[data-card="a"] .now')).toHaveText("7");
});
