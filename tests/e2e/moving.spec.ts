import { cannot, expect, test } from "../engines/test.ts";
import { CLASSIC, carry, finger, HEROES, laid } from "./laid.ts";
import type { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const revision = async (table: Table) => (await table.snapshot()).revision;
const cell = (table: Table, at: string) => table.board.locator(`[data-cell="${at}"]`);
const heap = (table: Table, player: number, zone: string) =>
  table.board.locator(`[data-player="${player}"] .heap-button[data-zone=${zone}]`);
const spot = (table: Table, key: string) => table.board.locator(`.spot[data-spot="${key}"]`);

test("by mouse: a card is dragged to a cell and to a pile, each a step that can be taken back", async ({ page }) => {
  const table = await laid(page, CLASSIC);
  await carry(page, table.grip("nomad"), cell(table, "3 2"), false);
  await expect(page.locator(".carried p")).toHaveText("row 3, cell 2");
  await page.mouse.up();
  await expect(page.locator(".carried")).toHaveCount(0);
  expect((await table.card("nomad")).cell).toEqual({ row: 3, column: 2 });
  await expect(table.latest).toContainText("Move into play: Кочевник, row 3, cell 2");
  await expect(table.panel).toHaveCount(0);
  // A new card is proposed a cell that is free both at the beginning and now.
  await page.locator("[data-do=add-card]").click();
  await expect(page.locator("[name='cell.row']")).toHaveValue("3");
  await expect(page.locator("[name='cell.column']")).toHaveValue("4");
  await page.keyboard.press("Escape");
  await carry(page, table.grip("nomad"), heap(table, 0, "graveyard"));
  expect(await table.card("nomad")).toMatchObject({ zone: "graveyard" });
  await table.agrees();
  await table.undo.click();
  await table.undo.click();
  expect((await table.card("nomad")).cell).toEqual({ row: 3, column: 1 });
  expect(await revision(table)).toBe(0);
  await table.agrees();
});

test("by mouse: where a card may not go it says why, and nothing moves", async ({ page }) => {
  const table = await laid(page, CLASSIC);
  await carry(page, table.grip("nomad"), cell(table, "2 2"), false);
  await expect(page.locator(".carried p")).toHaveText("A move does not change sides: that is “take control”.");
  await expect(cell(table, "2 2")).toHaveAttribute("data-drop", "no");
  await expect(cell(table, "3 2")).toHaveAttribute("data-drop", "yes");
  await page.mouse.up();
  await expect(table.board.locator(".said-no")).toHaveText("A move does not change sides: that is “take control”.");
  await carry(page, table.grip("nomad"), heap(table, 1, "hand"));
  await expect(table.board.locator(".said-no")).toContainText("its owner's");
  await carry(page, table.grip("nomad"), cell(table, "3 2"), false);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(table.board.locator(".mover")).toHaveCount(0);
  // A click is a click still.
  await table.grip("nomad").click();
  await expect(table.panel).toBeVisible();
  expect(await revision(table)).toBe(0);
});

test("by mouse: of cards that are not moved together only the one that is dragged goes", async ({ page }) => {
  const table = await laid(page, HEROES);
  await table.grip("nomad").click();
  await table.grip("gul").click({ modifiers: ["ControlOrMeta"] });
  await expect(table.board.locator("[data-do=move]")).toHaveCount(0);
  await carry(page, table.grip("nomad"), heap(table, 0, "hand"));
  expect(await table.card("nomad")).toMatchObject({ zone: "hand" });
  expect(await table.card("gul")).toMatchObject({ zone: "play" });
  await table.agrees();
});

test("by mouse: cards that lie far apart leave their cells to be dragged to, and the map stays short", async ({
  page,
}) => {
  const [nomad, vail, gul] = CLASSIC.cards;
  if (!nomad || !vail || !gul) throw new Error("there are three");
  const far = [
    { ...nomad, cell: { row: 99, column: 99 } },
    { ...vail, cell: { row: 0, column: 97 } },
    { ...gul, cell: { row: 2, column: 97 } },
  ];
  const table = await laid(page, { ...CLASSIC, cards: far });
  await table.grip("vail").click();
  await table.board.locator("[data-do=move]").click();
  // Rows 0, 1, 98 and 99, cells 96 to 99.
  await expect(table.board.locator(".spot.in-cell")).toHaveCount(16);
});

test("by keyboard: places are named, previewed and gone to; Escape moves nothing", async ({ page }) => {
  test.slow();
  const table = await laid(page, CLASSIC);
  await table.tabTo(table.board.locator(".grip[tabindex='0']"));
  await table.arrowTo("vail");
  await page.keyboard.press("Enter");
  const move = table.board.locator("[data-do=move]");
  await table.tabTo(move);
  await page.keyboard.press("Enter");
  await expect(spot(table, "0 play 3 3")).toBeFocused();
  await expect(spot(table, "0 play 3 3")).toHaveAccessibleName("row 3, cell 3; lies there now");
  await page.keyboard.press("ArrowLeft");
  await expect(spot(table, "0 play 3 2")).toBeFocused();
  await expect(table.foreteller).toHaveText("Вайл: moves to another place.");
  await page.keyboard.press("ArrowLeft");
  await expect(spot(table, "0 play 3 1")).toHaveAccessibleName("row 3, cell 1; Кочевник there");
  await page.keyboard.press("Escape");
  await expect(table.board.locator(".mover")).toHaveCount(0);
  await expect(table.panel).toBeVisible();
  await expect(table.grip("vail")).toBeFocused();
  expect(await revision(table)).toBe(0);
  await table.tabTo(move);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  expect((await table.card("vail")).cell).toEqual({ row: 2, column: 3 });
  await expect(table.grip("vail")).toBeFocused();
  await expect(table.announcer).toContainText("Вайл: a new place in play");
  await table.agrees();
  await page.keyboard.press("Control+z");
  expect((await table.card("vail")).cell).toEqual({ row: 3, column: 3 });
});

test("heroes: from hand into play and to the deck; while a trigger waits the engine's refusal is shown at each place", async ({
  page,
}) => {
  const table = await laid(page, HEROES);
  await heap(table, 0, "hand").click();
  await carry(page, table.grip("herald"), table.grip("nomad"));
  expect(await table.card("herald")).toMatchObject({ zone: "play", controller: 0 });
  await expect(table.board.locator(".triggers")).toBeVisible();
  await table.grip("nomad").click();
  await table.board.locator("[data-do=move]").click();
  const deck = spot(table, "0 deck");
  await expect(deck).toHaveAttribute("aria-disabled", "true");
  await expect(deck).toHaveAccessibleName(/^Deck; not possible: A choice comes first/);
  await deck.click({ force: true });
  await expect(table.notice).toContainText("A choice comes first");
  expect(await revision(table)).toBe(1);
  await table.board.locator("[data-do=cancel-move]").click();
  await table.board.locator(".triggers button", { hasText: "Decline" }).click();
  await table.board.locator("[data-do=move]").click();
  await deck.click();
  expect(await table.card("nomad")).toMatchObject({ zone: "deck" });
  await expect(heap(table, 0, "deck")).toBeFocused();
  await table.agrees();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger that has rested carries, one that swipes scrolls, one that rests and lifts is asked where to", async ({
    page,
  }) => {
    cannot(["firefox", "webkit"], "Playwright's client for WebDriver BiDi sends no touches");
    const table = await laid(page, CLASSIC);
    await table.grip("vail").evaluate((grip) => grip.scrollIntoView({ block: "center" }));
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await finger(page, table.grip("vail"), 0, { by: -160 });
    await expect.poll(scrolled).toBeGreaterThan(before + 80);
    expect(await revision(table)).toBe(0);
    await expect(table.board.locator(".mover")).toHaveCount(0);
    await table.grip("vail").evaluate((grip) => grip.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(300);
    await finger(page, table.grip("vail"), 800, { by: 0 });
    await expect(table.board.locator(".mover")).toBeVisible();
    await table.board.locator("[data-do=cancel-move]").tap();
    await table.grip("nomad").evaluate((grip) => grip.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(300);
    const at = await scrolled();
    await finger(page, table.grip("nomad"), 800, table.grip("vail"));
    expect(await scrolled()).toBe(at);
    expect((await table.card("nomad")).cell).toEqual({ row: 3, column: 3 });
    await table.agrees();
  });
});
