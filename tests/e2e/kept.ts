import { readFileSync } from "node:fs";
import { type Download, expect, type Page } from "@playwright/test";

const database = "berserk-rules";

/** Asks the page's database, past the page, once the page has laid it out. */
async function ask<Answer>(page: Page, mode: IDBTransactionMode, store: string, value?: object): Promise<Answer> {
  const asked = { name: database, mode, store, value };
  for (;;) {
    const { answer } = await page.evaluate(
      ({ name, mode, store, value }) =>
        new Promise<{ answer?: unknown }>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => (opening.error?.name === "AbortError" ? resolve({}) : reject(opening.error));
          opening.onsuccess = () => {
            const open = opening.result;
            const doing = open.transaction(store, mode);
            const asking = value ? doing.objectStore(store).put(value) : doing.objectStore(store).getAll();
            doing.oncomplete = () => {
              open.close();
              resolve({ answer: asking.result });
            };
            doing.onerror = () => reject(doing.error);
          };
        }),
      asked,
    );
    if (answer !== undefined) return answer as Answer;
    await page.waitForTimeout(50);
  }
}

/** What the browser keeps in one of the stores. */
export function keptIn(page: Page, store: "boards" | "aside" = "boards"): Promise<Record<string, unknown>[]> {
  return ask(page, "readonly", store);
}

/** Puts a value among the kept boards. */
export async function keep(page: Page, value: object): Promise<void> {
  await ask(page, "readwrite", "boards", value);
}

/** How many steps stand on the one kept board, as the browser has it. */
export async function keptSteps(page: Page): Promise<number> {
  const [board] = await keptIn(page);
  return ((board?.scenario as { steps?: unknown[] } | undefined)?.steps ?? []).length;
}

/** Waits until so many steps of the one kept board are written. */
export async function stepsKept(page: Page, count: number): Promise<void> {
  await expect.poll(() => keptSteps(page)).toBe(count);
}

export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; value: unknown }> {
  const waiting = page.waitForEvent("download");
  await press();
  const download: Download = await waiting;
  return { name: download.suggestedFilename(), value: JSON.parse(readFileSync(await download.path(), "utf8")) };
}

/** A file for the page's own file field. */
export function jsonFile(name: string, value: unknown): { name: string; mimeType: string; buffer: Buffer } {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { name, mimeType: "application/json", buffer: Buffer.from(text) };
}

export const wound = (target: string, amount = 1) => ({ effect: { kind: "wound", target, amount } });

/** A board of two cards with steps, the last of which the rules refuse: its blow finds no combat. */
export const REFUSED = {
  format: 1,
  title: "Спор",
  cards: [
    { id: "a", name: "Вереск", owner: 0, life: 9, strike: 2, orientation: "tapped" },
    { id: "b", name: "Репей", owner: 1, life: 9, strike: 1 },
  ],
  steps: [wound("a"), wound("b", 2), wound("a"), { action: { kind: "strike", card: "a", target: "b" } }, wound("b")],
};
