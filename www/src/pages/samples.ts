import type { Scenario, Step } from "../engine.ts";

/** A case of the executable rulebook that is offered on the practice board. */
export interface Sample {
  readonly title: Readonly<Record<string, string>>;
  readonly scenario: Scenario;
  readonly play: readonly { readonly step: Step }[];
}

const files = import.meta.glob<Sample>("../../../tests/rulebook/sample-*.json", { eager: true, import: "default" });

/** The samples by name: `charon` for `sample-charon.json`. */
export const SAMPLES: ReadonlyMap<string, Sample> = new Map(
  Object.entries(files).map(([path, sample]) => [path.replace(/^.*\/sample-(.*)\.json$/, "$1"), sample]),
);
