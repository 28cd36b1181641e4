// Which addresses a picture may have, by the elements and by the engine, for anyone may write them.
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import { Board } from "../../dist/berserk-rules/node.js";
import { load } from "../words/source.mjs";

const { safePicture } = await load("safe-picture.ts", resolve(import.meta.dirname, "../../www/src/elements"));
const inEngine = (image) => {
  try {
    return new Board({ format: 1, cards: [{ id: "a", name: "A", owner: 0, life: 5, image }] }) !== null;
  } catch (error) {
    assert.equal(error.code, "unsafeAddress", JSON.stringify(image));
    assert.equal(error.path, "cards[0].image");
    return false;
  }
};

const SAFE = [
  "https://example.org/a.png",
  "HTTP://EXAMPLE.ORG/A.PNG",
  "//example.org/a.png",
  "/a.png",
  "a.png",
  "../a b.png",
  "?picture=javascript:alert(1)",
  "./javascript:alert(1)",
  "#javascript:alert(1)",
  "картинка.png",
  "data:image/png;base64,iVBORw0KGgo=",
  "DATA:image/gif;base64,R0lGODlhAQABAAAAACw=",
  // Nothing runs in a drawing that is shown by <img>: its scripts are never started and it asks for nothing.
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'><script>alert(1)</script></svg>",
];

const ODD = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\tjavascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\r\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "\u001fjavascript:alert(1)",
  "javascript\t:alert(1)",
  "javascript://example.org/%0aalert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;image/png,<script>alert(1)</script>",
  " data:text/html,<script>alert(1)</script>",
  "data:,image/png",
  "data:image,a",
  "data:imagery/png,a",
  "data:\timage/../text/html,a",
  "blob:https://example.org/5d1c7a8e",
  "file:///etc/passwd",
  "ftp://example.org/a.png",
  "filesystem:https://example.org/a.png",
  "about:blank",
  "view-source:https://example.org/",
  "intent://a#Intent;end",
  "x:a",
];

test("a picture is at an http address, a relative one, or inside the address", () => {
  for (const address of SAFE) assert.equal(safePicture(address), address, address);
  for (const address of SAFE) assert.ok(inEngine(address), address);
});

test("any other address is no picture, however it is disguised", () => {
  for (const address of ODD) assert.equal(safePicture(address), null, JSON.stringify(address));
  for (const address of ODD) assert.equal(inEngine(address), false, JSON.stringify(address));
});

test("no address is none", () => {
  for (const address of [null, "", "  "]) assert.equal(safePicture(address), null);
});

test("letters that only look like those of a scheme make a relative address, and a scheme is never read off them", () => {
  for (const address of [
    "ｊavascript:alert(1)",
    "javascript：alert(1)",
    "\u200bjavascript:alert(1)",
    "\u00a0javascript:alert(1)",
  ]) {
    const safe = safePicture(address);
    if (safe !== null) assert.equal(new URL(safe, "https://page.invalid/").protocol, "https:", JSON.stringify(address));
  }
});
