import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "../engines/test.ts";
import { plainPage, test } from "./sites.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join("; ");
const STRICT = { "content-security-policy": POLICY };

const SCENARIO = {
  format: 1,
  cards: [
    { id: "a", name: "Вереск", owner: 0, life: 5, strike: [1, 2, 3] },
    { id: "b", name: "Репей", owner: 1, life: 4, markers: { wounds: 1 } },
  ],
  steps: [{ effect: { kind: "wound", target: "a", amount: 1 } }],
};
const board = (attributes = "") =>
  `<berserk-board lang="en" ${attributes}><script type="application/json">${JSON.stringify(SCENARIO)}</script></berserk-board>`;

/** All that the policy forbade, in whatever frame. */
async function breaches(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("breach", (what: string) => found.push(what));
  await page.addInitScript(() => {
    const { breach } = window as unknown as { breach: (what: string) => void };
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      breach(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) found.push(message.text());
  });
  page.on("pageerror", ({ message }) => found.push(message));
  return found;
}

async function link(): Promise<string> {
  const { packLink } = await import(resolve(import.meta.dirname, "../../dist/berserk-rules/link.js"));
  return packLink(SCENARIO);
}

/** What is done on each page. */
const PAGES: Readonly<Record<string, (page: Page, origin: string) => Promise<void>>> = {
  "index.html": async (page, origin) => {
    await page.goto(`${origin}/index.html?sample=charon`);
    await page.locator("berserk-board .next").click();
    await page.locator("[data-do=share]").click();
    await page.locator("[name=share-way][value=frame]").check();
    await expect(page.frameLocator(".share-preview").locator(".tabletop")).toBeVisible();
    await page.locator("[name=share-way][value=picture]").check();
    const picture = page.locator("img.share-preview");
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(300);
  },
  "deck.html": async (page, origin) => {
    await page.goto(`${origin}/deck.html`);
    await page.locator("[data-sample=table]").click();
    await expect(page.locator("berserk-card").first()).toBeVisible();
  },
  "rulebook.html": async (page, origin) => {
    await page.goto(`${origin}/rulebook.html`);
    await page.locator(".case-head").first().click();
    await expect(page.locator("berserk-board .tabletop")).toBeVisible();
  },
  "guide.html": async (page, origin) => {
    await page.goto(`${origin}/guide.html`);
    await page.locator(".example.board .tabletop").first().scrollIntoViewIfNeeded();
    await page.locator(".example.frame live-part").scrollIntoViewIfNeeded();
    await expect(page.frameLocator(".example.frame iframe").locator(".tabletop")).toBeVisible();
    const picture = page.locator(".example.picture live-part img");
    await page.locator(".example.picture live-part").scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(300);
    const program = page.locator("program-run[name=apply-effect]");
    await program.locator("button.primary").click();
    await expect(program.locator(".result")).toContainText("504.3");
  },
  "gallery.html": async (page, origin) => {
    await page.goto(`${origin}/gallery.html`);
    await expect(page.locator("live-part .tabletop").first()).toBeVisible();
  },
  "theming.html": async (page, origin) => {
    await page.goto(`${origin}/theming.html`);
    await page.locator("input[name=card-width]").fill("150");
    await expect(page.locator("#css")).toHaveValue(/150px/);
    await expect(page.locator(".live berserk-board .tabletop")).toBeVisible();
  },
  "embed.html": async (page, origin) => {
    await page.goto(`${origin}/embed.html?mode=step#${await link()}`);
    await page.locator("berserk-board .next").click();
    await expect(page.locator("[data-card=a] .now")).toHaveText("4");
  },
};

test("every page works under a strict policy, and says itself what it may do", async ({ page, openSite }) => {
  test.slow();
  const pages = readdirSync(resolve(import.meta.dirname, "../../dist/site")).filter((name) => name.endsWith(".html"));
  expect(Object.keys(PAGES).sort()).toEqual(pages.sort());
  const found = await breaches(page);
  const { origin } = await openSite({ folder: "dist/site", headers: STRICT });
  for (const [name, use] of Object.entries(PAGES)) {
    await use(page, origin);
    const own = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
    expect(own, name).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'");
    expect(found, name).toEqual([]);
  }
  // What the policy forbids would have been noticed.
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await expect.poll(() => found.length).toBeGreaterThan(0);
});

test("one script and one tag work on a page with a strict policy", async ({ page, openSite }) => {
  const found = await breaches(page);
  const { origin } = await openSite({
    folder: "dist/berserk-rules",
    headers: STRICT,
    files: { "/": plainPage(`${board('height="600"')}<script src="berserk-board.js"></script>`) },
  });
  await page.goto(origin);
  await page.locator(".grip[data-card=b]").click();
  await page.locator("[data-effect=wound]").click();
  await expect(page.locator("[data-card=b] .now")).toHaveText("2");
  expect(found).toEqual([]);
});

/** Everything in the shadow roots of an element: where it stands and what it inherits. */
const drawn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((host) => {
    const { left, top } = host.shadowRoot?.firstElementChild?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const within = (root: ShadowRoot | null): unknown[] =>
      [...(root?.querySelectorAll("*") ?? [])].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const { color, display, font, letterSpacing, textTransform, textAlign, wordSpacing, whiteSpace, cursor } =
          style;
        const place = width === 0 ? "nowhere" : [x - left, y - top, width, height].map(Math.round).join(" ");
        const looks = [color, display, font, letterSpacing, textTransform, textAlign, wordSpacing, whiteSpace, cursor];
        return [
          `${element.tagName}.${element.getAttribute("class")} ${place} ${looks.join()}`,
          ...within(element.shadowRoot),
        ];
      });
    return within(host.shadowRoot);
  });

test("no style of the page comes in, and none goes out", async ({ page, openSite }) => {
  const HOSTILE = `
    * { all: unset !important; color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      line-height: 5 !important; font: italic 40px fantasy !important; text-align: right !important; white-space: pre !important; }
    div, p, section, button, svg, script, [class] { display: none !important; }`;
  const content = `<main id="page"><h1>Title</h1><p class="place row side">Text</p><button class="primary">Press</button></main>
    <div class="grip">Grip</div>${board()}<berserk-card name="Вереск" life="5" wounds="2" tapped lang="en"></berserk-card>`;
  const script = '<script src="berserk-board.js"></script>';
  const { origin } = await openSite({
    folder: "dist/berserk-rules",
    files: {
      "/calm": plainPage(content, `<link rel="stylesheet" href="calm.css">${script}`),
      "/without": plainPage(content, '<link rel="stylesheet" href="calm.css">'),
      "/calm.css": "body { margin: 0; }",
      "/hostile": plainPage(content, `<link rel="stylesheet" href="hostile.css">${script}`),
      "/hostile.css": HOSTILE,
    },
  });
  const pageStyles = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll("#page, #page *, .grip")].map(
        (element) => {
          const style = getComputedStyle(element);
          return [...style]
            .map((name) => `${name}: ${style.getPropertyValue(name)}`)
            .filter((it) => !/^(block|inline)-size|^height|^width|origin/.test(it));
        },
      ),
    );
  await page.goto(`${origin}/without`);
  const untouched = await pageStyles();
  const looks = async (path: string) => {
    await page.goto(origin + path);
    await page.locator("berserk-board").evaluate((it) => it.scrollIntoView());
    await expect(page.locator("berserk-board .grip")).toHaveCount(2);
    return { board: await drawn(page, "body > berserk-board"), card: await drawn(page, "body > berserk-card") };
  };
  const calm = await looks("/calm");
  expect(await pageStyles()).toEqual(untouched);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length + document.styleSheets.length)).toBe(1);
  expect(calm.board.length).toBeGreaterThan(50);
  const hostile = await looks("/hostile");
  expect(hostile.card).toEqual(calm.card);
  expect(hostile.board).toEqual(calm.board);
});

test("two boards on a page do not disturb each other", async ({ page, openSite }) => {
  const { origin } = await openSite({
    folder: "dist/berserk-rules",
    files: {
      "/": plainPage(
        `${board('id="one" mode="step" theme="dark"')}${board('id="two" edition="classic"').replace('lang="en"', 'lang="ru"')}`,
        '<script src="berserk-board.js"></script>',
      ),
    },
  });
  await page.goto(origin);
  const [one, two] = [page.locator("#one"), page.locator("#two")];
  const level = (it: typeof one, card: string) => it.locator(`.place[data-card=${card}] .now`);
  await expect(level(one, "a")).toHaveText("5");
  await expect(level(two, "a")).toHaveText("4");
  await two.locator(".grip[data-card=b]").click();
  await two.locator("[data-effect=wound]").focus();
  await page.keyboard.press("Enter");
  await expect(level(two, "b")).toHaveText("2");
  await expect(level(one, "b")).toHaveText("3");
  await expect(two.locator("[part=announcer]")).toContainText("508");
  await expect(one.locator("[part=announcer]")).toHaveText("");
  await one.locator(".next").focus();
  await page.keyboard.press("Enter");
  await expect(level(one, "a")).toHaveText("4");
  await page.keyboard.press("[");
  await expect(level(one, "a")).toHaveText("5");
  await expect(level(two, "a")).toHaveText("4");
  await expect(level(two, "b")).toHaveText("2");
  const table = (it: typeof one) => it.locator(".tabletop").evaluate((top) => getComputedStyle(top).backgroundColor);
  expect(await table(one)).not.toBe(await table(two));
  // One that goes takes nothing with it.
  await one.evaluate((element) => element.remove());
  await two.locator(".steps .undo").click();
  await expect(level(two, "b")).toHaveText("3");
});
