// Misuse of the built package: it says what is wrong and where, and the board stays as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board, RulesError } from "../../dist/berserk-rules/node.js";

const scenario = () => ({
  format: 1,
  players: [{ name: "One", resources: { coins: 2 } }, {}],
  cards: [
    { id: "a", name: "A", owner: 0, life: 5, strike: [1, 2, 3] },
    { id: "b", name: "B", owner: 1, life: 4, strike: 2, markers: { wounds: 1 } },
  ],
});

/** The error of a mistaken call, after which the board must be the very same. */
function misuse(call, board = new Board(scenario())) {
  const before = board.stateSnapshot();
  let error;
  try {
    call(board);
  } catch (thrown) {
    error = thrown;
  }
  assert.ok(error instanceof RulesError, `no RulesError but ${error}`);
  assert.ok(error instanceof Error);
  assert.equal(error.name, "RulesError");
  assert.equal(typeof error.code, "string");
  assert.notEqual(error.code, "");
  assert.equal(typeof error.path, "string");
  assert.notEqual(error.message, "");
  assert.equal(board.stateSnapshot(), before);
  // It is not stuck either: a call that is right goes through.
  assert.equal(board.applyEffect({ kind: "wound", target: "a", amount: 0 }).ok, true);
  return error;
}

const explode = () => {
  throw new Error("a getter that throws");
};

/** Values that no input is made of. */
const hostile = {
  undefined: undefined,
  null: null,
  "a number": 7,
  NaN: Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  "a huge number": 1e300,
  "a fraction": 0.5,
  "below zero": -1,
  "a BigInt": 10n,
  "a huge BigInt": 10n ** 400n,
  "a symbol": Symbol("hostile"),
  "a function": () => {},
  "a text": "hostile",
  "a lone surrogate": "\ud800",
  "a long text": "x".repeat(2_000_000),
  "a list": [],
  "a sparse list": new Array(50),
  "a list that claims to be endless": new Proxy([], {
    get: (list, name) => (name === "length" ? 2 ** 53 : list[name]),
  }),
  "an object": {},
  "a date": new Date(0),
  "a map": new Map([["kind", "wound"]]),
  "a typed array": new Uint8Array(4),
  "an object without prototype": Object.create(null),
  "a getter that throws": Object.defineProperty({}, "kind", { get: explode, enumerable: true }),
  "a proxy that throws": new Proxy(
    {},
    { get: explode, has: explode, ownKeys: explode, getOwnPropertyDescriptor: explode },
  ),
  "a proxy that is revoked": revoked(),
  "a value that throws when it becomes text": { toString: explode, valueOf: explode, [Symbol.toPrimitive]: explode },
};

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

for (const [name, value] of Object.entries(hostile)) {
  test(`${name} instead of a scenario, an effect, an action, a choice`, () => {
    assert.throws(() => new Board(value), RulesError);
    misuse((board) => board.applyEffect(value));
    misuse((board) => board.tapForAction(value));
    misuse((board) => board.choose(value));
  });

  test(`${name} inside of one`, () => {
    const cards = (card) => ({ ...scenario(), cards: [card] });
    const within = (where, body) => {
      const error = misuse(body);
      assert.ok(error.path.startsWith(where), `${error.path} does not start with ${where}`);
    };
    const isNumber = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
    const isLeftOut = value === undefined;
    if (!isNumber) {
      within("amount", (board) => board.applyEffect({ kind: "wound", target: "a", amount: value }));
      within("pending", (board) => board.choose({ pending: value }));
      if (!isLeftOut) within("cards[0].life", () => new Board(cards({ id: "a", name: "A", owner: 0, life: value })));
    }
    if (typeof value !== "string") {
      within("card", (board) => board.tapForAction({ kind: "strike", card: value, target: "b" }));
      within("cards[0].id", () => new Board(cards({ id: value, name: "A", owner: 0 })));
      within("kind", (board) => board.applyEffect({ kind: value, target: "a" }));
      if (!isList(value)) within("target", (board) => board.applyEffect({ kind: "tap", target: value }));
      if (!isLeftOut) within("by", (board) => board.applyEffect({ kind: "wound", target: "a", amount: 1, by: value }));
    }
    if (!isLeftOut && !isPlainEmpty(value)) {
      within("cards[0].markers", () => new Board(cards({ id: "a", name: "A", owner: 0, life: 3, markers: value })));
    }
  });
}

/** Could it pass for an object without members? Then leaving everything out is all that it does. */
function isPlainEmpty(value) {
  const throwing = ["a getter that throws", "a proxy that throws", "a proxy that is revoked"];
  if (typeof value !== "object" || value === null || throwing.some((name) => hostile[name] === value)) return false;
  return !isList(value);
}

/** `Array.isArray`, which throws at a revoked proxy. */
function isList(value) {
  return value !== hostile["a proxy that is revoked"] && Array.isArray(value);
}

test("an effect that contains itself", () => {
  const endless = { kind: "sequence", effects: [] };
  endless.effects.push(endless);
  misuse((board) => board.applyEffect(endless));
});

test("a sequence of sequences without end", () => {
  let deep = { kind: "tap", target: "a" };
  for (let depth = 0; depth < 100_000; depth++) deep = { kind: "sequence", effects: [deep] };
  misuse((board) => board.applyEffect(deep));
});

test("a scenario that contains itself", () => {
  const endless = scenario();
  endless.cards.push(endless);
  assert.throws(() => new Board(endless), RulesError);
});

test("more cards, targets and steps than a board takes", () => {
  const many = (make) => Array.from({ length: 200_001 }, (_, at) => make(at));
  assert.throws(
    () => new Board({ format: 1, cards: many((at) => ({ id: `${at}`, name: "A", owner: 0 })) }),
    RulesError,
  );
  assert.throws(
    () => new Board({ ...scenario(), steps: many(() => ({ effect: { kind: "tap", target: "a" } })) }),
    RulesError,
  );
  misuse((board) => board.applyEffect({ kind: "tap", target: many(() => "a") }));
  misuse((board) => board.applyEffect({ kind: "sequence", effects: many(() => ({ kind: "tap", target: "a" })) }));
});

test("a member that there is not, or whose name means something to JavaScript", () => {
  assert.equal(misuse((board) => board.applyEffect({ kind: "wound", target: "a", amount: 1, amont: 2 })).path, "amont");
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const effect = JSON.parse(`{ "kind": "wound", "target": "a", "amount": 1, ${JSON.stringify(name)}: 1 }`);
    assert.equal(misuse((board) => board.applyEffect(effect)).path, name);
  }
});

test("a path leads to the place", () => {
  const wrong = scenario();
  wrong.cards[1].markers.wounds = -1;
  assert.throws(() => new Board(wrong), { path: "cards[1].markers.wounds" });
  const { path } = misuse((board) =>
    board.applyEffect({
      kind: "sequence",
      effects: [
        { kind: "tap", target: "a" },
        { kind: "tap", target: ["a", 5] },
      ],
    }),
  );
  assert.equal(path, "effects[1].target[1]");
});

test("a getter that calls the board while the board reads it", () => {
  const board = new Board(scenario());
  const effect = {
    kind: "wound",
    target: "a",
    get amount() {
      return board.applyEffect({ kind: "wound", target: "a", amount: 1 }).ok ? 1 : 0;
    },
  };
  try {
    board.applyEffect(effect);
  } catch (error) {
    assert.ok(error instanceof Error);
  }
  // Whatever was said to that, the board must not be stuck.
  assert.equal(board.applyEffect({ kind: "wound", target: "a", amount: 0 }).ok, true);
});

test("a board that was freed says so", () => {
  const board = new Board(scenario());
  board.free();
  assert.throws(() => board.stateSnapshot(), Error);
  assert.throws(() => board.applyEffect({ kind: "tap", target: "a" }), Error);
});

test("input is read, not kept and not changed", () => {
  const set = scenario();
  const copy = structuredClone(set);
  const board = new Board(set);
  const effect = Object.freeze({ kind: "wound", target: Object.freeze(["a", "b"]), amount: 1 });
  assert.equal(board.applyEffect(effect).ok, true);
  assert.deepEqual(set, copy);
  set.cards[0].name = "Other";
  assert.equal(board.stateSnapshot().cards[0].name, "A");
});

test("names that mean something to JavaScript are names like any others", () => {
  const names = ["__proto__", "constructor", "toString", "then"];
  const board = new Board({
    format: 1,
    players: [{ resources: JSON.parse('{ "__proto__": 3, "constructor": 2 }') }, {}],
    cards: names.map((name) => ({ id: name, name, owner: 0, life: 2 })),
  });
  assert.deepEqual(
    board.stateSnapshot().cards.map(({ id }) => id),
    names,
  );
  assert.equal(board.applyEffect({ kind: "wound", target: "__proto__", amount: 1 }).ok, true);
  const { resources } = board.stateSnapshot().players[0];
  assert.equal(Object.getOwnPropertyDescriptor(resources, "constructor").value, 2);
  assert.equal(Object.getOwnPropertyDescriptor(resources, "__proto__")?.value, 3);
});

test("many boards, made and freed, do not fill the memory", () => {
  for (let count = 0; count < 3000; count++) {
    const board = new Board(scenario());
    board.applyEffect({ kind: "wound", target: "a", amount: 1 });
    board.stateSnapshot();
    board.free();
  }
});
