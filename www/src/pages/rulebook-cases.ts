import heads from "../../../tests/rulebook?heads";
import type { Edition, RulesError, Scenario, Step } from "../engine.ts";

/** What is said of a case before it is opened. */
export interface CaseHead {
  /** The name of its file, and its address on the page. */
  readonly name: string;
  readonly clause: string | null;
  readonly edition: Edition;
  readonly ruling: string | null;
  readonly kind: "plain" | "edge" | "refusal" | "counter";
  readonly title: Readonly<Record<string, string>>;
  readonly sample: boolean;
}

/** What a case expects of a step. */
export interface Expectation {
  readonly events?: readonly object[];
  readonly refusal?: object;
  readonly error?: Pick<RulesError, "code" | "path">;
  readonly state?: object;
}

/** A case as it stands in its file. */
export interface CaseFile {
  readonly scenario: Scenario;
  readonly fails?: Pick<RulesError, "code" | "path">;
  readonly play?: readonly { readonly step: Step; readonly expect: Expectation }[];
}

export const CASES: readonly CaseHead[] = heads;

const files = import.meta.glob<CaseFile>("../../../tests/rulebook/*.json", { import: "default" });

/** Fetches a case, the first time that it is asked for. */
export async function openCase({ name }: CaseHead): Promise<CaseFile> {
  const file = files[`../../../tests/rulebook/${name}.json`];
  if (file === undefined) throw new Error(`there is no case ${name}`);
  return file();
}

/** The clause or ruling under which a case stands: the one that its file is named for. */
export function homeOf({ name, clause, ruling }: CaseHead): string {
  const [first = ""] = name.split("-");
  return first === "sample" ? (ruling ?? clause ?? "") : first;
}
