import { isSame } from "../card/values.ts";
import type { Sample } from "../samples.ts";
import { newSheet, type Played, type Sheet, unplayed } from "./keeper.ts";
import { readRecord, withUndone } from "./record.ts";

/** Does what is kept of an example hold nothing but the example's own cards and steps? Then the same can be played again. */
function isBare(kept: unknown, { scenario, title, play }: Sample): boolean {
  const own = [...(scenario.steps ?? []), ...play.map(({ step }) => step)].map((step) => JSON.stringify(step));
  try {
    const record = readRecord(kept);
    if (!isSame(record.scenario.cards, scenario.cards)) return false;
    let at = -1;
    for (const step of withUndone(record).steps ?? []) {
      at = own.indexOf(JSON.stringify(step), at + 1);
      if (at < 0) return false;
    }
    return Object.values(title).includes(record.name);
  } catch {
    return false;
  }
}

/** Under which id an example is kept. */
export function exampleId(name: string): string {
  return `example-${name}`;
}

/** An example as it comes to the table: not kept before its first step. */
export function exampleSheet(name: string, sample: Sample, language: string): { sheet: Sheet; played: Played } {
  const { scenario, play, title } = sample;
  const sheet: Sheet = {
    ...newSheet(title[language] ?? title.en ?? name, `?sample=${encodeURIComponent(name)}`),
    example: { id: exampleId(name), isBare: (kept) => isBare(kept, sample) },
  };
  return {
    sheet,
    played: unplayed(
      scenario,
      play.map(({ step }) => step),
    ),
  };
}
