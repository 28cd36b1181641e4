import { test as base, expect } from "@playwright/test";
import { emulate } from "./lib/emulation.mjs";

export { expect };

type Media = Parameters<import("@playwright/test").Page["emulateMedia"]>[0];

/** Playwright's own test; where an engine has to be asked in another way for media features, it is. */
export const test = base.extend({
  page: async ({ page, contextOptions }, use, { project }) => {
    if (project.name !== "chromium") {
      const own = page.emulateMedia.bind(page);
      page.emulateMedia = async (media: Media = {}) => {
        await page.evaluate(emulate(features(media)));
        if (media.colorScheme !== undefined) await own({ colorScheme: media.colorScheme });
      };
      const { reducedMotion, forcedColors } = contextOptions;
      await page.emulateMedia({
        ...(reducedMotion === undefined ? {} : { reducedMotion }),
        ...(forcedColors === undefined ? {} : { forcedColors }),
      });
    }
    await use(page);
  },
});

/** By their names in style sheets. */
function features({ media, reducedMotion, forcedColors, contrast }: NonNullable<Media>): Record<string, string | null> {
  const all = {
    media,
    "prefers-reduced-motion": reducedMotion,
    "forced-colors": forcedColors,
    "prefers-contrast": contrast,
  };
  return Object.fromEntries(Object.entries(all).filter((entry) => entry[1] !== undefined)) as Record<string, string>;
}
