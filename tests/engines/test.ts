import { test as base, expect, type Page } from "@playwright/test";
import type { Engine } from "./engine.ts";
import { emulate } from "./lib/emulation.mjs";

export { expect };

type Media = Parameters<Page["emulateMedia"]>[0];

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

/** Skips the test that calls it, aloud, in an engine whose driver cannot do what it needs. */
export function cannot(engines: readonly Engine[], why: string): void {
  const { project, title } = test.info();
  if (!engines.includes(project.name as Engine)) return;
  console.log(`SKIPPED in ${project.name}: ${title}: ${why}`);
  test.skip(true, why);
}

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
