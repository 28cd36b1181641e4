// Reads the executable rulebook; what its files mean stands in tests/rulebook/README.md.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const folder = new URL("../../rulebook/", import.meta.url);

/** All cases, each with the name of its file. */
export function cases() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  assert.ok(files.length > 0, `no cases in ${fileURLToPath(folder)}`);
  return files
    .sort()
    .map((file) => ({ file: basename(file, ".json"), text: readFileSync(new URL(file, folder), "utf8") }));
}

/** Parses a case, and turns down one that is not written as the README says. */
export function parse(text) {
  const it = JSON.parse(text);
  only(it, "the case", ["clause", "edition", "ruling", "case", "title", "sample", "scenario", "fails", "play"]);
  assert.ok(it.clause === null || typeof it.clause === "string", "clause: text or null");
  assert.ok([undefined, "heroes", "classic"].includes(it.edition), "edition: heroes or classic");
  assert.ok(it.ruling === undefined || /^R\d+[a-z]?$/.test(it.ruling), "ruling: as in R1");
  assert.ok(["plain", "edge", "refusal", "counter"].includes(it.case), "case: plain, edge, refusal, counter");
  assert.ok(it.title?.ru && it.title?.en, "title: in ru and en");
  assert.ok([undefined, true, false].includes(it.sample), "sample: true or left out");
  assert.ok(typeof it.scenario === "object" && it.scenario !== null, "scenario: an object");
  assert.notEqual(it.fails === undefined, it.play === undefined, "either fails or play");
  if (it.fails) only(it.fails, "fails", ["code", "path"]);
  for (const [at, part] of (it.play ?? []).entries()) {
    only(part, `play[${at}]`, ["step", "expect"]);
    assert.ok(part.step && part.expect, `play[${at}]: a step and what to expect`);
    only(part.step, `play[${at}].step`, ["effect", "action", "choice"]);
    assert.equal(Object.keys(part.step).length, 1, `play[${at}].step: one of effect, action, choice`);
    only(part.expect, `play[${at}].expect`, ["events", "refusal", "error", "state"]);
    const { state: _, ...outcomes } = part.expect;
    assert.equal(Object.keys(outcomes).length, 1, `play[${at}].expect: one of events, refusal, error`);
  }
  return it;
}

function only(object, where, members) {
  for (const name of Object.keys(object)) assert.ok(members.includes(name), `${where} has no member ${name}`);
}

/** The first place where `actual` is not what the case names, or null. */
export function difference(actual, expected, path) {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return told(path, actual, expected);
    for (const at of expected.keys()) {
      const found =
        at < actual.length
          ? difference(actual[at], expected[at], `${path}[${at}]`)
          : told(`${path}[${at}]`, undefined, expected[at]);
      if (found) return found;
    }
    return actual.length > expected.length
      ? told(`${path}[${expected.length}]`, actual[expected.length], undefined)
      : null;
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null) return told(path, actual, expected);
    for (const [name, value] of Object.entries(expected)) {
      const found = difference(actual[name], value, `${path}.${name}`);
      if (found) return found;
    }
    return null;
  }
  return Object.is(actual, expected) ? null : told(path, actual, expected);
}

const told = (path, actual, expected) =>
  `${path} is ${JSON.stringify(actual) ?? "not there"}, not ${JSON.stringify(expected) ?? "expected at all"}`;
