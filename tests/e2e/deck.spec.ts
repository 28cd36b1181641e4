import { cannot, expect, test } from "../engines/test.ts";
import { Deck } from "./deck.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a list of names becomes a wall with its name, its sections and its stacks", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  await deck.read("#Дозор\nОтряд:\n3 Кочевник\nГуль x2\n---side---\n1 Палач");
  await expect(page.locator("#wall")).toHaveText("Дозор");
  await expect(page.locator(".summary")).toHaveText("6 cards, 3 different");
  await expect(page.locator(".part h3")).toHaveText(["Отряд: 5", "Sideboard: 1"]);
  expect(await deck.spoken()).toEqual(["Кочевник, 3 cards", "Гуль, 2 cards", "Палач"]);
  await expect(deck.cards.first().locator(".copies")).toHaveText("×3");
  await expect(deck.verdict).toContainText("6 cards are on the wall.");

  await page.locator("select[name=copies]").selectOption("each");
  expect(await deck.spoken()).toEqual(["Кочевник", "Кочевник", "Кочевник", "Гуль", "Гуль", "Палач"]);
  await page.locator("select[name=sort]").selectOption("name");
  expect((await deck.spoken()).slice(0, 3)).toEqual(["Гуль", "Гуль", "Кочевник"]);
});

test("numbers get names and figures from rows, and what is not among them is shown and named", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  await deck.read(
    "#Пепел\n2 15\n1 99",
    '[{ "id": 15, "name": "Вайл", "life": 14, "strike": [1, 1, 4], "wounds": 2, "tapped": true }]',
  );
  expect(await deck.spoken()).toEqual(["Вайл, 2 cards, tapped, strike 1-1-4, life 12 of 14: 2 wounds", "№ 99"]);
  await expect(page.locator(".unknown")).toHaveText(/not among the card rows/);
  await expect(deck.verdict).toContainText("“№ 99” is not among the rows.");
  await deck.verdict.getByRole("button", { name: "line 3" }).click();
  const marked = await page
    .locator("#list")
    .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(marked).toBe("1 99");
});

test("rows alone, and rows pasted in the list's place, are a wall too", async ({ page }) => {
  const deck = new Deck(page);
  const row = '{ "name": "Гуль", "life": 8, "poison": 2, "count": 2 }';
  await deck.open();
  for (const [list, rows] of [
    ["", row],
    [`[${row}]`, ""],
    [`{ "cards": [${row}] }`, ""],
  ] as const) {
    await deck.read("1 Палач");
    await expect(deck.card("Палач")).toBeVisible();
    await deck.read(list, rows);
    expect(await deck.spoken()).toEqual(["Гуль, 2 cards, life 8 of 8: poison 2"]);
  }
});

test("lines that are no cards are named with what was expected, and the others stand", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  await deck.read("1 Гуль\nпросто слова\n0 Палач", '[{ "name": "Гуль", "life": "восемь" }, 5]');
  expect(await deck.spoken()).toEqual(["Гуль"]);
  await expect(deck.verdict.locator("h4")).toHaveText(["Deck list", "Card rows (JSON)"]);
  await expect(deck.verdict.locator("li")).toHaveText([
    /line 2\s+“просто слова”: this line is left out. A count and a name are expected/,
    /line 3\s+“0 Палач”: this line is left out. A count goes from 1 to 999/,
    /line 1\s+.*expected a whole number, got text \(\[0\]\.life\)/,
    /line 1\s+.*expected an object, got a whole number \(\[1\]\)/,
  ]);
});

test("only so many mistakes are told, the others are counted", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  await deck.read(`1 Гуль\n${"слова\n".repeat(50)}`);
  await expect(deck.verdict.locator("li")).toHaveCount(20);
  await expect(deck.verdict).toContainText("And 30 more.");
});

for (const [what, list, rows, said] of [
  ["nothing", "", "", "Deck list: There is no card here."],
  ["only words", "слова и слова", "", "Deck list: There is no card here."],
  ["too many cards", "999 А\n999 Б\n3 В", "", "There are 2001 cards; the wall holds 2000."],
  ["too many lines", "1 А\n".repeat(10_001), "", "There are more than 10000 lines."],
  ["rows that are no JSON", "1 Гуль", '[{ "name": "Гуль"\n"life": 8 }]', "Card rows (JSON): This is not JSON: line 2"],
  ["a list that is no JSON", '[{ "name": }]', "", "Deck list: This is not JSON: line 1"],
  ["no tags at all", "<b>жирно</b>", "", "There is no card here."],
] as const) {
  test(`${what}: it is said where and why, and the wall stays as it was`, async ({ page }) => {
    const deck = new Deck(page);
    await deck.open();
    await deck.read("2 Палач");
    await expect(deck.card("Палач, 2 cards")).toBeVisible();
    await deck.read(list, rows);
    for (const words of [said, "The wall stays as it was."]) await expect(deck.verdict).toContainText(words);
    expect(await deck.spoken()).toEqual(["Палач, 2 cards"]);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  });
}

test("nothing changes on the wall until the list is read", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  const before = await deck.spoken();
  await page.locator("#list").fill("5 Палач");
  expect(await deck.spoken()).toEqual(before);
});

test("markup in names, headings and texts is shown as text, and unsafe pictures are refused", async ({ page }) => {
  const deck = new Deck(page);
  const markup = '<img src=x onerror="document.title=1">';
  await deck.open();
  await deck.read(
    `# ${markup}\n${markup}:\n1 ${markup}`,
    JSON.stringify([{ name: markup, text: "<script>", image: "javascript:alert(1)" }]),
  );
  await expect(deck.cards.first().locator(".name")).toHaveText(markup);
  await expect(page.locator("#wall")).toHaveText(markup);
  await expect(page.locator("deck-page img, deck-page script")).toHaveCount(0);
  await expect(deck.cards.locator("img")).toHaveCount(0);
  await expect(deck.verdict).toContainText("A picture address must be http(s), relative or data:image ([0].image).");
  expect(await page.title()).toBe("Berserk: a deck on the table");
});

test("the tags that are copied are the cards again, on this page and on any other", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  const rows = [
    { name: 'Гуль "Клык" & <b>', life: 8, strike: [1, 2, 3], wounds: 3, tapped: true, count: 2 },
    { name: "Хранительница", type: "hero", life: 24, extraLives: 2, counters: 1, poison: 3 },
    { name: "Костёр", type: "support", text: "Строка\n«вторая»" },
  ];
  await deck.read("", JSON.stringify(rows));
  const spoken = await deck.spoken();
  const tags = await deck.tags();
  expect(tags.match(/<berserk-card/g)).toHaveLength(3);
  await deck.read(tags);
  expect(await deck.spoken()).toEqual(spoken);
  expect(await deck.tags()).toBe(tags);

  // As any other page's parser takes them.
  const elsewhere = await page.evaluate(async (html) => {
    const place = document.createElement("div");
    place.lang = "en";
    place.innerHTML = html;
    document.body.append(place);
    const all = [...place.querySelectorAll<HTMLElement & { updateComplete: Promise<unknown> }>("berserk-card")];
    await Promise.all(all.map((card) => card.updateComplete));
    return all.map((card) => card.getAttribute("aria-label"));
  }, tags);
  expect(elsewhere).toEqual(spoken);
});

test("what was copied can be pasted", async ({ page }) => {
  const deck = new Deck(page);
  await deck.open();
  await page.locator(".tags summary").click();
  await page.locator(".tags .copy").click();
  await expect(page.locator(".tags [role=status]")).toHaveText("Copied.");
  const tags = await deck.tags();
  await page.locator("#list").fill("");
  await page.locator("#list").press("Control+v");
  await expect(page.locator("#list")).toHaveValue(tags);
});

test("where the browser will not copy, the tags are marked for the reader to copy", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const deck = new Deck(page);
  await deck.open();
  await page.locator(".tags summary").click();
  await page.locator(".tags .copy").click();
  await expect(page.locator(".tags [role=status]")).toContainText("Ctrl+C");
  const marked = await page
    .locator("#tags")
    .evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart);
  expect(marked).toBe((await deck.tags()).length);
});

test("each example is a wall without a mistake, in the reader's language for as long as it is unchanged", async ({
  page,
}) => {
  const deck = new Deck(page);
  await deck.open();
  for (const sample of ["names", "numbers", "table", "tags"]) {
    await page.locator(`[data-sample=${sample}]`).click();
    await expect(page.locator(`[data-sample=${sample}]`)).toHaveAttribute("aria-pressed", "true");
    await expect(deck.verdict.locator(".badly")).toHaveCount(0);
    await expect(deck.verdict.locator("li")).toHaveCount(sample === "numbers" ? 1 : 0);
  }
  await expect(deck.card("Nomad, tapped, strike 1-2-3, life 6 of 8: 2 wounds")).toBeVisible();
  await page.locator("select[name=language]").selectOption("ru");
  await expect(deck.card("Кочевник, закрыта, удар 1-2-3, жизни 6 из 8: ран 2")).toBeVisible();
  await deck.read("1 Палач");
  await page.locator("select[name=language]").selectOption("en");
  expect(await deck.spoken()).toEqual(["Палач"]);
});

test("a reload keeps the texts and the order, a new tab begins anew", async ({ page, context }) => {
  const deck = new Deck(page);
  await deck.open();
  await deck.read("1 Палач\n1 Гуль");
  await page.locator("select[name=sort]").selectOption("name");
  await page.reload();
  await expect(deck.cards).toHaveCount(2);
  expect(await deck.spoken()).toEqual(["Гуль", "Палач"]);
  await expect(page.locator("#list")).toHaveValue("1 Палач\n1 Гуль");
  const other = new Deck(await context.newPage());
  await other.open();
  await expect(other.page.locator("[data-sample=names]")).toHaveAttribute("aria-pressed", "true");
});

test("under the strictest policy, without wasm, all of it works and asks for no engine", async ({ page }) => {
  const asked: string[] = [];
  const turnedDown: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => {
    if (message.type() === "error") turnedDown.push(message.text());
  });
  // Firefox tells of what it turns down as errors.
  page.on("pageerror", ({ message }) => turnedDown.push(message));
  await page.route("**/deck.html", async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  const deck = new Deck(page);
  await deck.open();
  await page.locator("[data-sample=table]").click();
  await expect(deck.card("Nomad, tapped, strike 1-2-3, life 5 of 8: 3 wounds")).toBeVisible();
  await page.locator(".tags summary").click();
  await deck.read(await deck.tags());
  await expect(deck.cards).toHaveCount(7);
  await expect(deck.cards.first().locator(".turned")).toHaveCSS("transform", "matrix(0, 1, -1, 0, 0, 0)");
  expect(turnedDown).toEqual([]);
  expect(asked.filter((address) => /wasm|berserk_rules/.test(address))).toEqual([]);
});

for (const width of [320, 360, 640, 1280]) {
  test(`${width} pixels wide nothing scrolls sideways, no card covers another, buttons are 44 pixels high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const deck = new Deck(page);
    await deck.open();
    const long = "Оченьдлинноеимяизодногословакотороеникогданекончается";
    await deck.read(
      `#${long.repeat(2)}\n${long}:\n3 ${long}\n${long.repeat(3)}`,
      JSON.stringify([{ name: long, life: 999, tapped: true }]),
    );
    for (const sample of ["", "table", "numbers"]) {
      if (sample !== "") await page.locator(`[data-sample=${sample}]`).click();
      await page.locator(".tags").evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const boxes = await deck.cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
          ).toBe(true);
    }
    for (const control of await page.locator("button, select, summary").filter({ visible: true }).all())
      expect((await control.boundingBox())?.height, (await control.textContent()) ?? "").toBeGreaterThanOrEqual(43.9);
  });
}

test("on paper there are the deck's name and its cards, and nothing else", async ({ page }) => {
  cannot(["webkit"], "WebKitGTK shows no page as on paper");
  const deck = new Deck(page);
  await deck.open();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("#wall")).toBeVisible();
  await expect(deck.cards.first()).toBeVisible();
  for (const hidden of [".masthead", ".desk", ".options", ".tags", "footer"])
    await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
