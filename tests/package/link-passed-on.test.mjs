// What mail and messengers do to a link, where it is safe to put right and where it is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LinkError, packLink, unpackLink } from "../../dist/berserk-rules/link.js";
import { forty } from "./lib/forty.mjs";

const link = await packLink(forty);
const encoded = [...link].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");

for (const [what, passedOn] of Object.entries({
  "as it is": link,
  "with its number sign": `#${link}`,
  "in an address": `https://b1.example/berserk/?lang=ru#${link}`,
  "in an address whose number sign is encoded": `https://b1.example/berserk/%23${link}`,
  "in another fragment": `https://example/#board=${link}`,
  "with a full stop": `${link}.`,
  "in brackets": `(${link})`,
  "in quotation marks": `«${link}»,`,
  "with words behind it": `${link} – посмотри, как я выиграл`,
  "with letters right behind it": `${link}Отправлено`,
  "with a tracker's mark": `${link}&fbclid=IwAR0abc_DEF`,
  "broken over lines by mail": link.replace(/.{76}/g, "$&\r\n"),
  "with unseen characters in it": `${link.slice(0, 900)}\u200b${link.slice(900)}\ufeff`,
  "with soft hyphens in it": link.replace(/.{200}/g, "$&\u00ad"),
  "every character with a percent sign": encoded,
  "with percent signs twice over": encoded.replaceAll("%", "%25"),
  "its marks with percent signs": `#${link.replaceAll("_", "%5F").replaceAll("-", "%2D").replace(".", "%2E")}`,
  "without what it has to spare at its end": link.endsWith("0") ? link.slice(0, -1) : link,
}))
  test(`read all the same: ${what}`, async () => assert.deepEqual(await unpackLink(passedOn), forty));

for (const [what, passedOn, code, params] of [
  ["nothing", "", "notALink"],
  ["words", "посмотри", "notALink"],
  ["an address without a link", "https://example/berserk/#sample", "notALink"],
  ["a version before the first", `b0.${link.slice(3)}`, "notALink"],
  ["a later version", `https://example/#b2.${link.slice(3)}`, "newerVersion"],
  ["a much later version", "b999999999.A", "newerVersion"],
  ["cut in the middle", link.slice(0, 700), "cutShort"],
  ["cut by three dots", `${link.slice(0, 80)}...`, "cutShort"],
  ["cut by one sign of three dots", `${link.slice(0, 80)}…`, "cutShort"],
  ["its head alone", "b1.", "cutShort"],
  [
    "a Cyrillic letter for a Latin one",
    `${link.slice(0, 56)}х${link.slice(57)}`,
    "foreignCharacter",
    { character: "х", place: "57" },
  ],
  [
    "a character of two halves",
    `${link.slice(0, 9)}🐉${link.slice(9)}`,
    "foreignCharacter",
    { character: "🐉", place: "10" },
  ],
  ["all in small letters", link.toLowerCase(), "damaged"],
  ["two characters in each other's place", link.replace(/^(b1\..{300})(.)(?!\2)(.)/, "$1$3$2"), "damaged"],
])
  test(`said: ${what}`, () =>
    assert.rejects(unpackLink(passedOn), (error) => {
      assert.ok(error instanceof LinkError);
      assert.deepEqual([error.code, error.params], [code, params ?? {}]);
      return true;
    }));
