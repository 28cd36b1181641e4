import { chosenEngine } from "../engines/engine.ts";
import { expect, test } from "../engines/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("what is set on the theming page dresses the live board and card, and is there to copy, under a strict policy", async ({
  page,
}) => {
  const broken: string[] = [];
  if (chosenEngine() === "chromium") {
    await page.route("**/theming.html", async (route) => {
      const response = await route.fetch();
      const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    page.on("console", (message) => {
      if (message.type() === "error") broken.push(message.text());
    });
  }
  await page.goto("./theming.html");
  const board = page.locator(".live berserk-board");
  await expect(board.locator(".tabletop")).toBeVisible();
  const table = board.locator(".tabletop");
  await page.locator("input[name=table]").fill("#123456");
  await expect(table).toHaveCSS("background-color", "rgb(18, 52, 86)");
  await page.locator("input[name=paper]").fill("#abcdef");
  for (const card of [page.locator(".live-card berserk-card").first(), board.locator("berserk-card").first()])
    await expect(card.locator(".paper")).toHaveCSS("fill", "rgb(171, 205, 239)");
  await page.locator("input[name=card-width]").fill("200");
  await expect(page.locator(".live-card berserk-card").last()).toHaveCSS("width", "200px");
  const css = page.locator("#css");
  await expect(css).toHaveValue(
    "berserk-board,\nberserk-card {\n  --berserk-table: #123456;\n  --berserk-paper: #abcdef;\n  --berserk-card-width: 200px;\n}\n",
  );
  // The rules are the page's, so what is copied does the same on any other.
  await page.locator("tr[data-property=table] .set button").click();
  await expect(table).toHaveCSS("background-color", "rgb(207, 214, 204)");
  await expect(css).not.toHaveValue(/table/);
  await page.locator(".code .reset").click();
  await expect(css).toHaveValue("");
  expect(broken).toEqual([]);
});

test("a part is outlined on the live board while its row has the focus or the pointer", async ({ page }) => {
  await page.goto("./theming.html");
  const board = page.locator(".live berserk-board");
  await expect(board.locator(".fight")).toBeVisible();
  const levels = [page.locator(".live-card .level").first(), board.locator(".level").first()];
  for (const level of levels) await expect(level).not.toHaveCSS("outline-style", "dashed");
  await page.locator("tr[data-part=level] button").focus();
  for (const level of levels) await expect(level).toHaveCSS("outline-style", "dashed");
  await expect(page.locator("tr[data-part=level] .there")).toHaveText("8 on this page");
  await page.locator("tr[data-part=combat]").hover();
  await expect(board.locator(".combat")).toHaveCSS("outline-style", "dashed");
  await page.locator("tr[data-part=problem] button").focus();
  await expect(page.locator("tr[data-part=problem] .there")).toHaveText("not there now");
});
