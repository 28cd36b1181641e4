import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "@playwright/test";
import { difference, fonts, made, SMALL } from "./picture.ts";
import { STATES } from "./states.ts";

const KEPT = resolve(import.meta.dirname, "kept");
const TAKEN = resolve(import.meta.dirname, "../../target/screenshots");
const FONTS = resolve(KEPT, "fonts.json");
const isUpdate = process.env.SCREENSHOTS === "update";

const LOOKS = ["ru", "en"].flatMap((language) =>
  (["light", "dark"] as const).flatMap((theme) => ([1280, 360] as const).map((width) => ({ language, theme, width }))),
);
/** Half of them has each pair of a language, a theme and a width. */
const isKept = ({ language, theme, width }: (typeof LOOKS)[number]) =>
  [language === "ru", theme === "light", width === 1280].filter(Boolean).length % 2 === 1;

/** Taller than most pages, in pixels: what sticks to the edge of the screen covers nothing then. */
const TALL = 2400;

/** As much of a long page as is taken. */
const LONGEST = 4800;

/** What lies below the edge of the screen is drawn too. */
async function showAll(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
  for (const board of document.querySelectorAll("berserk-board")) board.shadowRoot?.adoptedStyleSheets.push(sheet);
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Is each board that is on the screen there, or said not to come? */
function areThere(): boolean {
  const boards = [...document.querySelectorAll("berserk-board")];
  const onScreen = boards.filter((board) => board.getBoundingClientRect().top < innerHeight);
  return onScreen.every((board) => board.shadowRoot?.querySelector(".tabletop, .problem"));
}

for (const look of process.env.SCREENSHOTS_ALL ? LOOKS : LOOKS.filter(isKept)) {
  const { language, theme, width } = look;
  test.describe(`${language} ${theme} ${width}`, () => {
    test.use({ locale: language, colorScheme: theme, viewport: { width, height: TALL } });
    for (const [state, arrange] of Object.entries(STATES)) {
      test(state, async ({ page }) => {
        await arrange(page);
        await page.waitForFunction(areThere);
        await page.evaluate(showAll);
        const whole = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
        const height = Math.min(whole, LONGEST);
        const png = await page.screenshot({
          fullPage: true,
          clip: { x: 0, y: 0, width, height },
          animations: "disabled",
        });
        const name = `${state}.${language}-${theme}-${width}`;
        mkdirSync(TAKEN, { recursive: true });
        writeFileSync(resolve(TAKEN, `${name}.png`), png);
        if (!isKept(look)) return;
        const small = await made(page, png, SMALL[width]);
        const kept = resolve(KEPT, `${name}.webp`);
        const found = existsSync(kept)
          ? await difference(page, readFileSync(kept, "base64"), small)
          : "no picture is kept";
        const verdict = { state, name, found };
        writeFileSync(resolve(TAKEN, `${name}.json`), JSON.stringify(verdict));
        const own = JSON.stringify(await fonts(page));
        if (isUpdate) {
          mkdirSync(KEPT, { recursive: true });
          // What is as it was stays as it is, to the byte.
          if (found !== null) writeFileSync(kept, small, "base64");
          writeFileSync(FONTS, `${own}\n`);
          return;
        }
        if (found === null) return;
        const same = existsSync(FONTS) && readFileSync(FONTS, "utf8").trim() === own;
        if (same) throw new Error(`${name}: ${found}`);
        console.log(`${name}: ${found}, but the fonts here are others`);
      });
    }
  });
}
