import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const OWN = {
  format: 1,
  title: "Своё",
  cards: [
    { id: "a", name: "Вереск", owner: 0, life: 5, strike: 2 },
    { id: "b", name: "Репей", owner: 1, life: 4, markers: { wounds: 1 } },
  ],
};

test("the browser's language is spoken first, another can be chosen, and is remembered", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "ru-RU", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const table = new Table(page);
  await table.open("markers");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.locator("h1")).toHaveText("Жизнь, гибель, действие");
  await expect(table.grip("gul")).toHaveAccessibleName(/Гуль, .*жизни 5 из 8: ран 3/);
  await page.locator("select[name=language]").selectOption("en");
  await expect(page.locator("h1")).toHaveText("Life, death, action");
  await expect(page).toHaveTitle(/practice/);
  await expect(table.grip("gul")).toHaveAccessibleName(/Гуль, .*life 5 of 8: 3 wounds/);
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Life, death, action");
  await context.close();
});

test("the marker letters follow the language", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const letter = table.place("gul").locator("[data-pile=wounds] .token-letter");
  await expect(letter).toHaveText("W");
  await page.locator("select[name=language]").selectOption("ru");
  await expect(letter).toHaveText("Р");
});

test("light and dark can be chosen, and are remembered", async ({ page }) => {
  await new Table(page).open("markers");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.locator("select[name=theme]").selectOption("light");
  const light = await ground();
  await page.locator("select[name=theme]").selectOption("dark");
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect(page.locator("berserk-board .tabletop")).toBeVisible();
  expect(await ground()).toBe(dark);
});

test("a pasted scenario lies on the table", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await page.locator("textarea").fill(JSON.stringify(OWN));
  await page.locator(".own button.primary").click();
  await expect(table.place("a")).toBeVisible();
  await expect(page.locator(".verdict")).toContainText("on the table");
  await table.agrees();
});

const MISTAKES = [
  { what: "a field of the wrong type", path: "cards[1].life", line: 8, change: { life: "4" } },
  {
    what: "markers that never lie together",
    path: "cards[1].markers",
    line: 8,
    change: { markers: { extraLives: 1, lifeReductions: 1 } },
  },
  { what: "an id that stands twice", path: "cards[1].id", line: 8, change: { id: "a" } },
] as const;

for (const { what, path, line, change } of MISTAKES) {
  test(`${what}: said in words with path and line beside the text, and the table stays`, async ({ page }) => {
    const table = new Table(page);
    await table.open("markers");
    await table.place("gul").click();
    await table.effect("wound").click();
    const before = await table.snapshot();
    const [first, second] = OWN.cards;
    const rows = [
      `{`,
      `"format": 1,`,
      `"cards": [`,
      `  ${JSON.stringify(first)},`,
      ``,
      ``,
      ``,
      `  ${JSON.stringify({ ...second, ...change })}`,
      `]}`,
    ];
    await page.locator("textarea").fill(rows.join("\n"));
    await page.locator(".own button.primary").click();
    const verdict = page.locator(".verdict");
    await expect(verdict).toContainText(path);
    await expect(verdict).toContainText(`line ${line}`);
    await expect(verdict).toContainText("stays as it was");
    await expect(verdict.locator(".excerpt")).toContainText("Репей");
    await expect(page.locator("textarea")).toHaveAttribute("aria-invalid", "true");
    expect(await table.snapshot()).toEqual(before);
    await table.agrees();

    await verdict.locator("button").click();
    await expect(page.locator("textarea")).toBeFocused();
    const selected = await page
      .locator("textarea")
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
    expect(selected).toBe(rows[line - 1]);
  });
}

test("text that is no JSON: said with its line, and the table stays", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const before = await table.snapshot();
  await page.locator("textarea").fill('{\n  "format": 1,\n  "cards": [,]\n}');
  await page.locator(".own button.primary").click();
  await expect(page.locator(".verdict")).toContainText("not JSON");
  await expect(page.locator(".verdict")).toContainText("line 3");
  expect(await table.snapshot()).toEqual(before);
  await page.locator("select[name=sample]").selectOption("charon");
  await expect(table.place("charon")).toBeVisible();
  await expect(page.locator(".verdict")).toBeEmpty();
});

test("markup in names and texts is shown as text, and an odd picture address brings no picture", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const name = "<img src=x onerror=alert(1)>";
  await page
    .locator("textarea")
    .fill(JSON.stringify({ format: 1, cards: [{ id: "a", name, owner: 0, life: 3, text: "<b>x</b>" }] }));
  await page.locator(".own button.primary").click();
  await expect(table.place("a").locator(".name")).toHaveText(name);
  await expect(table.place("a").locator("img, b")).toHaveCount(0);
});

test("the position on the table is taken back into the text, and loads into the same table", async ({ page }) => {
  const table = new Table(page);
  await table.open("charon");
  await table.next.click();
  await table.next.click();
  await page.locator(".own button", { hasText: "Take the text" }).click();
  await expect(page.locator("textarea")).toHaveValue(/addCounters/);
  const before = await table.screen();
  await page.locator(".own button.primary").click();
  await expect(page.locator(".verdict")).toContainText("on the table");
  await table.agrees();
  expect(await table.screen()).toEqual(before);
  expect((await table.snapshot()).revision).toBe(1);
});

test("the edition of the rules is named", async ({ page }) => {
  const table = new Table(page);
  await table.open("charon");
  await expect(table.board.locator(".edition")).toContainText("508–509");
  await table.open("markers");
  await expect(table.board.locator(".edition")).toContainText("504–506");
});
