// What stands in the card form is the card: every card of the rulebook goes into the fields and comes out the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cases } from "./lib/folder.mjs";
import { loadPage } from "./lib/pages.mjs";

const { asJson, cardOf, draftOf, freeId, newAbility, newEffect } = await loadPage("card/draft.ts");
const { isSame } = await loadPage("card/values.ts");
const { BUILT_EFFECTS, EFFECT_FIELDS } = await loadPage("card/fields.ts");
const { problemsOf } = await loadPage("card/check.ts");

const cards = cases().flatMap(({ file, text }) => {
  const { scenario, fails } = JSON.parse(text);
  return fails === undefined ? scenario.cards.map((card) => ({ file, card, scenario })) : [];
});
const setUp = { format: 1, cards: [{ id: "a", name: "Гуль", owner: 0, life: 8 }] };
const fieldsOf = (card) => problemsOf(card, setUp, 1).map(({ field, error }) => [field, error.code]);
const card = (rest) => ({ id: "b", name: "Новый", owner: 0, ...rest });

test("each card of the rulebook comes out of the form as it went in", () => {
  for (const { file, card } of cards) {
    const made = cardOf(draftOf(card), card.id);
    // An id of an ability or what is implied may be said or not.
    const bare = (it) =>
      JSON.parse(JSON.stringify(it), (key, value) => (IDLE.has(`${key} ${value}`) ? undefined : value));
    assert.ok(isSame(bare(made), bare(card)), `${file}: ${JSON.stringify(card)}\n${JSON.stringify(made)}`);
  }
});

const IDLE = new Set([
  "counters 0",
  "wounds 0",
  "tapOthers 0",
  "zone play",
  "type creature",
  "orientation upright",
  "of self",
  "count 1",
  "controller any",
]);

test("most abilities of the rulebook need no JSON in the form", () => {
  const drafts = cards.flatMap(({ card }) => draftOf(card).abilities);
  const inFields = drafts.filter(({ json }) => json === null).length;
  assert.ok(drafts.length > 100, String(drafts.length));
  assert.ok(inFields / drafts.length > 0.9, `${inFields} of ${drafts.length}`);
  const kinds = new Set(drafts.flatMap(({ json, effects }) => (json === null ? effects.map(({ kind }) => kind) : [])));
  assert.ok(kinds.size >= 15, [...kinds].join());
});

test("a new ability with each effect is one that the engine takes", () => {
  for (const kind of ["activated", "triggered"]) {
    for (const effect of BUILT_EFFECTS) {
      const effects = [newEffect(effect)];
      const values = Object.fromEntries(
        EFFECT_FIELDS[effect].map(({ path, kind: field }) => [
          path,
          field === "text" ? "x" : field === "number" ? "2" : "",
        ]),
      );
      for (const [path, value] of Object.entries(effects[0].values)) if (value !== "") values[path] = value;
      const draft = draftOf(card({}));
      const ability = { ...newAbility(kind), takesTarget: true, effects: [{ kind: effect, values }] };
      const made = cardOf({ ...draft, abilities: [ability] }, "b");
      assert.deepEqual(fieldsOf(made), [], `${kind} ${effect} ${JSON.stringify(made.abilities)}`);
    }
  }
});

test("what is wrong is told for each field, several at once", () => {
  const draft = draftOf(card({}));
  const values = {
    ...draft.values,
    name: "",
    life: "eight",
    strike: "1-2",
    counters: "1.5",
    "markers.wounds": "-1",
    image: "javascript:alert(1)",
    "cell.row": "100",
    "cell.column": "1",
  };
  const effects = [
    newEffect("wound"),
    { kind: "search", values: { player: "you", name: "", from: "deck", to: "hand" } },
  ];
  const abilities = [{ ...newAbility("activated"), effects, values: { "cost.tapOthers": "x" } }];
  const found = Object.fromEntries(fieldsOf(cardOf({ values, abilities }, "b")));
  assert.deepEqual(Object.keys(found).sort(), [
    "abilities.0.cost.tapOthers",
    "abilities.0.effects.1.name",
    "cell.row",
    "counters",
    "image",
    "life",
    "markers.wounds",
    "name",
    "strike",
  ]);
  assert.equal(found.image, "unsafeAddress");
  assert.equal(found.life, "wrongType");
});

test("what fits the format and not the table is told too", () => {
  assert.deepEqual(fieldsOf(card({ life: 3, markers: { wounds: 3 } })), [["markers", "deadInPlay"]]);
  assert.deepEqual(fieldsOf(card({ zone: "hand", orientation: "tapped" })), [["orientation", "cannotHave"]]);
  assert.deepEqual(fieldsOf(card({ life: 3, markers: { extraLives: 1, lifeReductions: 1 } })), [
    ["markers", "bothMarkers"],
  ]);
});

test("an ability without an id gets one that no other has, in fields or in JSON", () => {
  const inJson = (id) => ({
    ...newAbility("activated"),
    json: JSON.stringify({ kind: "activated", id, cost: {}, effects: [] }),
  });
  const idsOf = (abilities) =>
    cardOf({ values: { name: "Новый", owner: "0" }, abilities }, "b").abilities.map(({ id }) => id);
  const bare = newAbility("triggered");
  assert.deepEqual(idsOf([bare, inJson("a1"), inJson("x")]), ["a2", "a1", "x"]);
  const turned = asJson([inJson("a2"), bare], bare);
  assert.equal(JSON.parse(turned.json).id, "a1");
  const [one, other] = [newAbility("activated"), newAbility("activated")];
  assert.deepEqual(idsOf([one, asJson([one, other], other)]), ["a1", "a2"]);
  // What is no JSON yet takes no id and stands in nobody's way.
  assert.equal(JSON.parse(asJson([{ ...inJson("a1"), json: "{" }, bare], bare).json).id, "a2");
});

test("an id is told from the name, and free", () => {
  assert.equal(freeId("Гуль", new Set()), "гуль");
  assert.equal(freeId("Гуль!", new Set(["гуль", "гуль-2"])), "гуль-3");
  assert.equal(freeId("—", new Set()), "card");
  assert.ok(freeId("я".repeat(200), new Set()).length <= 64);
  // No character is cut in two.
  const long = freeId("\u{20000}".repeat(50), new Set());
  assert.equal(long, "\u{20000}".repeat(40));
  assert.ok(freeId(`a${"\u{20000}".repeat(50)}`, new Set()).isWellFormed());
});
