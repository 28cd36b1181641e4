import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { expect, test } from "../engines/test.ts";
import { jsonFile, REFUSED } from "./kept.ts";
import { Table } from "./table.ts";

/** The states of the practice board that look different. */
const STATES: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  "as it opens": (table) => table.open("markers"),
  "a card selected, and a refusal": async (table) => {
    await table.open("markers");
    await table.place("gul").click();
    await table.effect("tap").click();
    await table.action("strike").click({ force: true });
    await expect(table.notice).toBeVisible();
  },
  "targets being picked": async (table) => {
    await table.open("tap-two-others");
    await table.place("ballista").click();
    await table.action("ability").click();
    await table.place("troll").click();
    await table.place("luchnik").click();
  },
  "a combat": async (table) => {
    await table.open("strike-with-defender");
    await table.next.click();
    await table.next.click();
    await expect(table.board.locator(".fight")).toBeVisible();
  },
  "triggers waiting, a pile open": async (table) => {
    await table.open("smaita");
    await table.next.click();
    await table.board.locator("[data-player='0'] .heap-button[data-zone=deck]").click();
    await expect(table.board.locator(".triggers")).toBeVisible();
  },
  "a preview, and a ledger open": async (table) => {
    await table.open("markers");
    await table.board.locator(".life[data-life=gul]").click();
    await table.setAmount(2);
    await table.effect("heal").hover();
    await expect(table.foretold).toBeVisible();
  },
  "a preview of a death": async (table) => {
    await table.open("markers");
    await table.place("gul").click();
    await table.effect("destroy").hover();
    await expect(table.foretold).toBeVisible();
  },
  "steps taken back, keys shown": async (table) => {
    await table.open("smaita");
    for (let step = 0; step < 3; step++) await table.next.click();
    await table.go(1).click();
    await table.line(1).locator(".go-on").click();
    await expect(table.notice).toBeVisible();
    await table.board.locator(".keys-button").click();
    await expect(table.keys).toBeVisible();
  },
  "the boards side by side, and a notice": async (table) => {
    await table.open("markers");
    await table.next.click();
    await table.page.locator(".board-name").click();
    await table.page.locator("[data-do=duplicate]").click();
    await table.page.locator("[data-do=delete]").click();
    await expect(table.page.locator(".board-notice")).toBeVisible();
  },
  "a file that does not open": async (table) => {
    await table.open("markers");
    await table.page.locator("input[type=file]").setInputFiles(jsonFile("x.json", REFUSED));
    await expect(table.page.locator(".board-notice .up-to")).toBeVisible();
  },
  "a mistake in the text": async (table) => {
    await table.open("markers");
    await table.page.locator("textarea").fill('{ "format": 1, "cards": 5 }');
    await table.page.locator(".own button.primary").click();
    await expect(table.page.locator(".badly")).toBeVisible();
  },
};

for (const locale of ["ru-RU", "en-GB"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme, contextOptions: { reducedMotion: "reduce" } });
      for (const [state, arrange] of Object.entries(STATES)) {
        test(`axe finds nothing: ${state}`, async ({ page }) => {
          await arrange(new Table(page));
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
        });
      }
    });
  }
}

/** The states of the deck page that look different. */
const DECKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the deck page as it opens": async (page) => {
    await page.locator(".tags summary").click();
  },
  "cards in play": (page) => page.locator("[data-sample=table]").click(),
  "lines that are no cards": async (page) => {
    await page.locator("#list").fill("2 Гуль\nслова\n1 Никто");
    await page.locator(".deck-texts .primary").click();
    await expect(page.locator(".remarks")).toBeVisible();
  },
  "rows that are no JSON": async (page) => {
    await page.locator("#rows").fill("[{");
    await page.locator(".deck-texts .primary").click();
    await expect(page.locator(".badly")).toBeVisible();
  },
};

for (const locale of ["ru-RU", "en-GB"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme, contextOptions: { reducedMotion: "reduce" } });
      for (const [state, arrange] of Object.entries(DECKS)) {
        test(`axe finds nothing: ${state}`, async ({ page }) => {
          await page.goto("./deck.html");
          await expect(page.locator("berserk-card").first()).toBeVisible();
          await arrange(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
        });
      }
    });
  }
}

test("the live region is there before anything is said in it, and says each event and refusal once", async ({
  page,
}) => {
  const table = new Table(page);
  const said: string[] = [];
  await page.exposeFunction("hear", (words: string) => said.push(words));
  await table.open("charon");
  await expect(table.announcer).toHaveAttribute("aria-live", "polite");
  await expect(table.announcer).toHaveText("");
  await table.announcer.evaluate((region) => {
    const { hear } = window as unknown as { hear: (words: string) => void };
    new MutationObserver(() => hear(region.textContent?.trim() ?? "")).observe(region, {
      childList: true,
      subtree: true,
    });
  });
  for (let step = 0; step < 3; step++) await table.next.click();
  await expect.poll(() => said.length).toBe(3);
  expect(said[0]).toContain("506.1");
  expect(said[1]).toContain("1 counter");
  expect(said[2]).toContain("509.2");
});

test("the same mistake is heard each time, and what went before it is not heard again", async ({ page }) => {
  const table = new Table(page);
  const said: string[] = [];
  await page.exposeFunction("hear", (words: string) => said.push(words));
  await table.open("markers");
  // As many counters as a card takes: one more is a mistake.
  await table.board.evaluate((element: BerserkBoard) => {
    const put = (amount: number) => element.board?.applyEffect({ kind: "addCounters", target: "palach", amount });
    for (let times = 0; times < 1000; times++) put(999_999);
    put(999);
    element.requestUpdate();
  });
  await table.place("palach").click();
  await table.announcer.evaluate((region) => {
    const { hear } = window as unknown as { hear: (words: string) => void };
    new MutationObserver(() => hear(region.textContent?.trim() ?? "")).observe(region, {
      childList: true,
      subtree: true,
    });
  });
  for (let times = 0; times < 3; times++) {
    await table.effect("addCounters").click();
    await expect.poll(() => said.length).toBe(times + 1);
  }
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain("markers");
  await table.place("gul").click();
  await expect(table.announcer).toHaveText("");
});

test.describe("keyboard", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the cards are one stop of the Tab key, and the arrows go from card to card as they lie", async ({ page }) => {
    const table = new Table(page);
    await table.open("markers");
    await table.tabTo(table.board.locator(".grip[tabindex='0']"));
    await page.keyboard.press("Home");
    await expect(table.grip("gul")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(table.grip("palach")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(table.grip("vail")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(table.grip("kochevnik")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(table.grip("gul")).toBeFocused();
    await expect(table.board.locator(".grip[tabindex='0']")).toHaveCount(1);
  });

  test("the focus never falls out of the board when what had it goes", async ({ page }) => {
    const table = new Table(page);
    await table.open("strike-with-defender");
    await table.next.click();
    await table.board.locator(".fight button").focus();
    await page.keyboard.press("Enter");
    await expect(table.board.locator(".combat")).toBeHidden();
    expect(await table.board.evaluate((board) => board.shadowRoot?.activeElement?.className)).toBe("grip");
  });

  test("Escape closes the panel and gives the focus back to its card", async ({ page }) => {
    const table = new Table(page);
    await table.open("markers");
    await table.place("palach").click();
    await table.effect("wound").focus();
    await page.keyboard.press("Escape");
    await expect(table.panel).toBeHidden();
    await expect(table.grip("palach")).toBeFocused();
  });
});
