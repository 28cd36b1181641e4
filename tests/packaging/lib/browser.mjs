// The browser in which the package is tried.
import { chromium } from "@playwright/test";

/** Chromium as `cargo xtask` names it. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROME,
    args: (process.env.CHROME_FLAGS ?? "").split(" ").filter(Boolean),
    chromiumSandbox: process.getuid?.() !== 0,
  });
