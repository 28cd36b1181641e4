// Measures all contenders in one process, turn by turn: in each round each of them does the same task some batches long,
// and what is told is the median over the rounds of the ratio within a round. What slows the machine for a while slows
// a whole round, and its ratios stay; what stops it within a batch is left out, as the shortest batch of a round counts.
import * as boardgame from "./contenders/boardgame.mjs";
import * as engine from "./contenders/engine.mjs";
import * as immer from "./contenders/immer.mjs";
import * as plain from "./contenders/plain.mjs";

const contenders = [engine, boardgame.byId, boardgame.byPlace, immer.byId, immer.byPlace, plain];

/** What is measured. A deed that changes nothing needs one game alone. */
export const tasks = [
  { name: "a wound and a fresh snapshot", deed: "wound" },
  { name: "a refused action", deed: "refuse", isStill: true },
  { name: "a preview of a wound", deed: "preview", isStill: true },
  { name: "an undo and a fresh snapshot", deed: "undo", isAfterWounds: true },
  { name: "an unchanged snapshot", deed: "look", isStill: true },
];

/** No game is longer: the logs and undo stacks of some grow with it. */
const LONGEST = 250;
/** How long a batch takes at least, in milliseconds: short enough that a busy machine lets some go through in one go. */
const BATCH = 1.5;
const BATCHES = 5;
/** Even of a deed that takes next to no time. */
const MOST = 5_000;
const WARM_UP = 2;

/** Read so that no engine leaves a deed out whose result nobody wants. */
let seen = 0;

/** Milliseconds that the shortest of some batches takes; laying the cards out is not counted. */
function shortest(contender, { deed, isAfterWounds, isStill }, count, { games, moves, batches }) {
  const lay = () => {
    const game = contender.lay(count);
    if (isAfterWounds) for (let move = 0; move < moves; move++) contender.wound(game, move);
    return game;
  };
  const all = isStill
    ? Array(batches).fill([lay()])
    : Array.from({ length: batches }, () => Array.from({ length: games }, lay));
  globalThis.gc?.();
  const does = contender[deed];
  let least = Number.POSITIVE_INFINITY;
  for (const laid of all) {
    const start = performance.now();
    for (const game of laid) for (let move = 0; move < moves; move++) seen += Number(does(game, move));
    least = Math.min(least, performance.now() - start);
  }
  for (const game of new Set(all.flat())) contender.clear(game);
  return least;
}

/** As many deeds as fill a batch, in games of at most the longest length. */
function planned(contender, task, count) {
  let deeds = 2;
  for (;;) {
    const games = task.isStill ? 1 : Math.ceil(deeds / LONGEST);
    const plan = { games, moves: Math.ceil(deeds / games), batches: BATCHES };
    const took = shortest(contender, task, count, plan);
    // One that is long in itself is not soon stopped more often than it must.
    if (took >= BATCH * 5) return { ...plan, batches: 2 };
    if (took >= BATCH || deeds >= MOST) return plan;
    deeds = Math.min(MOST, Math.ceil(deeds * Math.min(8, (BATCH * 1.2) / Math.max(took, 0.1))));
  }
}

/** All of them play the same moves and must come to the same life levels; one wounded to death must lie in the graveyard. */
function agree(count) {
  const ends = contenders.map((contender) => {
    const game = contender.lay(count);
    const levels = [];
    for (let move = 0; move < 3 * count; move++) levels.push(contender.wound(game, move));
    levels.push(contender.preview(game, 1), contender.refuse(game), contender.look(game));
    for (let move = 0; move < 5; move++) levels.push(contender.undo(game, move));
    contender.wound(game, 0, 10_000);
    const cards = contender
      .state(game)
      .cards.map(({ id, zone, life, markers }) => [id, zone, life.level, markers.wounds]);
    contender.clear(game);
    return JSON.stringify({ levels, cards });
  });
  for (const [index, end] of ends.entries())
    if (end !== ends[0]) throw new Error(`${contenders[index].name} ends otherwise than ${contenders[0].name}`);
  if (!ends[0].includes('"graveyard"')) throw new Error("no card died of its wounds");
}

/** The times of all contenders at one task, in microseconds a deed, round by round. */
export function measure({ deed, count, rounds }) {
  const task = tasks.find((each) => each.deed === deed);
  // What boardgame.io says of a refused move would be measured with it.
  const { error } = console;
  console.error = () => {};
  try {
    agree(count);
    const plans = contenders.map((contender) => planned(contender, task, count));
    const times = contenders.map(() => []);
    for (let round = -WARM_UP; round < rounds; round++) {
      for (let turn = 0; turn < contenders.length; turn++) {
        // Another goes first in each round.
        const at = (turn + round + WARM_UP) % contenders.length;
        const { games, moves } = plans[at];
        const took = shortest(contenders[at], task, count, plans[at]);
        if (round >= 0) times[at].push((1000 * took) / (games * moves));
      }
    }
    // Said so that it is read.
    return { times, seen };
  } finally {
    console.error = error;
  }
}

export const names = contenders.map(({ name }) => name);
