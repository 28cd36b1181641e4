import assert from "node:assert/strict";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { languages, languagesIn, load, pageLanguages, textsOf, WORDS } from "./source.mjs";

/** The values that a message asks for. */
const asks = (text) => [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();
const plural = (text) => /, plural,/.test(text);

const ALL = [
  ["sentences", languages],
  ["pages", pageLanguages],
  ["pictures", languagesIn(resolve(WORDS, "../picture"))],
  ["the command", languagesIn(resolve(WORDS, "../command"))],
  ["guide", languagesIn(resolve(WORDS, "../guide"))],
  ["comparison", languagesIn(resolve(WORDS, "../guide/comparison"))],
  ["gallery", languagesIn(resolve(WORDS, "../gallery"))],
].flatMap(([what, all]) => Object.entries(all).map(([code, texts]) => ({ what, code, texts, original: all.en })));

for (const { what, code, texts, original } of ALL) {
  const english = new Map(textsOf(original));
  const mine = new Map(textsOf(texts));

  test(`${what}, ${code}: the same texts as English, none empty`, () => {
    assert.deepEqual([...mine.keys()], [...english.keys()]);
    for (const [key, text] of mine) assert.ok(text.trim() === text && text !== "", key);
  });

  test(`${what}, ${code}: each message asks for the same values as the English one`, () => {
    for (const [key, text] of mine) assert.deepEqual(asks(text), asks(english.get(key)), key);
  });

  test(`${what}, ${code}: counted words have every plural form of the language`, () => {
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

test("a further language is one file more", async () => {
  const folder = await mkdtemp(join(tmpdir(), "words-"));
  try {
    await cp(WORDS, folder, { recursive: true });
    // Polish has four plural forms, as Russian has, but other numbers in them.
    const polish = structuredClone(languages.en);
    polish.sentences.events.wounded = "{amount, plural, one {# rana} few {# rany} many {# ran} other {# rany}}";
    polish.rulebook.clauses["504.2"] = "Jedno dodatkowe zycie.";
    await writeFile(join(folder, "languages/pl.json"), JSON.stringify(polish));
    const { languages: listed, rulebook, say } = await load("index.ts", folder);
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
