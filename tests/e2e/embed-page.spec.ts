import type { Frame, Page } from "@playwright/test";
import { packLink } from "../../www/src/link.ts";
import { receiverCode } from "../../www/src/pages/share/codes.ts";
import { expect } from "../engines/test.ts";
import { plainPage, test } from "./sites.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const LINK = packLink({
  format: 1,
  cards: [
    { id: "a", name: "Вереск", owner: 0, life: 5, strike: [1, 2, 3] },
    { id: "b", name: "Репей", owner: 1, life: 4 },
    { id: "c", name: "Камень", owner: 1, life: 4, zone: "graveyard" },
  ],
  steps: [{ effect: { kind: "wound", target: "a", amount: 1 } }],
});

/** A page of another site around a frame, that hears all that is said to it. */
const around = (src: string, more = "") =>
  plainPage(
    `<iframe id="frame" src="${src}" width="100%" height="100" title="Berserk"></iframe>${more}${receiverCode(src)}`,
    "<script>heard = []; addEventListener('message', ({ data, origin }) => heard.push([origin, data]));</script>",
  );

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector("#frame")).contentFrame();
  if (frame === null) throw new Error("there is no frame");
  return frame;
}

const say = (page: Page, message: unknown) =>
  page.locator("#frame").evaluate((frame: HTMLIFrameElement, it) => frame.contentWindow?.postMessage(it, "*"), message);

test("a frame on another site reports its height and plays by keyboard", async ({ page, baseURL, openSite }) => {
  const { origin } = await openSite({ files: { "/": around(`${baseURL}embed.html?lang=ru#${await LINK}`) } });
  await page.goto(origin);
  const frame = await frameOf(page);
  await expect(frame.locator("[data-card=a] .now")).toHaveText("4");
  const given = () => page.locator("#frame").evaluate((it: HTMLIFrameElement) => Number(it.height));
  const needed = () =>
    frame.evaluate(() => Math.ceil(document.querySelector("embed-page")?.getBoundingClientRect().height ?? 0));
  await expect.poll(async () => (await given()) - (await needed())).toBe(0);
  expect(await given()).toBeGreaterThan(400);
  expect(await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

  await frame.locator(".grip[tabindex='0']").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(frame.locator(".panel")).toBeVisible();
  await frame.locator("[data-effect=wound]").press("Enter");
  await expect(frame.locator("[data-card=b] .now")).toHaveText("3");
  await expect(frame.locator("[part=announcer]")).toContainText("Репей");
  await expect.poll(async () => (await given()) - (await needed())).toBe(0);

  const link = frame.getByRole("link", { name: "Открыть на столе для практики" });
  await expect(link).toHaveAttribute("href", `./index.html#${await LINK}`);
  const heard = await page.evaluate(() => (window as unknown as { heard: [string, object][] }).heard);
  expect(heard.length).toBeGreaterThan(0);
  for (const [from, message] of heard) {
    expect(from).toBe(new URL(baseURL ?? "").origin);
    expect(message).toEqual({ type: "berserk-height", version: 1, height: expect.any(Number) });
  }
});

test("a frame hears only the page around it, and only what is documented; the page around, only its frame", async ({
  page,
  baseURL,
  openSite,
}) => {
  const MESSAGE = `{ type: "berserk-theme", version: 1, theme: "dark" }`;
  const intruder = await openSite({
    files: {
      "/": plainPage(`<script>
        parent.postMessage({ type: "berserk-height", version: 1, height: 7 }, "*");
        parent.frames[0].postMessage(${MESSAGE}, "*");
        parent.postMessage("done", "*");
      </script>`),
    },
  });
  const { origin } = await openSite({
    files: {
      "/": around(
        `${baseURL}embed.html?theme=light#${await LINK}`,
        '<iframe id="other" width="90" height="90"></iframe>',
      ),
    },
  });
  await page.goto(origin);
  const frame = await frameOf(page);
  const theme = () => frame.evaluate(() => document.documentElement.dataset.theme);
  await expect(frame.locator(".tabletop")).toBeVisible();
  await page.locator("#other").evaluate((other: HTMLIFrameElement, src) => {
    other.src = src;
  }, intruder.origin);
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { heard: [string, unknown][] }).heard.some(([, data]) => data === "done"),
      ),
    )
    .toBe(true);
  expect(await page.locator("#other").getAttribute("height")).toBe("90");
  for (const wrong of [
    "berserk-theme",
    null,
    { type: "berserk-theme", version: 2, theme: "dark" },
    { type: "berserk-theme", version: 1, theme: "red" },
    { type: "berserk-theme", version: 1, theme: ["dark"] },
    { type: "berserk-load", version: 1, theme: "dark", scenario: { format: 1, cards: [] } },
  ])
    await say(page, wrong);
  await frame.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(await theme()).toBe("light");
  await expect(frame.locator("[data-card=a] .now")).toHaveText("4");
  const colour = () => frame.locator(".tabletop").evaluate((top) => getComputedStyle(top).backgroundColor);
  const light = await colour();
  await say(page, { type: "berserk-theme", version: 1, theme: "dark" });
  await expect.poll(theme).toBe("dark");
  expect(await colour()).not.toBe(light);
});

test("the address says mode, language, theme and edition; what it says wrongly counts for nothing, and nothing is kept", async ({
  page,
}) => {
  const open = async (asked: string) => {
    await page.goto("about:blank");
    await page.goto(`./embed.html${asked}#${await LINK}`);
    await expect(page.locator(".tabletop")).toBeVisible();
  };
  await open("?mode=still&lang=ru&theme=dark&edition=classic");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page).toHaveTitle("Берсерк: позиция");
  await expect(page.locator(".edition")).toContainText("508–509");
  await expect(page.locator("button")).toHaveCount(0);
  await open("?mode=step");
  await expect(page.locator("[data-card=a] .now")).toHaveText("5");
  await page.locator(".next").click();
  await expect(page.locator("[data-card=a] .now")).toHaveText("4");
  await expect(page.locator(".grip")).toHaveCount(0);
  const ink = () => page.locator("embed-page").evaluate((it) => getComputedStyle(it).color);
  await open("?theme=light");
  const plain = await ink();
  await open("?theme=contrast");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
  expect(await ink()).not.toBe(plain);
  await open("?mode=own&lang=<b>&theme=red&edition=none");
  await expect(page.locator(".edition")).toContainText("504–506");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator(".grip")).toHaveCount(2);
  await page.locator(".grip").first().click();
  await page.locator("[data-effect=wound]").click();
  await expect(page.locator(".story .line")).toHaveCount(3);
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
  ]);
  expect(kept).toEqual([0, 0, "", 0]);
});

test("a damaged link, or none, is said to be so in the frame, and mended by the page around", async ({
  page,
  baseURL,
  openSite,
}) => {
  const link = await LINK;
  const { origin } = await openSite({ files: { "/": around(`${baseURL}embed.html?lang=ru#${link.slice(0, -9)}`) } });
  await page.goto(origin);
  const frame = await frameOf(page);
  const said = frame.locator(".instead");
  await expect(said).toContainText("Эту ссылку не открыть. ");
  await expect(said).toContainText("У ссылки не хватает конца");
  await expect.poll(() => page.locator("#frame").getAttribute("height")).not.toBe("100");
  // Another try would read the same link.
  await expect(said.getByRole("button")).toHaveCount(0);
  // The page around mends it.
  await page.locator("#frame").evaluate((it: HTMLIFrameElement, whole) => {
    it.src = it.src.replace(/#.*/, `#${whole}`);
  }, link);
  await expect(frame.locator("[data-card=a] .now")).toHaveText("4");
  await expect(said).toHaveCount(0);
  await page.goto(`${baseURL}embed.html?lang=en`);
  await expect(page.locator(".instead")).toContainText("There is no position in this address.");
  await expect(page.getByRole("link", { name: "Open on the practice table" })).toHaveAttribute("href", "./index.html");
});
