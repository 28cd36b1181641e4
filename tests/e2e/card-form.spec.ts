import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { Scenario } from "../../www/generated/types.ts";
import { expect, test } from "../engines/test.ts";
import { CLASSIC, HEROES, laid } from "./laid.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The form as its reader fills it in. */
class Form {
  readonly page: Page;
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator("card-form");
  }

  async open(): Promise<void> {
    await this.page.locator("[data-do=add-card]").click();
    await expect(this.form).toBeVisible();
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  press(name: string): Promise<void> {
    return this.form.getByRole("button", { name, exact: true }).click();
  }

  /** What is said to be wrong with a field. */
  async wrong(label: string): Promise<string> {
    const field = this.field(label);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
    return (await this.page.locator(`[id="${ids.at(-1)}"]`).textContent()) ?? "";
  }
}

const LIFE = "Starting life (empty: a card without lives)";
const notice = (page: Page) => page.locator(".board-notice[data-about='set-up']");

test("a card with abilities is put on the table without JSON, what was played stands, and it plays", async ({
  page,
}) => {
  test.slow();
  const table = await laid(page, HEROES);
  await table.grip("gul").click();
  await table.effect("wound").click();
  const form = new Form(page);
  await form.open();
  await form.field("Name").fill("Стрелок");
  await form.field(LIFE).fill("6");
  await form.field("Strike").fill("1-2-3");
  await form.field("Wounds").fill("2");
  await form.press("Add an ability with a cost");
  await form.field("Words of the ability").fill("Закрыть: ранить на 2");
  await form.field("Takes a target").check();
  await form.field("Whose cards").selectOption({ label: "the opponent's" });
  await form.field("On").selectOption({ label: "the chosen target" });
  await form.field("How many").fill("2");
  await form.press("Add a triggered ability");
  const triggered = form.form.locator("[data-ability='1']");
  await triggered.getByLabel("When", { exact: true }).selectOption({ label: "a card is wounded" });
  await triggered.getByLabel("Whose event", { exact: true }).selectOption({ label: "another card's" });
  await triggered.getByLabel("Effect", { exact: true }).selectOption({ label: "Add counters" });
  await form.press("Add to the table");
  // The step that was played before would set off the new card's ability.
  await expect(notice(page)).toContainText("Step 1 would then turn out differently. Nothing has changed yet.");
  expect((await table.snapshot()).cards).toHaveLength(5);
  await notice(page).getByRole("button", { name: "Back to the form" }).click();
  await expect(form.field("Strike")).toHaveValue("1-2-3");
  await form.press("Add to the table");
  await notice(page).getByRole("button", { name: "Do it all the same" }).click();
  await expect(notice(page)).toContainText("“Стрелок” is in the set-up.");
  await expect(table.panel.locator(".panel-title")).toHaveText("Стрелок");
  expect((await table.snapshot()).revision).toBe(1);
  expect(await table.card("стрелок")).toMatchObject({ counters: 1, markers: { wounds: 2 }, strike: [1, 2, 3] });
  await table.action("ability").click();
  await expect(table.board.locator(".answers [data-pick]")).toHaveText(["Гуль", "Тролль"]);
  await table.board.locator("[data-pick=troll]").click();
  expect((await table.card("troll")).markers.wounds).toBe(2);
  expect((await table.card("стрелок")).orientation).toBe("tapped");
  await table.agrees();
  await page.reload();
  await expect(table.place("стрелок")).toBeVisible();
  expect((await table.snapshot()).revision).toBe(2);
});

test("what is wrong is named at its field and changes nothing; what was begun is kept", async ({ page }) => {
  const table = await laid(page, CLASSIC);
  const form = new Form(page);
  await form.open();
  // The first free cell is proposed.
  await expect(form.field("Row")).toHaveValue("3");
  await expect(form.field("Cell in the row")).toHaveValue("2");
  await form.field(LIFE).fill("0");
  await form.field("Strike").fill("1-2");
  await form.field("Picture address").fill("javascript:alert(1)");
  await form.field("Counters").fill("many");
  await form.press("Add a triggered ability");
  await form.field("How many").fill("-1");
  await form.press("Add to the table");
  await expect(form.field("Name")).toBeFocused();
  expect(await form.wrong("Name")).toBe("This has to be filled in.");
  expect(await form.wrong(LIFE)).toContain("must be a whole number from 1 to 999, got 0");
  expect(await form.wrong("Strike")).toContain("expected a whole number or a list of three, got text");
  expect(await form.wrong("Picture address")).toContain("must be http(s), relative or data:image");
  expect(await form.wrong("Counters")).toContain("expected a whole number, got text");
  expect(await form.wrong("How many")).toContain("must be a whole number from 0 to 999999, got -1");
  await expect(form.form.locator(".form-problem")).toContainText("6 fields need another look. Nothing has changed.");
  expect((await table.snapshot()).cards).toHaveLength(3);
  await page.keyboard.press("Escape");
  await expect(form.form).toHaveCount(0);
  await form.open();
  await expect(form.field("Counters")).toHaveValue("many");
  // What no fields can say stays as JSON.
  await form.press("As JSON");
  await form.field("The ability as JSON").fill("{");
  await form.press("Add to the table");
  expect(await form.wrong("The ability as JSON")).toContain("This is not JSON");
  await form.press("Remove ability 1");
  await form.field("Name").fill("Страж");
  await form.field(LIFE).fill("5");
  await form.field("Strike").fill("2");
  await form.field("Picture address").fill("");
  await form.field("Counters").fill("3");
  await form.press("Add to the table");
  await expect(form.form).toHaveCount(0);
  await expect(table.panel.locator(".panel-title")).toHaveText("Страж");
  expect(await table.card("страж")).toMatchObject({ cell: { row: 3, column: 2 }, counters: 3, strike: 2 });
  await table.agrees();
});

test("a card is copied, changed and taken off; where a step would go no longer a new board is offered and nothing lost", async ({
  page,
}) => {
  const table = await laid(page, HEROES);
  const form = new Form(page);
  await table.grip("gul").click();
  await table.effect("wound").click();
  await table.board.locator("[data-do=like-this]").click();
  await form.field("Owner").selectOption({ label: "Player 1" });
  await form.press("Add to the table");
  await expect(notice(page)).toContainText("“Гуль” is in the set-up.");
  expect(await table.card("гуль")).toMatchObject({ owner: 0, life: { level: 8 } });
  await notice(page).getByRole("button", { name: "Take that back" }).click();
  await expect(notice(page)).toContainText("The set-up is as it was.");
  expect((await table.snapshot()).cards).toHaveLength(5);
  await table.grip("troll").click();
  await table.board.locator("[data-do=change-card]").click();
  await form.field(LIFE).fill("12");
  await form.press("Change the card");
  await expect(notice(page)).toContainText("“Тролль” is changed in the set-up.");
  expect((await table.card("troll")).life).toEqual({ starting: 12, level: 12 });
  await table.grip("gul").click();
  await table.board.locator("[data-do=take-off]").click();
  await expect(notice(page)).toContainText("Step 1 would no longer work: There is no such card: “Гуль”");
  await expect(notice(page)).toContainText("Nothing has changed yet.");
  expect((await table.snapshot()).cards).toHaveLength(5);
  await notice(page).getByRole("button", { name: "Begin a new board from this position" }).click();
  await expect
    .poll(async () => (await table.snapshot()).cards.map(({ id }) => id))
    .toEqual(["nomad", "herald", "module", "troll"]);
  expect((await table.snapshot()).revision).toBe(0);
  await table.agrees();
  // The board before it is there with its step.
  await page.locator(".board-name").click();
  const boards = page.locator(".board-list button");
  await expect(boards).toHaveCount(2);
  await boards.last().click();
  await expect.poll(async () => (await table.snapshot()).revision).toBe(1);
  expect((await table.card("gul")).markers.wounds).toBe(1);
});

test("an example with a card added is a board of the reader's own: the example played again leaves it alone", async ({
  page,
}) => {
  const table = new Table(page);
  await table.open("markers");
  const form = new Form(page);
  await form.open();
  await form.field("Name").fill("Свой");
  await form.press("Add to the table");
  await expect(notice(page)).toContainText("“Свой” is in the set-up.");
  await table.next.click();
  await page.locator("select[name=sample]").selectOption("charon");
  await expect(table.place("charon")).toBeVisible();
  await page.locator("select[name=sample]").selectOption("markers");
  await expect(table.place("vail")).toBeVisible();
  await table.next.click();
  await page.locator(".board-name").click();
  await expect(page.locator(".board-list button")).toHaveCount(2);
});

/** Lays another board while the page stands as it is. */
async function layAlso(page: Page, scenario: Scenario): Promise<void> {
  await page.locator("#text").fill(JSON.stringify(scenario));
  await page.locator(".own button.primary").click();
}

const PAIR: Scenario = {
  format: 1,
  cards: [
    { id: "troll", name: "Другой тролль", owner: 0, life: 5, strike: 1 },
    { id: "orc", name: "Орк", owner: 1, life: 4, strike: 1 },
  ],
};

test("what can be done about a set-up is not done to the board that is laid next, nor is a card begun on it", async ({
  page,
}) => {
  const table = await laid(page, HEROES);
  const form = new Form(page);
  // What was only looked at is not begun.
  await table.grip("gul").click();
  await table.board.locator("[data-do=like-this]").click();
  await expect(form.field("Name")).toHaveValue("Гуль");
  await form.press("Close");
  await form.open();
  await expect(form.field("Name")).toHaveValue("");
  await form.press("Close");
  const change = () => table.board.locator("[data-do=change-card]").click();
  await table.grip("troll").click();
  await change();
  await form.field(LIFE).fill("12");
  await form.press("Close");
  await table.effect("wound").click();
  await change();
  await expect(form.field(LIFE)).toHaveValue("12");
  // Closed again without a change, it is still begun.
  await form.press("Close");
  await change();
  await expect(form.field(LIFE)).toHaveValue("12");
  await form.press("Close");
  await form.open();
  await form.field("Name").fill("Страж");
  await form.press("Close");
  await table.grip("gul").click();
  await table.board.locator("[data-do=take-off]").click();
  await expect(notice(page).getByRole("button", { name: "Take that back" })).toBeVisible();
  await layAlso(page, PAIR);
  await expect(table.place("orc")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await form.open();
  await expect(form.field("Name")).toHaveValue("");
  await form.press("Close");
  await table.grip("troll").click();
  await change();
  await expect(form.field("Name")).toHaveValue("Другой тролль");
});

test("a card filled in before the engine is there is added once it is", async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  const table = new Table(page);
  await page.goto("./?sample=markers");
  const form = new Form(page);
  await form.open();
  await form.field("Name").fill("Страж");
  await form.press("Add to the table");
  letGo();
  await expect(notice(page)).toContainText("“Страж” is in the set-up.");
  await expect(table.place("страж")).toBeVisible();
});

test("what is played after the question whether a card is to be added stands when the answer is yes", async ({
  page,
}) => {
  const table = await laid(page, HEROES);
  await table.grip("gul").click();
  await table.effect("wound").click();
  const form = new Form(page);
  await form.open();
  await form.field("Name").fill("Счётчик");
  await form.press("Add a triggered ability");
  await form.field("When").selectOption({ label: "a card is wounded" });
  await form.field("Whose event").selectOption({ label: "another card's" });
  await form.field("Effect").selectOption({ label: "Add counters" });
  await form.press("Add to the table");
  await expect(notice(page)).toContainText("Step 1 would then");
  for (let step = 2; step <= 4; step++) {
    await table.effect("wound").click();
    await expect.poll(async () => (await table.snapshot()).revision).toBe(step);
  }
  const allTheSame = notice(page).getByRole("button", { name: "Do it all the same" });
  await allTheSame.click();
  // More has been played than was asked about: it is asked anew.
  await expect(allTheSame).toBeFocused();
  expect((await table.snapshot()).cards).toHaveLength(5);
  await allTheSame.click();
  await expect(notice(page)).toContainText("“Счётчик” is in the set-up.");
  expect((await table.snapshot()).revision).toBe(4);
  expect(await table.card("счётчик")).toMatchObject({ counters: 4 });
  expect(await table.card("gul")).toMatchObject({ markers: { wounds: 4 } });
  await table.agrees();
});

for (const { locale, colorScheme } of [
  { locale: "ru-RU", colorScheme: "dark" },
  { locale: "en-GB", colorScheme: "light" },
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("axe finds nothing in the form, in the map of places and in the further effects", async ({ page }) => {
      test.slow();
      const table = new Table(page);
      const clean = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target, html }) => [target, html])])).toEqual([]);
      };
      await table.open("charon");
      await table.grip("charon").click();
      await table.board.locator(".more summary").click();
      await expect(table.effect("search")).toBeVisible();
      await clean();
      await table.board.locator("[data-do=move]").click();
      await clean();
      await table.board.locator("[data-do=cancel-move]").click();
      await table.board.locator("[data-do=like-this]").click();
      await page.locator("[data-do=add-triggered]").click();
      await page.locator("[name='life']").fill("x");
      await page.locator("card-form button[value=add]").click();
      await expect(page.locator(".field-problem")).toBeVisible();
      await clean();
      const small = await page
        .locator("card-form")
        .evaluate((form) =>
          [...form.querySelectorAll<HTMLElement>("button, select, input:not([type=checkbox]), textarea, .flag label")]
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map((control) => control.outerHTML),
        );
      expect(small).toEqual([]);
    });
  });
}
