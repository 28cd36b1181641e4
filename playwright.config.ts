import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// Two runs on one machine need two ports.
const PORT = Number(process.env.E2E_PORT ?? 5183);
const chromium = process.env.CHROME ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const flags = process.env.CHROME_FLAGS?.split(" ") ?? ["--disable-background-networking", "--disable-component-update"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    locale: "en-GB",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: flags,
      chromiumSandbox: process.getuid?.() !== 0,
    },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
