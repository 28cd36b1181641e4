// boardgame.io: a local game, the rules as its moves. Undo is its own, which is on unless a game turns it off.
import { Client } from "boardgame.io/client";
import { INVALID_MOVE } from "boardgame.io/core";
import * as rule from "../rule.mjs";
import { ids, ofMove, places, STRUCK, TAPPED } from "../scene.mjs";
import { firstState } from "./engine.mjs";

/** A move has no answer but the state that it leaves. */
const move =
  (change) =>
  ({ G }, ...args) => {
    const outcome = change(G, ...args);
    if (!outcome.ok) return INVALID_MOVE;
    G.events = outcome.events;
    return undefined;
  };

const game = (count, moves) => ({ name: "bench", setup: () => ({ ...firstState(count), events: [] }), moves });

/** `naming`: what a move is given, of a card's place in the list. */
function contender(name, moves, naming) {
  return {
    name,

    lay(count) {
      const client = new Client({ game: game(count, moves), numPlayers: 2, debug: false });
      client.start();
      client.getState();
      return { client, count, named: naming(count) };
    },

    clear: ({ client }) => client.stop(),
    state: ({ client }) => client.getState().G,

    wound({ client, count, named }, number, amount = 1) {
      const place = ofMove(number, count);
      client.moves.wound(named[place], amount);
      return client.getState().G.cards[place].life.level;
    },

    /** Whether it was refused shows in the number of the state alone. */
    refuse({ client, named }) {
      const before = client.store.getState()._stateID;
      client.moves.strike(named[TAPPED], named[STRUCK]);
      return client.store.getState()._stateID !== before;
    },

    /** As its bots look ahead: through the reducer, and the result is not kept. */
    preview({ client, count, named }, number) {
      const now = client.store.getState();
      const args = [named[ofMove(number, count)], 1];
      const payload = { type: "wound", args, playerID: now.ctx.currentPlayer };
      return client.reducer(now, { type: "MAKE_MOVE", payload }).G.events[0].level;
    },

    undo({ client, count }, number) {
      client.undo();
      return client.getState().G.cards[ofMove(number, count)].life.level;
    },

    look: ({ client }) => client.getState().G.cards[0].life.level,
  };
}

export const byId = contender("boardgame.io", { wound: move(rule.wound), strike: move(rule.strike) }, ids);
export const byPlace = contender(
  "boardgame.io by place",
  { wound: move(rule.woundAt), strike: move(rule.strikeAt) },
  places,
);
