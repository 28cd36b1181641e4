// Random walks through a game by the page's own controls: whatever is pressed, the table shows the engine's snapshot, and
// the history the engine's.
import type { HistoryEntry, Snapshot, Step } from "../../www/generated/types.ts";
import type { BerserkBoard } from "../../www/src/elements/index.ts";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A button with nothing to do is pressed as well. */
const DISABLED_TOO = { force: true };

/** The same numbers for the same seed: mulberry32. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

const historyOf = (table: Table): Promise<readonly HistoryEntry[]> =>
  table.board.evaluate((board: BerserkBoard) => board.board?.history() ?? []);

interface Line {
  readonly revision: number;
  readonly said: string;
  readonly going: string;
  readonly state: string;
  readonly current: string | null;
}

const linesOf = (table: Table): Promise<Line[]> =>
  table.board.locator(".story .line").evaluateAll((lines) =>
    lines.map((line) => ({
      revision: Number((line as HTMLElement).dataset.revision),
      said: line.querySelector(".said")?.textContent?.trim() ?? "",
      going: line.querySelector(".going")?.textContent?.trim() ?? "",
      state: ["stands", "here", "undone"].filter((state) => line.classList.contains(state)).join(),
      current: line.querySelector(".go")?.getAttribute("aria-current") ?? null,
    })),
  );

const steps = (count: number) => `${count} step${count === 1 ? "" : "s"}`;

function going(revision: number, present: number): string {
  if (revision === present) return "you are here";
  return revision < present ? `takes ${steps(present - revision)} back` : `brings ${steps(revision - present)} again`;
}

/** The list of lines that should be there; of a step of the example only that it is worded. */
function expectedLines(history: readonly HistoryEntry[], present: number, words: ReadonlyMap<string, string>) {
  const revisions = [0, ...history.map(({ revision }) => revision)];
  return revisions.map((revision) => {
    const step = history[revision - 1]?.step;
    return {
      revision,
      said: step === undefined ? "Set-up" : (words.get(JSON.stringify(step)) ?? expect.stringMatching(/\S/)),
      going: going(revision, present),
      state: revision < present ? "stands" : revision === present ? "here" : "undone",
      current: revision === present ? "step" : null,
    };
  });
}

const EFFECTS = ["wound", "heal", "addLives", "addCounters"] as const;
const WORDS = {
  wound: (amount: number) => `Deal ${amount} wound`,
  heal: (amount: number) => `Heal ${amount} wound`,
  addLives: (amount: number) => (amount === 1 ? "Give 1 extra live" : `Give ${amount} extra live`),
  addCounters: (amount: number) => `Add ${amount} counter`,
};

const plural = (words: string, amount: number) => (amount === 1 ? words.replace("live", "life") : `${words}s`);

for (const seed of [1, 2, 3]) {
  test(`a walk through a game that is played, seed ${seed}`, async ({ page }) => {
    test.setTimeout(180_000);
    const table = new Table(page);
    await table.open("markers");
    const roll = dice(seed);
    const names = new Map((await table.snapshot()).cards.map(({ id, name }) => [id, name]));
    const words = new Map<string, string>();
    /** The snapshots of the places that there are, by revision. */
    const seen: Snapshot[] = [await table.snapshot()];
    let present = 0;

    const playByHand = async () => {
      const inPlay = (await table.snapshot()).cards.filter(
        ({ zone, attachedTo }) => zone === "play" && attachedTo === null,
      );
      const target = inPlay[roll(inPlay.length)]?.id ?? "";
      const kind = EFFECTS[roll(EFFECTS.length)] ?? "wound";
      const amount = 1 + roll(3);
      if (
        !(await table.panel.locator(".panel-title").isVisible()) ||
        (await table.panel.getAttribute("data-card")) !== target
      )
        await table.grip(target).click();
      await table.setAmount(amount);
      const step: Step = { effect: { kind, target, amount } };
      words.set(JSON.stringify(step), `${plural(WORDS[kind](amount), amount)}: ${names.get(target)}`);
      await table.effect(kind).click();
    };

    for (let move = 0; move < 30; move++) {
      const before = present;
      const last = seen.length - 1;
      const kind = ["play", "play", "play", "next", "undo", "redo", "key back", "key forward", "go", "go", "go on"][
        roll(11)
      ];
      let drops = false;
      if (kind === "play" || kind === "next") {
        if (
          kind === "next" &&
          (await table.next.count()) === 1 &&
          (await table.next.getAttribute("aria-disabled")) === "false"
        ) {
          await table.next.click();
        } else await playByHand();
        present = (await table.snapshot()).revision;
        drops = present !== before;
      } else if (kind === "undo" || kind === "key back") {
        if (kind === "undo") await table.board.locator(".undo").click(DISABLED_TOO);
        else {
          await table.go(present).focus();
          await page.keyboard.press("[");
        }
        present = Math.max(0, present - 1);
      } else if (kind === "redo" || kind === "key forward") {
        if (kind === "redo") await table.board.locator(".redo").click(DISABLED_TOO);
        else {
          await table.go(present).focus();
          await page.keyboard.press("]");
        }
        present = Math.min(last, present + 1);
      } else {
        present = roll(last + 1);
        await table.go(present).click();
        const on = table.line(present).locator(".go-on");
        if (kind === "go on" && (await on.count()) === 1) await on.click();
      }
      const history = await historyOf(table);
      const snapshot = await table.snapshot();
      if (drops && history.length === present) seen.splice(present, seen.length, snapshot);
      const where = `seed ${seed}, move ${move}: ${kind}`;
      expect(snapshot.revision, where).toBe(present);
      expect(snapshot, where).toEqual(seen[present]);
      expect(history.length, where).toBe(seen.length - 1);
      await expect.poll(() => linesOf(table), { message: where }).toEqual(expectedLines(history, present, words));
      await table.agrees();
      await expect(table.board.locator(".undo")).toHaveAttribute("aria-disabled", String(present === 0));
      await expect(table.board.locator(".redo")).toHaveAttribute("aria-disabled", String(present === seen.length - 1));
      const dropped = seen.length - 1 - present;
      await expect(table.board.locator(".drops")).toHaveText(
        dropped === 0 ? [] : [`A new step here drops ${dropped} undone ${dropped === 1 ? "step" : "steps"}.`],
      );
    }
  });
}

for (const [sample, seed] of [
  ["smaita", 4],
  ["strike-with-defender", 5],
  ["finishing-blow", 6],
] as const) {
  test(`a walk through an example that is stepped through, refused steps too: ${sample}`, async ({ page }) => {
    test.setTimeout(180_000);
    const table = new Table(page);
    await table.open(sample);
    await table.board.evaluate((board: BerserkBoard) => {
      board.mode = "step";
    });
    await expect(table.board.locator(".grip")).toHaveCount(0);
    const roll = dice(seed);
    const position = async () => Number((await table.board.locator(".progress").textContent())?.split(" ")[0]);
    const over = async () => (await table.next.getAttribute("aria-disabled")) === "true";
    /** The snapshots that the example brings, by how much of it was played. */
    const brings: Snapshot[] = [await table.snapshot()];
    while (!(await over())) {
      await table.next.click();
      await expect.poll(position).toBe(brings.length);
      brings.push(await table.snapshot());
    }
    // Some of it is refused.
    expect(brings.some(({ revision }, at) => revision === brings[at - 1]?.revision)).toBe(true);
    for (let move = 0; move < 25; move++) {
      const kind = ["next", "next", "back", "go", "key back", "key forward"][roll(6)];
      const { revision } = await table.snapshot();
      if (kind === "next") await table.next.click(DISABLED_TOO);
      else if (kind === "back") await table.board.locator(".undo").click(DISABLED_TOO);
      else if (kind === "go") await table.go(roll(await table.board.locator(".story .line").count())).click();
      else {
        await table.go(revision).focus();
        await page.keyboard.press(kind === "key back" ? "[" : "]");
      }
      const where = `${sample}, move ${move}: ${kind}`;
      const snapshot = await table.snapshot();
      expect(snapshot, where).toEqual(brings[await position()]);
      const history = await historyOf(table);
      // The example never drops what it has played.
      expect(history.length, where).toBe(brings.at(-1)?.revision);
      await expect
        .poll(() => linesOf(table), { message: where })
        .toEqual(expectedLines(history, snapshot.revision, new Map()));
      await table.agrees();
    }
  });
}
