import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, textsOf } from "./source.mjs";

const english = new Map(textsOf(languages.en));
/** The values that a message asks for. */
const asks = (text) => [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();
const plural = (text) => /, plural,/.test(text);

for (const [code, texts] of Object.entries(languages)) {
  const mine = new Map(textsOf(texts));

  test(`${code}: the same texts as English, none empty`, () => {
    assert.deepEqual([...mine.keys()], [...english.keys()]);
    for (const [key, text] of mine) assert.ok(text.trim() === text && text !== "", key);
  });

  test(`${code}: each message asks for the same values as the English one`, () => {
    for (const [key, text] of mine) assert.deepEqual(asks(text), asks(english.get(key)), key);
  });

  test(`${code}: counted words have every plural form of the language`, () => {
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
