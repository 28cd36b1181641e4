import { expect, type Page } from "@playwright/test";
import { Table } from "./table.ts";

/** Every page, with as much of it open as can be at once. */
export const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the practice board": async (page) => {
    const table = new Table(page);
    await table.open("smaita");
    await table.next.click();
    await page.locator(".board-name").click();
    await table.board.locator("[data-player='0'] .heap-button[data-zone=graveyard]").click();
    await table.place("strazh").click();
    await table.effect("wound").click();
    await expect(table.notice).toBeVisible();
  },
  "a combat on the practice board": async (page) => {
    const table = new Table(page);
    await table.open("strike-with-defender");
    await table.next.click();
    await table.next.click();
    await table.place("vail").click();
    await expect(table.board.locator(".fight")).toBeVisible();
  },
  "the keys": async (page) => {
    const table = new Table(page);
    await table.open("markers");
    await table.board.locator(".keys-button").click();
    await expect(table.keys).toBeVisible();
  },
  "the deck page": async (page) => {
    await page.goto("./deck.html");
    await page.locator("[data-sample=table]").click();
    await page.locator(".tags summary").click();
    await page.locator("#list").fill("2 Гуль\nслова");
    await page.locator(".deck-texts .primary").click();
    await expect(page.locator(".remarks")).toBeVisible();
  },
  "the rulebook": async (page) => {
    // A clause and its rulings; the whole book has more of the same.
    await page.goto("./rulebook.html?find=504.3#504.3-wound-takes-one");
    await expect(page.locator("rulebook-case[id='504.3-wound-takes-one'] berserk-board .tabletop")).toBeVisible();
  },
  "the theming page": async (page) => {
    await page.goto("./theming.html");
    await expect(page.locator(".live berserk-board .tabletop")).toBeVisible();
    await page.locator("input[name=card-width]").fill("150");
    await page.locator("tr[data-part=pile] button").focus();
  },
};
