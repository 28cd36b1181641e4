// How a card is spoken of, by what lies on it, in both languages.
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import { load, SOURCE } from "./source.mjs";

const { spokenCard } = await load("spoken-card.ts", resolve(SOURCE, "elements"));
const { fromAttributes, fromState } = await load("shown-card.ts", resolve(SOURCE, "elements"));
const { textsIn } = await load("index.ts", resolve(SOURCE, "i18n"));

const spoken = (card) => ["ru", "en"].map((language) => spokenCard(card, textsIn(language)));
const nomad = { name: "Кочевник", life: 8, strike: "1-2-3" };

for (const [what, attributes, russian, english] of [
  [
    "as the rules say it",
    { life: 8, wounds: 3, tapped: true },
    "закрыта, жизни 5 из 8: ран 3",
    "tapped, life 5 of 8: 3 wounds",
  ],
  ["upright and whole", { life: 8 }, "жизни 8 из 8", "life 8 of 8"],
  ["with a strike", nomad, "удар 1-2-3, жизни 8 из 8", "strike 1-2-3, life 8 of 8"],
  ["without lives", {}, "", ""],
  [
    "one of each",
    { life: 8, wounds: 1, extraLives: 1, lifeReductions: 1, counters: 1, poison: 1 },
    "жизни 7 из 8: ран 1, дополнительных жизней 1, уменьшение жизней 1, фишек 1, яд 1",
    "life 7 of 8: 1 wound, 1 extra life, 1 life reduction, 1 counter, poison 1",
  ],
  ["below zero", { life: 2, wounds: 5 }, "жизни -3 из 2: ран 5", "life -3 of 2: 5 wounds"],
  ["counters and no lives", { counters: 2 }, ": фишек 2", ": 2 counters"],
  ["a stack", { life: 8, count: 3 }, "3 карты, жизни 8 из 8", "3 cards, life 8 of 8"],
  ["a stack of five", { count: 5, tapped: true }, "5 карт, закрыта", "5 cards, tapped"],
])
  test(`spoken: ${what}`, () => {
    const name = attributes.name ?? "Гуль";
    const comma = (rest) => (rest === "" || rest.startsWith(":") ? `${name}${rest}` : `${name}, ${rest}`);
    assert.deepEqual(spoken(fromAttributes({ ...attributes, name })), [comma(russian), comma(english)]);
  });

test("spoken: a card without a name, and one with others under it", () => {
  assert.deepEqual(spoken(fromAttributes({ name: "", life: 5 })), [
    "Карта без имени, жизни 5 из 5",
    "Nameless card, life 5 of 5",
  ]);
  const merged = {
    name: "Мерег",
    type: "creature",
    life: { starting: 12, level: 10 },
    strike: [2, 3, 4],
    orientation: "tapped",
    text: null,
    image: null,
    names: ["Мерег", "Модуль", "Вайл"],
    markers: { wounds: 2, extraLives: 0, lifeReductions: 0 },
    counters: 0,
    poison: 0,
  };
  assert.deepEqual(spoken(fromState(merged)), [
    "Мерег, под ней Модуль, Вайл, закрыта, удар 2-3-4, жизни 10 из 12: ран 2",
    "Мерег, over Модуль, Вайл, tapped, strike 2-3-4, life 10 of 12: 2 wounds",
  ]);
});
