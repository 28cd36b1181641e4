// Steps that the rules accept, drawn by a seed: what players do at a table, action by action.
import { apply } from "./play.mjs";

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The set-up with that many accepted steps on it. */
export function played(Board, setup, count, seed) {
  const random = dice(seed);
  const board = new Board(setup);
  try {
    for (let tries = 0; board.stateSnapshot().revision < count; tries++) {
      if (tries > 100 * count) throw new Error(`no ${count} steps can be played`);
      try {
        apply(board, next(board, random));
      } catch (error) {
        if (error.name !== "RulesError") throw error;
      }
    }
    return board.exportScenario();
  } finally {
    board.free();
  }
}

function next(board, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const some = (list, count) => [...list].sort(() => random() - 0.5).slice(0, count);
  const { cards, combat, pending, players } = board.stateSnapshot();
  if (pending.length > 0) {
    const it = pick(pending.filter(({ answerable }) => answerable));
    if (it.optional && random() < 0.3) return { choice: { pending: it.id, decline: true } };
    return { choice: { pending: it.id, ...(it.choose > 0 ? { targets: some(it.options, it.choose) } : {}) } };
  }
  const inPlay = cards.filter(({ zone, attachedTo }) => zone === "play" && attachedTo === null);
  if (combat !== null) {
    if (combat.defender === null && random() < 0.4) return { action: { kind: "defend", card: pick(inPlay).id } };
    const level = () => pick(["weak", "medium", "medium", "strong", "miss"]);
    const back = random() < 0.6 ? { counterStrike: level() } : {};
    return { effect: { kind: "fight", strike: level(), ...back } };
  }
  const chance = random();
  if (chance < 0.5) {
    const options = board.actionsFor(pick(inPlay).id).filter(({ refusal }) => refusal === null);
    if (options.length > 0) {
      const { action, choose, targets, tapOthers, payers } = pick(options);
      if (action.kind === "strike") return { action: { ...action, target: pick(targets) } };
      return {
        action: {
          ...action,
          ...(choose > 0 ? { targets: some(targets, choose) } : {}),
          ...(tapOthers > 0 ? { tap: some(payers, tapOthers) } : {}),
        },
      };
    }
  }
  const target = pick(inPlay).id;
  const by = { kind: pick(["spell", "influence", "ability", "other"]), card: pick(inPlay).id };
  if (chance < 0.6) return { effect: { kind: "startTurn", player: Math.floor(random() * players.length) } };
  if (chance < 0.7) return { effect: { kind: "wound", target, amount: 1 + Math.floor(random() * 3), by } };
  if (chance < 0.8) return { effect: { kind: "heal", target, amount: 1 + Math.floor(random() * 3) } };
  if (chance < 0.85) return { effect: { kind: "untap", target: some(inPlay, 3).map(({ id }) => id) } };
  if (chance < 0.9) return { effect: { kind: "addCounters", target, amount: 1 } };
  if (chance < 0.93) {
    const spelled = { kind: "spell", text: pick(["Ледяной вихрь", "Гнев предков", "Чужая воля"]) };
    return { effect: { kind: "wound", target: some(inPlay, 2).map(({ id }) => id), amount: 1, by: spelled } };
  }
  const dead = cards.filter(({ zone }) => zone === "graveyard");
  const cell = { row: 1 + Math.floor(random() * 6), column: 1 + Math.floor(random() * 5) };
  if (dead.length > 0) return { effect: { kind: "revive", target: pick(dead).id, level: 3, cell } };
  return { effect: { kind: "setLives", target, level: 4 } };
}
