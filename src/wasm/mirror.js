// What goes out: plain frozen objects, made of numbers in a row. Members and words have their names here alone.

import { member } from "./boundary.js";

const { freeze } = Object;
const NOTHING = freeze([]);

const EDITIONS = ["heroes", "classic"];
const ZONES = ["play", "graveyard", "hand", "deck", "removed"];
const MARKERS = ["wounds", "extraLives", "lifeReductions"];
const TAP_REASONS = ["cost", "combat", "effect"];
const CAUSES = ["attack", "counterStrike", "spell", "influence", "ability", "cost", "poison", "other"];
const ROW_CAUSES = ["starting", ...MARKERS, "part"];

let words;
let at;
/** The ids of the board that speaks. */
let ids;
/** Its citations. */
let rules;

const int = () => words[at++];
const flag = () => words[at++] === 1;
const word = (list) => list[words[at++]];

function text() {
  let made = "";
  for (let length = int(); length > 0; length--) made += String.fromCodePoint(int());
  return made;
}

function many(one) {
  const count = int();
  if (count === 0) return NOTHING;
  const made = [];
  for (let index = 0; index < count; index++) made.push(one());
  return freeze(made);
}

/** A card of the board by its place; one that is not there by its text. */
function card() {
  const place = int();
  return place >= 0 ? ids[place] : text();
}

const orNull = (one) => (flag() ? one() : null);
const rule = () => {
  const number = int();
  return number < 0 ? null : rules[number];
};

function cause() {
  const made = { kind: word(CAUSES) };
  if (flag()) made.card = card();
  if (flag()) made.text = text();
  return freeze(made);
}

const cell = () => freeze({ row: int(), column: int() });

function resources() {
  const made = {};
  for (let count = int(); count > 0; count--) {
    // A resource may have any name.
    Object.defineProperty(made, text(), { value: int(), enumerable: true });
  }
  return freeze(made);
}

/** In the order of `Happening`. Members are read in the order in which the engine tells them. */
const EVENTS = [
  (rule) => ({ rule, kind: "wounded", card: card(), amount: int(), level: int(), by: orNull(cause) }),
  (rule) => ({ rule, kind: "healed", card: card(), amount: int(), level: int() }),
  (rule) => ({ rule, kind: "livesAdded", card: card(), amount: int(), cancelled: int(), level: int() }),
  (rule) => ({ rule, kind: "livesReduced", card: card(), amount: int(), cancelled: int(), level: int() }),
  (rule) => ({ rule, kind: "livesRemoved", card: card(), marker: word(MARKERS), amount: int(), level: int() }),
  (rule) => ({ rule, kind: "woundsReplaced", card: card(), amount: int() }),
  (rule) => ({ rule, kind: "levelSet", card: card(), level: int() }),
  (rule) => ({
    rule,
    kind: "destroyed",
    card: card(),
    diedFrom: orNull(cause),
    cell: orNull(cell),
    parts: many(card),
  }),
  (rule) => ({ rule, kind: "moved", card: card(), from: word(ZONES), to: word(ZONES) }),
  (rule) => ({ rule, kind: "tapped", card: card(), reason: word(TAP_REASONS) }),
  (rule) => ({ rule, kind: "untapped", card: card() }),
  (rule) => ({ rule, kind: "paid", card: card(), counters: int(), wounds: int(), resources: resources() }),
  (rule) => ({ rule, kind: "abilityUsed", card: card(), ability: text(), isAction: flag() }),
  (rule) => ({ rule, kind: "triggered", card: card(), ability: text(), pending: orNull(int) }),
  (rule) => ({ rule, kind: "combatDeclared", attacker: card(), target: card() }),
  (rule) => ({ rule, kind: "defended", defender: card(), target: card() }),
  (rule) => ({ rule, kind: "combatEnded", fought: flag() }),
  (rule) => ({ rule, kind: "controlTaken", card: card(), player: int() }),
  (rule) => ({ rule, kind: "attached", part: card(), to: card() }),
  (rule) => ({ rule, kind: "countersAdded", card: card(), amount: int() }),
  (rule) => ({ rule, kind: "countersRemoved", card: card(), amount: int() }),
  (rule) => ({ rule, kind: "poisoned", card: card(), amount: int() }),
  (rule) => ({ rule, kind: "cured", card: card() }),
  (rule) => ({ rule, kind: "resourcesAdded", player: int(), resource: text(), amount: int() }),
  (rule) => ({ rule, kind: "turnStarted", player: int() }),
  (rule) => ({ rule, kind: "skipped", reason: REFUSALS[int()][0], card: orNull(card) }),
  (rule) => ({ rule, kind: "chainStopped", dropped: int() }),
];

/** In the order of `RefusalCode`: each code and what its params are. */
const REFUSALS = [
  ["unknownCard", () => ({ card: card() })],
  ["notInPlay", () => ({ card: card(), zone: word(ZONES) })],
  ["noLives", () => ({ card: card() })],
  ["cardTapped", () => ({ card: card() })],
  ["cannotPay", () => ({ card: card(), what: text(), need: int(), have: int() })],
  ["unknownAbility", () => ({ card: card(), ability: text() })],
  ["illegalTarget", () => ({ card: card() })],
  ["combatInProgress", () => ({ attacker: card(), target: card() })],
  ["noCombat", () => ({})],
  ["cannotDefend", () => ({ card: card() })],
  ["choicePending", () => ({ count: int() })],
  ["noSuchChoice", () => ({ pending: int() })],
];

const event = () => {
  const cited = rule();
  return freeze(EVENTS[int()](cited));
};

function refusal() {
  const cited = rule();
  const [code, params] = REFUSALS[int()];
  return freeze({ code, rule: cited, params: freeze(params()) });
}

const DRAFTS = [
  () => ({ kind: "ability", card: card(), ability: text() }),
  () => ({ kind: "strike", card: card() }),
  () => ({ kind: "defend", card: card() }),
];

const option = () =>
  freeze({
    action: freeze(word(DRAFTS)()),
    refusal: orNull(refusal),
    choose: int(),
    targets: many(card),
    tapOthers: int(),
    payers: many(card),
    isAction: flag(),
  });

const pendingTrigger = () =>
  freeze({
    id: int(),
    card: card(),
    ability: text(),
    player: int(),
    optional: flag(),
    answerable: flag(),
    choose: int(),
    options: many(card),
  });

const row = () =>
  freeze({
    delta: int(),
    cause: word(ROW_CAUSES),
    rule: rule(),
    revision: int(),
    by: orNull(cause),
    part: orNull(card),
  });

const combat = () => freeze({ attacker: card(), target: card(), defender: orNull(card) });
const player = () => freeze({ name: text(), resources: resources() });
const strike = () => {
  const strengths = many(int);
  return strengths.length === 3 ? strengths : (strengths[0] ?? null);
};

/** Effects that are handed over as one number, as `quick.rs` has them. */
const QUICK = ["wound", "heal", "addLives", "reduceLives", "poison", "addCounters", "removeCounters"];
const PLACES = 2 ** 11;
const AMOUNTS = 2 ** 20;
const MOST = 999_999;

/** What JavaScript sees of one board; the cards of a snapshot are shared with the next until one of them changes. */
export class Mirror {
  constructor(setup, rules) {
    const { steps = NOTHING, ...rest } = setup;
    this.setup = freeze(rest);
    // By revision: a step, or what it is made of once it is asked for.
    this.steps = [...steps];
    /** How many of them stand; the others are undone. */
    this.revision = steps.length;
    this.ids = setup.cards.map(({ id }) => id);
    this.places = new Map(this.ids.map((id, place) => [id, place]));
    this.rules = [];
    words = rules;
    at = 0;
    while (at < rules.length) this.rules.push(freeze({ edition: word(EDITIONS), clause: text() }));
    this.alone = setup.cards.map((card) => ({
      names: freeze([card.name]),
      strike: card.strike ?? null,
      parts: NOTHING,
      abilities: card.abilities ?? NOTHING,
    }));
    this.cards = [];
    this.players = NOTHING;
    this.combat = null;
    this.pending = NOTHING;
  }

  #listen(told) {
    words = told;
    at = 0;
    ids = this.ids;
    rules = this.rules;
  }

  /** An effect of one card and an amount, as a number; anything else, and all that is wrong, is -1. */
  quick(value) {
    try {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return -1;
      const names = Object.keys(value);
      if (names.length !== 3 || names[0] !== "kind" || names[1] !== "target" || names[2] !== "amount") return -1;
      const kind = QUICK.indexOf(value.kind);
      const place = this.places.get(value.target);
      const { amount } = value;
      if (kind < 0 || place === undefined || amount >>> 0 !== amount || amount > MOST) return -1;
      return (kind * PLACES + place) * AMOUNTS + amount;
    } catch {
      return -1;
    }
  }

  /** The step that such a number was. */
  #quickStep(number) {
    const amount = number % AMOUNTS;
    const rest = (number - amount) / AMOUNTS;
    const place = rest % PLACES;
    return freeze({ effect: freeze({ kind: QUICK[(rest - place) / PLACES], target: this.ids[place], amount }) });
  }

  /** `quick`: the number of the step that now stands; below 0 for a preview, and for a step that `keep` tells of. */
  done(revision, told, quick) {
    this.#listen(told);
    const outcome = freeze({ ok: true, revision, events: many(event) });
    if (quick >= 0) this.#stand(revision, quick);
    return outcome;
  }

  /** A step that now stands, by its one member and what was read. */
  keep(revision, member, written) {
    this.#stand(revision, { member, written: written.slice() });
  }

  #stand(revision, step) {
    this.steps.length = revision - 1;
    this.steps[revision - 1] = step;
    this.revision = revision;
  }

  /** Made once: the same step is the same object each time. */
  #step(index) {
    const kept = this.steps[index];
    if (typeof kept === "number") this.steps[index] = this.#quickStep(kept);
    else if ("written" in kept) this.steps[index] = member(kept.member, kept.written);
    return this.steps[index];
  }

  /** The set-up with the steps up to that revision. Asks nothing of the engine, which may have broken off. */
  exported(revision) {
    const all = [];
    for (let index = 0; index < revision; index++) all.push(this.#step(index));
    return all.length === 0 ? this.setup : freeze({ ...this.setup, steps: freeze(all) });
  }

  refused(told) {
    this.#listen(told);
    return freeze({ ok: false, refusal: refusal() });
  }

  options(told) {
    this.#listen(told);
    return many(option);
  }

  ledger(told) {
    this.#listen(told);
    return freeze({ card: card(), level: int(), rows: many(row) });
  }

  entry(revision, told) {
    this.#listen(told);
    return freeze({ revision, step: this.#step(revision - 1), events: many(event) });
  }

  list(values) {
    return freeze(values);
  }

  /** What a card shows with others under it (505.4). */
  merged(told) {
    this.#listen(told);
    const { cards } = this.setup;
    return {
      names: many(() => cards[int()].name),
      strike: strike(),
      parts: many(card),
      abilities: many(() => {
        const ability = cards[int()].abilities[int()];
        const id = text();
        return id === ability.id ? ability : freeze({ ...ability, id });
      }),
    };
  }

  put(
    place,
    merged,
    controller,
    zone,
    row,
    column,
    tapped,
    starting,
    level,
    wounds,
    extraLives,
    lifeReductions,
    counters,
    poison,
    host,
  ) {
    const fixed = this.setup.cards[place];
    const own = merged ?? this.alone[place];
    // Spreading copies a frozen list at once; its method slice() goes through it card by card, fifty times slower.
    if (Object.isFrozen(this.cards)) this.cards = [...this.cards];
    this.cards[place] = freeze({
      id: fixed.id,
      name: fixed.name,
      names: own.names,
      owner: fixed.owner,
      controller,
      type: fixed.type ?? "creature",
      zone: ZONES[zone],
      cell: row < 0 ? null : freeze({ row, column }),
      orientation: tapped ? "tapped" : "upright",
      life: starting === 0 ? null : freeze({ starting, level }),
      markers: freeze({ wounds, extraLives, lifeReductions }),
      counters,
      poison,
      strike: own.strike,
      attachedTo: host < 0 ? null : this.ids[host],
      parts: own.parts,
      text: fixed.text ?? null,
      image: fixed.image ?? null,
      abilities: own.abilities,
    });
  }

  /** What changed of players, combat and waiting triggers. */
  situate(told) {
    this.#listen(told);
    if (flag()) this.players = many(player);
    if (flag()) this.combat = orNull(combat);
    if (flag()) this.pending = many(pendingTrigger);
  }

  snapshot(revision, activePlayer) {
    return freeze({
      revision,
      edition: this.setup.edition ?? "heroes",
      activePlayer,
      players: this.players,
      cards: freeze(this.cards),
      combat: this.combat,
      pending: this.pending,
    });
  }
}
