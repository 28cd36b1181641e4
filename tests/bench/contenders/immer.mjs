// immer: the rules as recipes of `produce`, results frozen as by default; the states before are kept for undo.
import { produce } from "immer";
import * as rule from "../rule.mjs";
import { ids, ofMove, places, STRUCK, TAPPED } from "../scene.mjs";
import { firstState } from "./engine.mjs";

/** What the rule answers, and the state after it. */
function step(state, change, one, other) {
  let outcome;
  const after = produce(state, (draft) => {
    outcome = change(draft, one, other);
  });
  return { outcome, after };
}

function play(game, change, one, other) {
  const { outcome, after } = step(game.now, change, one, other);
  if (outcome.ok) {
    game.before.push(game.now);
    game.now = after;
  }
  return outcome;
}

/** `naming`: what a rule is given, of a card's place in the list. */
function contender(name, { wound, strike }, naming) {
  return {
    name,
    lay: (count) => ({ now: firstState(count), before: [], count, named: naming(count) }),
    clear: () => {},
    state: ({ now }) => now,

    wound(game, move, amount = 1) {
      const place = ofMove(move, game.count);
      play(game, wound, game.named[place], amount);
      return game.now.cards[place].life.level;
    },

    refuse: (game) => play(game, strike, game.named[TAPPED], game.named[STRUCK]).ok,

    preview: ({ now, count, named }, move) => step(now, wound, named[ofMove(move, count)], 1).outcome.events[0].level,

    undo(game, move) {
      game.now = game.before.pop();
      return game.now.cards[ofMove(move, game.count)].life.level;
    },

    look: ({ now }) => now.cards[0].life.level,
  };
}

export const byId = contender("immer", { wound: rule.wound, strike: rule.strike }, ids);
export const byPlace = contender("immer by place", { wound: rule.woundAt, strike: rule.strikeAt }, places);
