// Plain pages with the package's files beside them, in Chromium, without any bundler.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "./lib/browser.mjs";

const folder = new URL("../../dist/berserk-rules/", import.meta.url);
const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html; charset=utf-8" };
const SCENARIO = JSON.stringify({
  format: 1,
  cards: [{ id: "a", name: "Харон", owner: 0, life: 3, markers: { wounds: 1 } }],
});

const PLAY = `
  const board = new Board(${SCENARIO});
  document.title = board.applyEffect({ kind: "wound", target: "a", amount: 1 }).ok + " " + board.stateSnapshot().cards[0].life.level;`;
const pages = {
  "/module.html": `<script type="module">import init, { Board } from "./index.js"; await init(); ${PLAY}</script>`,
  "/inline.html": `<script type="module">import { Board } from "./inline.js"; ${PLAY}</script>`,
  "/element.html": `<script type="module" src="./element.js"></script>
    <berserk-board><script type="application/json">${SCENARIO}</script></berserk-board>`,
  "/classic.html": `<script src="./berserk-board.js"></script>
    <berserk-board><script type="application/json">${SCENARIO}</script></berserk-board>`,
  "/early.html": `<berserk-board><script type="application/json">${SCENARIO}</script></berserk-board>
    <script src="./berserk-board.js"></script>`,
};

let asked = [];
const server = createServer(({ url }, response) => {
  asked.push(url);
  const page = pages[url];
  try {
    const body = page ? `<!doctype html><title></title>${page}` : readFileSync(new URL(`.${url}`, folder));
    response.writeHead(200, { "content-type": TYPES[extname(url)] ?? "text/plain" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});

let browser;
let address;
before(async () => {
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${server.address().port}`;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server.close();
});

/** Opens a page and hands it to `check`; an error in the page fails the test. */
async function open(path, check) {
  asked = [];
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));
  try {
    await page.goto(address + path);
    await check(page);
    assert.deepEqual(errors, []);
  } finally {
    await page.close();
  }
}

for (const path of ["/module.html", "/inline.html"]) {
  test(`${path} plays a step`, () => open(path, (page) => page.waitForFunction(() => document.title === "true 1")));
}

for (const path of ["/element.html", "/classic.html", "/early.html"]) {
  test(`${path} shows a board`, () =>
    open(path, async (page) => {
      await page.getByText("Харон").first().waitFor();
      const level = await page.evaluate(
        () => document.querySelector("berserk-board").board.stateSnapshot().cards[0].life.level,
      );
      assert.equal(level, 2);
    }));
}

test("the classic script asks for nothing else", () =>
  open("/classic.html", async (page) => {
    await page.getByText("Харон").first().waitFor();
    assert.deepEqual(
      asked.filter((url) => url !== "/favicon.ico"),
      ["/classic.html", "/berserk-board.js"],
    );
  }));
