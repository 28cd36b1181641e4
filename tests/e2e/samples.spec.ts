import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Refusal, Scenario, Step } from "../../www/generated/types.ts";
import { expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

interface Case {
  readonly title: { readonly en: string };
  readonly scenario: Scenario;
  readonly play: readonly {
    readonly step: Step;
    readonly expect: { readonly refusal?: Partial<Refusal>; readonly error?: object };
  }[];
}

const folder = resolve(import.meta.dirname, "../rulebook");
const samples = readdirSync(folder)
  .filter((name) => /^sample-.*\.json$/.test(name))
  .map((name) => ({
    name: name.slice("sample-".length, -".json".length),
    sample: JSON.parse(readFileSync(resolve(folder, name), "utf8")) as Case,
  }));

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every sample is offered", async ({ page }) => {
  await new Table(page).open("charon");
  const offered = await page
    .locator("select[name=sample] option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(offered.toSorted()).toEqual(samples.map(({ name }) => name).toSorted());
});

for (const { name, sample } of samples) {
  test(`the sample ${name} plays step by step, and the screen agrees with the engine after each`, async ({ page }) => {
    const table = new Table(page);
    await table.open("charon");
    await page.locator("select[name=sample]").selectOption(name);
    await expect(table.board.locator(".place").first()).toBeVisible();
    await expect(page.locator("select[name=sample] option:checked")).toHaveText(sample.title.en);
    await table.agrees();
    let stood = 0;
    for (const [index, { expect: expected }] of sample.play.entries()) {
      await table.next.click();
      await expect(table.next).toContainText(`${index + 1} of ${sample.play.length}`);
      if (expected.refusal) {
        await expect(table.notice).toBeVisible();
        const clause = expected.refusal.rule?.clause;
        if (clause) await expect(table.notice).toContainText(clause);
        await expect(table.latest).toHaveAttribute("data-told", "refused");
      } else {
        stood += 1;
        await expect(table.notice).toBeHidden();
        await expect(table.latest).toHaveAttribute("data-told", "step");
      }
      expect((await table.snapshot()).revision).toBe(stood);
      await table.agrees();
    }
    for (let back = stood; back > 0; back--) {
      await table.board.locator(".undo").click();
      expect((await table.snapshot()).revision).toBe(back - 1);
      await table.agrees();
    }
    await expect(table.board.locator(".undo")).toHaveAttribute("aria-disabled", "true");
  });
}
