import { AxeBuilder } from "@axe-core/playwright";
import { cannot, expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

/** What a place shows by its line and by its mark, when no colour can be chosen. */
function told(table: Table, id: string) {
  return table.place(id).evaluate((place) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    const marks = [...place.querySelectorAll(".mark path")].map((path) => path.getAttribute("d"));
    return { outline: `${outlineStyle} ${outlineWidth}`, marks };
  });
}

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });
  test.beforeEach(() => cannot(["firefox", "webkit"], "their drivers force no colours"));

  test("what is selected, may be picked and is picked differs by its line and its mark", async ({ page }) => {
    const table = new Table(page);
    await table.open("tap-two-others");
    await table.place("ballista").click();
    await table.action("ability").click();
    await table.place("troll").click();
    await table.place("luchnik").click();
    const [selected, legal, picked, plain] = await Promise.all(
      ["ballista", "kopeyshchik", "luchnik", "znamenosets"].map((id) => told(table, id)),
    );
    expect(selected?.outline).toBe("solid 4px");
    const spoken = (id: string) => table.grip(id).getAttribute("aria-label");
    expect(await spoken("kopeyshchik")).toContain("can be picked");
    expect(await spoken("luchnik")).toContain("already picked");
    expect(await spoken("znamenosets")).toMatch(/, tapped, /);
    await expect(table.grip("ballista")).toHaveAttribute("aria-pressed", "true");
    expect(legal?.outline).toBe("dashed 2px");
    expect(picked?.outline).toBe("double 5px");
    expect(plain?.outline).toMatch(/^none/);
    expect(legal?.marks).toHaveLength(1);
    expect(picked?.marks).toHaveLength(1);
    expect(legal?.marks).not.toEqual(picked?.marks);
    expect(plain?.marks).toEqual([]);
    // The turn is of the card itself, and the focus has a line of its own.
    expect((await table.screen()).inPlay.znamenosets?.turn).toBe(90);
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => {
        const active = document.activeElement?.shadowRoot?.activeElement;
        return active ? getComputedStyle(active).outlineStyle : "";
      }),
    ).toBe("solid");
  });

  test("each kind of marker has its own shape and letter, drawn in the reader's two colours", async ({ page }) => {
    await page.goto("./deck.html");
    await page
      .locator("#rows")
      .fill(
        '[{ "name": "Все", "life": 9, "wounds": 1, "extraLives": 2, "lifeReductions": 3, "counters": 4, "poison": 5 }]',
      );
    await page.locator("#list").fill("1 Все");
    await page.locator(".deck-texts .primary").click();
    const card = page.locator("berserk-card");
    await expect(card).toHaveCount(1);
    const stacks = await card.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>(".pile") ?? [])].map((pile) => {
        const shape = pile.querySelector(".token-shape:last-of-type");
        const { fill, stroke } = getComputedStyle(shape ?? pile);
        return {
          shape: shape?.getAttribute("d"),
          letter: pile.querySelector(".token-letter")?.textContent,
          count: pile.querySelector(".count")?.textContent,
          colours: fill === stroke ? "one" : `${fill} ${stroke}`,
        };
      }),
    );
    expect(stacks.map(({ count }) => count)).toEqual(["1", "2", "3", "4", "5"]);
    for (const what of ["shape", "letter"] as const) expect(new Set(stacks.map((stack) => stack[what])).size).toBe(5);
    expect(new Set(stacks.map(({ colours }) => colours))).toEqual(new Set(["rgb(255, 255, 255) rgb(0, 0, 0)"]));
  });
});

test("the theme of a single board reaches the cards on it", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const colour = () =>
    table.board
      .locator("berserk-card")
      .first()
      .evaluate((card) => getComputedStyle(card).getPropertyValue("--_ink-soft"));
  const before = await colour();
  await table.board.evaluate((board) => board.setAttribute("theme", "contrast"));
  expect(await colour()).not.toBe(before);
  expect(await colour()).toContain("#000000");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`high contrast, ${colorScheme}: the theme and what the system asks for are one, and words stand out by 7 to 1`, async ({
    page,
  }) => {
    cannot(["firefox", "webkit"], "their drivers ask for no contrast");
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const table = new Table(page);
    await table.open("tap-two-others");
    await page.locator("select[name=theme]").selectOption("contrast");
    await table.place("ballista").click();
    await table.action("ability").click();
    await table.place("troll").click();
    const looks = () =>
      table.board.evaluate((board) =>
        [board, board.shadowRoot?.querySelector("berserk-card"), document.documentElement].flatMap((element) => {
          const style = getComputedStyle(element ?? board);
          const own = ["--_table", "--_ember", "--_legal", "--_wounds", "--ground", "--ember"];
          return own.map((name) => style.getPropertyValue(name));
        }),
      );
    const chosen = await looks();
    const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast-enhanced"]).analyze();
    expect(violations.map(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
    await page.locator("select[name=theme]").selectOption("auto");
    const plain = await looks();
    expect(plain).not.toEqual(chosen);
    await page.emulateMedia({ contrast: "more" });
    expect(await looks()).toEqual(chosen);
  });
}
