// What the share dialog makes: code for other pages, and positions as set-ups; and what frames say to each other.
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { Board } from "../../dist/berserk-rules/node.js";
import { load } from "../words/source.mjs";
import { rulebookScenarios } from "./lib/links.mjs";
import { loadPage } from "./lib/pages.mjs";

const PAGES = resolve(import.meta.dirname, "../../www/src/pages");
const { frameAddress, frameCode, packageCode, receiverCode, scriptCode } = await load("share/codes.ts", PAGES);
const { exampleOf, positionOf, shared } = await load("share/extent.ts", PAGES);
const { wikiCode } = await loadPage("share/picture.ts");
const { boardTag } = await load("guide/scene.ts", resolve(PAGES, ".."));
const { heightIn, heightMessage, themeIn } = await load("embed/message.ts", PAGES);
const { readRequest } = await load("embed/request.ts", PAGES);

const SITE = "https://example.org/berserk/";
const PLAIN = { mode: "play", language: null, theme: null, edition: null };
const given = (scenario, more = {}) => ({
  scenario,
  fragment: "b1.abc",
  address: null,
  height: 640,
  site: SITE,
  ...more,
});
const named = (name) => ({ format: 1, title: name, cards: [{ id: "a", name, owner: 0 }] });

/** Any text, with those among them that tags are made of. */
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("</script>", "<!--", "-->", "<script", "]]>", '"', "'", "&quot;", "&lt;", "\u2028", "\\"),
);
const texts = fc.array(text, { maxLength: 6 }).map((parts) => parts.join(""));

test("whatever the names are, the scenario in a script tag neither ends nor opens a tag, and reads as it was", () => {
  fc.assert(
    fc.property(texts, (name) => {
      const code = scriptCode(PLAIN, given(named(name)));
      const [, inside] = code.match(/<script type="application\/json">([\s\S]*?)<\/script>\n<\/berserk-board>$/);
      assert.ok(!inside.includes("<"));
      assert.deepEqual(JSON.parse(inside), named(name));
    }),
  );
});

test("the guide's tags are no other: its scenarios neither end nor open a tag", () => {
  for (const name of ["<!--<script", "</script>", "<b>"]) {
    const code = boardTag({ clause: "504.3", scenario: named(name) }, "en");
    const [, inside] = code.match(/<script type="application\/json">([\s\S]*)<\/script>/);
    assert.ok(!inside.includes("<"), inside);
    assert.deepEqual(JSON.parse(inside), named(name));
  }
});

test("whatever the picture's words are, they mean nothing to a wiki, and read as they were", () => {
  const signs = fc.constantFrom("~~~~", "''", "__NOTOC__", "[[", "]]", "{{", "|", "<nowiki>", "&amp;", "&#93;");
  fc.assert(
    fc.property(fc.array(fc.oneof(text, signs)), (parts) => {
      const words = parts.join("");
      const [, alt] = wikiCode({ words, width: 300 }, "a.svg").match(/^\[\[File:a\.svg\|300px\|alt=(.*)\]\]$/s);
      assert.doesNotMatch(alt, /[[\]{}|<>~'_]|&(?!#\d+;)/);
      assert.equal(
        alt.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
        words,
      );
    }),
  );
});

test("whatever the title is, it stays within its attribute", () => {
  const entities = { "&quot;": '"', "&lt;": "<", "&amp;": "&" };
  fc.assert(
    fc.property(texts, (title) => {
      const code = frameCode(PLAIN, given(named(title)));
      const [, written] =
        code.match(
          /^<iframe src="[^"]*" title="([^"]*)" width="100%" height="640" frameborder="0" loading="lazy"><\/iframe>$/s,
        ) ?? [];
      if (title === "") return;
      assert.ok(written !== undefined && !written.includes("<"), code);
      assert.equal(
        written.replaceAll(/&(?:quot|lt|amp);/g, (entity) => entities[entity]),
        title,
      );
    }),
  );
});

test("a module's scenario is the very one, also with names that mean something in JavaScript", () => {
  const scenario = { ...named("</script>\u2028`$" + "{1}`"), players: [JSON.parse('{"resources":{"__proto__":3}}')] };
  const code = packageCode({ ...PLAIN, mode: "step", theme: "dark" }, given(scenario));
  const board = {};
  const attributes = {};
  const document = {
    createElement: () => Object.assign(board, { setAttribute: (name, value) => (attributes[name] = value) }),
    body: { append: () => undefined },
  };
  new Function("document", code.replace(/^import .*$/m, ""))(document);
  assert.equal(JSON.stringify(board.scenario), JSON.stringify(scenario));
  assert.deepEqual(attributes, { mode: "step", theme: "dark", height: "640" });
  assert.ok(!code.includes("</script"));
});

test("the code says what was chosen, and no more", () => {
  const dressed = { mode: "still", language: "ru", theme: "dark", edition: "classic" };
  const there = given(named("A"), { address: 'https://example.org/a.json?x=1&y="2"', height: null });
  assert.equal(
    scriptCode(dressed, there),
    '<script src="https://example.org/berserk/berserk-board.js"></script>\n' +
      '<berserk-board mode="still" lang="ru" theme="dark" edition="classic" src="https://example.org/a.json?x=1&amp;y=&quot;2&quot;"></berserk-board>',
  );
  assert.equal(frameAddress(PLAIN, given(named("A"))), "https://example.org/berserk/embed.html#b1.abc");
  const asked = new URL(frameAddress(dressed, there));
  assert.deepEqual(readRequest(asked, ["en", "ru"]), {
    ...dressed,
    source: { address: there.address },
  });
  assert.equal(frameCode(PLAIN, given(named("A"), { fragment: null })), null);
  assert.match(receiverCode(SITE), /origin !== "https:\/\/example\.org"/);
});

test("an address for frames asks for what there is; anything else counts for nothing", () => {
  const read = (search, hash = "") => readRequest({ search, hash }, ["en", "ru"]);
  const none = { mode: "play", language: null, theme: "auto", edition: null, source: null };
  assert.deepEqual(read(""), none);
  assert.deepEqual(read("?mode=__proto__&lang=de&theme=constructor&edition=Heroes&src=", "#"), none);
  assert.equal(read("?theme=contrast").theme, "contrast");
  assert.deepEqual(read("?lang=ru&mode=step", "#b1.x"), {
    ...none,
    language: "ru",
    mode: "step",
    source: { fragment: "b1.x" },
  });
  assert.deepEqual(read("?src=a.json", "#b1.x").source, { address: "a.json" });
});

test("messages are read only in the shape that is documented", () => {
  assert.equal(heightIn(heightMessage(7)), 7);
  for (const height of [0, -1, 1.5, Number.NaN, Infinity, 1e9, "7", null, undefined, [7]])
    assert.equal(heightIn({ ...heightMessage(7), height }), null, String(height));
  const message = { type: "berserk-theme", version: 1, theme: "dark" };
  for (const theme of ["auto", "light", "dark", "contrast"]) assert.equal(themeIn({ ...message, theme }), theme);
  for (const wrong of [null, undefined, 1, "berserk-theme", [], {}, heightMessage(7)])
    assert.equal(themeIn(wrong), null);
  for (const change of [{ version: 2 }, { version: "1" }, { type: "x" }, { theme: "Dark" }, { theme: ["dark"] }])
    assert.equal(themeIn({ ...message, ...change }), null);
});

const look = (scenario) => {
  const board = new Board(scenario);
  try {
    return board.stateSnapshot();
  } finally {
    board.free();
  }
};

/** A set-up lays parts in its own order (R31). */
const lying = (snapshot) => ({
  ...snapshot,
  revision: 0,
  cards: snapshot.cards.map(({ parts, names, ...card }) => ({
    ...card,
    parts: [...parts].sort(),
    names: [...names].sort(),
  })),
});

/** The position of a scenario, which lies as it lay, and is shared again as it is. */
function roundTrip(scenario, name) {
  const snapshot = look(scenario);
  const onTable = { scenario, snapshot, script: [], start: 0 };
  const position = positionOf(onTable);
  if (position === null) return null;
  assert.equal(position.steps, undefined, name);
  assert.deepEqual(lying(look(position)), lying(snapshot), name);
  assert.deepEqual(positionOf({ ...onTable, scenario: position, snapshot: look(position) }), position, name);
  return position;
}

test("a position lies as a set-up just as it lay after its steps, unless a combat or a trigger is open", () => {
  let [possible, open] = [0, 0];
  for (const [name, scenario] of rulebookScenarios(Board)) {
    const { combat, pending } = look(scenario);
    const isOpen = combat !== null || pending.length > 0;
    assert.equal(roundTrip(scenario, name) === null, isOpen, name);
    if (isOpen) open += 1;
    else possible += 1;
  }
  console.log(`positions as set-ups: ${possible}, open: ${open}`);
  assert.ok(possible > 100 && open > 5);
});

test("parts that joined in another order than they stand in are no reason to refuse a set-up", () => {
  const part = (id) => ({ id, name: id, owner: 0, life: 2 });
  const attach = (id) => ({ effect: { kind: "attach", part: id, to: "host" } });
  const cards = [{ id: "host", name: "Краб", owner: 0, life: 6, strike: 1 }, part("p1"), part("p2")];
  const scenario = { format: 1, cards, steps: [attach("p2"), attach("p1")] };
  assert.deepEqual(look(scenario).cards[0].parts, ["p2", "p1"]);
  const position = roundTrip(scenario, "parts");
  assert.deepEqual(
    position.cards.map(({ attachedTo }) => attachedTo),
    [undefined, "host", "host"],
  );
});

test("an example is shared from where it begins, with all its steps, also refused ones", () => {
  const [one, two, three] = [1, 2, 3].map((amount) => ({ effect: { kind: "wound", target: "a", amount } }));
  const scenario = { ...named("A"), steps: [one, two] };
  const onTable = { scenario, snapshot: look(named("A")), script: [two, three], start: 1 };
  assert.deepEqual(exampleOf(onTable).steps, [one, two, three]);
  assert.deepEqual(shared(onTable, "whole"), scenario);
  assert.equal(exampleOf({ ...onTable, script: [] }), null);
});
