import type { Page } from "@playwright/test";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { expect, test } from "../engines/test.ts";
import { jsonFile } from "./kept.ts";
import { inSight, Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A table on which so many wounds were dealt, one at a time. */
async function wounded(page: Page, count: number): Promise<Table> {
  const table = new Table(page);
  await table.open("markers");
  await table.place("vail").click();
  for (let step = 0; step < count; step++) await table.effect("wound").click();
  await expect(table.line(count)).toHaveClass(/here/);
  return table;
}

/** What the live region says from now on, each time once. */
async function heard(page: Page, table: Table): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction("hear", (words: string) => said.push(words));
  await table.announcer.evaluate((region) => {
    const { hear } = window as unknown as { hear: (words: string) => void };
    const tell = () => hear(region.textContent?.trim() ?? "");
    new MutationObserver(tell).observe(region, { childList: true, subtree: true, characterData: true });
  });
  return said;
}

const revision = async (table: Table) => (await table.snapshot()).revision;

test("each line words its step and says what going there means, and pressing it goes there", async ({ page }) => {
  const table = await wounded(page, 4);
  await expect(table.go(0)).toHaveAccessibleName("Set-up takes 4 steps back");
  await expect(table.go(3)).toHaveAccessibleName("Step 3 Deal 1 wound: Вайл takes 1 step back");
  await expect(table.go(4)).toHaveAccessibleName("Step 4 Deal 1 wound: Вайл you are here");
  await expect(table.go(4)).toHaveAttribute("aria-current", "step");
  await expect(table.line(3)).toContainText("(504.3)");
  const said = await heard(page, table);
  await table.go(1).click();
  expect(await revision(table)).toBe(1);
  await table.agrees();
  await expect(table.go(1)).toHaveAttribute("aria-current", "step");
  await expect(table.board.locator("[aria-current]")).toHaveCount(1);
  await expect(table.go(0)).toContainText("takes 1 step back");
  await expect(table.go(4)).toContainText("brings 3 steps again");
  await expect(table.line(4)).toHaveClass(/undone/);
  await table.go(3).click();
  await expect
    .poll(() => said)
    .toEqual([
      "3 steps are taken back. The table is as after step 1 (Deal 1 wound: Вайл). A new step here drops 3 undone steps.",
      "2 steps are brought again. The table is as after step 3 (Deal 1 wound: Вайл). A new step here drops 1 undone step.",
    ]);
  await table.go(0).click();
  await expect.poll(() => said.at(-1)).toContain("as it was set up");
  await table.agrees();
});

test("that a new step drops the undone ones is said before it does", async ({ page }) => {
  const table = await wounded(page, 4);
  const drops = table.board.locator(".drops");
  await expect(drops).toHaveCount(0);
  await table.go(1).click();
  await expect(drops).toHaveText("A new step here drops 3 undone steps.");
  await expect(table.line(1).locator("xpath=following-sibling::li[1]")).toHaveClass(/drops/);
  await table.effect("heal").click();
  await expect(drops).toHaveCount(0);
  await expect(table.board.locator(".story .line")).toHaveCount(3);
  await expect(table.line(2)).toContainText("Heal 1 wound: Вайл");
  await table.agrees();
});

test("what is refused is noted where it was tried, and goes with that place", async ({ page }) => {
  const table = await wounded(page, 2);
  await table.effect("tap").click();
  await table.action("strike").click({ force: true });
  const refused = table.board.locator(".story .refused");
  await expect(refused).toContainText("506.1");
  await expect(table.line(3).locator("xpath=following-sibling::li[1]")).toHaveClass(/refused/);
  for (let tries = 0; tries < 12; tries++) await table.action("strike").click({ force: true });
  await expect(refused).toHaveCount(10);
  await table.board.locator(".undo").click();
  await expect(refused.first()).toHaveClass(/undone/);
  await expect(refused).toHaveCount(10);
  await table.effect("wound").click();
  await expect(refused).toHaveCount(0);
});

test("a line opens to all that happened, the present one by itself", async ({ page }) => {
  const table = new Table(page);
  await table.open("smaita");
  for (let step = 0; step < 3; step++) await table.next.click();
  await expect(table.line(1).locator(".glance")).toContainText("dies from the spell");
  await expect(table.line(1).locator(".others")).toHaveText("and 3 more");
  await expect(table.line(1).locator(".events")).toBeHidden();
  await table.line(1).locator("summary").click();
  await expect(table.line(1).locator(".events p")).toHaveCount(4);
  await table.go(1).click();
  await expect(table.line(1).locator(".events")).toBeVisible();
  // The answer is worded by the trigger that it answers, not by its number.
  await expect(table.line(2).locator(".said")).toContainText("Орк-мститель 1, “Когда гибнет");
});

test("play goes on from a line: the example is left there, and can be taken up again", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.board.evaluate((board: BerserkBoard) => {
    board.mode = "step";
  });
  await expect(table.grip("gul")).toHaveCount(0);
  const rejoin = table.board.locator(".rejoin");
  const progress = table.board.locator(".progress");
  for (let step = 0; step < 3; step++) await table.next.click();
  await table.line(1).locator("summary").click();
  await table.line(1).locator(".go-on").click();
  expect(await revision(table)).toBe(1);
  await expect(table.notice).toContainText("Play goes on from here");
  await expect(table.notice).toContainText("drops 2 undone steps");
  await expect(table.board.locator(".grip[tabindex='0']")).toBeFocused();
  await expect(table.next).toHaveCount(0);
  await table.place("gul").click();
  await table.effect("wound").click();
  await table.effect("wound").click();
  await table.agrees();
  expect(await revision(table)).toBe(3);
  await rejoin.click();
  expect(await revision(table)).toBe(1);
  await expect(progress).toHaveText("1 of 8");
  await expect(table.grip("gul")).toHaveCount(0);
  await table.next.click();
  await expect(progress).toHaveText("2 of 8");
  await expect(table.board.locator(".story .line")).toHaveCount(3);
  await table.agrees();
});

test("in a game that is played by hand, too, the example is taken up where it was left", async ({ page }) => {
  const table = await wounded(page, 1);
  for (let step = 0; step < 3; step++) await table.next.click();
  await table.go(3).click();
  await table.line(3).locator(".go-on").click();
  await table.effect("heal").click();
  expect(await revision(table)).toBe(4);
  await table.board.locator(".rejoin").click();
  expect(await revision(table)).toBe(3);
  await expect(table.board.locator(".progress")).toHaveText("2 of 8");
  // What was played meanwhile can be gone back to, and that leaves the example again.
  await table.go(4).click();
  await expect(table.board.locator(".rejoin")).toBeVisible();
  await table.agrees();
});

test("in step mode the example leads to its undone steps again and drops none", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.board.evaluate((board: BerserkBoard) => {
    board.mode = "step";
  });
  for (let step = 0; step < 5; step++) await table.next.click();
  await table.go(2).click();
  await expect(table.board.locator(".progress")).toHaveText("2 of 8");
  await expect(table.board.locator(".drops")).toHaveCount(0);
  await table.next.click();
  await expect(table.board.locator(".progress")).toHaveText("3 of 8");
  await expect(table.line(5)).toHaveClass(/undone/);
  await table.agrees();
});

test("steps that somebody else plays on the engine's board stand in the history", async ({ page }) => {
  const table = await wounded(page, 3);
  await table.board.evaluate((board: BerserkBoard) => {
    board.board?.undo();
    board.board?.applyEffect({ kind: "poison", target: "vail", amount: 2 });
    board.requestUpdate();
  });
  await expect(table.line(3)).toContainText("Poison by 2: Вайл");
  await expect(table.line(3)).toHaveClass(/here/);
  await table.go(2).click();
  await table.agrees();
});

test("a history of thousands of steps is drawn around the present, and its ends are always there", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const steps = Array.from({ length: 5000 }, (_, index) => ({
    effect: { kind: index % 2 === 0 ? "wound" : "heal", target: "a", amount: 1 },
  }));
  const scenario = { format: 1, cards: [{ id: "a", name: "A", owner: 0, life: 5 }], steps };
  await page.locator("input[type=file]").setInputFiles(jsonFile("history.json", scenario));
  await expect(table.line(5000)).toHaveClass(/here/);
  const lines = table.board.locator(".story .line");
  await expect(lines).toHaveCount(101);
  await table.board.evaluate((board: BerserkBoard) => {
    const engine = board.board;
    if (engine === null) throw new Error("there is no board on the table");
    engine.history = () => {
      throw new Error("the whole history was read");
    };
  });
  await table.go(0).click();
  await expect(table.line(0)).toHaveClass(/here/);
  await expect(lines).toHaveCount(102);
  await expect(table.line(100)).toBeAttached();
  await table.board.locator(".story .later").click();
  await expect(table.line(200)).toBeAttached();
  await table.go(5000).click();
  await table.board.locator(".undo").click();
  await table.board.locator(".redo").click();
  await expect(table.line(5000)).toHaveClass(/here/);
  await inSight(table, 5000);
  await table.agrees();
});

for (const [locale, width] of [
  ["ru-RU", 360],
  ["en-GB", 360],
  ["ru-RU", 1280],
] as const) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 780 } });
    test("nothing in the history is cut", async ({ page }) => {
      const table = new Table(page);
      await table.open("smaita");
      for (let step = 0; step < 3; step++) await table.next.click();
      await table.go(1).click();
      await table.board.locator(".keys-button").click();
      const cut = await table.board.evaluate((board) => {
        const root = board.shadowRoot;
        const list = root?.querySelector(".course")?.getBoundingClientRect();
        const words = [...(root?.querySelectorAll(".story :is(.said, .going, .step-number, p, button, dt, dd)") ?? [])];
        const isCut = (element: Element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && list !== undefined && (left < list.left || right > list.right + 1);
        };
        return words
          .filter(
            (element) =>
              isCut(element) ||
              (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline"),
          )
          .map((element) => element.textContent);
      });
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const revision of [0, 2]) {
        await table.go(revision).scrollIntoViewIfNeeded();
        await expect(table.go(revision)).toBeInViewport({ ratio: 0.95 });
        expect((await table.go(revision).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  });
}
