// What the guide tells wiki editors to paste, on a page that has only that and the package's script.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { json, load } from "../package/lib/guide.mjs";
import { launch } from "./lib/browser.mjs";

const { articleCode } = await load("guide/scene.ts");
const script = readFileSync(new URL("../../dist/berserk-rules/berserk-board.js", import.meta.url));
const articles = {
  "/wiki.en": articleCode(json("guide/scenes/wiki.json"), "en"),
  "/wiki.ru": articleCode(json("guide/scenes/wiki.json"), "ru"),
  "/steps.en": articleCode(json("guide/scenes/steps.json"), "en"),
};

const server = createServer(({ url }, response) => {
  const article = articles[url];
  if (article) response.writeHead(200, { "content-type": "text/html" });
  else if (url === "/berserk-board.js") response.writeHead(200, { "content-type": "text/javascript" });
  else response.writeHead(404);
  response.end(article ? `<!doctype html><meta charset="utf-8"><title>article</title>${article}` : script);
});

let browser;
before(async () => {
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server.close();
});

async function open(path) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
  await page.locator(".tabletop").waitFor();
  return page;
}

for (const [path, names] of [
  ["/wiki.en", ["Watchman", "Mire hag"]],
  ["/wiki.ru", ["Дозорный", "Кикимора"]],
]) {
  test(`${path}: what is pasted is a board`, async () => {
    const page = await open(path);
    const found = await page.evaluate(() =>
      document
        .querySelector("berserk-board")
        .board.stateSnapshot()
        .cards.map(({ name }) => name),
    );
    assert.deepEqual(found, names);
    await page.close();
  });
}

test("/steps.en: the steps are played one by one", async () => {
  const page = await open("/steps.en");
  const next = page.locator(".next");
  for (let step = 0; step < 3; step++) await next.click();
  const { revision, level } = await page.evaluate(() => {
    const { revision, cards } = document.querySelector("berserk-board").board.stateSnapshot();
    return { revision, level: cards[0].life.level };
  });
  assert.deepEqual({ revision, level }, { revision: 3, level: 7 });
  await page.close();
});
