// R36 as a table: which clause an event or a refusal cites, written from the ruling and not from the engine.

/** The number in "classic" of what is stated under a number in "heroes"; what is not here only "heroes" states. */
const CLASSIC = {
  504.2: "508",
  504.3: "508.3",
  504.4: "508",
  504.5: "508",
  505.1: "509",
  505.2: "509.2",
  "505.3 own": "509.3",
};

const EVENTS = {
  wounded: "504.3",
  healed: "504.3",
  livesAdded: ({ cancelled }) => (cancelled > 0 ? "504.5" : "504.2"),
  livesReduced: ({ cancelled }) => (cancelled > 0 ? "504.5" : "504.4"),
  livesRemoved: ({ marker }) => ({ extraLives: "504.2", lifeReductions: "504.4", wounds: "504.3" })[marker],
  woundsReplaced: "504.6",
  levelSet: "504.6",
  destroyed: ({ card }, scene) => scene.deathOf(card),
  moved: ({ card, from }, scene) => (from === "play" ? scene.goingOf(card) : null),
  triggered: ({ card, ability }, scene) => scene.triggerOf(card, ability),
  attached: "505.4",
  abilityUsed: "506.1",
  combatDeclared: "506.1",
  defended: "506.1",
  tapped: ({ reason }) => ({ cost: "506.2", combat: "506.3", effect: null })[reason],
  paid: "506.2",
  combatEnded: "506.3",
};

const REFUSALS = {
  cardTapped: "506.1",
  cannotPay: "506.1",
  cannotDefend: "506.1",
  combatInProgress: "506.1",
  noCombat: "506.1",
  noLives: "504.1",
  notInPlay: "504.1",
};

/** The citation under an edition of what "heroes" states under that number, or null. */
export function cited(heroes, edition) {
  if (heroes === null) return null;
  const classic = CLASSIC[heroes];
  return edition === "classic" && classic
    ? { edition, clause: classic }
    : { edition: "heroes", clause: heroes.split(" ")[0] };
}

/** What an event cites, told the scene in which it happens. */
export function eventCitation(event, scene, edition) {
  const clause = EVENTS[event.kind] ?? null;
  return cited(typeof clause === "function" ? clause(event, scene) : clause, edition);
}

export const refusalCitation = ({ code }, edition) => cited(REFUSALS[code] ?? null, edition);

/** The kinds and codes that cite anything. */
export const KNOWN = [...Object.keys(EVENTS), ...Object.keys(REFUSALS)];
