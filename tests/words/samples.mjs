// One event, refusal, step and mistake of every kind, in each of its variants.

const heroes = (clause) => ({ edition: "heroes", clause });

export const causes = [
  { kind: "attack", card: "ghoul" },
  { kind: "attack" },
  { kind: "counterStrike", card: "ghoul" },
  { kind: "counterStrike" },
  { kind: "spell", card: "ghoul" },
  { kind: "spell", text: "Distortion" },
  { kind: "spell", card: "ghoul", text: "Distortion" },
  { kind: "spell", card: "nomad" },
  { kind: "spell" },
  { kind: "influence", card: "ghoul" },
  { kind: "influence", card: "nomad", text: "Withering" },
  { kind: "influence" },
  { kind: "ability", card: "ghoul" },
  { kind: "ability", card: "nomad" },
  { kind: "ability", card: "ghoul", text: "Revenge" },
  { kind: "ability" },
  { kind: "cost", card: "nomad" },
  { kind: "cost" },
  { kind: "poison" },
  { kind: "poison", card: "ghoul" },
  { kind: "other", card: "ghoul" },
  { kind: "other", card: "nomad" },
  { kind: "other", text: "Fate" },
  { kind: "other", card: "ghoul", text: "Fate" },
  { kind: "other" },
  null,
];

export const zones = ["play", "graveyard", "hand", "deck", "removed"];

export const refusals = [
  { code: "unknownCard", params: { card: "nobody" } },
  ...zones.slice(1).map((zone) => ({ code: "notInPlay", rule: heroes("504.1"), params: { card: "nomad", zone } })),
  { code: "noLives", rule: heroes("504.1"), params: { card: "nomad" } },
  { code: "cardTapped", rule: heroes("506.1"), params: { card: "nomad" } },
  ...["counters", "wounds", "tapOthers", "coins", "other"].map((what) => ({
    code: "cannotPay",
    rule: heroes("506.1"),
    params: { card: "nomad", what, need: 3, have: 1 },
  })),
  { code: "unknownAbility", params: { card: "nomad", ability: "leap" } },
  { code: "illegalTarget", params: { card: "nomad" } },
  { code: "combatInProgress", rule: heroes("506.1"), params: { attacker: "nomad", target: "ghoul" } },
  { code: "noCombat", rule: heroes("506.1"), params: {} },
  { code: "cannotDefend", rule: heroes("506.1"), params: { card: "nomad" } },
  { code: "choicePending", params: { count: 2 } },
  { code: "noSuchChoice", params: { pending: 7 } },
].map((refusal) => ({ rule: null, ...refusal }));

const cell = { row: 1, column: 2 };
const moves = zones.flatMap((from) => zones.map((to) => ({ kind: "moved", card: "nomad", from, to })));

export const events = [
  ...causes.map((by) => ({
    kind: "wounded",
    card: "nomad",
    amount: 3,
    level: 5,
    by,
    rule: heroes("504.3"),
  })),
  { kind: "healed", card: "nomad", amount: 2, level: 7, rule: heroes("504.3") },
  { kind: "livesAdded", card: "nomad", amount: 2, cancelled: 0, level: 9, rule: heroes("504.2") },
  { kind: "livesAdded", card: "nomad", amount: 2, cancelled: 1, level: 9, rule: heroes("504.5") },
  { kind: "livesReduced", card: "nomad", amount: 2, cancelled: 0, level: 4, rule: heroes("504.4") },
  { kind: "livesReduced", card: "nomad", amount: 2, cancelled: 2, level: -1, rule: heroes("504.5") },
  ...["wounds", "extraLives", "lifeReductions"].map((marker) => ({
    kind: "livesRemoved",
    card: "nomad",
    marker,
    amount: 2,
    level: 4,
    rule: heroes("504.2"),
  })),
  { kind: "woundsReplaced", card: "nomad", amount: 3, rule: heroes("504.6") },
  { kind: "levelSet", card: "nomad", level: 3, rule: heroes("504.6") },
  ...causes.map((diedFrom) => ({
    kind: "destroyed",
    card: "nomad",
    diedFrom,
    cell: null,
    parts: ["nomad"],
    rule: heroes("505.1"),
  })),
  { kind: "destroyed", card: "nomad", diedFrom: null, cell, parts: ["nomad", "ghoul"], rule: heroes("505.2") },
  ...moves,
  ...["cost", "combat", "effect"].map((reason) => ({ kind: "tapped", card: "nomad", reason, rule: heroes("506.2") })),
  { kind: "untapped", card: "nomad" },
  { kind: "paid", card: "nomad", counters: 3, wounds: 1, resources: { coins: 2, runes: 5 }, rule: heroes("506.2") },
  { kind: "paid", card: "nomad", counters: 0, wounds: 2, resources: {}, rule: heroes("506.2") },
  { kind: "paid", card: "nomad", counters: 0, wounds: 0, resources: { coins: 4 }, rule: heroes("506.2") },
  { kind: "paid", card: "nomad", counters: 0, wounds: 0, resources: {}, rule: heroes("506.2") },
  { kind: "abilityUsed", card: "nomad", ability: "leap", isAction: true, rule: heroes("506.1") },
  { kind: "abilityUsed", card: "nomad", ability: "leap", isAction: false, rule: heroes("506.1") },
  { kind: "triggered", card: "nomad", ability: "leap", pending: null, rule: heroes("505.3") },
  { kind: "triggered", card: "nomad", ability: "leap", pending: 4, rule: heroes("505.3") },
  { kind: "combatDeclared", attacker: "nomad", target: "ghoul", rule: heroes("506.1") },
  { kind: "defended", defender: "nomad", target: "ghoul", rule: heroes("506.1") },
  { kind: "combatEnded", fought: true, rule: heroes("506.3") },
  { kind: "combatEnded", fought: false, rule: heroes("506.3") },
  { kind: "controlTaken", card: "nomad", player: 1 },
  { kind: "attached", part: "nomad", to: "ghoul", rule: heroes("505.4") },
  { kind: "countersAdded", card: "nomad", amount: 2 },
  { kind: "countersRemoved", card: "nomad", amount: 2 },
  { kind: "poisoned", card: "nomad", amount: 2 },
  { kind: "cured", card: "nomad" },
  { kind: "resourcesAdded", player: 0, resource: "coins", amount: 2 },
  { kind: "turnStarted", player: 1 },
  ...[...new Set(refusals.map(({ code }) => code))].flatMap((reason) => [
    { kind: "skipped", reason, card: "nomad" },
    { kind: "skipped", reason, card: null },
  ]),
  { kind: "chainStopped", dropped: 12 },
].map((event) => ({ rule: null, ...event }));

const target = "ghoul";
const both = ["ghoul", "nomad"];
const by = { kind: "attack", card: "nomad" };
const counted = [
  ...["wound", "heal", "addLives", "reduceLives"].map((kind) => ({ kind, target, amount: 3 })),
  ...["wound", "heal", "addLives", "reduceLives"].map((kind) => ({ kind, target: both, amount: 1, by })),
  ...["poison", "addCounters", "removeCounters"].map((kind) => ({ kind, target, amount: 5 })),
  ...["extraLives", "lifeReductions"].map((marker) => ({ kind: "removeLives", target, marker, amount: 2 })),
  { kind: "removeLives", target, marker: "extraLives", amount: 2, by },
];
export const effects = [
  ...counted,
  { kind: "wound", target: [], amount: 3 },
  { kind: "setLives", target, level: 4 },
  { kind: "setLives", target, level: 4, by },
  { kind: "destroy", target },
  { kind: "destroy", target: both, by },
  ...["hand", "deck", "removed"].map((to) => ({ kind: "destroy", target, to })),
  { kind: "finishOff", target, amount: 3 },
  { kind: "finishOff", target, amount: 3, by },
  ...["cure", "tap", "untap"].map((kind) => ({ kind, target })),
  { kind: "addResources", player: 1, resource: "coins", amount: 2 },
  { kind: "attach", part: "nomad", to: "ghoul" },
  { kind: "takeControl", target, player: 1 },
  { kind: "revive", target },
  { kind: "revive", target, level: 1 },
  { kind: "revive", target, controller: 1 },
  { kind: "revive", target, cell },
  { kind: "revive", target, level: 2, controller: 0, cell },
  ...zones.map((to) => ({ kind: "move", target, to })),
  { kind: "move", target: both, to: "play", cell },
  { kind: "search", player: 0, name: "Храм" },
  { kind: "search", player: 0, name: "Храм", from: "graveyard", to: "removed" },
  { kind: "startTurn", player: 1 },
  { kind: "fight" },
  ...["weak", "medium", "strong", "miss", 3].flatMap((strength) => [
    { kind: "fight", strike: strength },
    { kind: "fight", counterStrike: strength },
  ]),
  { kind: "sequence", effects: [] },
  {
    kind: "sequence",
    effects: [
      { kind: "tap", target },
      { kind: "sequence", effects: [{ kind: "cure", target: "nomad" }] },
    ],
  },
];

export const actions = [
  { kind: "ability", card: "nomad", ability: "leap" },
  { kind: "ability", card: "nomad", ability: "leap", targets: both },
  { kind: "ability", card: "nomad", ability: "leap", tap: ["ghoul"] },
  { kind: "ability", card: "nomad", ability: "leap", targets: ["ghoul"], tap: both },
  { kind: "strike", card: "nomad", target },
  { kind: "defend", card: "nomad" },
];

export const choices = [
  { pending: 7 },
  { pending: 7, targets: both },
  { pending: 7, targets: [] },
  { pending: 7, decline: true },
];

export const steps = [
  ...effects.map((effect) => ({ effect })),
  ...actions.map((action) => ({ action })),
  ...choices.map((choice) => ({ choice })),
];

export const mistakes = [
  { code: "wrongType", path: "cards[0].life", params: { expected: "integer", found: "text" } },
  { code: "wrongType", path: "cards[0].strike", params: { expected: "integer or list of three", found: "function" } },
  { code: "missingField", path: "cards[0].id", params: { field: "id" } },
  { code: "unknownField", path: "cards[0].lives", params: { field: "lives" } },
  { code: "unknownWord", path: "edition", params: { expected: "heroes, classic", found: "modern" } },
  { code: "outOfRange", path: "cards[0].life", params: { min: "1", max: "999", found: "0" } },
  { code: "newerFormat", path: "format", params: { found: "2", known: "1" } },
  { code: "badLength", path: "cards", params: { min: "0", max: "2000" } },
  { code: "duplicate", path: "cards[1].id", params: { found: "nomad" } },
  { code: "noSuchCard", path: "target", params: { found: "nobody" } },
  { code: "noSuchPlayer", path: "activePlayer", params: { found: "5" } },
  { code: "notHere", path: "cards[0].abilities[0].effects[0].target", params: { found: "killer" } },
  { code: "unsafeAddress", path: "cards[0].image" },
  { code: "bothMarkers", path: "cards[0].markers" },
  { code: "deadInPlay", path: "cards[0].markers.wounds" },
  { code: "cannotHave", path: "cards[0].poison" },
  { code: "strengthNeeded", path: "strike" },
  { code: "strengthUnknown", path: "strike" },
  { code: "pileTooHigh", path: "amount" },
  { code: "stepTooLong", path: "" },
  { code: "historyFull", path: "" },
  { code: "refusedStep", path: "steps[3]", params: { refusal: "cardTapped" } },
  { code: "notJson", path: "", params: { line: "3", column: "14" } },
  { code: "unreadable", path: "cards" },
  { code: "reentry", path: "" },
  { code: "gone", path: "" },
  { code: "notALink", path: "" },
  { code: "newerVersion", path: "" },
  { code: "cutShort", path: "" },
  { code: "foreignCharacter", path: "", params: { character: "ж", place: "57" } },
  { code: "damaged", path: "" },
  { code: "tooLarge", path: "", params: { max: "200000" } },
  { code: "noScenario", path: "cards[0].name" },
];
