import { expect, type Page } from "@playwright/test";
import type { Scenario } from "../../www/src/engine.ts";
import { packLink } from "../../www/src/link.ts";
import { Table } from "./table.ts";

const SCENARIO: Scenario = {
  format: 1,
  cards: [
    { id: "a", name: "Вереск", owner: 0, life: 5, strike: [1, 2, 3] },
    { id: "b", name: "Репей", owner: 1, life: 4, markers: { wounds: 1 } },
  ],
};

/** Scrolls through the page, so that what waits for the screen is made. */
export async function wake(page: Page, kind = "live-part"): Promise<void> {
  for (const part of await page.locator(kind).all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toHaveAttribute("awake", "");
  }
  for (const board of await page.locator(`${kind} berserk-board`).all())
    await expect(board.locator(".tabletop")).toBeVisible();
}

/** What opens each dialog among them, by its class: it lies over the choice of a language and is opened again. */
export const OPENERS: Readonly<Record<string, string>> = {
  "key-list": ".keys-button",
  share: "[data-do=share]",
  "card-dialog": "[data-do=add-card]",
};

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
  "the share dialog": async (page) => {
    await new Table(page).open("markers");
    await page.locator("[data-do=share]").click();
    await page.locator("[name=share-way][value=frame]").check();
    await expect(page.frameLocator(".share-preview").locator(".tabletop")).toBeVisible();
  },
  "the card form": async (page) => {
    await new Table(page).open("markers");
    await page.locator("[data-do=add-card]").click();
    await page.locator("[data-do=add-triggered]").click();
    await expect(page.locator("dialog.card-dialog [data-ability='0']")).toBeVisible();
  },
  "the page for frames": async (page) => {
    await page.goto(`./embed.html?lang=ru#${await packLink(SCENARIO)}`);
    await page.locator(".grip[data-card=b]").click();
    await expect(page.locator("[data-effect=wound]")).toBeVisible();
  },
  "the guide": async (page) => {
    await page.goto("./guide.html");
    await wake(page);
    const program = page.locator("program-run[name=apply-effect]");
    await program.locator("button.primary").click();
    await expect(program.locator(".result")).toContainText("504.3");
  },
  "the gallery": async (page) => {
    await page.goto("./gallery.html");
    await wake(page);
    for (const source of await page.locator("details.source > summary").all()) await source.click();
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
