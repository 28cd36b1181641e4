// The engine's own JavaScript: what is read, and what is made, without a crossing of the boundary for each member.

/** Misuse: thrown, the board unchanged. */
export class RulesError extends Error {
  constructor(code, path, params, message) {
    super(message);
    this.name = "RulesError";
    this.code = code;
    this.path = path;
    this.params = Object.freeze(params);
  }
}

// ---- in: any value, written into the engine's memory in one go

const NULL = 0;
const FALSE = 1;
const TRUE = 2;
const INTEGER = 3;
const FLOAT = 4;
const TEXT = 5;
const LIST = 6;
const OBJECT = 7;
const FOREIGN = 8;
const FOREIGN_TYPES = ["undefined", "function", "symbol", "bigint", "text with half a character"];

const HALF_CHARACTER = 4;

const encoder = new TextEncoder();
const float = new Float64Array(1);
const floatBytes = new Uint8Array(float.buffer);
const halfCharacter = /\p{Surrogate}/u;

let bytes;
let at;
let values;
let maxValues;
let maxDepth;
const trail = [];

/**
 * Writes `value` into `memory` and returns how many bytes it took; -1 if there were too few.
 * A getter or a proxy may run foreign code here; the engine is not in use meanwhile.
 */
export function read(value, memory, depthBound, valueBound) {
  const outer = [bytes, at, values, maxValues, maxDepth, trail.slice()];
  bytes = memory;
  at = 0;
  values = 0;
  maxValues = valueBound;
  maxDepth = depthBound;
  trail.length = 0;
  try {
    write(value, 0);
    return at <= bytes.length ? at : -1;
  } catch (error) {
    if (error instanceof RulesError) throw error;
    throw new RulesError("unreadable", path(), {}, `${path()}: unreadable`);
  } finally {
    [bytes, at, values, maxValues, maxDepth] = outer;
    trail.length = 0;
    trail.push(...outer[5]);
  }
}

function path() {
  let text = "";
  for (const part of trail) {
    if (typeof part === "number") text += `[${part}]`;
    else text += text === "" ? part.slice(0, 64) : `.${part.slice(0, 64)}`;
  }
  return text;
}

function tooLong(max) {
  const where = path();
  const params = { min: "0", max: String(max) };
  throw new RulesError("badLength", where, params, `${where === "" ? "" : `${where}: `}badLength (min 0, max ${max})`);
}

function number(count) {
  bytes[at++] = count;
  bytes[at++] = count >>> 8;
  bytes[at++] = count >>> 16;
  bytes[at++] = count >>> 24;
}

/** Writes a text's length and its bytes in UTF-8; false, and nothing written, if it holds half a character. */
function characters(text) {
  const start = at;
  at += 4;
  const end = at + text.length;
  if (end > bytes.length) {
    at = end;
    return true;
  }
  let index = 0;
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 127) break;
    bytes[at + index] = code;
  }
  if (index === text.length) at = end;
  else if (halfCharacter.test(text)) {
    at = start;
    return false;
  } else {
    const { read, written } = encoder.encodeInto(text, bytes.subarray(at));
    // Too little room: any number past the end says so.
    at = read === text.length ? at + written : bytes.length + 1;
  }
  const stop = at;
  at = start;
  number(stop - start - 4);
  at = stop;
  return true;
}

function write(value, depth) {
  if (++values > maxValues) tooLong(maxValues);
  switch (typeof value) {
    case "string":
      bytes[at++] = TEXT;
      if (!characters(value)) {
        bytes[at - 1] = FOREIGN;
        bytes[at++] = HALF_CHARACTER;
      }
      return;
    case "number":
      if ((value | 0) === value) {
        bytes[at++] = INTEGER;
        number(value);
      } else {
        bytes[at++] = FLOAT;
        float[0] = value;
        for (let index = 0; index < 8; index++) bytes[at++] = floatBytes[index];
      }
      return;
    case "boolean":
      bytes[at++] = value ? TRUE : FALSE;
      return;
    case "object":
      if (value === null) bytes[at++] = NULL;
      else if (depth >= maxDepth) tooLong(maxDepth);
      else if (Array.isArray(value)) list(value, depth);
      else object(value, depth);
      return;
    default:
      bytes[at++] = FOREIGN;
      bytes[at++] = FOREIGN_TYPES.indexOf(typeof value);
  }
}

function list(value, depth) {
  const length = value.length;
  if (length > maxValues) tooLong(maxValues);
  bytes[at++] = LIST;
  number(length);
  for (let index = 0; index < length; index++) {
    trail[depth] = index;
    write(value[index], depth + 1);
  }
  trail.length = depth;
}

function object(value, depth) {
  bytes[at++] = OBJECT;
  const counted = at;
  at += 4;
  let count = 0;
  for (const name of Object.keys(value)) {
    trail[depth] = name;
    const member = value[name];
    // A member that is not there and one that is undefined are the same to TypeScript.
    if (member === undefined) continue;
    if (!characters(name)) throw new TypeError();
    write(member, depth + 1);
    count++;
  }
  trail.length = depth;
  const stop = at;
  at = counted;
  number(count);
  at = stop;
}

// ---- out: plain frozen objects, each made in one go

const { freeze } = Object;
const ZONES = ["play", "graveyard", "hand", "deck", "removed"];
const MARKERS = ["wounds", "extraLives", "lifeReductions"];
const TAP_REASONS = ["cost", "combat", "effect"];

const END = 9;
const NAME = 10;

const decoder = new TextDecoder();
const floatOut = new DataView(new ArrayBuffer(8));
/** The engine's own texts by their address, where they stay. */
const namesByAddress = new Map();

let tape;
let from;

/** Makes a plain frozen value of what the engine wrote. */
export function make(written) {
  tape = written;
  from = 0;
  return next(tape[from++]);
}

function next32() {
  from += 4;
  return tape[from - 4] | (tape[from - 3] << 8) | (tape[from - 2] << 16) | (tape[from - 1] << 24);
}

function next(tag) {
  switch (tag) {
    case FALSE:
      return false;
    case TRUE:
      return true;
    case INTEGER:
      return next32();
    case FLOAT:
      for (let index = 0; index < 8; index++) floatOut.setUint8(index, tape[from++]);
      return floatOut.getFloat64(0, true);
    case TEXT: {
      const length = next32() >>> 0;
      from += length;
      return decoder.decode(tape.subarray(from - length, from));
    }
    case NAME: {
      const address = next32() >>> 0;
      const length = next32() >>> 0;
      let name = namesByAddress.get(address);
      if (name === undefined || name.length !== length) {
        name = decoder.decode(new Uint8Array(tape.buffer, address, length));
        namesByAddress.set(address, name);
      }
      return name;
    }
    case LIST: {
      const values = [];
      for (let tag = tape[from++]; tag !== END; tag = tape[from++]) values.push(next(tag));
      return freeze(values);
    }
    case OBJECT: {
      const made = {};
      for (let tag = tape[from++]; tag !== END; tag = tape[from++]) {
        const name = next(tag);
        const value = next(tape[from++]);
        // A resource may have any name.
        if (name === "__proto__") Object.defineProperty(made, name, { value, enumerable: true });
        else made[name] = value;
      }
      return freeze(made);
    }
    default:
      return null;
  }
}

export const citation = (edition, clause) => freeze({ edition, clause });
export const cause = (kind, card, text) => {
  const made = { kind };
  if (card !== undefined) made.card = card;
  if (text !== undefined) made.text = text;
  return freeze(made);
};

export const wounded = (rule, card, amount, level, by) => freeze({ rule, kind: "wounded", card, amount, level, by });
export const healed = (rule, card, amount, level) => freeze({ rule, kind: "healed", card, amount, level });
export const livesPlaced = (rule, added, card, amount, cancelled, level) =>
  freeze({ rule, kind: added ? "livesAdded" : "livesReduced", card, amount, cancelled, level });
export const livesRemoved = (rule, card, marker, amount, level) =>
  freeze({ rule, kind: "livesRemoved", card, marker: MARKERS[marker], amount, level });
export const levelSet = (rule, card, level) => freeze({ rule, kind: "levelSet", card, level });
export const moved = (rule, card, from, to) => freeze({ rule, kind: "moved", card, from: ZONES[from], to: ZONES[to] });
export const tapped = (rule, card, reason) => freeze({ rule, kind: "tapped", card, reason: TAP_REASONS[reason] });
export const untapped = (card) => freeze({ rule: null, kind: "untapped", card });
/** An event of a kind that is made by serde. */
export const told = (rule, what) => freeze({ rule, ...what });

export const entry = (revision, step, events) => freeze({ revision, step, events: freeze(events) });
export const list = (values) => freeze(values);
export const exported = (setup, steps) => (steps === undefined ? setup : freeze({ ...setup, steps }));

export const done = (revision, events) => freeze({ ok: true, revision, events: freeze(events) });
export const refused = (refusal) => freeze({ ok: false, refusal });

const UPRIGHT = "upright";
const TAPPED = "tapped";

export function card(
  face,
  own,
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
  attachedTo,
) {
  return freeze({
    id: face.id,
    name: face.name,
    names: own.names,
    owner: face.owner,
    controller,
    type: face.type,
    zone: ZONES[zone],
    cell: row < 0 ? null : freeze({ row, column }),
    orientation: tapped ? TAPPED : UPRIGHT,
    life: starting === 0 ? null : freeze({ starting, level }),
    markers: freeze({ wounds, extraLives, lifeReductions }),
    counters,
    poison,
    strike: own.strike,
    attachedTo: attachedTo ?? null,
    parts: own.parts,
    text: face.text,
    image: face.image,
    abilities: own.abilities,
  });
}

/** The cards of a snapshot, shared with the next one until one of them changes. */
export class Picture {
  constructor(edition) {
    this.edition = edition;
    this.cards = [];
    this.players = null;
    this.combat = null;
    this.pending = freeze([]);
    this.snapshot = null;
  }

  put(place, card) {
    if (Object.isFrozen(this.cards)) this.cards = this.cards.slice();
    this.cards[place] = card;
  }

  situate(players, combat, pending) {
    if (players !== undefined) this.players = players;
    if (combat !== undefined) this.combat = combat;
    if (pending !== undefined) this.pending = pending;
  }

  take(revision, activePlayer) {
    this.snapshot = freeze({
      revision,
      edition: this.edition,
      activePlayer,
      players: this.players,
      cards: freeze(this.cards),
      combat: this.combat,
      pending: this.pending,
    });
    return this.snapshot;
  }
}
