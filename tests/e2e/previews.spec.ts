import type { Locator } from "@playwright/test";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { cannot, expect, test } from "../engines/test.ts";
import { foreseen, haunting } from "./ghosts.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Passes over a control, then presses it: what was foreseen is what is then on the screen. Says whether a step was played. */
async function foreseeAndPlay(table: Table, control: Locator, what: string): Promise<boolean> {
  const before = await table.snapshot();
  // Without ghosts yet: what lies on the table.
  await table.page.mouse.move(0, 0);
  await expect(table.foretold).toHaveCount(0);
  const screen = await table.screen();
  await control.hover();
  const key = control.locator("xpath=..").locator(".foretold");
  await expect(key.or(table.board.locator(".place .foretold")), what).toBeVisible();
  const words = await table.foretold.textContent();
  const due = foreseen(screen, await haunting(table));
  expect(await table.snapshot(), what).toEqual(before);
  await control.click();
  // A refusal shifts what lies under the pointer.
  await table.page.mouse.move(0, 0);
  await expect(table.foretold, what).toHaveCount(0);
  const played = (await table.snapshot()).revision > before.revision;
  await expect(async () => expect(await table.screen(), `${what}: ${words}`).toEqual(due)).toPass({ timeout: 2000 });
  // Whatever was refused was foreseen to be.
  if (!played) expect(words, what).toMatch(/^Refused/);
  return played;
}

for (const { sample, amount } of [
  { sample: "markers", amount: 3 },
  { sample: "smaita", amount: 6 },
  { sample: "mehokrab", amount: 2 },
]) {
  test(`what each effect is foreseen to do it then does: ${sample}, by ${amount}`, async ({ page }) => {
    test.setTimeout(180_000);
    const table = new Table(page);
    await table.open(sample);
    const cards = Object.keys((await table.screen()).inPlay);
    let played = 0;
    for (const card of cards) {
      await table.grip(card).click();
      await table.setAmount(amount);
      const effects = await table.board
        .locator("[data-effect]")
        .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.effect ?? ""));
      expect(effects.length).toBeGreaterThan(10);
      for (const effect of effects) {
        if (!(await foreseeAndPlay(table, table.effect(effect), `${effect} on ${card}`))) continue;
        played += 1;
        await table.undo.click();
      }
      await page.keyboard.press("Escape");
    }
    expect(played).toBeGreaterThan(cards.length * 8);
  });
}

/** A healer whose abilities move cards about, and cards with something on them to be moved. */
const MOVERS = {
  format: 1,
  players: [{ resources: { coins: 5 } }, {}],
  cards: [
    {
      id: "healer",
      name: "Лекарь",
      owner: 0,
      life: 6,
      counters: 3,
      abilities: [
        { id: "join", text: "Присоединить", target: {}, effects: [{ kind: "attach", part: "chosen", to: "self" }] },
        {
          id: "steal",
          text: "Забрать",
          cost: { tapSelf: true, resources: { coins: 3 } },
          target: { controller: "opponent" },
          effects: [{ kind: "takeControl", target: "chosen", player: "you" }],
        },
        {
          id: "storm",
          text: "Буря",
          cost: { counters: 2 },
          target: { count: 2, hasLives: true },
          effects: [{ kind: "wound", target: "chosen", amount: 2 }],
        },
        { id: "home", text: "Домой", target: {}, effects: [{ kind: "move", target: "chosen", to: "hand" }] },
        { id: "rouse", text: "Поднять", effects: [{ kind: "untap", target: "self" }] },
      ].map((ability) => ({ kind: "activated", cost: {}, ...ability })),
    },
    { id: "nomad", name: "Кочевник", owner: 0, life: 8, markers: { wounds: 2 }, poison: 1 },
    { id: "ghoul", name: "Гуль", owner: 1, life: 2, markers: { extraLives: 1 }, orientation: "tapped" },
  ],
};

async function openOwn(table: Table, scenario: object): Promise<void> {
  await table.open("markers");
  await table.page.locator("textarea").fill(JSON.stringify(scenario));
  await table.page.locator(".own button.primary").click();
  await expect(table.grip("healer")).toBeVisible();
}

const ability = (table: Table, text: string) => table.action("ability").filter({ hasText: text });

test("while a target is being picked, what each would bring is foreseen on the cards", async ({ page }) => {
  test.slow();
  const table = new Table(page);
  await openOwn(table, MOVERS);
  await table.grip("healer").click();
  for (const [text, target, sign] of [
    ["Присоединить", "nomad", "goes under Лекарь"],
    ["Забрать", "ghoul", "passes to Player 1"],
    ["Домой", "nomad", "goes to hand"],
  ] as const) {
    for (const control of [table.grip(target), table.board.locator(`[data-pick=${target}]`)]) {
      await ability(table, text).click();
      await page.mouse.move(0, 0);
      const before = await table.snapshot();
      const screen = await table.screen();
      await control.hover();
      await expect.poll(async () => (await haunting(table)).cards[target]?.signs).toContain(sign);
      const drawn = await haunting(table);
      await control.click();
      expect((await table.snapshot()).revision).toBe(before.revision + 1);
      const due = foreseen(screen, drawn);
      // Under another card, or with another player, a card's words change too.
      await expect(async () => {
        const { inPlay, heaps } = await table.screen();
        expect(heaps).toEqual(due.heaps);
        for (const [id, look] of Object.entries(due.inPlay)) {
          const { level, piles, turn } = look;
          expect(inPlay[id], `${text}: ${id}`).toMatchObject({ level, turn });
          expect(inPlay[id]?.piles, `${text}: ${id}`).toEqual(piles);
        }
      }).toPass({ timeout: 2000 });
      await table.undo.click();
      await table.agrees();
    }
  }
});

test("of several targets the last shows what comes, those before it how many are picked", async ({ page }) => {
  const table = new Table(page);
  await openOwn(table, MOVERS);
  await table.grip("healer").click();
  const storm = ability(table, "Буря");
  await storm.hover();
  await expect(table.foretold).toContainText("2 cards must be chosen: Лекарь, Кочевник, Гуль");
  await expect(table.place("ghoul")).toHaveClass(/\bmight\b/);
  await storm.click();
  await table.grip("nomad").hover();
  await expect(table.foretold).toContainText("With this card 1 of 2 are picked");
  expect(await haunting(table)).toEqual({ cards: {}, heaps: {} });
  await table.grip("nomad").click();
  await table.grip("ghoul").hover();
  await expect
    .poll(async () => (await haunting(table)).cards)
    .toMatchObject({
      healer: { piles: { counters: "1" } },
      nomad: { level: "4", piles: { wounds: "4" } },
      ghoul: { level: "1", goes: false },
    });
  await table.grip("healer").hover();
  await expect.poll(async () => (await haunting(table)).cards.healer?.level).toBe("4");
});

test("a waiting trigger's answers are foreseen, and a combat's end", async ({ page }) => {
  const table = new Table(page);
  await table.open("smaita");
  await table.grip("smaita").click();
  await table.effect("destroy").hover();
  await expect(table.board.locator(".place[data-card=ork] .mark.coming.waiting")).toBeVisible();
  await table.effect("destroy").click();
  await table.board.locator(".triggers li", { hasText: "Смайта" }).locator("[data-option=naemnik]").hover();
  await expect.poll(async () => (await haunting(table)).cards.naemnik?.signs).toEqual(["dies"]);
  await table.open("strike-with-defender");
  await table.next.click();
  await table.next.click();
  await table.board.locator("select[name=strike]").selectOption("strong");
  await table.board.locator(".fight button").hover();
  await expect
    .poll(async () => (await haunting(table)).cards)
    .toMatchObject({
      palach: { level: "3", turns: true },
      vail: { level: null, turns: true },
    });
  await expect(table.foretold).toContainText("The combat ends.");
});

test("what would be refused says so beside its button, with the clause, and nothing has happened", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.effect("destroy").click();
  await table.effect("heal").hover();
  await expect(table.foretold).toHaveText("Refused. Гуль: the card is not in play, it is in the graveyard (504.1).");
  await expect(table.foretold).toHaveClass(/refused/);
  await expect(table.notice).toBeHidden();
  await expect(table.latest).toHaveAttribute("data-told", "step");
  await page.locator("select[name=language]").selectOption("ru");
  await table.effect("wound").hover();
  await expect(table.foretold).toContainText("Нельзя. Гуль: карта не в игре");
  await expect(table.foretold).toContainText("504.1");
});

test("a preview changes nothing, goes with the pointer, with Escape and with a step", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.next.click();
  await table.place("gul").click();
  const kept = await table.board.evaluateHandle((element: BerserkBoard) => element.board?.stateSnapshot());
  const history = () => table.board.evaluate((element: BerserkBoard) => JSON.stringify(element.board?.history()));
  const before = await history();
  for (const effect of ["wound", "destroy", "setLives", "tap", "finishOff"]) {
    await table.effect(effect).hover();
    await expect(table.foretold).toBeVisible();
  }
  const same = (element: BerserkBoard, snapshot: unknown) => element.board?.stateSnapshot() === snapshot;
  expect(await table.board.evaluate(same, kept)).toBe(true);
  expect(await history()).toBe(before);
  await page.mouse.move(0, 0);
  await expect(table.foretold).toHaveCount(0);
  expect(await haunting(table)).toEqual({ cards: {}, heaps: {} });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await table.effect("wound").hover();
  await expect(table.foretold).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.foretold).toHaveCount(0);
  await table.effect("heal").hover();
  await expect(table.foretold).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(table.foretold).toHaveCount(0);
  await table.agrees();
});

test("by keyboard the same is seen, and heard; the pointer says nothing aloud", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await table.effect("wound").hover();
  await expect(table.foretold).toHaveText("Гуль: life from 5 to 4, 4 wounds.");
  await expect(table.foreteller).toHaveText("");
  await page.mouse.move(0, 0);
  await table.board.locator("#amount").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(table.effect("wound")).toBeFocused();
  await expect(table.foreteller).toHaveText("Гуль: life from 5 to 4, 4 wounds.");
  expect((await haunting(table)).cards).toMatchObject({ gul: { level: "4", piles: { wounds: "4" } } });
  await page.keyboard.press("Tab");
  await expect(table.foreteller).toHaveText("Гуль: life from 5 to 6, 2 wounds.");
  await page.keyboard.press("Enter");
  await expect(table.foreteller).toHaveText("");
  expect((await haunting(table)).cards).toEqual({});
  expect((await table.card("gul")).markers.wounds).toBe(2);
  await page.keyboard.press("Tab");
  await expect(table.foreteller).not.toHaveText("");
  await page.keyboard.press("Escape");
  await expect(table.foreteller).toHaveText("");
  await expect(table.panel).toBeHidden();
});

test("at rest nothing is asked of the engine, and in one frame at most one thing", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  await table.place("gul").click();
  await page.mouse.move(0, 0);
  const asked = await table.board.evaluate(async (element: BerserkBoard) => {
    const { board, shadowRoot } = element;
    if (board === null || shadowRoot === null) throw new Error("no board");
    let calls = 0;
    const preview = board.previewEffect.bind(board);
    board.previewEffect = (effect) => {
      calls += 1;
      return preview(effect);
    };
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    await frames(20);
    const atRest = calls;
    const buttons = [...shadowRoot.querySelectorAll<HTMLElement>("[data-effect]")];
    for (let round = 0; round < 50; round++) {
      for (const button of buttons) {
        button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, composed: true, pointerType: "mouse" }));
      }
    }
    await frames(3);
    const quickly = calls;
    await frames(20);
    return { atRest, quickly, afterwards: calls, buttons: buttons.length };
  });
  expect(asked).toEqual({ atRest: 0, quickly: 1, afterwards: 1, buttons: 14 });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger that rests on a button sees what it would do, one that taps does it", async ({ page }) => {
    cannot(["firefox", "webkit"], "Playwright's client for WebDriver BiDi sends no touches");
    const table = new Table(page);
    await table.open("markers");
    await table.grip("gul").tap();
    await expect(table.board.locator(".touch-hint")).toBeVisible();
    const wound = table.effect("wound");
    await wound.scrollIntoViewIfNeeded();
    const box = await wound.boundingBox();
    if (box === null) throw new Error("no button");
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const hand = await page.context().newCDPSession(page);
    await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
    await expect(table.foretold).toHaveText("Гуль: life from 5 to 4, 4 wounds.");
    await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // It stays, so that the card can be looked at without the finger.
    await expect(table.foretold).toBeVisible();
    await expect(table.foreteller).toHaveText("Гуль: life from 5 to 4, 4 wounds.");
    expect((await table.snapshot()).revision).toBe(0);
    await table.board.locator(".board-head").tap();
    await expect(table.foretold).toHaveCount(0);
    await wound.tap();
    await expect.poll(async () => (await table.snapshot()).revision).toBe(1);
    await table.agrees();
  });
});
