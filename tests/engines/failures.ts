import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";

// Enough of an error to know it again; the whole stands where the test ran.
const MOST_LINES = 12;

/** Writes what did not pass at its first try into a file, which `cargo xtask test` prints again at its very end. */
export default class Failures implements Reporter {
  #file = "";
  #tests: Suite | undefined;

  onBegin(config: FullConfig, tests: Suite): void {
    // Beside the folder, which Playwright empties.
    this.#file = `${config.projects[0]?.outputDir ?? "test-results"}.txt`;
    this.#tests = tests;
    rmSync(this.#file, { force: true });
  }

  onEnd(): void {
    const told = (this.#tests?.allTests() ?? []).flatMap(tell);
    if (told.length === 0) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${told.join("\n\n")}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function tell(test: TestCase): readonly string[] {
  const outcome = test.outcome();
  if (outcome !== "unexpected" && outcome !== "flaky") return [];
  const failed = test.results.find(({ status }) => status !== "passed" && status !== "skipped");
  const error = stripVTControlCharacters(failed?.error?.message ?? failed?.status ?? "did not run");
  const head = `${outcome === "flaky" ? "flaky" : "FAILED"}: ${test.titlePath().filter(Boolean).join(" › ")}`;
  return [
    [
      head,
      ...error
        .split("\n")
        .slice(0, MOST_LINES)
        .map((line) => `    ${line}`),
    ].join("\n"),
  ];
}
