import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import type { CaseFile } from "../../www/src/pages/rulebook-cases.ts";
import { cannot, expect, test } from "../engines/test.ts";
import { difference } from "../package/lib/difference.mjs";
import { cases } from "../package/lib/folder.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const caseFile = (name: string): CaseFile =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../rulebook/${name}.json`), "utf8"));

/** The rulebook page as a reader sees and works it. */
class Book {
  readonly page: Page;
  readonly search: Locator;
  readonly found: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole("searchbox");
    this.found = page.locator(".found");
  }

  async open(address = ""): Promise<void> {
    await this.page.goto(`./rulebook.html${address}`);
    await expect(this.page.locator("h1")).toBeVisible();
  }

  /** A clause, a ruling or a case. */
  place(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  board(name: string): Locator {
    return this.place(name).locator("berserk-board");
  }

  next(name: string): Locator {
    return this.board(name).locator(".next");
  }

  verdict(name: string): Locator {
    return this.place(name).locator(".verdict");
  }

  snapshot(name: string) {
    return this.board(name).evaluate((board: BerserkBoard) => {
      if (board.board === null) throw new Error("there is no board on the table");
      return board.board.stateSnapshot();
    });
  }
}

/** Where the snapshot is not what the case expects. */
function stateDifference(snapshot: Awaited<ReturnType<Book["snapshot"]>>, state: object | undefined): string | null {
  const cards = Object.fromEntries(snapshot.cards.map((card) => [card.id, card]));
  return state === undefined ? null : difference({ ...snapshot, cards }, state, "state");
}

test("every clause and ruling stands in the book, and every case once", async ({ page }) => {
  const book = new Book(page);
  await book.open();
  await expect(page.locator(".clause")).toHaveCount(16);
  const rulings = await page.locator(".ruling").evaluateAll((all) => all.map(({ id }) => id));
  const all = [...Array.from({ length: 45 }, (_, at) => `R${at + 1}`), "R35a"];
  expect(rulings.toSorted()).toEqual(all.toSorted());
  const listed = await page.locator("rulebook-case").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(
    cases()
      .map(({ file }) => file)
      .toSorted(),
  );
  await expect(page.locator("berserk-board")).toHaveCount(0);
});

test("each clause has its numbers in both editions, or says that only one states it", async ({ page }) => {
  const book = new Book(page);
  await book.open();
  await expect(book.place("504.5").locator(".elsewhere")).toHaveText("508 in classic");
  await expect(book.place("504.6").locator(".elsewhere")).toHaveText("stated in Heroes only");
  await page.locator("select[name=edition]").selectOption("classic");
  await expect(book.place("504.5").locator("h3")).toHaveText("508");
  await expect(book.place("504.5").locator(".elsewhere")).toHaveText("504.5 in Heroes");
  await expect(book.place("504.6").locator(".elsewhere")).toHaveText("stated in Heroes only");
  await expect(book.place("505.3-others").locator("h3")).toHaveText("505.3");
  await expect(page.locator("h2").first()).toHaveText("508 Life");
  await page.reload();
  await expect(page.locator("h2").first()).toHaveText("508 Life");
});

test("an example's board cites the chosen edition's numbers", async ({ page }) => {
  const book = new Book(page);
  const name = "504.5-wounds-keep-extra-lives";
  await book.open(`#${name}`);
  await book.next(name).click();
  await expect(book.board(name).locator(".story .here")).toContainText("(504.3)");
  await page.locator("select[name=edition]").selectOption("classic");
  await expect(book.board(name).locator(".edition")).toContainText("508");
  await book.next(name).click();
  await expect(book.board(name).locator(".story .here")).toContainText("(508.3)");
  await expect(book.verdict(name).locator(".well")).toBeVisible();
});

const LINKS = [
  { hash: "504.5", id: "504.5" },
  { hash: "R35a", id: "R35a" },
  { hash: "505", id: "505" },
  { hash: "508.3", id: "504.3", number: "508.3" },
  { hash: "508", id: "504", number: "508" },
];
for (const { hash, id, number = hash } of LINKS) {
  test(`#${hash} leads to its place`, async ({ page }) => {
    const book = new Book(page);
    await book.open(`#${hash}`);
    await expect(book.place(id)).toBeFocused();
    await expect(book.place(id)).toBeInViewport();
    await expect(book.place(id)).toContainText(number);
  });
}

test("a link opens its case, also one that a search hides, and no other", async ({ page }) => {
  const book = new Book(page);
  const name = "R1-cancelling-is-one-for-one";
  await book.open(`?find=poison#${name}`);
  await expect(book.board(name).locator(".tabletop")).toBeVisible();
  await expect(book.place(name)).toBeFocused();
  await expect(page.locator("berserk-board")).toHaveCount(1);
  await expect(book.search).toHaveValue("");
  await page.evaluate(() => {
    location.hash = "R19-paid-with-its-life";
  });
  await expect(book.board("R19-paid-with-its-life").locator(".tabletop")).toBeVisible();
});

test("search finds numbers of both editions, and words of both languages", async ({ page }) => {
  const book = new Book(page);
  await book.open();
  await book.search.fill("504.6");
  await expect(book.place("504.6-number")).toBeVisible();
  await expect(book.place("R15")).toBeVisible();
  // An example that cites the clause, under another's ruling.
  await expect(book.place("R9-set-to-zero-for-all")).toBeVisible();
  await expect(book.place("504.2")).toHaveCount(0);
  await expect(book.found).toHaveText(/^4 clauses, \d+ rulings, \d+ examples$/);
  await book.search.fill("509.2");
  await expect(page.locator(".clause h3")).toHaveText(["505.2"]);
  await book.search.fill("r14");
  await expect(page.locator(".ruling")).toHaveCount(1);
  await book.search.fill("свести уровень");
  await expect(book.place("504.6")).toBeVisible();
  await book.search.fill("CHARON");
  await expect(page.locator("mark").first()).toHaveText("Charon");
  await expect(book.place("sample-charon")).toBeVisible();
  await expect(book.place("504.1")).toHaveCount(0);
  await expect(page).toHaveURL(/find=CHARON/);
  await book.search.fill("[nothing*like\\this");
  await expect(book.found).toHaveText("There is no such thing in the book.");
  await expect(page.locator(".clause")).toHaveCount(0);
  await book.search.fill("");
  await expect(page.locator(".clause")).toHaveCount(16);
});

/** Steps of every sort: refused, mistaken, chosen, on a scenario with steps of its own, under the other edition. */
const STEPPED = [
  "504.5-extra-lives-remove-reductions",
  "506.1-tapped-card-does-not",
  "R4-fractional-amount",
  "R10-both-players-choose",
  "R33-starts-at-its-steps",
  "R36-classic-numbers",
  "sample-mehokrab",
];
for (const name of STEPPED) {
  test(`${name} steps forth and back, and each step is as written`, async ({ page }) => {
    const book = new Book(page);
    await book.open(`#${name}`);
    const { play = [] } = caseFile(name);
    await expect(book.next(name)).toBeVisible();
    const before: Awaited<ReturnType<Book["snapshot"]>>[] = [];
    for (const [index, { expect: expected }] of play.entries()) {
      before.push(await book.snapshot(name));
      await book.next(name).click();
      await expect(book.next(name)).toContainText(`${index + 1} of ${play.length}`);
      await expect(book.verdict(name).locator(".well")).toContainText(`Step ${index + 1}`);
      expect(stateDifference(await book.snapshot(name), expected.state)).toBeNull();
    }
    const back = book.board(name).locator(".undo");
    for (const [index, snapshot] of [...before.entries()].toReversed()) {
      await expect(back).toHaveAttribute("aria-disabled", "false");
      await back.click();
      await expect(book.next(name)).toContainText(`${index} of ${play.length}`);
      expect(await book.snapshot(name)).toEqual(snapshot);
    }
    await expect(back).toHaveAttribute("aria-disabled", "true");
  });
}

test("the first example of each clause and ruling plays to its end as written", async ({ page }) => {
  const book = new Book(page);
  await book.open();
  const broken = await page.evaluate(async () => {
    const until = async (holds: () => boolean) => {
      for (let waits = 0; waits < 500 && !holds(); waits++) await new Promise((ready) => setTimeout(ready, 4));
    };
    const broken: string[] = [];
    for (const element of document.querySelectorAll<HTMLElementTagNameMap["rulebook-case"]>(
      "li:first-child > rulebook-case",
    )) {
      const verdict = () => element.querySelector(".verdict")?.textContent?.trim() ?? "";
      const board = () => element.querySelector<BerserkBoard>("berserk-board");
      element.open = true;
      await until(() => board()?.board != null || verdict() !== "");
      const count = board()?.game?.script.steps.length ?? 0;
      for (let step = 1; step <= count; step++) {
        board()?.shadowRoot?.querySelector<HTMLElement>(".next")?.click();
        await until(() => verdict().includes(`${step}:`));
      }
      if (element.querySelector(".well") === null) broken.push(`${element.id}: ${verdict()}`);
      element.open = false;
      await element.updateComplete;
    }
    return broken;
  });
  expect(broken).toEqual([]);
  await expect(page.locator("berserk-board")).toHaveCount(0);
});

test("a case that does not come is said to be missing", async ({ page }) => {
  const book = new Book(page);
  const name = "R1-no-card-holds-both";
  await page.route(`**/${name}*`, (route) => route.abort());
  await book.open();
  await book.place(name).locator(".case-head").click();
  await expect(book.place(name)).toContainText("could not be fetched");
});

test("a set-up that the rules turn down says why", async ({ page }) => {
  const book = new Book(page);
  const name = "R34-same-id-twice";
  await book.open(`#${name}`);
  await expect(book.board(name).locator(".problem")).toContainText("cards[1].id");
  await expect(book.verdict(name).locator(".well")).toBeVisible();
});

test("by keyboard alone: find, open, step, back and close", async ({ page }) => {
  const book = new Book(page);
  const name = "504.6-is-not-healing";
  await book.open();
  await book.search.focus();
  await page.keyboard.type("504.6 healing");
  await expect(book.place("504.5")).toHaveCount(0);
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const focused = await target.evaluate((element) => {
        const root = element.getRootNode();
        return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
      });
      if (focused) return;
    }
    throw new Error(`the Tab key does not come to ${target}`);
  };
  await tabTo(book.place(name).locator(".case-head"));
  await page.keyboard.press("Enter");
  await tabTo(book.next(name));
  await page.keyboard.press("Enter");
  await expect(book.verdict(name).locator(".well")).toContainText("Step 1");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(book.next(name)).toContainText("0 of");
  await book.place(name).locator(".case-head").focus();
  await page.keyboard.press("Space");
  await expect(book.board(name)).toHaveCount(0);
});

test("on paper there are texts, numbers and titles, in ink on white, and nothing to press", async ({ page }) => {
  cannot(["webkit"], "WebKitGTK shows no page as on paper");
  const book = new Book(page);
  const name = "R1-cancelling-is-one-for-one";
  await book.open(`#${name}`);
  await page.locator("select[name=theme]").selectOption("dark");
  await expect(book.board(name).locator(".tabletop")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const gone of [".ways", ".settings", ".contents", ".finding", ".case-links", ".source"])
    await expect(page.locator(gone).first()).toBeHidden();
  await expect(book.board(name).locator(".steps")).toBeHidden();
  await expect(book.board(name).locator(".tabletop")).toBeVisible();
  await expect(book.place("504.5-number")).toBeVisible();
  await expect(book.place("R44-no-tap-no-action").locator(".case-title")).toBeVisible();
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(colors).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(28, 23, 18)" });
});

test("the pages lead to each other, and share language and theme", async ({ page }) => {
  const book = new Book(page);
  await book.open();
  await page.locator("select[name=language]").selectOption("ru");
  await expect(page.locator("h1")).toHaveText("Книга правил");
  await page.getByRole("link", { name: "Стол", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Жизнь, гибель, действие");
  await page.getByRole("link", { name: "Книга правил" }).click();
  await expect(page.locator("h1")).toHaveText("Книга правил");
  await expect(page.locator(".ways a[aria-current=page]")).toHaveText("Книга правил");
  await book.place("sample-charon").locator(".case-head").click();
  await book.place("sample-charon").getByRole("link", { name: "сыграть за столом" }).click();
  await expect(page.locator("select[name=sample]")).toHaveValue("charon");
});

test("the page runs under a strict policy, and asks nothing of another host", async ({ page, baseURL }) => {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "nowhere")) wrong.push(request.url());
  });
  await page.route("**/rulebook.html*", async (route) => {
    const response = await route.fetch();
    const policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  const book = new Book(page);
  const name = "R21-blows-are-simultaneous";
  await book.open(`#${name}`);
  await book.next(name).click();
  await expect(book.verdict(name).locator(".well")).toBeVisible();
  await page.locator("select[name=theme]").selectOption("dark");
  expect(wrong).toEqual([]);
});

for (const width of [320, 360, 1280]) {
  test(`${width} pixels wide: nothing scrolls sideways, with boards open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const book = new Book(page);
    await book.open("#R10-both-players-choose");
    await expect(book.board("R10-both-players-choose").locator(".tabletop")).toBeVisible();
    await book.place("sample-mehokrab").locator(".case-head").click();
    await expect(book.board("sample-mehokrab").locator(".tabletop")).toBeVisible();
    await page.locator("rulebook-case[open] .source > summary").first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

/** Of each list the first case stands for the others, which are made alike. */
async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).exclude("li:not(:first-child) > rulebook-case:not([open])").analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

for (const locale of ["ru-RU", "en-GB"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });
      test("axe finds nothing in a clause that was looked for, with a case played", async ({ page }) => {
        const book = new Book(page);
        const name = "506.1-tapped-card-does-not";
        await book.open(`?find=506.1 ${locale === "ru-RU" ? "закрыт" : "tapped"}`);
        await expect(page.locator("mark").first()).toBeVisible();
        await book.place(name).locator(".case-head").click();
        await book.next(name).click();
        await expect(book.verdict(name).locator(".well")).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

test("axe finds nothing in the whole book, with a set-up turned down", async ({ page }) => {
  test.slow();
  const book = new Book(page);
  await book.open("#R34-same-id-twice");
  await expect(book.board("R34-same-id-twice").locator(".problem")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
