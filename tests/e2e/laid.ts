import { expect, type Locator, type Page } from "@playwright/test";
import type { Scenario } from "../../www/generated/types.ts";
import { Table } from "./table.ts";

/** The scenario laid on the table as a reader lays it: as text. */
export async function laid(page: Page, scenario: Scenario): Promise<Table> {
  const table = new Table(page);
  await table.open("markers");
  await page.locator("#text").fill(JSON.stringify(scenario));
  await page.locator(".own button.primary").click();
  await expect(page.locator(".well")).toBeVisible();
  return table;
}

/** Two sides in cells, with a gap between two cards. */
export const CLASSIC: Scenario = {
  format: 1,
  edition: "classic",
  cards: [
    { id: "nomad", name: "Кочевник", owner: 0, life: 8, strike: [1, 2, 3], cell: { row: 3, column: 1 } },
    { id: "vail", name: "Вайл", owner: 0, life: 14, strike: [1, 1, 4], cell: { row: 3, column: 3 } },
    { id: "gul", name: "Гуль", owner: 1, life: 8, strike: [1, 2, 3], cell: { row: 2, column: 2 } },
  ],
};

/** Two sides in rows, with cards in hand and deck; what comes into play asks its player something. */
export const HEROES: Scenario = {
  format: 1,
  cards: [
    { id: "nomad", name: "Кочевник", owner: 0, life: 8, strike: 2 },
    {
      id: "herald",
      name: "Глашатай",
      owner: 0,
      life: 4,
      strike: 1,
      zone: "hand",
      abilities: [
        {
          kind: "triggered",
          id: "enter",
          on: "enter",
          optional: true,
          text: "Войдя, ранит",
          target: { controller: "opponent" },
          effects: [{ kind: "wound", target: "chosen", amount: 1 }],
        },
      ],
    },
    { id: "module", name: "Модуль", owner: 0, life: 3, strike: 1, zone: "deck" },
    { id: "gul", name: "Гуль", owner: 1, life: 8, strike: 2 },
    { id: "troll", name: "Тролль", owner: 1, life: 9, strike: 3 },
  ],
};

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries with the mouse, and lets go there unless it is told not to. */
export async function carry(page: Page, from: Locator, to: Locator, letsGo = true): Promise<void> {
  await page.locator("main berserk-board .tabletop").evaluate((table) => table.scrollIntoView({ block: "center" }));
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y - 30);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  if (letsGo) await page.mouse.up();
}

/** A finger that rests, moves and lifts. Of Chromium's own tools. */
export async function finger(
  page: Page,
  from: Locator,
  rests: number,
  to: Locator | { readonly by: number },
): Promise<void> {
  const start = await middle(from);
  start.y -= 20;
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly { x: number; y: number }[]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
  await touch("touchStart", [start]);
  await page.waitForTimeout(rests);
  const end = "by" in to ? { x: start.x, y: start.y + to.by } : await middle(to);
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await touch("touchMove", [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
    await page.waitForTimeout(20);
  }
  await touch("touchEnd", []);
}
