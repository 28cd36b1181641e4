import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { actions, effects, events, mistakes, refusals, steps } from "./samples.mjs";
import { bundled, languages, load, read } from "./source.mjs";

const { languages: listed, say, sayCause, sayError, sayStep } = await load("say.ts");
const codes = Object.keys(languages);
const names = (id) => ({ nomad: "Кочевник", ghoul: "Гуль" })[id] ?? id;

/** What no reader should ever see. */
const GAP = /undefined|null(?!»)|NaN|не число|\[object|[{}?#]|\s\s|\s[,.:;)]|^\s|[,:;] ?\(|\.\./;

const whole = (sentence, of) => {
  assert.doesNotMatch(sentence, GAP, JSON.stringify(of));
  assert.match(sentence, /\.$/, sentence);
};

for (const language of codes) {
  test(`${language}: every event and refusal has a whole sentence with its clause`, () => {
    for (const it of [...events, ...refusals]) {
      const sentence = say(it, language, names);
      whole(sentence, it);
      if (it.rule) assert.ok(sentence.endsWith(` (${it.rule.clause}).`), sentence);
      else assert.doesNotMatch(sentence, /\d\d\d/, sentence);
      for (const member of ["card", "attacker", "target", "defender", "part"]) {
        const id = it[member] ?? it.params?.[member];
        if (id) assert.ok(sentence.includes(names(id)), `${sentence} names ${id}`);
      }
    }
  });

  test(`${language}: every mistake has a whole sentence with its place and its values`, () => {
    for (const mistake of mistakes) {
      const sentence = sayError(mistake, language);
      whole(sentence, mistake);
      if (mistake.path) assert.ok(sentence.endsWith(` (${mistake.path}).`), sentence);
      if (mistake.params) assert.notEqual(sentence, sayError({ ...mistake, params: {} }, language));
      for (const member of ["field", "min", "max", "line", "column"])
        if (mistake.params?.[member]) assert.ok(sentence.includes(mistake.params[member]), sentence);
      whole(sayError({ code: mistake.code, path: mistake.path }, language), mistake);
    }
  });

  test(`${language}: every step has a whole phrase without a full stop, and names its cards and players`, () => {
    const seen = new Set();
    for (const step of steps) {
      const phrase = sayStep(step, language, names);
      assert.doesNotMatch(phrase, GAP, JSON.stringify(step));
      assert.match(phrase, /^\p{Lu}.*[^.,:;\s]$/u, phrase);
      assert.ok(!seen.has(phrase), phrase);
      seen.add(phrase);
      const { card, target, part, targets, tap, player, controller } = step.effect ?? step.action ?? step.choice;
      for (const id of [card, target, part, targets, tap].flat())
        if (id) assert.ok(phrase.includes(names(id)), `${phrase} names ${id}`);
      for (const who of [player, controller])
        if (who !== undefined) assert.ok(phrase.includes(String(who + 1)), `${phrase} names player ${who + 1}`);
    }
  });

  test(`${language}: variants of one kind differ`, () => {
    const seen = new Map();
    for (const it of [...events, ...refusals]) {
      const sentence = say(it, language, names);
      const twin = seen.get(sentence);
      // An unnamed cause of the kind "cost" is the card's own.
      if (twin && (twin.by ?? twin.diedFrom)?.kind !== "cost") assert.deepEqual(twin, it, sentence);
      seen.set(sentence, it);
    }
  });

  test(`${language}: what is not known is still said without gaps`, () => {
    for (const it of [
      { kind: "danced", rule: null, card: "nomad" },
      ...["__proto__", "constructor", "toString"].map((kind) => ({ kind, rule: null, card: "nomad" })),
      { kind: "moved", rule: null, card: "nomad", from: "limbo", to: "constructor" },
      { kind: "moved", rule: null, card: "nomad", from: "limbo", to: "limbo" },
      { code: "tooLate", rule: null, params: {} },
      { kind: "skipped", rule: null, reason: "tooLate", card: null },
    ])
      whole(say(it, language), it);
    for (const step of [
      { effect: { kind: "dance", target: "nomad" } },
      { effect: { kind: "constructor" } },
      { effect: { kind: "move", target: "nomad", to: "limbo" } },
      { effect: { kind: "fight", strike: "feeble", counterStrike: "toString" } },
      { action: { kind: "dance", card: "nomad" } },
      { wish: { card: "nomad" } },
    ])
      assert.doesNotMatch(sayStep(step, language), GAP);
    whole(sayError({ code: "novelty", path: "cards" }, language));
    whole(sayError({ code: "refusedStep", path: "steps[0]", params: { refusal: "tooLate" } }, language));
    const bare = { kind: "healed", rule: null, level: 5 };
    assert.doesNotMatch(say(bare, language), /undefined/);
  });
}

const russian = (it, context) => say(it, "ru", names, context);

test("Russian plurals", () => {
  const forms = { 0: "ран", 1: "рана", 2: "раны", 5: "ран", 11: "ран", 21: "рана", 22: "раны", 25: "ран" };
  for (const [amount, word] of Object.entries(forms)) {
    const event = { kind: "wounded", rule: null, card: "nomad", amount: Number(amount), level: 5, by: null };
    assert.equal(russian(event), `Кочевник: ${amount} ${word}, уровень жизней 5.`);
  }
  const counted = (event) => [1, 2, 5, 11, 21, 22, 25].map((amount) => russian({ rule: null, ...event(amount) }));
  assert.deepEqual(
    counted((amount) => ({ kind: "countersAdded", card: "nomad", amount })).map((said) => said.split(" ").at(-1)),
    ["фишка.", "фишки.", "фишек.", "фишек.", "фишка.", "фишки.", "фишек."],
  );
  assert.deepEqual(
    counted((count) => ({ code: "choicePending", params: { count } })).map((said) => said.split(": ")[1]),
    [
      "ждёт 1 способность.",
      "ждут 2 способности.",
      "ждут 5 способностей.",
      "ждут 11 способностей.",
      "ждёт 21 способность.",
      "ждут 22 способности.",
      "ждут 25 способностей.",
    ],
  );
  assert.deepEqual(
    counted((amount) => ({ kind: "livesAdded", card: "nomad", amount, cancelled: 0, level: 9 })).map(
      (said) => said.match(/\d+ (\S+ \S+),/)?.[1],
    ),
    [
      "дополнительная жизнь",
      "дополнительные жизни",
      "дополнительных жизней",
      "дополнительных жизней",
      "дополнительная жизнь",
      "дополнительные жизни",
      "дополнительных жизней",
    ],
  );
});

test("sentences as they are read", () => {
  const wound = { kind: "wounded", card: "nomad", amount: 3, level: 5, rule: { edition: "heroes", clause: "504.3" } };
  const by = { kind: "attack", card: "ghoul" };
  assert.equal(russian({ ...wound, by: null }), "Кочевник: 3 раны, уровень жизней 5 (504.3).");
  assert.equal(russian({ ...wound, by }), "Кочевник: 3 раны от атаки карты «Гуль», уровень жизней 5 (504.3).");
  assert.equal(say({ ...wound, by }, "en"), "nomad: 3 wounds from an attack by ghoul, life level 5 (504.3).");
  assert.equal(
    russian({ code: "cannotPay", rule: null, params: { card: "nomad", what: "counters", need: 3, have: 1 } }),
    "Кочевник: оплату не внести, нужны 3 фишки, есть 1.",
  );
  assert.equal(
    sayError({ code: "outOfRange", path: "cards[1].life", params: { min: "1", max: "999", found: "0" } }, "ru"),
    "Число вне границ: нужно целое от 1 до 999, а здесь 0 (cards[1].life).",
  );
});

test("steps as they are read", () => {
  const both = (step, context) => [sayStep(step, "ru", names, context), sayStep(step, "en", names, context)];
  assert.deepEqual(both({ action: { kind: "strike", card: "nomad", target: "ghoul" } }), [
    "Кочевник наносит удар: Гуль",
    "Кочевник strikes at Гуль",
  ]);
  const wounds = [1, 2, 5, 21, 22].map((amount) => ({ effect: { kind: "wound", target: "ghoul", amount } }));
  assert.deepEqual(
    wounds.map((step) => both(step)[0]),
    ["1 рану", "2 раны", "5 ран", "21 рану", "22 раны"].map((counted) => `Нанести ${counted}: Гуль`),
  );
  const lives = [1, 2, 5, 21].map((level) => ({ effect: { kind: "revive", target: "ghoul", level } }));
  assert.deepEqual(
    lives.map((step) => both(step)[0]),
    ["1 жизнью", "2 жизнями", "5 жизнями", "21 жизнью"].map((counted) => `Вернуть в игру с ${counted}: Гуль`),
  );
  assert.deepEqual(both({ effect: { kind: "fight", strike: "weak", counterStrike: 2 } }), [
    "Сразиться: слабый удар, ответный удар силой 2",
    "Fight: a weak blow, a blow back of 2",
  ]);
  const wound = { kind: "wound", target: ["ghoul", "nomad"], amount: 3, by: { kind: "attack", card: "nomad" } };
  assert.deepEqual(both({ effect: { kind: "sequence", effects: [wound, { kind: "tap", target: "ghoul" }] } }), [
    "Подряд: Нанести 3 раны: Гуль, Кочевник, от атаки карты «Кочевник»; Закрыть: Гуль",
    "In turn: Deal 3 wounds: Гуль, Кочевник, from an attack by Кочевник; Tap: Гуль",
  ]);
});

test("a choice is named by its trigger where the context knows it, otherwise by its number", () => {
  const step = { choice: { pending: 7, targets: ["ghoul"] } };
  assert.equal(sayStep(step, "en", names), "Choice no. 7: Гуль");
  const trigger = (pending) => (pending === 7 ? { card: "nomad", ability: "leap" } : undefined);
  const ability = (id, card) => `${id} of ${card}`;
  assert.equal(sayStep(step, "en", names, { trigger, ability }), "Кочевник, “leap of nomad”: Гуль");
  assert.equal(sayStep({ choice: { pending: 8 } }, "ru", names, { trigger }), "Выбор № 8: срабатывает сейчас");
});

test("a clause of the other edition is named with it", () => {
  const attached = { kind: "attached", part: "nomad", to: "ghoul", rule: { edition: "heroes", clause: "505.4" } };
  const wounded = { kind: "healed", card: "nomad", amount: 1, level: 5, rule: { edition: "classic", clause: "508.3" } };
  assert.match(russian(attached), / \(505\.4\)\.$/);
  assert.match(russian(attached, { edition: "classic" }), / \(505\.4, издание «Герои»\)\.$/);
  assert.match(russian(wounded, { edition: "classic" }), / \(508\.3\)\.$/);
  assert.match(say(wounded, "en", names), / \(508\.3, classic edition\)\.$/);
});

test("the context names abilities and players", () => {
  const context = { ability: (id, card) => `${card}/${id}`, player: (player) => `№${player}` };
  const used = { kind: "abilityUsed", card: "nomad", ability: "leap", isAction: true, rule: null };
  assert.match(russian(used, context), /«nomad\/leap»/);
  const refusal = { code: "unknownAbility", rule: null, params: { card: "nomad", ability: "leap" } };
  assert.match(russian(refusal, context), /«nomad\/leap»/);
  assert.match(russian({ kind: "turnStarted", player: 1, rule: null }, context), /№1/);
  assert.match(russian({ kind: "turnStarted", player: 1, rule: null }), /Игрок 2/);
});

test("a name that is not there is the id; markup in names is text", () => {
  const event = { kind: "untapped", card: "nomad", rule: null };
  assert.match(
    say(event, "en", () => undefined),
    /nomad/,
  );
  assert.match(
    say(event, "en", () => ""),
    /nomad/,
  );
  assert.match(
    say(event, "en", () => "<b>{x}#</b>"),
    /<b>\{x\}#<\/b>/,
  );
});

test("languages: regions fold, what there is no file for is English", () => {
  const event = { kind: "combatEnded", fought: true, rule: null };
  for (const code of ["ru-RU", "RU", "ru_RU"]) assert.equal(say(event, code), say(event, "ru"));
  for (const code of ["de", "", "constructor", "__proto__"]) assert.equal(say(event, code), say(event, "en"));
  assert.deepEqual(
    listed.map(({ code }) => code),
    codes,
  );
  for (const { name } of listed) assert.ok(name.length > 1);
});

test("samples hold every kind and code that the engine knows", () => {
  const variants = (file, name) => {
    const [, body] = read(file).match(new RegExp(`pub enum ${name}(?:<T>)? \\{([\\s\\S]*?)\\n\\}`));
    return [...body.matchAll(/^ {4}([A-Z])(\w*)[ (]/gm)].map(([, first, rest]) => first.toLowerCase() + rest);
  };
  const kinds = (all) => [...new Set(all.map(({ kind }) => kind))].sort();
  assert.deepEqual(kinds(effects), variants("src/effect.rs", "EffectOn").sort());
  assert.deepEqual(kinds(actions), variants("src/action.rs", "Action").sort());
  assert.deepEqual([...new Set(steps.flatMap(Object.keys))].sort(), variants("src/scenario.rs", "Step").sort());

  const happened = new Set(events.map(({ kind }) => kind));
  const happening = read("src/event.rs").match(/pub enum Happening \{([\s\S]*?)\n\}/)?.[1] ?? "";
  const happenings = [...happening.matchAll(/^ {4}([A-Z])(\w+) \{/gm)].map(
    ([, first, rest]) => first.toLowerCase() + rest,
  );
  assert.ok(happenings.length > 20);
  assert.deepEqual(
    happenings.filter((kind) => !happened.has(kind)),
    [],
  );
  const coded = (file) => [...read(file).matchAll(/Self::\w+(?: \{ \.\. \})? => "(\w+)"/g)].map(([, code]) => code);
  const said = new Set(refusals.map(({ code }) => code));
  assert.deepEqual(
    coded("src/refusal.rs").filter((code) => !said.has(code) && !["counters", "wounds", "tapOthers"].includes(code)),
    [],
  );
  const faults = new Set(mistakes.map(({ code }) => code));
  assert.ok(coded("src/error.rs").length > 20);
  assert.deepEqual(
    coded("src/error.rs").filter((code) => !faults.has(code)),
    [],
  );
});

test("the types that the engine expects and finds have words in every language", () => {
  const texts = (file, pattern) => [...read(file).matchAll(pattern)].map(([, text]) => text.replaceAll('\\"', '"'));
  const text = String.raw`"((?:[^"\\]|\\.)*)"`;
  const format = readdirSync(new URL("../../src/format", import.meta.url)).map((file) => `src/format/${file}`);
  const [, foreign] = read("src/wasm/read.rs").match(/const FOREIGN: [^=]*= \[([^\]]*)\]/);
  const names = [
    ...[...format, "src/format.rs"].flatMap((file) =>
      texts(file, new RegExp(`(?:wrong_type\\(|expected: )${text}`, "g")),
    ),
    ...texts("src/input.rs", new RegExp(`Self::\\w+.* => ${text}`, "g")),
    ...foreign.match(/[^",]*[a-z][^",]*/g),
  ];
  assert.ok(names.length > 10);
  for (const [code, { sentences }] of Object.entries(languages))
    for (const name of names) assert.ok(name in sentences.types, `${code} has no word for the type ${name}`);
});

test("a cause is said of the card that it is about", () => {
  const names = (id) => ({ a: "Ann", b: "Bob" })[id];
  const said = (cause, language = "en") => sayCause(cause, "a", language, names);
  assert.equal(said({ kind: "spell", text: "Balm" }), "from the spell “Balm”");
  assert.equal(said({ kind: "ability", card: "a" }), "from its own ability");
  assert.equal(said({ kind: "ability", card: "b" }), "from an ability of Bob");
  assert.equal(said({ kind: "ability", card: "a" }, "ru"), "от своей способности");
  assert.equal(said({ kind: "ability", card: "b" }, "ru"), "от способности карты «Bob»");
});

test("the sentences run under a strict policy and leave the rulebook out", async () => {
  const code = await bundled("say.ts");
  assert.doesNotMatch(code, /\beval\b|new Function|Function\(/);
  assert.ok(!code.includes(languages.en.rules.rulings.R1));
  assert.ok((await bundled("index.ts")).includes(languages.en.rules.rulings.R1));
});
