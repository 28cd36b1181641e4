import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chosenEngine, ENGINES } from "./tests/engines/engine.ts";

// Two runs on one machine need two ports.
const PORT = Number(process.env.E2E_PORT ?? 5183);
const engine = chosenEngine();
// The other two engines answer more slowly, and one page at a time is as fast. Their drivers lose an answer now and then, and a
// busy machine a second: a test that passes only at its second try is said to be flaky, at the end of the run again.
const patience =
  engine === "chromium"
    ? {
        workers: Math.max(2, availableParallelism()),
        retries: process.env.CI ? 1 : 0,
        expect: { toPass: { timeout: 5_000 } },
      }
    : { workers: 1, retries: 1, timeout: 90_000, expect: { timeout: 15_000, toPass: { timeout: 15_000 } } };

// What the other two engines play in every run of the tests; with E2E_ALL=1 they play all.
const CORE = ["cases", "combat", "ledger", "links", "page", "paste", "refusals", "samples", "waiting"];
const isWhole = engine === "chromium" || process.env.E2E_ALL === "1";

export default defineConfig({
  testDir: "tests/e2e",
  ...(isWhole ? {} : { testMatch: CORE.map((name) => `**/${name}.spec.ts`) }),
  outputDir: `test-results/${engine}`,
  fullyParallel: true,
  ...patience,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["./tests/engines/failures.ts"]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    locale: "en-GB",
    screenshot: "only-on-failure",
    trace: engine === "chromium" ? "retain-on-failure" : "off",
  },
  projects: [{ name: engine, use: ENGINES[engine] }],
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
