import { expect, test } from "../engines/test.ts";
import { Deck } from "./deck.ts";

// A trace would keep two thousand cards for each thing done.
test.use({ trace: "off", contextOptions: { reducedMotion: "reduce" } });

test("two thousand cards stand each by itself", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  await deck.read(Array.from({ length: 100 }, (_, index) => `20 Карта ${index}`).join("\n"));
  await expect(deck.cards).toHaveCount(100);
  await page.locator("select[name=copies]").selectOption("each");
  await expect(deck.cards).toHaveCount(2000);
  await expect(deck.cards.last()).toHaveAttribute("aria-label", "Карта 99");
});
