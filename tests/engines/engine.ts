import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";

export type Engine = "chromium" | "firefox" | "webkit";

type Options = NonNullable<PlaywrightTestConfig["use"]>;

const chromium = process.env.CHROME ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const flags = process.env.CHROME_FLAGS?.split(" ") ?? ["--disable-background-networking", "--disable-component-update"];

/** How Playwright starts each engine; README.md here says what stands behind the last two. */
export const ENGINES: Readonly<Record<Engine, Options>> = {
  chromium: {
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: flags,
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  firefox: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: resolve(import.meta.dirname, "firefox.mjs"),
      firefoxUserPrefs: { "messaging-system.rsexperimentloader.enabled": false },
    },
  },
  webkit: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: { executablePath: resolve(import.meta.dirname, "webkit.mjs") },
  },
};

/** The engine that the variable ENGINE names. */
export function chosenEngine(): Engine {
  const named = process.env.ENGINE ?? "chromium";
  if (!(named in ENGINES)) throw new Error(`no engine ${named}: there are ${Object.keys(ENGINES).join(" ")}`);
  return named as Engine;
}
