import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { languages, languagesIn, load, read, SOURCE, textsOf } from "./source.mjs";

/** The values that a message asks for. */
const asks = (text) => [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();
const plural = (text) => /, plural,/.test(text);

/** What is said, and apart from it the prose of the documentation. */
const ALL = [
  ["", languages],
  ["guide, ", languagesIn("guide")],
  ["comparison, ", languagesIn("guide/comparison")],
  ["gallery, ", languagesIn("gallery")],
].flatMap(([what, all]) => Object.entries(all).map(([code, texts]) => ({ what, code, texts, original: all.en })));

for (const { what, code, texts, original } of ALL) {
  const english = new Map(textsOf(original));
  const mine = new Map(textsOf(texts));

  test(`${what}${code}: the same texts as English, none empty`, () => {
    assert.deepEqual([...mine.keys()], [...english.keys()]);
    for (const [key, text] of mine) assert.ok(text.trim() === text && text !== "", key);
  });

  test(`${what}${code}: each message asks for the same values as the English one`, () => {
    for (const [key, text] of mine) assert.deepEqual(asks(text), asks(english.get(key)), key);
  });

  test(`${what}${code}: counted words have every plural form of the language`, () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    for (const [key, text] of mine) {
      if (!plural(text)) continue;
      // "of them N to take off …" is in an oblique case in Russian, where "other" serves all but one.
      const counted = text.replaceAll(/\{cancelled, plural,.*?\}\}/g, "");
      for (const [, forms] of counted.matchAll(/, plural,((?:[^{}]|\{[^{}]*\})*)\}/g))
        for (const category of pluralCategories)
          assert.match(forms, new RegExp(`\\b${category} \\{`), `${key}: ${forms}`);
    }
  });
}

test("the elements say nothing of the pages' sections, which they do not carry", () => {
  const [, left] = read("www/src/i18n/index.ts").match(/\?messages!([\w,]+)/);
  const said = new RegExp(`[("\`](?:${left.split(",").join("|")})\\.\\w`);
  for (const file of readdirSync(join(SOURCE, "elements")).filter((name) => name.endsWith(".ts")))
    for (const line of read(`www/src/elements/${file}`).split("\n"))
      if (line.includes("texts(") || line.includes('"keys.')) assert.doesNotMatch(line, said, file);
  assert.match('texts("page.title")', said);
});

test("a further language is one file more", async () => {
  const folder = await mkdtemp(join(tmpdir(), "words-"));
  try {
    await cp(SOURCE, folder, { recursive: true });
    // Polish has four plural forms, as Russian has, but other numbers in them.
    const polish = structuredClone(languages.en);
    polish.sentences.events.wounded = "{amount, plural, one {# rana} few {# rany} many {# ran} other {# rany}}";
    polish.rules.clauses["504.2"] = "Jedno dodatkowe zycie.";
    await writeFile(join(folder, "i18n/languages/pl.json"), JSON.stringify(polish));
    const { languages: listed, rulebook, say } = await load("index.ts", join(folder, "words"));
    const wounds = (amount) => say({ kind: "wounded", rule: null, card: "x", amount, level: 1, by: null }, "pl-PL");
    assert.deepEqual([1, 2, 5, 21, 22].map(wounds), ["1 rana.", "2 rany.", "5 ran.", "21 ran.", "22 rany."]);
    assert.ok(rulebook("heroes", "pl").some(({ text }) => text === "Jedno dodatkowe zycie."));
    assert.deepEqual(
      listed.map(({ code }) => code),
      ["en", "pl", "ru"],
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
