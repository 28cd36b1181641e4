// Where the time of one call goes, in Node: `cargo xtask bench breakdown`. The JavaScript side is timed by itself, from the
// engine's own files; what WebAssembly takes is what is left of the whole call.
import { Board } from "../../dist/berserk-rules/node.js";
import { read } from "../../src/wasm/boundary.js";
import { Mirror } from "../../src/wasm/mirror.js";
import { median } from "./report.mjs";
import { ids, ofMove, scenario } from "./scene.mjs";

const ROUNDS = 200;
const WARM_UP = 80;
const MOVES = 250;

const CARDS = 60;
const names = ids(CARDS);
const setup = scenario(CARDS);
const effect = (move) => ({ kind: "wound", target: names[ofMove(move, CARDS)], amount: 1 });
/** The same in another order, which is read member by member. */
const effectAsAny = (move) => ({ target: names[ofMove(move, CARDS)], kind: "wound", amount: 1 });

/** One event on a card, as the engine tells it: count, clause, kind, card, amount, level, no cause. */
const told = new Int32Array([1, 2, 0, 7, 1, 900, 0]);
const memory = new Uint8Array(4096);
const put = (mirror, place, wounds) =>
  mirror.put(place, undefined, 0, 0, 1, 2, false, 999, 999 - wounds, wounds, 0, 0, 0, 0, -1);

function board() {
  const made = new Board(setup);
  made.stateSnapshot();
  return made;
}

function mirror() {
  const rules = new Int32Array([0, 1, 53, 0, 1, 53, 0, 1, 53]);
  const made = new Mirror(structuredClone(setup), rules);
  for (let place = 0; place < CARDS; place++) put(made, place, 0);
  made.snapshot(0, 0);
  return made;
}

/** Each with what it is done on, made anew for every round, and the deed. */
const timed = {
  empty: [board, (made) => made.undo()],
  preview: [board, (made, move) => made.previewEffect(effect(move))],
  previewOfAny: [board, (made, move) => made.previewEffect(effectAsAny(move))],
  apply: [board, (made, move) => made.applyEffect(effect(move))],
  applyAndSnapshot: [
    board,
    (made, move) => {
      made.applyEffect(effect(move));
      return made.stateSnapshot();
    },
  ],
  unchanged: [board, (made) => made.stateSnapshot()],
  shortDecode: [mirror, (made, move) => made.quick(effect(move))],
  longDecode: [mirror, (_, move) => read(effectAsAny(move), memory, 40, 1_000)],
  outcome: [mirror, (made, move) => made.done(move, told)],
  card: [
    mirror,
    (made, move) => {
      put(made, ofMove(move, CARDS), move);
      return made.snapshot(move, 0);
    },
  ],
};

let seen;
const times = Object.fromEntries(Object.keys(timed).map((name) => [name, []]));
for (let round = -WARM_UP; round < ROUNDS; round++) {
  for (const [name, [make, does]] of Object.entries(timed)) {
    const made = make();
    const start = performance.now();
    for (let move = 0; move < MOVES; move++) seen = does(made, move);
    const took = (1000 * (performance.now() - start)) / MOVES;
    if (round >= 0) times[name].push(took);
    made.free?.();
  }
}
if (seen === undefined) throw new Error("nothing was done");

// The lower quarter's middle: what a machine that does other things besides lets through.
const least = (all) => median([...all].sort((one, other) => one - other).slice(0, all.length / 4));
const t = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, least(all)]));
const whole = t.applyAndSnapshot;
const rows = [
  ["decode: the effect as a number, in JavaScript", t.shortDecode],
  ["the call itself (an empty one through the same boundary)", t.empty],
  ["rules, and the event as numbers, in WebAssembly", t.preview - t.shortDecode - t.empty - t.outcome],
  ["encode: the frozen outcome, in JavaScript", t.outcome],
  ["history", t.apply - t.preview],
  ["snapshot: what changed, in WebAssembly", whole - t.apply - t.card],
  ["snapshot: the frozen card and list, in JavaScript", t.card],
];
const share = (time) => `${((100 * time) / whole).toFixed(0)} %`;
console.log(`| of a wound and a fresh snapshot, ${CARDS} cards | share |\n|---|--:|`);
for (const [what, time] of rows) console.log(`| ${what} | ${share(time)} |`);
const floor = 2 * t.empty + t.shortDecode + t.outcome + t.card;
console.log(`
the floor: two empty calls and the JavaScript that makes the frozen values: ${share(floor)} of it
any other effect, read member by member: ${(t.previewOfAny / t.preview).toFixed(2)} times a preview of this one
  of which in JavaScript: ${share(t.longDecode)} of a wound and a fresh snapshot
an unchanged snapshot: ${(t.unchanged / t.empty).toFixed(1)} empty calls
the whole: ${(whole / t.empty).toFixed(0)} empty calls, ${whole.toFixed(2)} µs here`);
