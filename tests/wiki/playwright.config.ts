import { defineConfig } from "@playwright/test";
import { ENGINES } from "../engines/engine.ts";
import { ELSEWHERE, WIKI } from "./lib/ports.mjs";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/wiki",
  workers: 1,
  reporter: [["list"]],
  use: { baseURL: `${WIKI.address}/`, locale: "ru-RU", screenshot: "only-on-failure", ...ENGINES.chromium },
  webServer: {
    command: "node serve.mjs",
    cwd: import.meta.dirname,
    // The last that answers.
    url: `${ELSEWHERE.address}/index.html`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
