// A case of the executable rulebook; what its members mean stands in tests/rulebook/README.md.
import { claim } from "./claim.mjs";

/** Parses the file of that name, and turns down one that is not written as the README says. */
export function parse(text, file) {
  const it = JSON.parse(text);
  only(it, "the case", ["clause", "edition", "ruling", "case", "title", "sample", "scenario", "fails", "play"]);
  claim(it.clause === null || typeof it.clause === "string", "clause: text or null");
  claim([undefined, "heroes", "classic"].includes(it.edition), "edition: heroes or classic");
  claim(it.ruling === undefined || /^R\d+[a-z]?$/.test(it.ruling), "ruling: as in R1");
  claim(it.clause !== null || it.ruling !== undefined, "a clause or a ruling");
  claim(["plain", "edge", "refusal", "counter"].includes(it.case), "case: plain, edge, refusal, counter");
  claim(it.title?.ru && it.title?.en, "title: in ru and en");
  claim([undefined, true, false].includes(it.sample), "sample: true or left out");
  const first = file.split("-")[0];
  claim(it.sample ? first === "sample" : [it.clause, it.ruling].includes(first), `its name starts with ${first}`);
  claim(typeof it.scenario === "object" && it.scenario !== null, "scenario: an object");
  claim((it.fails === undefined) !== (it.play === undefined), "either fails or play");
  if (it.fails) only(it.fails, "fails", ["code", "path"]);
  claim(it.fails || it.play.length > 0, "play: at least one step");
  for (const [at, part] of (it.play ?? []).entries()) {
    only(part, `play[${at}]`, ["step", "expect"]);
    claim(part.step && part.expect, `play[${at}]: a step and what to expect`);
    only(part.step, `play[${at}].step`, ["effect", "action", "choice"]);
    claim(Object.keys(part.step).length === 1, `play[${at}].step: one of effect, action, choice`);
    only(part.expect, `play[${at}].expect`, ["events", "refusal", "error", "state"]);
    const { state: _, ...outcomes } = part.expect;
    claim(Object.keys(outcomes).length === 1, `play[${at}].expect: one of events, refusal, error`);
  }
  return it;
}

function only(object, where, members) {
  for (const name of Object.keys(object)) claim(members.includes(name), `${where} has no member ${name}`);
}
