import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { Action, Effect, Outcome, Scenario, Snapshot, Step } from "../../www/generated/types.ts";
import type { say as Say } from "../../www/src/words/index.ts";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const built = (file: string) => import(pathToFileURL(resolve(ROOT, "dist/berserk-rules", file)).href);
const jsonOf = (file: string) => JSON.parse(readFileSync(resolve(ROOT, file), "utf8"));

interface Sample {
  readonly scenario: Scenario;
  readonly play: readonly { readonly step: Step }[];
}

interface NodeBoard {
  applyEffect(effect: Effect): Outcome;
  tapForAction(action: Action): Outcome;
  choose(choice: object): Outcome;
  stateSnapshot(): Snapshot;
}

/** What is to be heard of each step: the engine is asked in Node, and what it tells is put into words there. */
async function sentences({ scenario }: Sample, steps: readonly Step[], language: string): Promise<string[]> {
  const { Board } = (await built("node.js")) as { Board: new (scenario: Scenario) => NodeBoard };
  const { say } = (await built("words.js")) as { say: typeof Say };
  const refused: string = jsonOf(`www/src/i18n/languages/${language}.json`).story.refused;
  const board = new Board(scenario);
  const { cards, edition } = board.stateSnapshot();
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  expect(new Set(names.values()).size, "names are told apart by nothing but themselves").toBe(cards.length);
  const ability = (id: string, card: string) =>
    cards.find((one) => one.id === card)?.abilities.find((one) => one.id === id)?.text ?? id;
  return steps.map((step) => {
    const outcome =
      "effect" in step
        ? board.applyEffect(step.effect)
        : "action" in step
          ? board.tapForAction(step.action)
          : board.choose(step.choice);
    const word = (it: Parameters<typeof Say>[0]) =>
      say(it, language, (id) => names.get(id) ?? id, { edition, ability });
    return outcome.ok ? outcome.events.map(word).join(" ") : `${refused} ${word(outcome.refusal)}`;
  });
}

/** Somebody who has nothing but a keyboard. */
class Keyboard {
  readonly table: Table;
  readonly heard: string[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  /** With ears open for what is said. */
  static async at(page: Page): Promise<Keyboard> {
    const keyboard = new Keyboard(new Table(page));
    await page.exposeFunction("hear", (words: string) => {
      if (words !== "") keyboard.heard.push(words);
    });
    return keyboard;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.table.page.keyboard.press(key);
  }

  async choose(select: string, value: string): Promise<void> {
    const field = select.startsWith("page ")
      ? this.table.page.locator(select.slice(5))
      : this.table.board.locator(select);
    await this.table.tabTo(field);
    const at = await field.evaluate(
      (element, wanted) => [...(element as HTMLSelectElement).options].findIndex((option) => option.value === wanted),
      value,
    );
    await this.press("Home", ...Array<string>(at).fill("ArrowDown"));
    await expect(field).toHaveValue(value);
  }

  /** From the head of the page to the example, and everything that is said from then on. */
  async open(sample: string): Promise<void> {
    const { page, board, announcer } = this.table;
    await page.goto("./");
    await expect(board.locator(".tabletop")).toBeVisible();
    await this.choose("page select[name=sample]", sample);
    await expect(board.locator(".tabletop")).toBeVisible();
    this.heard.length = 0;
    await announcer.evaluate((region) => {
      const { hear } = window as unknown as { hear: (words: string) => void };
      new MutationObserver(() => hear(region.textContent?.trim() ?? "")).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
  }

  async select(card: string): Promise<void> {
    await this.table.tabTo(this.table.board.locator(".grip[tabindex='0']"), "Shift+Tab");
    await this.table.arrowTo(card);
    await this.press("Enter");
    await expect(this.table.grip(card)).toHaveAttribute("aria-pressed", "true");
  }

  async enter(button: string): Promise<void> {
    await this.table.tabTo(this.table.board.locator(button));
    await this.press("Enter");
  }

  async play(step: Step): Promise<void> {
    if ("choice" in step)
      return this.enter(`[data-pending="${step.choice.pending}"] [data-option="${step.choice.targets?.[0]}"]`);
    if ("action" in step) {
      const { action } = step;
      await this.select(action.card);
      await this.enter(`[data-action="${action.kind}"]`);
      if (action.kind !== "strike" || (await this.table.notice.isVisible())) return this.press("Escape");
      return this.enter(`[data-pick="${action.target}"]`);
    }
    const { effect } = step;
    if (effect.kind === "startTurn") return this.enter(`.side[data-player="${effect.player}"] .start-turn`);
    if (effect.kind !== "fight") throw new Error(`no hand for ${effect.kind}`);
    for (const name of ["strike", "counterStrike"] as const)
      if (typeof effect[name] === "string") await this.choose(`select[name=${name}]`, effect[name]);
    await this.enter(".fight button");
  }
}

/** Plays the steps by keyboard, and hears just the engine's own sentences, each when its step is played. */
async function playAndHear(keyboard: Keyboard, name: string, steps: readonly Step[], sample: Sample): Promise<void> {
  const language = (await keyboard.table.page.evaluate(() => navigator.language)).slice(0, 2);
  const expected = await sentences(sample, steps, language);
  await keyboard.open(name);
  for (const [index, step] of steps.entries()) {
    await keyboard.play(step);
    await expect.poll(() => keyboard.heard.at(-1), `step ${index + 1}`).toBe(expected[index]);
    expect(keyboard.heard).toEqual(expected.slice(0, index + 1));
    await keyboard.table.agrees();
  }
}

for (const locale of ["ru-RU", "en-GB"]) {
  test.describe(locale, () => {
    test.use({ locale, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(() => test.setTimeout(90_000));

    test("a whole example is played by keyboard alone, with combats, refusals, a turn and a trigger, and each step is heard", async ({
      page,
    }) => {
      const keyboard = await Keyboard.at(page);
      const sample: Sample = jsonOf("tests/rulebook/sample-strike-with-defender.json");
      await playAndHear(
        keyboard,
        "strike-with-defender",
        sample.play.map(({ step }) => step),
        sample,
      );
      // What that example has not: a turn that is started, and a trigger that is answered.
      const other: Sample = jsonOf("tests/rulebook/sample-mehokrab.json");
      const [turn, , , choice] = other.play.map(({ step }) => step);
      if (turn === undefined || choice === undefined) throw new Error("the example of the trigger has changed");
      await playAndHear(keyboard, "mehokrab", [turn, choice], other);
    });
  });
}
