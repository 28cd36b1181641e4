import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

const CARDS = 60;

/** Sixty cards of two sides. */
const SIXTY = {
  format: 1,
  cards: Array.from({ length: CARDS }, (_, at) => ({
    id: `c${at}`,
    name: `Вереск ${at + 1}`,
    owner: at % 2,
    life: 8,
    strike: [1, 2, 3],
    ...(at % 7 === 0 ? { orientation: "tapped" } : {}),
    ...(at % 5 === 0 ? { markers: { wounds: 1 + (at % 4) } } : {}),
  })),
};

interface Drawn {
  /** Which cards drew themselves, once for each time. */
  readonly cards: string[];
  /** In the places of which cards something was written. */
  readonly places: string[];
}

async function sixty(page: Page): Promise<Table> {
  const table = new Table(page);
  await table.open("markers");
  await page.locator("textarea").fill(JSON.stringify(SIXTY));
  await page.locator(".own button.primary").click();
  await expect(table.board.locator(".tabletop .place")).toHaveCount(CARDS);
  await page.evaluate(() => {
    const drawn: Drawn = { cards: [], places: [] };
    Object.assign(window, { drawn });
    const Card = customElements.get("berserk-card") as unknown as {
      prototype: { card: { id: string } | null; updated: (changed: unknown) => void };
    };
    const { updated } = Card.prototype;
    Card.prototype.updated = function (changed) {
      drawn.cards.push(this.card?.id ?? "none");
      updated.call(this, changed);
    };
    const tabletop = document.querySelector("berserk-board")?.shadowRoot?.querySelector(".tabletop");
    const observer = new MutationObserver((all) => {
      for (const { target, attributeName } of all) {
        const from = target instanceof Element ? target : target.parentElement;
        const id = from?.closest<HTMLElement>(".place")?.dataset.card;
        // While it moves a place lies over the others.
        if (id !== undefined && attributeName !== "data-moves") drawn.places.push(id);
      }
    });
    if (tabletop) observer.observe(tabletop, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return table;
}

/** What was drawn by what is done, and by nothing else. */
async function drawnBy(page: Page, act: () => Promise<void>): Promise<{ cards: readonly string[]; places: unknown }> {
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await frames();
  await page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Drawn };
    drawn.cards.length = 0;
    drawn.places.length = 0;
  });
  await act();
  await frames();
  const { cards, places } = await page.evaluate(() => (window as unknown as { drawn: Drawn }).drawn);
  return { cards, places: [...new Set(places)].sort() };
}

test("of sixty cards only those that a step changes are drawn anew", async ({ page }) => {
  const table = await sixty(page);
  const none = { cards: [], places: [] };
  await table.grip("c20").click();
  await expect(table.panel).toBeVisible();
  await page.mouse.move(0, 0);

  const press = (effect: string) => table.effect(effect).evaluate((button) => (button as HTMLElement).click());
  expect(await drawnBy(page, () => press("wound"))).toEqual({ cards: ["c20"], places: ["c20"] });
  expect(await drawnBy(page, () => press("tap"))).toEqual({ cards: ["c20"], places: ["c20"] });
  expect(await drawnBy(page, () => table.undo.evaluate((button) => (button as HTMLElement).click()))).toEqual({
    cards: ["c20"],
    places: ["c20"],
  });
  // Another card is selected: two places say so, and no card is drawn.
  const touch = (card: string) => table.grip(card).evaluate((grip) => (grip as HTMLElement).click());
  expect(await drawnBy(page, () => touch("c31"))).toEqual({ cards: [], places: ["c20", "c31"] });
  expect(await drawnBy(page, () => page.evaluate(() => undefined))).toEqual(none);

  // What would be is drawn on the card that it would change.
  const preview = await drawnBy(page, async () => {
    await table.effect("wound").hover();
    await expect(table.foretold).toBeVisible();
  });
  expect(preview).toEqual({ cards: ["c31"], places: ["c31"] });

  // A death closes ranks; those that stay are moved and not drawn, and Tab comes to another card.
  await page.mouse.move(0, 0);
  expect(await drawnBy(page, () => press("destroy"))).toEqual({ cards: [], places: ["c0"] });
  await expect(table.board.locator(".tabletop .place")).toHaveCount(CARDS - 1);
});
