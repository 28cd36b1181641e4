import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cannot, expect, test } from "../engines/test.ts";
import { OPENERS, PAGES } from "./pages.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Both languages of a page that is there, one after the other; a page for frames has its language in its address. */
async function inBothLanguages(page: Page, check: (language: string) => Promise<void>): Promise<void> {
  const dialog = page.locator("dialog[open]");
  const name = (await dialog.isVisible()) ? await dialog.getAttribute("class") : null;
  const choice = page.locator("select[name=language]");
  const isChosen = (await choice.count()) > 0;
  for (const language of ["ru", "en"]) {
    if (name !== null) await page.keyboard.press("Escape");
    if (isChosen) await choice.selectOption(language);
    else if (language === "en") await page.goto(page.url().replace("lang=ru", "lang=en"));
    if (name !== null) await page.locator(OPENERS[name] ?? "").click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await check(language);
  }
}

/** What is smaller than a finger, of all that can be pressed; links within a text are let be (WCAG 2.5.5). */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGER = 44;
    const small: string[] = [];
    const isInText = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, dd, td") !== null;
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.matches("a[href], button, input, select, textarea, summary, [tabindex='0']")) continue;
        // A box that is ticked is as large as its words with it.
        const isBox = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
        const label = isBox ? element.labels?.[0] : null;
        const { width, height } = (label ?? element).getBoundingClientRect();
        if (width === 0 || !element.checkVisibility({ visibilityProperty: true }) || isInText(element)) continue;
        if (width < FINGER - 0.5 || height < FINGER - 0.5)
          small.push(`${element.localName}.${element.className} ${element.textContent?.trim()} ${width}x${height}`);
      }
    };
    look(document);
    return small;
  });
}

/** What sticks out of the page on the right, if the page can be scrolled there. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} of ${clientWidth}`, ...wide.map(({ localName, className }) => `${localName}.${className}`)];
  });
}

/** What other specs look at in all four ways on a wide screen is looked at in two ways on a narrow one. */
const schemes = (page: string, language: string) =>
  page === "the theming page" ? (["light", "dark"] as const) : ([language === "ru" ? "dark" : "light"] as const);

test.describe("with a finger", () => {
  test.use({ hasTouch: true });
  test.beforeEach(() =>
    cannot(["firefox", "webkit"], "their drivers have no finger, and what it needs is not as large"),
  );

  for (const [name, open] of Object.entries(PAGES))
    test(`${name} is for everyone: fingers, narrow screens, 200 %, and axe, in both languages, light and dark`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page);
      await inBothLanguages(page, async (language) => {
        // 320 pixels are a narrow phone, or 1280 enlarged four times; 640 are 1280 at 200 %.
        for (const width of [360, 640, 320]) {
          await page.setViewportSize({ width, height: 740 });
          if (width === 360) expect(await tooSmall(page), language).toEqual([]);
          else expect(await sideways(page), `${language}, ${width}`).toEqual([]);
        }
        for (const colorScheme of schemes(name, language)) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page })
            .exclude("iframe")
            .exclude("li:not(:first-child) > rulebook-case:not([open])")
            .analyze();
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
          expect(found, `${language}, ${colorScheme}`).toEqual([]);
        }
        await page.setViewportSize({ width: 360, height: 740 });
      });
    });
});

test("with reduced motion the end is there at once: nothing moves after a step", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("palach").click();
  const after = await table.board.evaluate(async (board: HTMLElement & { updateComplete: Promise<unknown> }) => {
    const root = board.shadowRoot as ShadowRoot;
    root.querySelector<HTMLElement>("[data-effect=tap]")?.click();
    await board.updateComplete;
    const card = root.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>(
      ".place[data-card=palach] berserk-card",
    );
    await card?.updateComplete;
    const sheet = card?.shadowRoot?.querySelector(".turned") ?? board;
    const moving = [root, card?.shadowRoot].flatMap((it) => it?.getAnimations() ?? []);
    return { turn: getComputedStyle(sheet).transform, moving: moving.length };
  });
  expect(after).toEqual({ turn: "matrix(0, 1, -1, 0, 0, 0)", moving: 0 });
});
