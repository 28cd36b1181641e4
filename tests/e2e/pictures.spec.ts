import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { Board as BoardOf, Scenario } from "../../www/src/engine.ts";
import type { drawPicture as draw, PictureOptions } from "../../www/src/picture.ts";
import { cannot, expect, test } from "../engines/test.ts";

const root = resolve(import.meta.dirname, "../..");
const from = (path: string) => import(resolve(root, path));

const LONG = "Очень-очень длинное имя карты, которое никогда не кончается и всё равно должно поместиться";
const PILES = [{}, { markers: { wounds: 1 } }, { markers: { wounds: 2, extraLives: 3 } }, { counters: 21, poison: 12 }];
const FULL = { life: 999, strike: [10, 200, 999], markers: { wounds: 130, extraLives: 900 }, counters: 999, poison: 1 };

/** Upright and tapped cards with every number of stacks, texts, parts and endless names. */
const CROWD = {
  format: 1,
  players: [{ name: LONG, resources: { монеты: 5, [LONG.slice(0, 60)]: 12 } }, {}],
  cards: [
    ...["upright", "tapped"]
      .flatMap((orientation, owner) => [
        ...PILES.map((piles, at) => ({
          id: `${orientation}${at}`,
          name: at % 2 ? "Горный великан" : "Гуль",
          owner,
          ...piles,
        })),
        { id: `${orientation}-full`, name: LONG, owner, ...FULL },
        { id: `${orientation}-text`, name: "Тотем", owner, type: "support", text: LONG },
        { id: `${orientation}-host`, name: LONG, owner, ...FULL },
      ])
      .map((card) => ({ life: 8, strike: [1, 2, 3], ...card, orientation: card.id.split(/[-\d]/)[0] })),
    ...["upright", "tapped"].map((host, owner) => ({
      id: `${host}-part`,
      name: "Часть",
      owner,
      attachedTo: `${host}-host`,
    })),
    { id: "dead", name: LONG, owner: 0, zone: "graveyard" },
    { id: "gone", name: "Кот", owner: 1, zone: "removed" },
  ],
} as unknown as Scenario;

async function picture(options: PictureOptions): Promise<string> {
  const { Board } = await from("dist/berserk-rules/node.js");
  const { drawPicture } = (await from("dist/berserk-rules/picture.js")) as { drawPicture: typeof draw };
  const board: BoardOf = new Board(CROWD);
  const svg = drawPicture(board.stateSnapshot(), options);
  board.free();
  return svg;
}

/** Shows it as an `<img>` on a page that allows pictures of its own and nothing else; says what was asked for and refused. */
async function shown(page: Page, baseURL: string, svg: string): Promise<{ asked: string[]; refused: string[] }> {
  const [asked, refused]: [string[], string[]] = [[], []];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  const policy = "default-src 'none'; img-src 'self'";
  await page.route(`${baseURL}article.html`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy },
      body: `<!doctype html><title>A</title><img src="table.svg" alt="A table">`,
    }),
  );
  await page.route(`${baseURL}table.svg`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", headers: { "content-security-policy": policy }, body: svg }),
  );
  await page.goto("./article.html");
  await expect
    .poll(() => page.locator("img").evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .not.toBe(0);
  return { asked, refused };
}

/** What the reader sees of it: how many colours, and that of a point on its ground. */
function seen(page: Page): Promise<{ width: number; colours: number; ground: string }> {
  return page.locator("img").evaluate((img: HTMLImageElement) => {
    const canvas = document.createElement("canvas");
    canvas.width = img.naturalWidth;
    canvas.height = img.naturalHeight;
    const paper = canvas.getContext("2d") as CanvasRenderingContext2D;
    paper.drawImage(img, 0, 0);
    const points = new Uint32Array(paper.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    const [red, green, blue] = paper.getImageData(Math.round(canvas.width / 2), 6, 1, 1).data;
    return { width: img.naturalWidth, colours: new Set(points).size, ground: `${red} ${green} ${blue}` };
  });
}

test("a picture shows as an image where a page allows nothing else, and asks for nothing", async ({
  page,
  baseURL,
}) => {
  cannot(["firefox", "webkit"], "their drivers answer no requests in the place of a server with a policy of its own");
  const { asked, refused } = await shown(
    page,
    baseURL ?? "",
    await picture({ language: "ru", theme: "light", width: 700 }),
  );
  const { width, colours, ground } = await seen(page);
  expect(width).toBe(700);
  expect(ground).toBe("207 214 204");
  expect(colours).toBeGreaterThan(300);
  expect(asked.filter((path) => !/article\.html|table\.svg/.test(path))).toEqual([]);
  expect(refused).toEqual([]);
});

test("a picture of the theme auto follows the reader's scheme", async ({ page, baseURL }) => {
  cannot(["firefox", "webkit"], "their drivers answer no requests in the place of a server with a policy of its own");
  const svg = await picture({ theme: "auto" });
  await page.emulateMedia({ colorScheme: "dark" });
  await shown(page, baseURL ?? "", svg);
  expect((await seen(page)).ground).toBe("24 32 28");
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  await expect.poll(async () => (await seen(page)).ground).toBe("207 214 204");
});

/** Pairs of texts that lie over each other, and texts that stick out of the picture or of their place. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const svg = document.querySelector("svg") as SVGSVGElement;
    const whole = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll("text")].map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const { a, b } = text.getScreenCTM() as DOMMatrix;
      // A line is higher than its letters; on a turned card it lies on its side.
      const air = 0.2 * Number(text.getAttribute("font-size")) * Math.hypot(a, b);
      const [x, y] = Math.abs(b) > Math.abs(a) ? [air, 0] : [0, air];
      return { words: text.textContent, left: left + x, right: right - x, top: top + y, bottom: bottom - y };
    });
    const found: string[] = [];
    for (const [at, one] of boxes.entries()) {
      if (one.left < whole.left || one.right > whole.right || one.top < whole.top || one.bottom > whole.bottom)
        found.push(`${one.words} sticks out`);
      for (const other of boxes.slice(at + 1)) {
        if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
          found.push(`${one.words} over ${other.words}`);
      }
    }
    return found;
  });
}

for (const language of ["ru", "en"]) {
  test(`no text of a picture lies over another, in narrow type or in wide: ${language}`, async ({ page }) => {
    for (const width of [360, 960]) {
      const svg = await picture({ language, theme: "light", width, title: LONG });
      for (const type of ["Liberation", "DejaVu"]) {
        const inType = svg.replaceAll(
          /font-family="('Iowan|'Segoe)[^"]*"/g,
          (_, first) => `font-family="${type} ${first === "'Iowan" ? "Serif" : "Sans"}"`,
        );
        await page.setContent(`<!doctype html><body>${inType}`);
        expect(await collisions(page), `${type}, ${width} pixels`).toEqual([]);
      }
    }
  });
}
