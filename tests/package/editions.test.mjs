// Each case of the rulebook under both editions: the same happens, and everything cites its number there (R36).
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "../../dist/berserk-rules/node.js";
import { say } from "../../dist/berserk-rules/words.js";
import { cited, eventCitation, KNOWN, refusalCitation } from "./lib/citations.mjs";
import { cases } from "./lib/folder.mjs";
import { apply } from "./lib/play.mjs";
import { Scene } from "./lib/scene.mjs";

const EDITIONS = ["heroes", "classic"];
const playable = cases()
  .map(({ file, text }) => ({ file, ...JSON.parse(text) }))
  .filter(({ fails }) => fails === undefined);

/** The same without citations and without the edition, so that two editions can be compared. */
const uncited = (value) =>
  JSON.stringify(value, (name, inner) => (name === "rule" || name === "edition" ? undefined : inner));

/** The kinds and codes that were looked at, each with what it cited. */
const seen = new Map(EDITIONS.map((edition) => [edition, new Set()]));

function checkCitation(it, expected, edition) {
  assert.deepEqual(it.rule, expected, `${edition}: ${JSON.stringify(it)}`);
  seen.get(edition).add(`${it.kind ?? it.code} ${it.rule?.clause ?? null}`);
  const sentence = say(it, "en", undefined, { edition });
  const isForeign = it.rule !== null && it.rule.edition !== edition;
  assert.equal(sentence.includes("“Heroes” edition"), isForeign, `${edition}: ${sentence}`);
}

/** Plays one step, and returns what came of it. */
function playStep(board, step, edition) {
  const scene = new Scene(board.stateSnapshot());
  let outcome;
  try {
    outcome = apply(board, step);
  } catch ({ code, path }) {
    return { code, path };
  }
  if (outcome.ok) {
    for (const event of outcome.events) {
      checkCitation(event, eventCitation(event, scene, edition), edition);
      scene.take(event);
    }
  } else {
    checkCitation(outcome.refusal, refusalCitation(outcome.refusal, edition), edition);
  }
  return outcome;
}

const LEDGER = {
  starting: ["504.1"],
  part: ["505.4"],
  wounds: ["504.3", "504.6", "505.4", "506.2"],
  extraLives: ["504.2", "504.5", "504.6", "505.4"],
  lifeReductions: ["504.4", "504.5", "504.6", "505.4"],
};

/** What a board says beside its outcomes: what a card may do, and why its level is what it is. */
function checkQuestions(board, edition) {
  for (const { id } of board.stateSnapshot().cards) {
    for (const { refusal } of board.actionsFor(id)) {
      if (refusal !== null) checkCitation(refusal, refusalCitation(refusal, edition), edition);
    }
    for (const { cause, rule } of board.explainLife(id).rows) {
      const allowed = LEDGER[cause].map((clause) => cited(clause, edition));
      assert.ok(
        allowed.some(({ clause, edition: stated }) => clause === rule.clause && stated === rule.edition),
        `${edition}: the ledger of ${id} has ${cause} by ${JSON.stringify(rule)}`,
      );
    }
  }
}

for (const { file, scenario, play } of playable) {
  test(file, () => {
    const boards = EDITIONS.map((edition) => new Board({ ...scenario, edition }));
    for (const { step } of play) {
      const [heroes, classic] = EDITIONS.map((edition, at) => playStep(boards[at], step, edition));
      assert.equal(uncited(classic), uncited(heroes), "another thing happens under the other edition");
      for (const [at, edition] of EDITIONS.entries()) checkQuestions(boards[at], edition);
      assert.equal(uncited(boards[1].stateSnapshot()), uncited(boards[0].stateSnapshot()));
    }
    const [heroes, classic] = boards.map((board) => board.history());
    assert.equal(uncited(classic), uncited(heroes));
    for (const board of boards) board.free();
  });
}

test("every kind of event and refusal that cites a clause was looked at under both editions", () => {
  for (const edition of EDITIONS) {
    const said = new Set([...seen.get(edition)].map((it) => it.split(" ")[0]));
    assert.deepEqual(
      KNOWN.filter((it) => !said.has(it)),
      [],
      edition,
    );
  }
  const numbers = (edition) => [...new Set([...seen.get(edition)].map((it) => it.split(" ")[1]))].sort();
  const shared = ["504.1", "504.6", "505.3", "505.4", "506.1", "506.2", "506.3", "null"];
  assert.deepEqual(numbers("heroes"), [...shared, "504.2", "504.3", "504.4", "504.5", "505.1", "505.2"].sort());
  assert.deepEqual(numbers("classic"), [...shared, "508", "508.3", "509", "509.2", "509.3"].sort());
});
