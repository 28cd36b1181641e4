import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import type { Scenario } from "../../www/generated/types.ts";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { cannot, expect, test } from "../engines/test.ts";
import { downloaded, jsonFile, keptIn, stepsKept, wound } from "./kept.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const notice = (page: Page, about: string) => page.locator(`[data-about="${about}"]`);
const way = (page: Page, label: string) => page.locator(`[data-way="${label}"]`).click();
const name = (page: Page) => page.locator(".board-name .named");

async function remove(page: Page): Promise<void> {
  await page.locator(".board-name").click();
  await page.locator("[data-do=delete]").click();
}

/** A card selected on a table, so that wounds can be put on it. */
async function ready(page: Page): Promise<Table> {
  const table = new Table(page);
  await table.open("markers");
  await table.place("palach").click();
  return table;
}

/** One board with one step, in two tabs. */
async function inTwoTabs(page: Page): Promise<{ one: Table; other: Page; two: Table }> {
  const one = await ready(page);
  await one.effect("wound").click();
  await stepsKept(page, 1);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const two = new Table(other);
  await two.place("palach").click();
  await expect.poll(async () => (await two.snapshot()).revision).toBe(1);
  return { one, other, two };
}

test("what a tab that died had noted and not written is brought in, and nothing is overwritten by it", async ({
  page,
}) => {
  const table = await ready(page);
  await table.effect("wound").click();
  await stepsKept(page, 1);
  const [board] = await keptIn(page);
  if (board === undefined) throw new Error("nothing is kept");
  const scenario = board.scenario as Scenario;
  const noted = (change: object) => JSON.stringify({ ...board, ...change });
  const more = { id: "more", name: "Ещё одна", owner: 0 } as const;
  const cure = { effect: { kind: "heal", target: "gul", amount: 1 } } as const;
  await page.evaluate(
    ([ahead, behind, setUpAnew, ofTomorrow, goesOn]) => {
      localStorage.setItem("berserk-rules step a dead", ahead);
      localStorage.setItem("berserk-rules step b dead", behind);
      localStorage.setItem("berserk-rules step c dead", "{");
      localStorage.setItem("berserk-rules step d dead", ofTomorrow);
      localStorage.setItem("berserk-rules step e dead", setUpAnew);
      localStorage.setItem("berserk-rules step f dead", goesOn);
    },
    [
      noted({ revision: 2, scenario: { ...scenario, steps: [...(scenario.steps ?? []), cure] } }),
      noted({ name: "Другая", scenario: { ...scenario, steps: [cure] } }),
      // The same steps on a set-up with a card more, which was written nowhere.
      noted({ name: "С картой", scenario: { ...scenario, cards: [...scenario.cards, more] } }),
      noted({ version: 2, name: "Завтра" }),
      // Of a long record what has come to it is noted alone.
      noted({ revision: 3, scenario: undefined, kept: 2, last: cure, steps: [cure] }),
    ] as const,
  );
  await page.reload();
  await expect
    .poll(async () => (await keptIn(page)).map(({ scenario }) => (scenario as Scenario).steps?.length))
    .toEqual(expect.arrayContaining([1, 1, 3]));
  await expect.poll(async () => (await table.snapshot()).revision).toBe(3);
  await expect(notice(page, "newer Завтра")).toContainText("kept by a newer version of this page");
  const boards = await keptIn(page);
  expect(boards).toHaveLength(3);
  expect(boards.find(({ name }) => name === "Другая")).toMatchObject({ scenario: { steps: [cure] } });
  expect(boards.find(({ name }) => name === "С картой")).toMatchObject({
    scenario: { cards: [...scenario.cards, more], steps: scenario.steps },
  });
  expect(await keptIn(page, "aside")).toEqual([expect.objectContaining({ value: "{" })]);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("step")));
  expect(left, "what a newer page noted is left to it").toEqual(["berserk-rules step d dead"]);
});

test("a step played before the storage answered at all is noted, and on the table again when the tab died", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("silent") !== null) return;
    sessionStorage.setItem("silent", "once");
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      const opening = open.apply(this, asked);
      opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
      for (const kind of ["upgradeneeded", "success", "error"]) {
        opening.addEventListener(kind, (event) => event.stopImmediatePropagation());
      }
      return opening;
    };
  });
  const table = await ready(page);
  await table.effect("wound").click();
  await table.effect("wound").click();
  const before = await table.snapshot();
  expect(before.revision).toBe(2);
  await page.reload();
  await expect.poll(() => table.snapshot()).toEqual(before);
  expect(await keptIn(page)).toHaveLength(1);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("step")));
  expect(left).toEqual([]);
});

test("what was noted without knowing of a kept board goes on from it, or into a copy if that would lose a step", async ({
  page,
}) => {
  const table = await ready(page);
  await table.effect("wound").click();
  await stepsKept(page, 1);
  const further = async (kind: string) => {
    const [board] = await keptIn(page);
    const scenario = board?.scenario as Scenario;
    const step = { effect: { kind, target: "gul", amount: 1 } };
    const steps = [...(scenario.steps ?? []), step];
    const note = JSON.stringify({ ...board, revision: 1, undone: [], scenario: { ...scenario, steps } });
    await page.evaluate((text) => localStorage.setItem("berserk-rules step a dead", text), note);
    await page.reload();
    return step;
  };
  const cure = await further("heal");
  await expect.poll(async () => (await table.snapshot()).revision).toBe(2);
  expect(await keptIn(page)).toHaveLength(1);

  await table.undo.click();
  await expect.poll(async () => (await keptIn(page))[0]?.undone).toEqual([cure]);
  await further("addLives");
  await expect.poll(async () => (await keptIn(page)).length).toBe(2);
  expect((await keptIn(page)).map(({ undone }) => undone)).toEqual(expect.arrayContaining([[cure], []]));
});

test("two tabs on one board: the second hears of the first's steps, and overwrites none of them", async ({ page }) => {
  const { one, other, two } = await inTwoTabs(page);

  await one.effect("wound").click();
  await expect(notice(other, "elsewhere")).toContainText("was changed in another tab");
  await way(other, "boards.loadTheirs");
  await expect.poll(async () => (await two.snapshot()).revision).toBe(2);
  await expect(notice(other, "elsewhere")).toHaveCount(0);

  // The reader does not heed the notice and plays on: both games are kept.
  await one.effect("wound").click();
  await expect(notice(other, "elsewhere")).toBeVisible();
  await two.place("gul").click();
  await two.effect("heal").click();
  await expect(notice(other, "elsewhere")).toContainText("your steps go on in a copy");
  await expect.poll(async () => (await keptIn(page)).length).toBe(2);
  const [first, second] = [await one.snapshot(), await two.snapshot()];
  await expect(name(other)).not.toHaveText((await name(page).textContent()) ?? "");
  await page.reload();
  await other.reload();
  await expect.poll(() => one.snapshot()).toEqual(first);
  await expect.poll(() => two.snapshot()).toEqual(second);
});

test("two tabs play the same moment: each step is kept somewhere", async ({ page }) => {
  const { one, other, two } = await inTwoTabs(page);
  for (let round = 0; round < 5; round++) {
    await Promise.all([one.effect("wound"), two.effect("addLives")].map((effect) => effect.dispatchEvent("click")));
  }
  const [first, second] = [await one.snapshot(), await two.snapshot()];
  expect([first.revision, second.revision]).toEqual([6, 6]);
  await expect.poll(async () => (await keptIn(page)).length).toBe(2);
  await page.reload();
  await other.reload();
  await expect.poll(() => one.snapshot()).toEqual(first);
  await expect.poll(() => two.snapshot()).toEqual(second);
});

test("a board deleted in another tab is said to be, and the next step keeps it anew", async ({ page }) => {
  const { other, two } = await inTwoTabs(page);
  await remove(page);
  await expect(notice(other, "elsewhere")).toContainText("was deleted in another tab");
  await two.effect("wound").click();
  await stepsKept(page, 2);
});

test("a deletion that the storage refuses is told, the board stays, and can be deleted after all", async ({ page }) => {
  const table = await ready(page);
  await table.effect("wound").click();
  await stepsKept(page, 1);
  await page.evaluate(() => {
    const { delete: deleting } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = () => {
      IDBObjectStore.prototype.delete = deleting;
      throw new DOMException("no room to delete", "QuotaExceededError");
    };
  });
  await remove(page);
  await expect(notice(page, "trouble")).toContainText("the browser’s storage is full");
  expect((await table.snapshot()).revision).toBe(1);
  expect(await keptIn(page)).toHaveLength(1);
  await way(page, "error.again");
  await expect.poll(() => keptIn(page)).toEqual([]);
  await expect(notice(page, "trouble")).toHaveCount(0);
  await expect.poll(async () => (await table.snapshot()).revision).toBe(0);
});

test("a full storage is told, the board is offered as a file, and is kept once there is room", async ({
  page,
  baseURL,
}) => {
  cannot(["firefox", "webkit"], "only Chromium can be told how much room there is");
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL ?? "");
  // Set before the first write: the browser remembers for a while how much room there was.
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  const table = await ready(page);
  await table.effect("wound").click();
  await expect(notice(page, "unkept")).toContainText("the browser’s storage is full");
  await expect(page.locator(".board-name .state")).toHaveText("not kept yet");
  await table.effect("wound").click();
  expect((await table.snapshot()).revision).toBe(2);
  const { value } = await downloaded(page, () => way(page, "boards.toFile"));
  expect(value).toEqual(await table.board.evaluate((board: BerserkBoard) => board.board?.exportScenario()));
  let asked = "";
  page.on("dialog", (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked, "leaving is asked about while something is not kept").toBe("beforeunload");
  expect(await keptIn(page)).toEqual([]);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await way(page, "error.again");
  await stepsKept(page, 2);
  await expect(notice(page, "unkept")).toHaveCount(0);
  await expect(page.locator(".board-name .state")).toHaveText("kept in this browser");
});

test("where the browser denies storage the page plays on, says so, and loses no board while it is open", async ({
  baseURL,
  launchOptions,
}) => {
  cannot(["firefox", "webkit"], "the setting is one of Chromium's");
  // Chromium's own setting "sites may not keep data", as a reader sets it.
  const profile = mkdtempSync(join(tmpdir(), "denied-"));
  mkdirSync(join(profile, "Default"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    reducedMotion: "reduce",
    locale: "en-GB",
    ...(baseURL ? { baseURL } : {}),
  });
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    const table = await ready(page);
    await table.effect("wound").click();
    await expect(notice(page, "unkept")).toContainText("does not let this page store anything");
    const before = await table.snapshot();
    const { value } = await downloaded(page, () => way(page, "boards.toFile"));
    expect(value).toMatchObject({ format: 1, steps: [{ effect: { kind: "wound" } }] });
    const kept = await name(page).textContent();
    await page.locator("select[name=sample]").selectOption("charon");
    await table.next.click();
    await page.locator(".board-name").click();
    await page
      .locator(".board-list .named")
      .getByText(kept ?? "")
      .click();
    await expect.poll(() => table.snapshot()).toEqual(before);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test("of a long record the steps since it was written are noted, and brought in when the tab died before the write", async ({
  page,
}) => {
  const table = await ready(page);
  const scenario = await table.board.evaluate((board: BerserkBoard) => board.board?.exportScenario());
  // Longer than what a note may hold.
  const image = `data:image/svg+xml,${"x".repeat(190_000)}`;
  const pictured = Array.from({ length: 6 }, (_, at) => ({ id: `pictured${at}`, name: "Картина", owner: 0, image }));
  const cards = [...(scenario?.cards ?? []), ...pictured];
  const long = jsonFile("long.json", { format: 1, cards, steps: [wound("palach")] });
  await page.locator("input[type=file]").setInputFiles(long);
  await stepsKept(page, 1);
  await table.place("palach").click();
  // No write comes through any more.
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("the tab dies", "AbortError");
    };
  });
  await table.effect("wound").click();
  await table.effect("addLives").click();
  await expect(notice(page, "unkept")).toBeVisible();
  expect(await keptIn(page)).toEqual([expect.objectContaining({ revision: 1 })]);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(async () => (await table.snapshot()).revision).toBe(3);
  await expect(notice(page, "unkept")).toHaveCount(0);
});

test("the clock goes back by years and the network goes: each step is kept, and the page goes on with both", async ({
  page,
}) => {
  const table = await ready(page);
  await table.effect("wound").click();
  await stepsKept(page, 1);
  await page.clock.setSystemTime(new Date("2001-01-01"));
  await page.context().setOffline(true);
  await table.effect("wound").click();
  await stepsKept(page, 2);
  await page.locator("[data-do=save]").click();
  await page.locator("[data-do=link]").click();
  await expect(notice(page, "link")).toBeVisible();
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await other.clock.setSystemTime(new Date("2101-01-01"));
  await other.goto(page.url());
  const two = new Table(other);
  await expect.poll(async () => (await two.snapshot()).revision).toBe(2);
  await two.place("palach").click();
  await two.effect("wound").click();
  await expect(notice(page, "elsewhere")).toContainText("was changed in another tab");
  await page.reload();
  await expect.poll(async () => (await table.snapshot()).revision).toBe(3);
  expect(await keptIn(page)).toHaveLength(1);
});

test("a storage laid out by a newer page is left alone, and offered as a file", async ({ page }) => {
  await page.goto("./rulebook.html");
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("berserk-rules", 9);
        opening.onupgradeneeded = () => opening.result.createObjectStore("tables", { keyPath: "id" });
        opening.onsuccess = () => {
          const writing = opening.result.transaction("tables", "readwrite");
          writing.objectStore("tables").put({ id: "x", cards: "of tomorrow" });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
  const table = await ready(page);
  await table.effect("wound").click();
  await expect(notice(page, "unkept")).toContainText("a newer version of this page");
  const { value } = await downloaded(page, () => way(page, "boards.newerFile"));
  expect(value).toEqual({ tables: [{ id: "x", cards: "of tomorrow" }] });
});
