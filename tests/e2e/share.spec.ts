import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect } from "../engines/test.ts";
import { plainPage, test } from "./sites.ts";
import { Table } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A name that would end the tag around it, and a member that a module would not see. */
const ODD = "</script><script>hacked = 1</script><!--\"'&\u2028";
const SCENARIO = {
  format: 1,
  title: 'A "title" & <more>',
  players: [{ resources: { ["__proto__"]: 3 } }, { name: "Бор" }],
  cards: [
    { id: "a", name: ODD, owner: 0, life: 5, strike: 0, orientation: "tapped", markers: { wounds: 1 } },
    { id: "b", name: "Репей", owner: 1, life: 4, counters: 2 },
    { id: "c", name: "Камень", owner: 1, life: 4, zone: "graveyard" },
  ],
};

/** The dialog of the practice page. */
class Share {
  readonly page: Page;
  readonly dialog: Locator;
  readonly code: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.locator("dialog.share");
    this.code = this.dialog.locator("#share-code");
  }

  /** With the scenario laid through the page, and one step played on it. */
  async open(): Promise<void> {
    const table = new Table(this.page);
    await table.open("markers");
    // JSON.stringify leaves out what an object literal does not have.
    await this.page.locator(".own textarea").fill(JSON.stringify(SCENARIO));
    await this.page.locator(".own button.primary").click();
    await table.place("b").click();
    await table.effect("wound").click();
    await expect(table.place("b").locator(".now")).toHaveText("3");
    await this.page.locator("[data-do=share]").click();
    await expect(this.dialog).toBeVisible();
  }

  async way(way: string): Promise<string> {
    await this.dialog.locator(`[name=share-way][value=${way}]`).check();
    return this.code.inputValue();
  }

  async choose(name: string, value: string): Promise<string> {
    await this.dialog.locator(`[name=share-${name}]`).selectOption(value);
    return this.code.inputValue();
  }
}

/** The position as it was shared lies there, and is played on. */
async function plays(page: Page, board: Locator): Promise<void> {
  const level = (card: string) => board.locator(`.place[data-card=${card}] .now`);
  await expect(level("b")).toHaveText("3");
  await expect(level("a")).toHaveText("4");
  await expect(board.locator(".place[data-card=a] .name")).toHaveText(ODD);
  await expect(board.locator(".resources")).toHaveText(/__proto__: 3/);
  await board.locator(".grip[data-card=b]").click();
  await board.locator("[data-effect=wound]").click();
  await expect(level("b")).toHaveText("2");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
}

test("the link opens the position on the practice table; it is copied, and that is told", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const share = new Share(page);
  await share.open();
  const link = await share.way("link");
  await share.dialog.getByRole("button", { name: "Copy" }).click();
  await expect(share.dialog.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await share.dialog.getByRole("button", { name: "Copy" }).click();
  await expect(share.dialog.getByRole("status")).toContainText("Ctrl+C");
  const marked = await share.code.evaluate((it: HTMLTextAreaElement) => it.selectionEnd - it.selectionStart);
  expect(marked).toBe(link.length);
  // The dialog closes by its key, and the focus goes back to where it was opened.
  await page.keyboard.press("Escape");
  await expect(share.dialog).toBeHidden();
  await expect(page.locator("[data-do=share]")).toBeFocused();
  await page.goto("about:blank");
  await page.goto(link);
  await plays(page, page.locator("main berserk-board"));
});

test("script and tag, pasted into a page of another site, show the very position and play", async ({
  page,
  openSite,
}) => {
  test.slow();
  const share = new Share(page);
  await share.open();
  const whole = await share.way("script");
  await share.choose("extent", "here");
  await expect(share.code).not.toHaveValue(/"steps"/);
  const here = await share.code.inputValue();
  await share.choose("extent", "whole");
  await expect(share.code).toHaveValue(/"steps"/);
  await share.choose("language", "ru");
  await share.choose("theme", "dark");
  await share.choose("edition", "classic");
  const dressed = await share.choose("mode", "step");
  await share.dialog.locator("#share-address").fill("javascript:alert(1)");
  await share.dialog.locator("#share-address").press("Tab");
  await expect(share.dialog.locator("#share-address-problem")).toContainText("no address with http or https");
  await expect(share.code).toHaveValue(/application\/json/);
  const elsewhere = await openSite({
    files: {
      "/scenario.json": (_, response) =>
        response
          .writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" })
          .end(JSON.stringify({ format: 1, cards: [{ id: "a", name: "Оттуда", owner: 0, life: 9 }] })),
    },
  });
  await share.dialog.locator("#share-address").fill(`${elsewhere.origin}/scenario.json`);
  await share.dialog.locator("#share-address").press("Tab");
  await expect(share.code).toHaveValue(/ src="[^"]*scenario\.json"/);
  const fetched = await share.code.inputValue();
  expect(fetched).not.toContain("application/json");

  const { origin } = await openSite({
    files: {
      "/whole": plainPage(whole),
      "/here": plainPage(here),
      "/dressed": plainPage(dressed),
      "/fetched": plainPage(fetched),
    },
  });
  const board = page.locator("berserk-board");
  await page.goto(`${origin}/whole`);
  await expect(board.locator(".story .line")).toHaveCount(2);
  await plays(page, board);
  await page.goto(`${origin}/here`);
  await expect(board.locator(".story .line")).toHaveCount(1);
  await plays(page, board);
  await page.goto(`${origin}/dressed`);
  await expect(board.locator(".place[data-card=b] .now")).toHaveText("4");
  await board.getByRole("button", { name: /Следующий шаг/ }).click();
  await expect(board.locator(".place[data-card=b] .now")).toHaveText("3");
  await expect(board.locator(".edition")).toContainText("508–509");
  expect(await board.evaluate((it) => getComputedStyle(it).colorScheme)).toBe("dark");
  await page.goto(`${origin}/fetched`);
  await expect(board.locator(".place[data-card=a] .now")).toHaveText("9");
});

test("a frame, pasted with its receiver, shows the position at its height and plays", async ({ page, openSite }) => {
  const share = new Share(page);
  await share.open();
  await share.way("frame");
  const preview = page.frameLocator(".share-preview");
  await expect(preview.locator(".place[data-card=b] .now")).toHaveText("3");
  // The preview has told how high it is.
  await expect(share.code).not.toHaveValue(/height="720"/);
  const code = await share.code.inputValue();
  const receiver = await share.dialog.locator("#share-receiver").inputValue();
  expect(Number(code.match(/ height="(\d+)"/)?.[1])).toBeGreaterThan(400);
  // Low, so that only the receiver makes it as high as it has to be.
  const low = code.replace(/ height="\d+"/, ' height="100"');
  const { origin } = await openSite({ files: { "/": plainPage(low + receiver), "/alone": plainPage(code) } });
  const frame = page.locator("iframe");
  const height = async () => Number(await frame.getAttribute("height"));
  await page.goto(origin);
  await expect.poll(height).toBeGreaterThan(400);
  for (const path of ["/", "/alone"]) {
    await page.goto(origin + path);
    await expect(frame).toHaveAttribute("title", SCENARIO.title);
    await plays(page, page.frameLocator("iframe").locator("berserk-board"));
  }
});

test("the module of a project with the package shows the very position and plays", async ({ page, openSite }) => {
  const share = new Share(page);
  await share.open();
  const code = await share.way("package");
  const map = '<script type="importmap">{ "imports": { "berserk-rules/element": "/element.js" } }</script>';
  const files = { "/": plainPage('<script type="module" src="module.js"></script>', map), "/module.js": code };
  const { origin } = await openSite({ folder: "dist/berserk-rules", files });
  await page.goto(origin);
  await plays(page, page.locator("berserk-board"));
});

test("the picture, uploaded elsewhere, shows under a policy that allows nothing but pictures of its own", async ({
  page,
  openSite,
}) => {
  const share = new Share(page);
  await share.open();
  const code = await share.way("picture");
  await expect(share.dialog.locator("img.share-preview")).toHaveJSProperty("complete", true);
  const saving = page.waitForEvent("download");
  await share.dialog.locator("[data-do=save-picture]").click();
  const saved = await saving;
  const svg = await readFile(await saved.path(), "utf8");
  const shown = await share.code.inputValue();
  expect(shown).toBe(code);
  expect(shown).toContain(`src="${saved.suggestedFilename()}"`);
  await expect(share.dialog.locator("#share-wiki")).toHaveValue(
    new RegExp(`^\\[\\[File:${saved.suggestedFilename()}\\|\\d+px\\|alt=[^[\\]|{}<>]+\\]\\]$`),
  );
  const { origin } = await openSite({
    headers: { "content-security-policy": "default-src 'none'; img-src 'self'" },
    files: {
      "/": plainPage(shown),
      [`/${encodeURIComponent(saved.suggestedFilename())}`]: (_, response) =>
        response.writeHead(200, { "content-type": "image/svg+xml" }).end(svg),
    },
  });
  await page.goto(origin);
  const image = page.locator("img");
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(300);
  await expect(image).toHaveAttribute("alt", /Репей/);
});

test("a picture that cannot be drawn is said to be so, and can be tried again", async ({ page }) => {
  const share = new Share(page);
  await page.route("**/assets/picture-*.js", (route) => route.abort());
  await share.open();
  await share.dialog.locator("[name=share-way][value=picture]").check();
  await expect(share.dialog.getByRole("alert")).toContainText("could not be drawn");
  await page.unroute("**/assets/picture-*.js");
  await share.dialog.getByRole("button", { name: "Try again" }).click();
  await expect(share.dialog.locator("img.share-preview")).toBeVisible();
  await expect(share.dialog.getByRole("alert")).toHaveCount(0);
});

test("an example is shared with all its steps, and a declared combat with its steps", async ({ page, openSite }) => {
  const table = new Table(page);
  const share = new Share(page);
  await table.open("strike-with-defender");
  await table.next.click();
  await page.locator("[data-do=share]").click();
  await share.way("script");
  await expect(share.dialog.locator("[name=share-extent] option")).toHaveText([
    "the set-up with the steps played so far",
  ]);
  await expect(share.dialog).toContainText("cannot lie in a set-up");
  await share.choose("mode", "step");
  await expect(share.dialog.locator("[name=share-extent]")).toHaveValue("example");
  await expect(share.code).toHaveValue(/mode="step"/);
  const { origin } = await openSite({ files: { "/": plainPage(await share.code.inputValue()) } });
  await page.goto(origin);
  const next = page.locator("berserk-board .next");
  await expect(next).toContainText(/0 of [2-9]/);
  await next.click();
  await expect(page.locator("berserk-board .combat")).toBeVisible();
});

test("what is shared stays as it was chosen, whatever readers may do with it", async ({ page }) => {
  const table = new Table(page);
  const share = new Share(page);
  const extent = share.dialog.locator("[name=share-extent]");
  await table.open("markers");
  await table.next.click();
  await page.locator("[data-do=share]").click();
  await share.way("script");
  await share.choose("mode", "step");
  await expect(extent).toHaveValue("example");
  // Only what can be stepped through has an example.
  await share.choose("mode", "still");
  await expect(extent).toHaveValue("whole");
  await share.choose("extent", "here");
  for (const mode of ["step", "play", "still"]) {
    await share.choose("mode", mode);
    await expect(extent).toHaveValue("here");
    await expect(share.code).not.toHaveValue(/"steps"/);
  }
});

for (const [locale, colorScheme] of [
  ["ru-RU", "light"],
  ["en-GB", "dark"],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width: 360, height: 800 } });
    test("axe finds nothing in the dialog, and nothing of it sticks out of a narrow screen", async ({ page }) => {
      const share = new Share(page);
      const table = new Table(page);
      await table.open("charon");
      await page.locator("[data-do=share]").click();
      await share.way("frame");
      await expect(page.frameLocator(".share-preview").locator(".tabletop")).toBeVisible();
      // The page in the preview is looked at by itself.
      const dialog = await new AxeBuilder({ page }).exclude(".share-preview").analyze();
      const src = await page.locator(".share-preview").getAttribute("src");
      const widths = await share.dialog.evaluate((it) => [
        it.scrollWidth - it.clientWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(widths).toEqual([0, 360]);
      await page.goto(src ?? "");
      await expect(page.locator(".tabletop")).toBeVisible();
      const frame = await new AxeBuilder({ page }).analyze();
      for (const { violations } of [dialog, frame])
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    });
  });
}
