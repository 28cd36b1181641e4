import type { Locator, Page } from "@playwright/test";
import { expect } from "../engines/test.ts";

/** The deck page as a reader sees and works it. */
export class Deck {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("./deck.html");
    await expect(this.cards.first()).toBeVisible();
  }

  async read(list: string, rows = ""): Promise<void> {
    await this.put("#list", list);
    await this.put("#rows", rows);
    await this.page.locator(".deck-texts .primary").click();
  }

  /** Long texts are put as a paste puts them: Playwright types each line. */
  async put(field: string, text: string): Promise<void> {
    const area = this.page.locator(field);
    if (text.length < 5000) return area.fill(text);
    await area.evaluate((element: HTMLTextAreaElement, value) => {
      element.value = value;
      element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, text);
  }

  get cards(): Locator {
    return this.page.locator(".wall berserk-card");
  }

  get verdict(): Locator {
    return this.page.locator("#reading");
  }

  card(name: string): Locator {
    return this.page.locator(".wall").getByRole("img", { name });
  }

  /** What is heard of each card, in order. */
  spoken(): Promise<(string | null)[]> {
    return this.cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
  }

  tags(): Promise<string> {
    return this.page.locator("#tags").inputValue();
  }
}
