import { cannot, expect, test } from "../engines/test.ts";
import { jsonFile, REFUSED } from "./kept.ts";
import { Table } from "./table.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box) =>
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5 &&
  one.y + one.height > other.y + 0.5 &&
  other.y + other.height > one.y + 0.5;

/** The boxes of the drawn sheets of all cards in play, as they lie. */
async function sheets(table: Table): Promise<Box[]> {
  const all = await table.board.locator(".place .turned").all();
  const boxes = await Promise.all(all.map((sheet) => sheet.boundingBox()));
  return boxes.filter((box) => box !== null);
}

const LONG = "Очень-очень длинное имя карты, которое никогда не кончается и всё равно должно поместиться";
const CROWD = {
  format: 1,
  cards: Array.from({ length: 9 }, (_, index) => ({
    id: `c${index}`,
    name: index % 3 === 0 ? LONG : `Карта ${index}`,
    owner: index % 2,
    life: 999,
    strike: [10, 200, 999],
    markers: { wounds: 30, extraLives: 900 },
    counters: 999,
    poison: 1,
    orientation: index % 2 === 0 ? "tapped" : "upright",
  })),
};

for (const width of [320, 360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    test("a tapped card covers no neighbour and moves none", async ({ page }) => {
      const table = new Table(page);
      await table.open("markers");
      const places = () =>
        Promise.all(["kochevnik", "vail", "gul", "palach"].map((id) => table.place(id).boundingBox()));
      const before = await places();
      await table.board.evaluate(
        (board: HTMLElement & { board: { applyEffect(effect: object): unknown }; requestUpdate(): void }) => {
          board.board.applyEffect({ kind: "tap", target: ["kochevnik", "vail", "gul", "palach"] });
          board.requestUpdate();
        },
      );
      await table.agrees();
      expect((await table.screen()).inPlay.vail?.turn).toBe(90);
      expect(await places()).toEqual(before);
      const boxes = await sheets(table);
      expect(boxes).toHaveLength(4);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
    });

    test("a crowd of full cards overlaps nowhere, and the page does not scroll sideways", async ({ page }) => {
      const table = new Table(page);
      await table.open("markers");
      await page.locator("textarea").fill(JSON.stringify(CROWD));
      await page.locator(".own button.primary").click();
      await expect(table.place("c8")).toBeVisible();
      await table.agrees();
      await table.place("c3").click();
      const boxes = await sheets(table);
      expect(boxes).toHaveLength(9);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

    test("the number of a cell lies beside its card, and the desk beside the card that it is about", async ({
      page,
    }) => {
      const table = new Table(page);
      await table.open("charon");
      for (const id of ["vail", "gul", "charon", "kochevnik"]) {
        const [number, sheet] = await Promise.all(
          [".cell", ".turned"].map((part) => table.place(id).locator(part).boundingBox()),
        );
        expect(number && sheet && overlap(number, sheet), id).toBe(false);
        // The question why takes the focus to the desk, so that the focus does not bring the card into sight.
        const life = table.board.locator(`.life[data-life=${id}]`);
        await life.evaluate((button) => button.scrollIntoView({ block: "end" }));
        await life.click();
        await expect(table.panel).toBeVisible();
        const [place, desk] = await Promise.all(
          [table.place(id), table.board.locator(".desk")].map((it) => it.boundingBox()),
        );
        expect(place && desk && overlap(place, desk), id).toBe(false);
        if (width < 920) await expect(table.place(id)).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press("Escape");
      }
    });

    test("the bar of boards and its drawer fit, with a long name too", async ({ page }) => {
      const table = new Table(page);
      await table.open("markers");
      await page.locator(".board-name").click();
      await page.locator("input[name=board-name]").fill(LONG);
      await page.locator("input[name=board-name]").press("Enter");
      await page.locator("[data-do=duplicate]").click();
      await expect(page.locator(".board-list li")).toHaveCount(2);
      await page.locator("input[type=file]").setInputFiles(jsonFile(`${LONG.replaceAll(" ", "_")}.json`, REFUSED));
      await expect(page.locator(".board-notice .up-to")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const button of await page.locator(":is(.boards, .board-notices) :is(button, input)").all()) {
        if (!(await button.isVisible())) continue;
        expect((await button.boundingBox())?.height, (await button.textContent()) ?? "").toBeGreaterThanOrEqual(44);
      }
    });

    test("all that is pressed is 44 pixels high", async ({ page }) => {
      const table = new Table(page);
      await table.open("tap-two-others");
      await table.place("ballista").click();
      const buttons = page.locator("berserk-board button, .own button, select").filter({ visible: true });
      for (const button of await buttons.all()) {
        const box = await button.boundingBox();
        expect(box?.height, (await button.textContent()) ?? "").toBeGreaterThanOrEqual(44);
      }
    });
  });
}

test.describe("touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("a tap of the finger selects a card, and another puts a wound on it", async ({ page }) => {
    cannot(["firefox", "webkit"], "Playwright's client for WebDriver BiDi sends no touches");
    const table = new Table(page);
    await table.open("markers");
    await table.place("kochevnik").tap();
    await expect(table.panel).toBeVisible();
    await table.effect("wound").tap();
    await table.agrees();
    expect((await table.card("kochevnik")).markers.wounds).toBe(1);
    await expect(table.place("kochevnik")).toBeInViewport();
  });
});

test.describe("motion", () => {
  test("turning takes a moment, unless the reader asked for less motion", async ({ page }) => {
    const table = new Table(page);
    const duration = () =>
      table
        .place("gul")
        .locator(".turned")
        .evaluate((sheet) => getComputedStyle(sheet).transitionDuration);
    await table.open("markers");
    expect(await duration()).not.toBe("0s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    // WebKit tells the styles of shadow trees no sooner than this.
    await page.reload();
    await expect(table.place("gul")).toBeVisible();
    expect(await duration()).toBe("0s");
  });
});

test("nothing is asked of any other host", async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== "data:" && protocol !== "blob:") hosts.add(host);
  });
  const table = new Table(page);
  await table.open("charon");
  for (let step = 0; step < 3; step++) await table.next.click();
  await page.locator("select[name=theme]").selectOption("dark");
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
});
