// In Chromium too no call leaves memory taken, neither the engine's nor JavaScript's.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch } from "./lib/browser.mjs";

const FILES = {
  "/inline.js": "../../dist/berserk-rules/inline.js",
  "/engine.js": "../../dist/berserk-rules/engine.js",
  "/memory.mjs": "../package/lib/memory.mjs",
};
const PAGE = `<!doctype html><title>memory</title><script type="module">
  import { lay, play, watch } from "./memory.mjs";
  const taken = watch();
  const { Board } = await import("./inline.js");
  globalThis.memory = { lay: (times) => lay(Board, times), play: (times) => play(Board, times), taken };
</script>`;

let browser;
let page;
let devtools;
before(async () => {
  browser = await launch();
  page = await browser.newPage();
  await page.route("**/*", (route) => {
    const file = FILES[new URL(route.request().url()).pathname];
    const body = file ? readFileSync(new URL(file, import.meta.url)) : PAGE;
    return route.fulfill({ body, contentType: file ? "text/javascript" : "text/html; charset=utf-8" });
  });
  await page.goto("http://localhost/");
  await page.waitForFunction(() => globalThis.memory);
  devtools = await page.context().newCDPSession(page);
});
after(() => browser?.close());

async function taken() {
  for (let time = 0; time < 3; time++) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return { ...(await page.evaluate(() => memory.taken())), heap: usedSize };
}

/** What comes and goes by itself lies below; a leak of four bytes a round is 400,000, one of a small object a board more. */
const LEAST_LEAK = 300_000;

async function leavesNothing(run, warmUp, times) {
  const go = (many) => page.evaluate(([name, count]) => memory[name](count), [run, many]);
  await go(warmUp);
  const before = await taken();
  await go(times);
  const after = await taken();
  assert.ok(before.bytes > 0 && before.values.length > 0, "the engine's memory is not seen");
  assert.equal(after.bytes, before.bytes, "the engine's memory grew");
  assert.deepEqual(after.values, before.values, "the engine holds on to values");
  assert.ok(after.heap - before.heap < LEAST_LEAK, `JavaScript's memory grew by ${after.heap - before.heap} bytes`);
}

test("100,000 rounds of steps, snapshots and undos end where they began", () => leavesNothing("play", 10_000, 100_000));
test("10,000 boards made and freed end where they began", () => leavesNothing("lay", 1_000, 10_000));
