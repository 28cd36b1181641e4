import type { Scenario } from "../../www/generated/types.ts";
import { expect, test } from "../engines/test.ts";
import { laid } from "./laid.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const GAME: Scenario = {
  format: 1,
  cards: [
    { id: "crab", name: "Мехокраб", owner: 0, life: 5, strike: 2 },
    { id: "module", name: "Модуль атаки", owner: 0, life: 3, strike: 1 },
    { id: "gul", name: "Гуль", owner: 1, life: 8, strike: 2 },
    { id: "dead", name: "Вайл", owner: 1, life: 9, strike: 3, zone: "graveyard" },
    { id: "deep", name: "Орк", owner: 1, life: 4, strike: 1, zone: "deck" },
  ],
};

test("what is rarely wanted is there without JSON: turns, control, joining, return, search, resources, a cause", async ({
  page,
}) => {
  test.slow();
  const table = await laid(page, GAME);
  const tool = (name: string) => table.board.locator(`.tool[data-tool=${name}]`);
  await table.board.locator("[data-player='1'] .start-turn").click();
  expect((await table.snapshot()).activePlayer).toBe(1);
  // Without a selected card there are the effects on players; a field that is needed is gone to.
  await table.board.locator(".more summary").click();
  await table.effect("addResources").click();
  await expect(tool("addResources").getByLabel("Resource")).toBeFocused();
  expect((await table.snapshot()).revision).toBe(1);
  await table.grip("module").click();
  // Who may not be joined is said to be so by the engine.
  const host = tool("attach").getByLabel("Goes under");
  await expect(host.locator("option")).toHaveText(["Мехокраб", "Гуль (not possible)"]);
  await host.selectOption("gul");
  await table.effect("attach").click();
  await expect(table.notice).toContainText("illegal choice of target");
  await host.selectOption("crab");
  await table.board.locator(".panel-title").hover();
  await table.effect("attach").hover();
  await expect(table.foretold).toContainText("goes under Мехокраб");
  await table.effect("attach").click();
  expect((await table.card("crab")).parts).toEqual(["module"]);
  await table.grip("gul").click();
  await table.effect("takeControl").click();
  expect((await table.card("gul")).controller).toBe(0);
  await tool("addResources").getByLabel("Player").selectOption("0");
  await tool("addResources").getByLabel("Resource").fill("coins");
  await tool("addResources").getByLabel("How many").fill("4");
  await table.effect("addResources").click();
  expect((await table.snapshot()).players[0]?.resources).toEqual({ coins: 4 });
  await tool("search").getByLabel("Player").selectOption("1");
  await tool("search").getByLabel("Card").selectOption("Орк");
  await table.effect("search").click();
  expect((await table.card("deep")).zone).toBe("hand");
  await table.board.locator("[data-player='1'] .heap-button[data-zone=graveyard]").click();
  await table.grip("dead").click();
  await table.setAmount(2);
  await tool("revive").getByLabel("Life").selectOption("2");
  await table.effect("revive").click();
  expect(await table.card("dead")).toMatchObject({ zone: "play", controller: 1, life: { level: 2 } });
  await table.setAmount(1);
  await table.board.getByLabel("Effects come from").selectOption("spell");
  await table.board.getByLabel("Of which card").selectOption("gul");
  await table.effect("wound").click();
  await expect(table.latest).toContainText("from a spell by Гуль");
  await tool("destroyTo").getByLabel("Goes instead").selectOption("deck");
  await table.effect("destroyTo").click();
  await table.grip("crab").click();
  expect((await table.snapshot()).revision).toBe(8);
  await table.agrees();
  // The cause is told while the list is closed, and goes with its board.
  const summary = table.board.locator(".more summary");
  await summary.click();
  await expect(summary).toHaveText("More effects, from a spell (Гуль)");
  await page.locator("#text").fill(JSON.stringify({ ...GAME, title: "Another" }));
  await page.locator(".own button.primary").click();
  await expect.poll(async () => (await table.snapshot()).revision).toBe(0);
  await table.grip("crab").click();
  await expect(summary).toHaveText("More effects");
  await table.effect("wound").click();
  await expect(table.latest).not.toContainText("from a spell");
});
