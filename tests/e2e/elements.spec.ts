import type { Page } from "@playwright/test";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Puts a `<berserk-card>` with these attributes on the page, alone. */
async function card(page: Page, attributes: Readonly<Record<string, string>>) {
  await page.evaluate((all) => {
    const element = document.createElement("berserk-card");
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    element.id = "alone";
    document.body.prepend(element);
  }, attributes);
  return page.locator("#alone");
}

test("a card from attributes alone shows its level, strike, stacks and turn, and follows changes", async ({ page }) => {
  await new Table(page).open("markers");
  const alone = await card(page, { name: "Кочевник", life: "8", strike: "1-2-3", wounds: "3", tapped: "", lang: "ru" });
  await expect(alone).toHaveAccessibleName("Кочевник, закрыта, удар 1-2-3, жизни 5 из 8: ран 3");
  await expect(alone.locator(".now")).toHaveText("5");
  await expect(alone.locator(".strike")).toHaveText("1-2-3");
  await expect(alone.locator("[data-pile=wounds] .count")).toHaveText("3");
  const turn = () => alone.locator(".turned").evaluate((sheet) => getComputedStyle(sheet).transform);
  const square = await alone.boundingBox();
  expect(square?.width).toBeCloseTo(square?.height ?? 0, 0);
  const [a, b] = (await turn()).replace("matrix(", "").split(",").map(Number);
  expect([Math.round(a ?? 1), b]).toEqual([0, 1]);

  await alone.evaluate((element) => {
    element.removeAttribute("tapped");
    element.setAttribute("extra-lives", "1");
    element.setAttribute("wounds", "1");
    element.setAttribute("lang", "en");
  });
  await expect(alone).toHaveAccessibleName("Кочевник, strike 1-2-3, life 8 of 8: 1 wound, 1 extra life");
  expect(await turn()).toBe("none");
});

test("attributes that are taken away count as none, and what a script sets is read as what it can mean", async ({
  page,
}) => {
  await new Table(page).open("markers");
  const alone = await card(page, { name: "Гуль", life: "8", strike: "2", wounds: "3", count: "2", type: "hero" });
  await expect(alone).toHaveAccessibleName("Гуль, 2 cards, strike 2, life 5 of 8: 3 wounds");
  await alone.evaluate((element) => {
    for (const name of ["name", "life", "strike", "wounds", "count", "type"]) element.removeAttribute(name);
  });
  await expect(alone).toHaveAccessibleName("Nameless card");
  await alone.evaluate((element) =>
    Object.assign(element, { name: 7, strike: [1, 2, 3], life: Number.NaN, card: undefined }),
  );
  await expect(alone).toHaveAccessibleName("7, strike 1-2-3");
});

test("a card given as CardState stands before the attributes, follows its changes, and gives them back", async ({
  page,
}) => {
  const table = new Table(page);
  await table.open("markers");
  const alone = await card(page, { name: "Вереск", life: "5", tapped: "" });
  const give = (state: unknown) => alone.evaluate((element, given) => Object.assign(element, { card: given }), state);
  const gul = await table.card("gul");
  await give(gul);
  await expect(alone).toHaveAccessibleName("Гуль, strike 1-2-3, life 5 of 8: 3 wounds");
  await expect(alone).not.toHaveAttribute("tapped");
  await give({ ...gul, orientation: "tapped", counters: 2 });
  await expect(alone).toHaveAccessibleName("Гуль, tapped, strike 1-2-3, life 5 of 8: 3 wounds, 2 counters");
  await give(null);
  await expect(alone).toHaveAccessibleName("Вереск, tapped, life 5 of 5");
  await give(gul);
  await give(null);
  await expect(alone).toHaveAttribute("tapped");
});

for (const [count, spoken] of [
  ["0", "Гуль"],
  ["1", "Гуль"],
  ["-2", "Гуль"],
  ["две", "Гуль"],
  ["3", "Гуль, 3 cards"],
] as const) {
  test(`count="${count}" is read as what it can mean`, async ({ page }) => {
    await new Table(page).open("markers");
    const alone = await card(page, { name: "Гуль", count, tapped: "" });
    await expect(alone).toHaveAccessibleName(`${spoken}, tapped`);
    await expect(alone.locator(".copies")).toHaveCount(count === "3" ? 1 : 0);
    await expect(alone.locator(".under")).toHaveCount(count === "3" ? 2 : 0);
  });
}

for (const [wounds, spoken] of [
  ["-1", "Гуль, life 8 of 8"],
  ["1.5", "Гуль, life 8 of 8"],
  ["many", "Гуль, life 8 of 8"],
  ["999", "Гуль, life -991 of 8: 999 wounds"],
] as const) {
  test(`wounds="${wounds}" is read as what it can mean`, async ({ page }) => {
    await new Table(page).open("markers");
    await expect(await card(page, { name: "Гуль", life: "8", wounds })).toHaveAccessibleName(spoken);
  });
}

for (const [image, shown] of [
  ["javascript:alert(1)", false],
  ["data:text/html,<b>x</b>", false],
  ["file:///etc/passwd", false],
  ["data:image/gif;base64,R0lGODlhAQABAAAAACw=", true],
] as const) {
  test(`the picture address ${image} ${shown ? "is shown" : "is left out"}`, async ({ page }) => {
    await new Table(page).open("markers");
    await expect((await card(page, { name: "Гуль", image })).locator("img")).toHaveCount(shown ? 1 : 0);
  });
}

test("each kind of marker has a shape and a letter of its own", async ({ page }) => {
  await new Table(page).open("markers");
  const kinds = { wounds: "1", "extra-lives": "1", "life-reductions": "1", counters: "1", poison: "1" };
  const alone = await card(page, { name: "Гуль", life: "8", ...kinds });
  await expect(alone.locator("[data-pile]")).toHaveCount(5);
  const shapes = await alone
    .locator("[data-pile] .token-shape")
    .evaluateAll((all) => all.map((shape) => shape.getAttribute("d")));
  const letters = await alone.locator(".token-letter").allTextContents();
  expect(new Set(shapes).size).toBe(5);
  expect(new Set(letters).size).toBe(5);
  await expect(alone.locator(".count")).toHaveText(["1", "1", "1", "1", "1"]);
});

test("in step mode only the steps can be played, in still mode nothing", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.board.evaluate((board) => board.setAttribute("mode", "step"));
  await expect(table.board.locator(".grip")).toHaveCount(0);
  await expect(table.board.locator(".desk")).toHaveCount(0);
  await table.next.click();
  await table.agrees();
  expect((await table.snapshot()).revision).toBe(1);
  await table.board.evaluate((board) => board.setAttribute("mode", "still"));
  await expect(table.board.locator(".steps")).toHaveCount(0);
  await expect(table.place("kochevnik")).toBeVisible();
  await expect(table.board.locator(".tabletop button:not(.heap-button)")).toHaveCount(0);
});

test("a board takes a scenario from a script inside it, and steps through the scenario's own steps", async ({
  page,
}) => {
  const table = new Table(page);
  await table.open("markers");
  const scenario = {
    format: 1,
    cards: [{ id: "a", name: "A", owner: 0, life: 5 }],
    steps: [
      { effect: { kind: "wound", target: "a", amount: 1 } },
      { effect: { kind: "wound", target: "a", amount: 2 } },
    ],
  };
  await page.evaluate((inside) => {
    const board = document.createElement("berserk-board");
    board.id = "second";
    board.setAttribute("mode", "step");
    const script = document.createElement("script");
    script.type = "application/json";
    script.textContent = JSON.stringify(inside);
    board.append(script);
    document.body.prepend(board);
  }, scenario);
  const second = page.locator("#second");
  const level = second.locator("[data-card=a] .now");
  await expect(level).toHaveText("5");
  await second.locator(".next").click();
  await expect(level).toHaveText("4");
  await second.locator(".next").click();
  await expect(level).toHaveText("2");
  await second.locator(".undo").click();
  await expect(level).toHaveText("4");
  await table.agrees();
  expect((await table.snapshot()).revision).toBe(0);
});

test("steps and errors are told to the page as events", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.board.evaluate((board) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    board.addEventListener("berserk-step", (event) => {
      const { step, outcome, snapshot } = (event as CustomEvent).detail;
      heard.push([step, outcome.ok, snapshot.revision]);
    });
    board.addEventListener("berserk-error", (event) => heard.push((event as CustomEvent).detail.path));
  });
  await table.next.click();
  await table.board.evaluate((board) =>
    Object.assign(board, { scenario: { format: 1, cards: [{ id: "a", name: "A", owner: 7 }] } }),
  );
  await expect(table.board.locator(".problem")).toContainText("cards[0].owner");
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  expect(heard).toEqual([[{ effect: { kind: "wound", target: "kochevnik", amount: 3 } }, true, 1], "cards[0].owner"]);
  await table.agrees();
});

test("a scenario that cannot be fetched says so, and can be tried again", async ({ page }) => {
  await new Table(page).open("markers");
  const answers = [
    { status: 404, body: "" },
    { status: 200, body: "<!doctype html>" },
    { status: 200, body: JSON.stringify({ format: 1, cards: [{ id: "a", name: "A", owner: 0, life: 5 }] }) },
  ];
  await page.route("**/somewhere.json", (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await page.evaluate(() => {
    const board = document.createElement("berserk-board");
    board.id = "second";
    board.setAttribute("src", "./somewhere.json");
    document.body.prepend(board);
  });
  const problem = page.locator("#second .problem");
  await expect(problem).toContainText("404");
  await problem.locator("button").click();
  await expect(problem).toContainText("JSON");
  await problem.locator("button").click();
  await expect(page.locator("#second [data-card=a] .now")).toHaveText("5");
  await expect(page.locator("#second .problem")).toHaveCount(0);
});

test("only the cards that changed are drawn again", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.board.evaluate((board) => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    for (const place of board.shadowRoot?.querySelectorAll<HTMLElement>(".place") ?? []) {
      const root = place.querySelector("berserk-card")?.shadowRoot;
      if (!root) throw new Error("a place without a card");
      new MutationObserver(() => drawn.push(place.dataset.card ?? "")).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    }
  });
  await table.effect("wound").click();
  await table.agrees();
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect([...new Set(drawn)]).toEqual(["gul"]);
});

test("the page works under a strict Content-Security-Policy", async ({ page, baseURL }) => {
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  // Firefox tells of them as errors.
  page.on("pageerror", ({ message }) => violations.push(message));
  await page.route(`${baseURL}**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  const table = new Table(page);
  await table.open("charon");
  await table.place("charon").click();
  await table.effect("tap").click();
  await table.agrees();
  expect(violations).toEqual([]);
});

test("the theme attribute dresses the board and its cards, whatever the page wears", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const colours = () =>
    Promise.all([
      table.board.locator(".tabletop").evaluate((top) => getComputedStyle(top).backgroundColor),
      table
        .place("gul")
        .locator(".paper")
        .evaluate((paper) => getComputedStyle(paper).fill),
    ]);
  await table.board.evaluate((board) => board.setAttribute("theme", "light"));
  const light = await colours();
  await table.board.evaluate((board) => board.setAttribute("theme", "dark"));
  const dark = await colours();
  expect(dark[0]).not.toBe(light[0]);
  expect(dark[1]).not.toBe(light[1]);
});

test("a page themes the elements by custom properties and parts", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("berserk-board { --berserk-paper: rgb(1, 2, 3) } berserk-board::part(level) { opacity: 0.5 }");
    document.adoptedStyleSheets.push(sheet);
  });
  const card = table.place("gul");
  expect(await card.locator(".paper").evaluate((paper) => getComputedStyle(paper).fill)).toBe("rgb(1, 2, 3)");
  expect(await card.locator(".level").evaluate((level) => getComputedStyle(level).opacity)).toBe("0.5");
});

test("the edition attribute decides which clauses are cited", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.board.evaluate((board) => board.setAttribute("edition", "classic"));
  await expect(table.board.locator(".edition")).toContainText("508–509");
  await table.place("gul").click();
  await table.effect("wound").click();
  await expect(table.latest).toContainText("508.3");
});

test("cards that are called alike are told apart by a number, on the table and aloud", async ({ page }) => {
  const table = new Table(page);
  await table.open("vail-warrior");
  await expect(table.place("voin").locator(".nth")).toHaveText("#1");
  await expect(table.place("voin2").locator(".nth")).toHaveText("#2");
  await expect(table.grip("voin2")).toHaveAccessibleName(/^Воин Вайлов 2, /);
  await expect(table.place("gul").locator(".nth")).toHaveCount(0);
});
