// Links that were made once must be read for ever; see tests/links/README.md.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { packLink, unpackLink } from "../../dist/berserk-rules/link.js";
import { Board } from "../../dist/berserk-rules/node.js";
import { kept } from "./lib/links.mjs";

for (const { name, link, json, sha256 } of kept) {
  test(`a link of version 1: ${name}`, async () => {
    const back = await unpackLink(link);
    const text = JSON.stringify(back);
    if (json !== undefined) {
      assert.equal(text, json);
      new Board(back).free();
    } else assert.equal(createHash("sha256").update(text).digest("hex"), sha256);
    // Packed anew it may be another link, but it holds the same.
    assert.equal(JSON.stringify(await unpackLink(await packLink(back))), text);
  });
}

test("enough links are kept, and no two of a name", () => {
  const names = new Set(kept.map(({ name }) => name));
  assert.equal(names.size, kept.length);
  assert.ok(kept.length >= 10, String(kept.length));
});
