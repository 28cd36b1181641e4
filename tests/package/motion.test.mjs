// What is seen to move at each step of the rulebook: it is read off the step's events, and what comes and goes by it must be
// what the snapshots say.
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import { Board } from "../../dist/berserk-rules/node.js";
import { load } from "../words/source.mjs";
import { cases } from "./lib/folder.mjs";
import { apply } from "./lib/play.mjs";

const ELEMENTS = resolve(import.meta.dirname, "../../www/src/elements");
const { motionsOf } = await load("motion.ts", ELEMENTS);

const seen = new Set();

/** What the element tells of the latest happening, as far as motions read it. */
const told = (step, outcome) =>
  outcome.ok
    ? { what: "step", step, events: outcome.events, refusal: null }
    : { what: "refused", step, events: [], refusal: outcome.refusal };

const pilesOf = ({ markers, counters, poison }) => ({ ...markers, counters, poison });
const isInPlace = (card) => card.zone === "play" && card.attachedTo === null;
const placeOf = (card) =>
  card.zone === "play" ? { card: card.attachedTo ?? card.id } : { player: card.owner, zone: card.zone };

/** Cards that keep their place, and that nothing joined or left: what flies is the difference. */
function checkPiles(motions, was, is) {
  if (!isInPlace(was) || !isInPlace(is) || String(was.parts) !== String(is.parts)) return;
  const changes = motions.filter(({ kind, card }) => card === is.id && kind === "markers");
  const piles = pilesOf(was);
  for (const { pile, amount } of changes) piles[pile] += amount;
  assert.deepEqual(piles, pilesOf(is), is.id);
}

/** A card travels when it lies elsewhere, and only then. */
function checkPlaces(motions, was, is) {
  const [travel, ...others] = motions.filter(({ kind, card }) => kind === "travel" && card === is.id);
  const [from, to] = [placeOf(was), placeOf(is)];
  const within = was.controller !== is.controller || JSON.stringify(was.cell) !== JSON.stringify(is.cell);
  const moves = JSON.stringify(from) !== JSON.stringify(to) || (isInPlace(is) && within);
  assert.deepEqual(travel && [travel.from, travel.to], moves ? [from, to] : undefined, is.id);
  assert.equal(others.length, 0);
}

/** A card that came back in the same step has died and lost what lay on it: no difference tells of that. */
const hasLeft = (events, card) => events.some((event) => event.kind === "moved" && event.card === card);

function check(step, outcome, before, after) {
  const motions = motionsOf(told(step, outcome), before, after);
  for (const { kind } of motions) seen.add(kind);
  const ids = new Set(before.cards.map(({ id }) => id));
  for (const motion of motions) assert.ok(ids.has(motion.card), JSON.stringify(motion));
  if (!outcome.ok) {
    assert.ok(motions.every(({ kind }) => kind === "shake") && motions.length <= 1);
    assert.equal(before, after);
    return;
  }
  for (const [at, is] of after.cards.entries()) {
    checkPlaces(motions, before.cards[at], is);
    if (!hasLeft(outcome.events, is.id)) checkPiles(motions, before.cards[at], is);
  }
  const died = outcome.events.flatMap((event) => (event.kind === "destroyed" ? [event.card] : []));
  for (const motion of motions) if (motion.kind === "travel") assert.equal(motion.died, died.includes(motion.card));
  // Back and forward through the course of the game cards only go where they lie.
  const back = motionsOf({ ...told(step, outcome), what: "undone" }, after, before);
  assert.ok(back.every(({ kind }) => kind === "travel"));
}

for (const { file, text } of cases()) {
  const { scenario, play, fails } = JSON.parse(text);
  if (fails !== undefined) continue;
  test(file, () => {
    const board = new Board(scenario);
    for (const { step, expect } of play) {
      if (expect.error !== undefined) continue;
      const before = board.stateSnapshot();
      const outcome = apply(board, step);
      check(step, outcome, before, board.stateSnapshot());
    }
    board.free();
  });
}

test("each kind of motion was among them", () => {
  assert.deepEqual([...seen].sort(), ["lunge", "markers", "shake", "swell", "travel"]);
});

const row = (count) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: "Гном", owner: at % 2, life: 9 }));

function playOn(cards, step) {
  const board = new Board({ format: 1, cards });
  const before = board.stateSnapshot();
  const outcome = apply(board, step);
  const motions = motionsOf(told(step, outcome), before, board.stateSnapshot());
  board.free();
  return motions;
}

test("markers fly from the card that an effect names, else from the side", () => {
  const wound = { kind: "wound", target: "c1", amount: 2 };
  const flight = { kind: "markers", card: "c1", pile: "wounds", amount: 2, isNew: true };
  assert.deepEqual(playOn(row(2), { effect: wound }), [{ ...flight, from: { player: 1 } }]);
  const by = { kind: "ability", card: "c0" };
  assert.deepEqual(playOn(row(2), { effect: { ...wound, by } }), [{ ...flight, from: { card: "c0" } }]);
});

test("what lies under a card is shown by that one", () => {
  const [host, part, other] = row(3);
  const cards = [host, { ...part, owner: 0, attachedTo: "c0" }, { ...other, owner: 1 }];
  const by = { kind: "attack", card: "c1" };
  const [lunge, markers] = playOn(cards, { effect: { kind: "wound", target: "c2", amount: 5, by } });
  assert.deepEqual(lunge, { kind: "lunge", card: "c0", at: "c2", strikes: true });
  assert.deepEqual(markers.from, { card: "c0" });
});

test("a refused card shakes", () => {
  const [one, other] = row(2);
  const strike = { action: { kind: "strike", card: "c0", target: "c1" } };
  assert.deepEqual(playOn([{ ...one, orientation: "tapped" }, other], strike), [{ kind: "shake", card: "c0" }]);
});

test("a step that the page played on the engine's board moves cards and no markers", () => {
  const board = new Board({ format: 1, cards: row(2) });
  const before = board.stateSnapshot();
  board.applyEffect({ kind: "wound", target: "c0", amount: 9 });
  const motions = motionsOf(null, before, board.stateSnapshot());
  board.free();
  const to = { player: 0, zone: "graveyard" };
  assert.deepEqual(motions, [{ kind: "travel", card: "c0", from: { card: "c0" }, to, died: false }]);
});
