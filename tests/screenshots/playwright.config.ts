import { defineConfig } from "@playwright/test";
import { ENGINES } from "../engines/engine.ts";

const PORT = Number(process.env.E2E_PORT ?? 5184);
const root = new URL("../..", import.meta.url).pathname;

export default defineConfig({
  testDir: ".",
  testMatch: "screenshots.ts",
  outputDir: `${root}/target/screenshots-results`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["line"]],
  globalTeardown: "./sheet.ts",
  use: {
    ...ENGINES.chromium,
    baseURL: `http://localhost:${PORT}/`,
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "UTC",
    deviceScaleFactor: 1,
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    cwd: root,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
