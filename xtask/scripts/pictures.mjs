// Takes the README's pictures of the built pages: `cargo xtask pictures`. They are ours to make again whenever the look
// changes; nothing compares them.
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { preview } from "vite";
import { packLink } from "../../dist/berserk-rules/link.js";
import { smallPng } from "./small-png.mjs";

const root = resolve(import.meta.dirname, "../..");
const scene = JSON.parse(await readFile(resolve(root, "www/src/gallery/scenes/stacks.json"), "utf8"));
const { outputFiles } = await build({
  entryPoints: [resolve(root, "www/src/guide/scene.ts")],
  bundle: true,
  format: "esm",
  write: false,
});
const { scenarioOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
const strike = { action: { kind: "strike", card: "watchman", target: "ram" } };
const link = await packLink({ ...scenarioOf(scene, "en"), steps: [strike] });

/** The table with stacks of every kind, a strike declared and a card selected. */
async function table(page) {
  await page.goto(`./index.html#${link}`);
  const board = page.locator("main berserk-board");
  await board.locator('.place[data-card="captain"]').click();
  await board.locator(".panel").waitFor();
  // Nothing shall look pointed at.
  await page.mouse.move(0, 0);
  return board;
}

async function wall(page) {
  await page.goto("./gallery.html#cards");
  const cards = page.locator("section.work:has(#cards) live-part");
  await cards.locator("berserk-card").last().waitFor();
  return cards;
}

/** The steps of an example on a phone, two of them played. */
async function steps(page) {
  await page.goto("./gallery.html#trigger");
  const board = page.locator("section.work:has(#trigger) berserk-board");
  await board.locator(".next").click();
  await board.locator(".triggers").waitFor();
  return board;
}

/** What a picture is made of, read by the browser. */
async function pixelsOf(page, png) {
  const { width, height, bytes } = await page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: "image/png" });
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    let bytes = "";
    for (let at = 0; at < data.length; at += 30_000) bytes += String.fromCharCode(...data.subarray(at, at + 30_000));
    return { width, height, bytes: btoa(bytes) };
  }, png.toString("base64"));
  return { width, height, pixels: Buffer.from(bytes, "base64") };
}

const PICTURES = [
  { name: "board", width: 1120, scheme: "light", arrange: table },
  { name: "night", width: 1120, scheme: "dark", arrange: table },
  { name: "cards", width: 1240, scheme: "light", arrange: wall },
  { name: "phone", width: 390, scheme: "light", arrange: steps, height: 844 },
];
const LARGEST = 150_000;
/** Pixels of the page around what is shown. */
const EDGE = 12;

const server = await preview({
  root,
  configFile: resolve(root, "vite.config.ts"),
  preview: { port: 0 },
  logLevel: "warn",
});
const browser = await chromium.launch({
  executablePath: process.env.CHROME,
  args: (process.env.CHROME_FLAGS ?? "").split(" ").filter(Boolean),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  for (const { name, width, scheme, arrange, height } of PICTURES) {
    const context = await browser.newContext({
      baseURL: server.resolvedUrls.local[0],
      viewport: { width, height: 900 },
      colorScheme: scheme,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const shown = await arrange(page);
    await shown.scrollIntoViewIfNeeded();
    const path = resolve(root, "www/pictures", `${name}.png`);
    const box = await shown.boundingBox();
    const y = box.y + (await page.evaluate(() => scrollY));
    const clip = {
      x: Math.max(0, box.x - EDGE),
      y: y - EDGE,
      width: Math.min(width, box.width + EDGE * 2),
      height: Math.min(box.height, height ?? box.height) + EDGE * 2,
    };
    const small = smallPng(await pixelsOf(page, await page.screenshot({ clip, fullPage: true })));
    await writeFile(path, small);
    const { length } = small;
    console.log(`${name}.png: ${clip.width} by ${Math.round(clip.height)}, ${length} bytes`);
    if (length > LARGEST) throw new Error(`${name}.png is larger than ${LARGEST} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
