// What comes in: any value at all, read without a crossing of the boundary for each member.

/** Misuse: thrown, the board unchanged. Its message is for programmers; readers get a sentence by its code. */
export class RulesError extends Error {
  /** `params`: names and values, one after the other. */
  constructor(code, path, params = []) {
    const pairs = [];
    for (let index = 0; index < params.length; index += 2) pairs.push([params[index], params[index + 1]]);
    const told = pairs.map(([name, value]) => `${name} ${value}`).join(", ");
    super(`${path && `${path}: `}${code}${told && ` (${told})`}`);
    this.name = "RulesError";
    this.code = code;
    this.path = path;
    this.params = Object.freeze(Object.fromEntries(pairs));
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
    throw new RulesError("unreadable", path());
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
  throw new RulesError("badLength", path(), ["min", "0", "max", String(max)]);
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

// ---- and back: what was read, as a plain frozen value

const { freeze } = Object;
const decoder = new TextDecoder();
const floatBack = new DataView(new ArrayBuffer(8));

/** The value that {@link read} wrote, without anything of the one who gave it. */
export function echo(written) {
  const outer = [bytes, at];
  bytes = written;
  at = 0;
  const value = echoed();
  [bytes, at] = outer;
  return value;
}

/** The same as the one member of an object. */
export const member = (name, written) => freeze({ [name]: echo(written) });

function numberBack() {
  at += 4;
  return bytes[at - 4] | (bytes[at - 3] << 8) | (bytes[at - 2] << 16) | (bytes[at - 1] << 24);
}

function charactersBack() {
  const length = numberBack();
  at += length;
  return decoder.decode(bytes.subarray(at - length, at));
}

function echoed() {
  switch (bytes[at++]) {
    case FALSE:
      return false;
    case TRUE:
      return true;
    case INTEGER:
      return numberBack();
    case FLOAT:
      for (let index = 0; index < 8; index++) floatBack.setUint8(index, bytes[at++]);
      // Zero has no sign here.
      return floatBack.getFloat64(0, true) + 0;
    case TEXT:
      return charactersBack();
    case LIST: {
      const count = numberBack();
      const made = [];
      for (let index = 0; index < count; index++) made.push(echoed());
      return freeze(made);
    }
    case OBJECT: {
      const made = {};
      for (let count = numberBack(); count > 0; count--) {
        const name = charactersBack();
        // A resource may have any name.
        if (name === "__proto__") Object.defineProperty(made, name, { value: echoed(), enumerable: true });
        else made[name] = echoed();
      }
      return freeze(made);
    }
    default:
      return null;
  }
}
