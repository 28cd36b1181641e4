// Steps, snapshots and undos, and boards made and freed, right and wrong input mixed: what memory they leave taken.

const scenario = () => ({
  format: 1,
  players: [{ name: "One", resources: { coins: 2 } }, {}],
  cards: Array.from({ length: 6 }, (_, index) => ({
    id: `card-${index}`,
    name: `Кочевник ${index}`,
    owner: index % 2,
    life: 5,
    strike: [1, 2, 3],
    orientation: index === 5 ? "tapped" : "upright",
    abilities: [
      {
        kind: "triggered",
        id: "mourn",
        on: "death",
        of: "other",
        effects: [{ kind: "wound", target: "self", amount: 0 }],
      },
    ],
  })),
});

/** Steps that stand, by the short way and the long one, one of them a death with what it sets off. */
const RIGHT = [
  (board) => board.applyEffect({ kind: "wound", target: "card-1", amount: 1 }),
  (board) => board.applyEffect({ amount: 2, kind: "addLives", target: ["card-1", "card-2"] }),
  (board) =>
    board.applyEffect({ kind: "wound", target: "card-2", amount: 9, by: { kind: "spell", text: "Молния ⚡" } }),
  (board) => board.tapForAction({ kind: "strike", card: "card-0", target: "card-1" }),
];

const REFUSED = [
  (board) => board.tapForAction({ kind: "strike", card: "card-5", target: "card-0" }),
  (board) => board.applyEffect({ kind: "wound", target: "nobody", amount: 1 }),
];

const throwing = {
  get kind() {
    throw new Error("a getter that throws");
  },
};

const WRONG = [
  (board) => board.applyEffect({ kind: "wound", target: "card-1", amount: -1 }),
  (board) => board.applyEffect({ kind: "wound", target: "x".repeat(10_000), amount: 1 }),
  (board) => board.applyEffect(throwing),
  (board) => board.applyEffect({ kind: "wound", target: ["card-1", "card-1"], amount: 1 }),
  (board) => board.tapForAction({ kind: "ability", card: "card-0", ability: Symbol("none") }),
  (board) => board.goTo("first"),
  (board) => board.explainLife(null),
];

const WRONG_SCENARIOS = [
  () => ({ ...scenario(), format: 2 }),
  () => ({ ...scenario(), cards: [...scenario().cards, ...scenario().cards] }),
  () => ({ ...scenario(), steps: [{ effect: { kind: "wound", target: "nobody", amount: 1 } }] }),
  () => 7,
];

function mustThrow(call) {
  try {
    call();
  } catch {
    return;
  }
  throw new Error("what is wrong was taken");
}

const pick = (list, round) => list[round % list.length];

export function play(Board, rounds) {
  const board = new Board(scenario());
  const before = board.stateSnapshot();
  for (let round = 0; round < rounds; round++) {
    if (!pick(RIGHT, round)(board).ok) throw new Error("a step was refused");
    if (board.stateSnapshot().revision !== 1) throw new Error("a step does not show");
    board.previewEffect({ kind: "wound", target: "card-3", amount: 1 });
    board.actionsFor("card-0");
    board.history();
    if (!board.undo()) throw new Error("a step was not taken back");
    if (pick(REFUSED, round)(board).ok) throw new Error("what is refused was taken");
    if (round % 4 === 0) mustThrow(() => pick(WRONG, round / 4)(board));
  }
  if (JSON.stringify(board.stateSnapshot()) !== JSON.stringify(before)) throw new Error("the board has changed");
  board.free();
}

export function lay(Board, boards) {
  for (let number = 0; number < boards; number++) {
    if (number % 4 === 3) mustThrow(() => new Board(pick(WRONG_SCENARIOS, (number - 3) / 4)()));
    else {
      const board = new Board(scenario());
      pick(RIGHT, number)(board);
      board.stateSnapshot();
      board.free();
    }
  }
}

/** Remembers the memory of the engine that is loaded next. */
export function watch() {
  const seen = {};
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...given) {
      super(...given);
      seen.exports = this.exports;
    }
  };
  return () => {
    const { memory, ...rest } = seen.exports;
    const tables = Object.values(rest).filter((value) => value instanceof WebAssembly.Table);
    return { bytes: memory.buffer.byteLength, values: tables.map(({ length }) => length) };
  };
}
