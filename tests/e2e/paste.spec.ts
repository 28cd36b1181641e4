import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const OWN = {
  format: 1,
  cards: [
    { id: "a", name: "Вереск", owner: 0, life: 5, strike: 2 },
    { id: "b", name: "Репей", owner: 1, life: 4, strike: [1, 2, 3] },
  ],
};

/** A sample's table with a step played, then the text pasted. */
async function pasted(page: Page, text: string): Promise<Table> {
  const table = new Table(page);
  await table.open("markers");
  await table.next.click();
  await put(page, text);
  return table;
}

async function put(page: Page, text: string): Promise<void> {
  await page.locator("textarea").fill(text);
  await page.locator(".own button.primary").click();
}

async function isRefused(page: Page, table: Table, ...said: readonly string[]): Promise<void> {
  const verdict = page.locator(".verdict");
  for (const words of [...said, "stays as it was"]) await expect(verdict).toContainText(words);
  await expect(verdict).not.toContainText("is on the table");
  expect((await table.snapshot()).revision).toBe(1);
  await expect(table.place("kochevnik")).toBeVisible();
  await expect(table.next).toContainText("1 of");
  await table.agrees();
}

for (const [text, found] of [
  ["null", "null"],
  ["7", "a whole number"],
  ['"x"', "text"],
  ["[]", "a list"],
  ['{"scenario": null}', "null"],
] as const) {
  test(`${text} is no scenario, and that is said`, async ({ page }) => {
    const table = await pasted(page, text);
    await isRefused(page, table, `expected an object, got ${found}.`);
  });
}

const wound = { effect: { kind: "wound", target: "a", amount: 1 } };

for (const [what, play, path, line] of [
  ["no list", null, "play", 5],
  ["null in the place of an entry", [null], "play[0]", 6],
  ["an entry without a step", [{ step: wound }, {}], "play[1].step", 7],
  ["a step that is null", [{ step: wound }, { step: null }], "play[1].step", 7],
  ["a step of nothing", [{ step: {} }], "play[0].step", 6],
  ["an unknown effect", [{ step: wound }, { step: { effect: { kind: "nope" } } }], "play[1].step.effect.kind", 7],
  [
    "a strength that the card does not have, after a step that the rules refuse",
    [
      { step: { effect: { kind: "wound", target: "nobody", amount: 1 } } },
      { step: { action: { kind: "strike", card: "a", target: "b" } } },
      { step: { effect: { kind: "fight", strike: "weak" } } },
    ],
    "play[2].step.effect.strike",
    8,
  ],
] as const) {
  test(`a sample with ${what} in its play: said with path and line, and the table stays`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    const rows = [
      "{",
      `"scenario":`,
      JSON.stringify(OWN),
      ",",
      `"play": ${play === null ? "null" : "["}`,
      ...(play ?? []).map((entry, index) => JSON.stringify(entry) + (index + 1 < (play?.length ?? 0) ? "," : "")),
      ...(play === null ? [] : ["]"]),
      "}",
    ];
    const table = await pasted(page, rows.join("\n"));
    await isRefused(page, table, `(${path}`, `line ${line}`);
    expect(errors).toEqual([]);
  });
}

test("a sample whose play shows a refusal is put on the table with its steps", async ({ page }) => {
  const play = [{ step: { effect: { kind: "wound", target: "nobody", amount: 1 } }, expect: {} }, { step: wound }];
  const table = await pasted(page, JSON.stringify({ scenario: OWN, play }));
  await expect(page.locator(".verdict")).toContainText("on the table");
  await expect(table.next).toContainText("0 of 2");
  await table.next.click();
  await table.next.click();
  await expect(table.place("a").locator(".now")).toHaveText("4");
  await expect(table.next).toContainText("2 of 2");
});

test("a script given to the element is checked before the table changes", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.board.evaluate((board) => Object.assign(board, { script: [{ effect: { kind: "nope" } }] }));
  await expect(table.board.locator(".problem")).toContainText("script[0].effect.kind");
  await expect(table.next).toContainText("0 of");
  await table.agrees();
});

test("the verdict follows the language, and so does what is wrong with the JSON", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const language = page.locator("select[name=language]");
  const verdict = page.locator(".verdict");
  await put(page, '{\n  "format": 1,\n  "cards": [,]\n}');
  await expect(verdict).toContainText("line 3, column 13");
  await language.selectOption("ru");
  await expect(verdict).toContainText("Это не JSON: строка 3, столбец 13.");
  await expect(verdict.locator(".badly")).not.toContainText(/[a-z]{2}/);
  await put(page, JSON.stringify({ ...OWN, edition: 3 }));
  await expect(verdict).toContainText("Значение не того вида");
  await language.selectOption("en");
  await expect(verdict).toContainText("expected text, got a whole number (edition)");
  await expect(verdict.locator(".badly")).not.toContainText(/[а-я]/i);
});

test("of a long line only the part around the mistake is shown and marked", async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: `c${index}`,
    name: `Карта ${index}`,
    owner: 0,
    life: 5,
  }));
  const cards = many.map((card, index) => (index === 20 ? { ...card, life: "пять" } : card));
  const text = JSON.stringify({ format: 1, cards });
  await pasted(page, text);
  const excerpt = page.locator(".verdict .excerpt");
  await expect(excerpt).toContainText("пять");
  await expect(excerpt).toHaveText(/^….{80,180}…$/);
  await page.locator(".verdict button").click();
  const selected = await page
    .locator("textarea")
    .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(selected).toContain("пять");
  expect(selected.length).toBeLessThan(200);
});

test("a picture's host is not told which page asks for it", async ({ page }) => {
  const table = await pasted(
    page,
    JSON.stringify({ format: 1, cards: [{ id: "a", name: "A", owner: 0, life: 3, image: "./picture.png" }] }),
  );
  await expect(table.place("a").locator("img")).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(page.locator("footer")).toContainText("except pictures that a scenario names");
});
