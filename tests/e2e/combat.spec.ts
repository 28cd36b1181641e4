import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("by mouse: strike, defender, fight", async ({ page }) => {
  const table = new Table(page);
  await table.open("strike-with-defender");
  await table.place("vail").click();
  await table.action("strike").click();
  await expect(table.place("gul")).toHaveClass(/\blegal\b/);
  await expect(table.place("kochevnik")).not.toHaveClass(/\blegal\b/);
  await table.place("gul").click();
  await expect(table.board.locator(".combat")).toContainText("Вайл attacks Гуль");
  await expect(table.place("vail")).toHaveClass(/\battacker\b/);
  await expect(table.place("gul")).toHaveClass(/\btarget\b/);
  expect((await table.card("vail")).orientation).toBe("upright");

  await table.place("palach").click();
  await table.action("defend").click();
  await expect(table.place("palach")).toHaveClass(/\bdefender\b/);
  await expect(table.board.locator(".combat")).toContainText("Палач defends");

  await table.board.locator("select[name=strike]").selectOption("strong");
  await table.board.locator("select[name=counterStrike]").selectOption("medium");
  await table.board.locator(".fight button").click();
  await expect(table.board.locator(".combat")).toBeHidden();
  await table.agrees();
  const { inPlay } = await table.screen();
  expect(inPlay.palach).toMatchObject({ level: "3", turn: 90, piles: { wounds: "4" } });
  expect(inPlay.vail).toMatchObject({ level: "12", turn: 90, piles: { wounds: "2" } });
  expect(inPlay.gul).toMatchObject({ level: "8", turn: 0 });
  await expect(table.latest).toContainText("506.3");
});

test("by keyboard: strike, defender, fight with a strength of one's own", async ({ page }) => {
  const table = new Table(page);
  await table.open("strike-with-defender");
  await table.tabTo(table.board.locator(".grip[tabindex='0']"));
  await table.arrowTo("vail");
  await page.keyboard.press("Enter");
  await table.tabTo(table.action("strike"));
  await page.keyboard.press("Enter");
  await expect(table.board.locator(".asked")).toBeFocused();
  await table.tabTo(table.board.locator("[data-pick=gul]"));
  await page.keyboard.press("Enter");
  await expect(table.grip("vail")).toBeFocused();
  expect((await table.snapshot()).combat).toEqual({ attacker: "vail", target: "gul", defender: null });

  await table.arrowTo("palach");
  await page.keyboard.press("Space");
  await table.tabTo(table.action("defend"));
  await page.keyboard.press("Enter");
  expect((await table.snapshot()).combat?.defender).toBe("palach");

  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expect(table.grip("palach")).toHaveAttribute("tabindex", "0");
  await table.board.locator("select[name=strike]").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("6");
  await table.tabTo(table.board.locator(".fight button"));
  await page.keyboard.press("Enter");
  await table.agrees();
  const { inPlay } = await table.screen();
  expect(inPlay.palach).toMatchObject({ level: "1", turn: 90, piles: { wounds: "6" } });
  expect(inPlay.vail).toMatchObject({ level: "14", turn: 90, piles: {} });
});

test("an action whose cost taps two other cards: target and payers are picked, and marked while they can be", async ({
  page,
}) => {
  const table = new Table(page);
  await table.open("tap-two-others");
  await table.place("ballista").click();
  await table.action("ability").click();
  await expect(table.place("troll")).toHaveClass(/\blegal\b/);
  await expect(table.place("luchnik")).not.toHaveClass(/\blegal\b/);
  await table.place("troll").click();
  await expect(table.place("luchnik")).toHaveClass(/\blegal\b/);
  await expect(table.place("znamenosets")).not.toHaveClass(/\blegal\b/);
  await table.place("luchnik").click();
  await expect(table.place("luchnik")).toHaveClass(/\bpicked\b/);
  await table.place("kopeyshchik").click();
  await table.agrees();
  const { inPlay } = await table.screen();
  expect(inPlay.troll).toMatchObject({ level: "8", piles: { wounds: "4" } });
  expect(inPlay.luchnik?.turn).toBe(90);
  expect(inPlay.kopeyshchik?.turn).toBe(90);
  expect(inPlay.ballista?.turn).toBe(0);
});

test("picking can be cancelled, by button and by Escape, and nothing has happened", async ({ page }) => {
  const table = new Table(page);
  await table.open("strike-with-defender");
  for (const cancel of ["button", "key"] as const) {
    await table.place("vail").click();
    await table.action("strike").click();
    await expect(table.board.locator(".picking")).toBeVisible();
    if (cancel === "key") await page.keyboard.press("Escape");
    else await table.board.locator(".picking button", { hasText: "Cancel" }).click();
    await expect(table.board.locator(".picking")).toBeHidden();
    await table.place("vail").click();
  }
  expect((await table.snapshot()).revision).toBe(0);
});

test("a waiting trigger is answered with the card that is chosen", async ({ page }) => {
  const table = new Table(page);
  await table.open("smaita");
  await table.place("smaita").click();
  await table.effect("destroy").click();
  const waiting = table.board.locator(".triggers");
  await expect(waiting.locator("li")).toHaveCount(2);
  await expect(table.board.locator("[part=announcer]")).toContainText("Смайта");
  await waiting.locator("li", { hasText: "Смайта" }).locator("[data-option=naemnik]").click();
  await expect(waiting).toBeHidden();
  await table.agrees();
  expect((await table.card("naemnik")).zone).toBe("graveyard");
  expect((await table.card("ork2")).zone).toBe("hand");
});

test("a trigger that may be declined is declined", async ({ page }) => {
  const table = new Table(page);
  await table.open("mehokrab");
  await table.board.locator("[data-player='1'] .start-turn").click();
  await expect(table.board.locator(".triggers")).toBeVisible();
  await table.board.locator(".triggers button", { hasText: "Decline" }).click();
  await expect(table.board.locator(".triggers")).toBeHidden();
  expect((await table.card("mehokrab")).zone).toBe("graveyard");
  await table.agrees();
});

test("a trigger that takes two cards waits for both", async ({ page }) => {
  const table = new Table(page);
  await table.open("markers");
  const storm = {
    kind: "triggered",
    id: "storm",
    on: "death",
    target: { hasLives: true, count: 2 },
    effects: [{ kind: "wound", target: "chosen", amount: 1 }],
  };
  const cards = ["a", "b", "c", "d"].map((id, index) => ({
    id,
    name: `Карта ${id}`,
    owner: index % 2,
    life: 5,
    abilities: id === "a" ? [storm] : [],
  }));
  await page.locator("textarea").fill(JSON.stringify({ format: 1, cards }));
  await page.locator(".own button.primary").click();
  await table.place("a").click();
  await table.effect("destroy").click();
  await table.board.locator(".triggers [data-option=b]").click();
  await expect(table.board.locator(".picking")).toContainText("1 of 2");
  await expect(table.place("b")).toHaveClass(/\bpicked\b/);
  await table.place("b").click();
  await expect(table.place("b")).not.toHaveClass(/\bpicked\b/);
  await table.place("c").click();
  await table.place("d").click();
  await expect(table.board.locator(".triggers")).toBeHidden();
  await table.agrees();
  const { inPlay } = await table.screen();
  expect([inPlay.b?.level, inPlay.c?.level, inPlay.d?.level]).toEqual(["5", "4", "4"]);
});
