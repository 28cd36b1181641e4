import type { Page } from "@playwright/test";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { cannot, expect, test } from "../engines/test.ts";
import { keptIn } from "./kept.ts";
import { Table } from "./table.ts";

/** At how many random moments the page is killed, and what they are drawn from: see README.md. */
const KILLS = Number(process.env.E2E_KILLS ?? 12);
const SEED = Number(process.env.E2E_SEED ?? 1);

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many steps stand, and all that were played, the undone ones too. */
interface Seen {
  readonly revision: number;
  readonly steps: readonly string[];
  /** What it was about to do and had not drawn yet. */
  readonly doing: Doing | null;
}
type Doing = "step" | "back" | "forward";

/** Is it what was seen, or that with what was being done? */
function follows({ revision, steps, doing }: Seen, found: Omit<Seen, "doing">): boolean {
  const isSame = (count: number) =>
    JSON.stringify(found.steps.slice(0, count)) === JSON.stringify(steps.slice(0, count));
  const isSeen = found.steps.length === steps.length && isSame(steps.length);
  if (doing === "step" && found.revision === revision + 1 && found.steps.length === revision + 1)
    return isSame(revision);
  const moved = { step: 0, back: -1, forward: 1 }[doing ?? "step"];
  return isSeen && (found.revision === revision || found.revision === revision + moved);
}

/** Plays on by itself, at uneven moments: wounds, cures, lives, back and forward; and tells what has been drawn. */
async function playOn(table: Table, seed: number): Promise<void> {
  await table.board.evaluate((board: BerserkBoard, first: number) => {
    const { see } = window as unknown as { see: (seen: Seen) => Promise<void> };
    let state = first;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const controls = ["wound", "heal", "addLives", "addCounters"].map((effect) => `[data-effect=${effect}]`);
    const tell = (doing: Doing | null) => {
      const steps = (board.board?.history() ?? []).map(({ step }) => JSON.stringify(step));
      // It goes on once it has been heard: what is found later was seen, or is what was being done.
      return see({ revision: board.board?.stateSnapshot().revision ?? 0, steps, doing });
    };
    const play = async () => {
      const all = [...controls, ...controls, ".steps .undo", ".steps .redo"];
      const control = all[Math.floor(next() * all.length)] ?? "";
      await tell(control.endsWith("undo") ? "back" : control.endsWith("redo") ? "forward" : "step");
      board.shadowRoot?.querySelector<HTMLElement>(control)?.click();
      await board.updateComplete;
      requestAnimationFrame(async () => {
        await tell(null);
        setTimeout(play, next() * 60);
      });
    };
    void play();
  }, seed);
}

async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash");
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send("Page.crash").catch(() => undefined), crashed]);
  await crashed;
  await page.close();
}

const onTable = (table: Table) =>
  table.board.evaluate((board: BerserkBoard) => ({
    revision: board.board?.stateSnapshot().revision ?? 0,
    steps: (board.board?.history() ?? []).map(({ step }) => JSON.stringify(step)),
  }));

test(`a page killed at ${KILLS} random moments: what was seen last is there each time`, async ({
  browser,
  baseURL,
}) => {
  cannot(["firefox", "webkit"], "only Chromium can be told to kill a page");
  test.setTimeout(60_000 + KILLS * 20_000);
  const random = numbers(SEED);
  const context = await browser.newContext({ reducedMotion: "reduce", ...(baseURL ? { baseURL } : {}) });
  let seen: Seen = { revision: 0, steps: [], doing: null };
  let [told, further] = [0, 0];
  await context.exposeFunction("see", (latest: Seen) => {
    seen = latest;
    if (latest.doing === null) told++;
  });
  for (let killed = 0; killed <= KILLS; killed++) {
    const page = await context.newPage();
    const table = new Table(page);
    await page.goto(killed === 0 ? "./?sample=markers" : "./");
    await expect(table.board.locator(".tabletop")).toBeVisible();
    await expect
      .poll(
        async () => follows(seen, await onTable(table)),
        `seed ${SEED}: after ${killed} kills ${seen.revision} steps had been seen`,
      )
      .toBe(true);
    const found = await onTable(table);
    if (found.revision !== seen.revision || found.steps.length !== seen.steps.length) further++;
    await table.agrees();
    expect(await page.locator(".board-notice").count(), "nothing is said to be wrong").toBe(0);
    if (killed === KILLS) {
      expect(await keptIn(page), "one board, and no copies of it").toHaveLength(1);
      break;
    }
    seen = { ...found, doing: null };
    await table.place("palach").click();
    await playOn(table, Math.floor(random() * 2 ** 32));
    await page.waitForTimeout(50 + random() * 700);
    await kill(page);
  }
  console.log(`seed ${SEED}: ${KILLS} kills, ${told} moves seen, ${further} times the move under way was done`);
  expect(told).toBeGreaterThan(KILLS);
  await context.close();
});
