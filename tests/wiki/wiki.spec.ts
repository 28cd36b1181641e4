import { resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";

// Modules without types of their own: they run by themselves beside the tests.
const from = (path: string) => import(resolve(import.meta.dirname, path));

const open = (page: Page, title: string) => page.goto(`./index.php?title=${title}`);
const picture = (page: Page) => page.getByRole("img", { name: "Дуэль: Кочевник и Вайл против Гуля" });

/** How many colours a picture shows; 0 while there is none. */
function colours(page: Page): Promise<number> {
  return picture(page).evaluate((img: HTMLImageElement) => {
    if (!img.complete || img.naturalWidth === 0) return 0;
    const canvas = document.createElement("canvas");
    canvas.width = img.naturalWidth;
    canvas.height = img.naturalHeight;
    const paper = canvas.getContext("2d") as CanvasRenderingContext2D;
    paper.drawImage(img, 0, 0);
    return new Set(new Uint32Array(paper.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
  });
}

test("the static picture stands in an article, and as the file that it is", async ({ page }) => {
  await open(page, "Picture");
  await expect.poll(() => colours(page)).toBeGreaterThan(200);
  await page.screenshot({ path: "target/wiki/picture.png", fullPage: true });
  await open(page, "File:Berserk-duel.svg");
  const original = await page.locator(".fullMedia a.internal").getAttribute("href");
  const response = await page.goto(`${original}`);
  expect(response?.headers()["content-type"]).toBe("image/svg+xml");
  expect(await page.locator("text", { hasText: "Кочевник" }).count()).toBe(1);
});

test("the wiki's filter takes pictures in every theme, with a card's picture and hostile names; a script it does not", async () => {
  const { Editor } = await from("lib/api.mjs");
  const { pictureOf, SCENARIO } = await from("lib/articles.mjs");
  const [first, ...others] = SCENARIO.cards;
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const name = `"><script>alert(1)</script> expression(1) url(http://x) @import javascript:`;
  const cards = [{ ...first, name, text: name, image: `data:image/png;base64,${png}` }, ...others];
  const editor = await Editor.loggedIn();
  for (const theme of ["light", "dark", "auto"]) {
    const svg = pictureOf({ ...SCENARIO, cards }, { language: "ru", theme, title: name });
    expect(svg).toContain("<image ");
    expect((await editor.upload(`Berserk-${theme}.svg`, svg)).upload?.result, theme).toBe("Success");
  }
  const svg = pictureOf(SCENARIO, {});
  for (const bad of [
    "<script>alert(1)</script>",
    '<image href="https://example.org/a.png"/>',
    '<g onclick="alert(1)"/>',
  ])
    expect((await editor.upload("Bad.svg", svg.replace("</svg>", `${bad}</svg>`))).error?.code, bad).toBe(
      "verification-error",
    );
});

test("a site's script puts a board in the place of the picture, and it plays", async ({ page }) => {
  await open(page, "Script");
  const board = page.locator("berserk-board");
  await expect(board.locator('.place[data-card="nomad"] .now')).toHaveText("5");
  await expect(picture(page)).toHaveCount(0);
  await board.locator('.grip[data-card="nomad"]').click();
  await board.locator('[data-effect="wound"]').click();
  await expect(board.locator('.place[data-card="nomad"] .now')).toHaveText("4");
  await board.locator('[data-effect="tap"]').click();
  await expect(board.locator('.place[data-card="nomad"] .slot')).toHaveClass(/tapped/);
  await page.screenshot({ path: "target/wiki/script.png", fullPage: true });
});

test("where the script does not come, the picture stays", async ({ page }) => {
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/berserk-board.js"));
  await page.route("**/berserk-board.js", (route) => route.abort());
  await open(page, "Script");
  await failed;
  await expect.poll(() => colours(page)).toBeGreaterThan(200);
  await expect(page.locator("berserk-board")).toHaveCount(0);
});

test("where a browser has wasm switched off, the picture stays and the reason is said", async ({ page }) => {
  // As lockdown modes do. A policy cannot: MediaWiki's own loader needs 'unsafe-eval', which lets wasm run.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await open(page, "Script");
  await expect(page.locator("berserk-board .problem")).toBeVisible();
  await expect.poll(() => colours(page)).toBeGreaterThan(200);
  await page.screenshot({ path: "target/wiki/without-wasm.png", fullPage: true });
});

test("where <html> is allowed, one script and one tag are enough", async ({ page }) => {
  await open(page, "Raw");
  const board = page.locator("berserk-board");
  await expect(board.locator('.place[data-card="ghoul"] .now')).toHaveText("8");
  await board.locator(".next").click();
  await expect(board.locator('.place[data-card="ghoul"] .now')).toHaveText("6");
  await page.screenshot({ path: "target/wiki/raw.png", fullPage: true });
});

test("where <html> is allowed, a frame shows the position and takes the height that it needs", async ({ page }) => {
  await open(page, "Frame");
  await expect(page.frameLocator("iframe").locator('.place[data-card="ghoul"] .now')).toHaveText(/^[68]$/);
  const frame = page.locator("iframe");
  await expect.poll(async () => Number(await frame.getAttribute("height"))).toBeGreaterThan(400);
  await page.screenshot({ path: "target/wiki/frame.png", fullPage: true });
});
