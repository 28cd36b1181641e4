// What the pages would show of a step before it is played, over each step of the rulebook: it is read off the previewed
// events alone, and must be what the snapshot says once the step has been played.
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import { Board } from "../../dist/berserk-rules/node.js";
import { load } from "../words/source.mjs";
import { cases } from "./lib/folder.mjs";
import { apply } from "./lib/play.mjs";

const ELEMENTS = resolve(import.meta.dirname, "../../www/src/elements");
const { foresee } = await load("ghost.ts", ELEMENTS);

const PREVIEW = { effect: "previewEffect", action: "previewAction", choice: "previewChoice" };
const kinds = new Set();

function roles({ combat }) {
  const all =
    combat === null
      ? []
      : [
          [combat.attacker, "attacker"],
          [combat.target, "target"],
        ];
  return new Map([...(combat?.defender ? [[combat.defender, "defender"]] : []), ...all]);
}

/** The same of a card in the snapshot and of its ghost. */
const lies = (card, role) => ({
  zone: card.zone,
  orientation: card.orientation,
  controller: card.controller,
  level: card.life?.level ?? null,
  piles: { ...card.markers, counters: card.counters, poison: card.poison },
  attachedTo: card.attachedTo,
  parts: [...card.parts],
  role: role ?? null,
});
const haunts = ({ zone, orientation, controller, level, piles, attachedTo, parts, role }) => ({
  zone,
  orientation,
  controller,
  level,
  piles,
  attachedTo,
  parts,
  role,
});

function compare(before, foresight, after) {
  const [rolesBefore, rolesAfter] = [roles(before), roles(after)];
  for (const card of after.cards) {
    const ghost = foresight.ghosts.get(card.id);
    const now = before.cards.find(({ id }) => id === card.id);
    const foreseen = ghost === undefined ? lies(now, rolesBefore.get(card.id)) : haunts(ghost);
    // Under whom a card comes into play no event tells.
    if (foreseen.controller === null) foreseen.controller = card.controller;
    assert.deepEqual(foreseen, lies(card, rolesAfter.get(card.id)), card.id);
  }
  for (const [player, { resources }] of after.players.entries()) {
    const pools = foresight.resources.get(player) ?? before.players[player].resources;
    const some = (all) => Object.fromEntries(Object.entries(all).filter(([, amount]) => amount > 0));
    assert.deepEqual(some(pools), some(resources), `player ${player}`);
  }
  assert.equal(foresight.turn ?? before.activePlayer, after.activePlayer);
}

for (const { file, text } of cases()) {
  const { scenario, play, fails } = JSON.parse(text);
  if (fails !== undefined) continue;
  test(file, () => {
    const board = new Board(scenario);
    for (const { step, expect } of play) {
      if (expect.error !== undefined) continue;
      const before = board.stateSnapshot();
      const preview = apply(board, step, PREVIEW);
      if (preview.ok) {
        for (const { kind } of preview.events) kinds.add(kind);
        const foresight = foresee(before, preview.events);
        apply(board, step);
        compare(before, foresight, board.stateSnapshot());
      } else {
        apply(board, step);
      }
    }
    board.free();
  });
}

test("each kind of event was among them", () => {
  assert.equal(kinds.size, 27, [...kinds].join());
});
