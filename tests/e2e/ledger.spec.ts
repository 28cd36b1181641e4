import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the ledger of a card's life has a row a change, and they make the level", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("vail").click();
  await table.setAmount(3);
  await table.effect("wound").click();
  await table.effect("reduceLives").click();
  await table.effect("setLives").click();
  const ledger = table.panel.locator(".ledger");
  await expect(ledger.locator("table")).toBeHidden();
  await ledger.locator("summary").click();
  await expect(ledger.locator("table")).toBeVisible();

  const shown = await ledger.locator("tbody .delta").allTextContents();
  const deltas = shown.map((text) => Number(text.replace("−", "-")));
  const told = await table.board.evaluate((element) =>
    (element as unknown as { board: Board }).board.explainLife("vail"),
  );
  expect(deltas).toEqual(told.rows.map(({ delta }) => delta));
  expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(3);
  await expect(ledger.locator("tfoot .delta")).toHaveText("3");
  // Set to 3: the wounds go for reductions by 504.6, and each row says its clause.
  await expect(ledger.locator("tbody tr").last()).toContainText("504.6");
  expect(deltas.length).toBeGreaterThan(4);
});

/** Presses the middle of the life number that is drawn on a card, as a reader would aim. */
async function pressLife(table: Table, card: string): Promise<void> {
  const level = table.place(card).locator("berserk-card .level");
  await level.scrollIntoViewIfNeeded();
  const box = await level.boundingBox();
  if (box === null) throw new Error("no life number");
  await table.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const rows = (table: Table) => table.panel.locator(".ledger tbody tr");

test("the life number on a card opens its ledger, by pointer, wherever a turn has brought it", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  for (const turned of [false, true]) {
    await pressLife(table, "gul");
    await expect(table.panel).toHaveAttribute("data-card", "gul");
    await expect(rows(table)).toHaveText([/\+8\s*Starting life/, /−3\s*Wounds/]);
    await expect(table.panel.locator(".ledger tfoot .delta")).toHaveText("5");
    await expect(table.grip("gul")).toHaveAttribute("aria-pressed", "true");
    // It is closed by its own title, and then opened by the number again.
    await table.panel.locator(".ledger summary").click();
    await expect(table.panel.locator(".ledger table")).toBeHidden();
    await pressLife(table, "gul");
    await expect(table.panel.locator(".ledger table")).toBeVisible();
    if (!turned) {
      await table.effect("tap").click();
      await page.keyboard.press("Escape");
      await expect(table.panel).toBeHidden();
    }
  }
});

test("by keyboard the life number is the next stop after its card, and the arrows still go from card to card", async ({
  page,
}) => {
  const table = new Table(page);
  await table.open("markers");
  await table.tabTo(table.board.locator(".grip[tabindex='0']"));
  await table.arrowTo("palach");
  await page.keyboard.press("Tab");
  const life = table.board.locator(".life[data-life=palach]");
  await expect(life).toBeFocused();
  await expect(life).toHaveAccessibleName("Палач: why is its life 6?");
  await page.keyboard.press("Enter");
  await expect(table.panel).toHaveAttribute("data-card", "palach");
  await expect(table.panel.locator(".ledger summary")).toBeFocused();
  await expect(rows(table)).toHaveText([/\+7\s*Starting life/, /−1\s*Life reduction/]);
  await page.keyboard.press("Escape");
  await expect(table.grip("palach")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(table.grip("gul")).toBeFocused();
  await expect(table.board.locator("[tabindex='0'].life")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(table.panel.locator(".ledger table")).toBeHidden();
});

test("while a card is being picked its life number is a part of it", async ({ page }) => {
  const table = new Table(page);
  await table.open("strike-with-defender");
  await table.place("vail").click();
  await table.action("strike").click();
  await expect(table.board.locator(".life")).toHaveCount(0);
  await pressLife(table, "gul");
  await expect(table.board.locator(".combat")).toBeVisible();
});

test("a row says what it came from: a spell, the card's own ability, the card that joined", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const join = { id: "join", kind: "activated", cost: {}, target: {}, text: "Join" };
  const scenario = {
    format: 1,
    cards: [
      {
        id: "host",
        name: "Host",
        owner: 0,
        life: 5,
        markers: { wounds: 2 },
        abilities: [{ ...join, effects: [{ kind: "attach", part: "chosen", to: "self" }] }],
      },
      { id: "part", name: "Part", owner: 0, life: 4, markers: { wounds: 1 } },
    ],
    steps: [
      { effect: { kind: "heal", target: "host", amount: 1, by: { kind: "spell", text: "Balm" } } },
      { action: { kind: "ability", card: "host", ability: "join", targets: ["part"] } },
    ],
  };
  await page.locator("textarea").fill(JSON.stringify(scenario));
  await page.locator(".own button.primary").click();
  await table.board.locator(".life[data-life=host]").click();
  await expect(rows(table)).toHaveText([
    /\+5\s*Starting life/,
    /−2\s*Wounds/,
    /\+1\s*Wounds\s*from the spell “Balm”, rule 504.3, Step 1/i,
    /\+4\s*.*with Part, from its own ability, rule 505.4, Step 2/i,
    /−1\s*Wounds\s*with Part, from its own ability, rule 505.4, Step 2/i,
  ]);
  await page.locator("select[name=language]").selectOption("ru");
  await expect(rows(table).nth(3)).toContainText("с картой «Part», от своей способности, правило 505.4");
});

interface Board {
  explainLife(card: string): { rows: { delta: number }[] };
}
