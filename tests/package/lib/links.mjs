// What link tests share: the material, and the links that were made once and must be read for ever.
import { readFileSync } from "node:fs";
import { parse } from "./case.mjs";
import { cases } from "./folder.mjs";
import { forty } from "./forty.mjs";
import { apply } from "./play.mjs";
import { played } from "./played.mjs";

/** The forty cards with a hundred steps, as that seed draws them. */
export const heavy = (Board, seed, count = 100) => played(Board, forty, count, seed);

/** The rulebook's scenarios with the steps that stand at the end of each, by file. */
export function rulebookScenarios(Board) {
  const all = new Map();
  for (const { file, text } of cases()) {
    const { scenario, fails, play = [] } = parse(text, file);
    if (fails) continue;
    const board = new Board(scenario);
    for (const { step, expect } of play) if (!expect.error) apply(board, step);
    all.set(file, board.exportScenario());
    board.free();
  }
  return all;
}

/** The same value with the members of its objects in another order. */
export function turned(value) {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, inner]) => [name, turned(inner)]));
}

/** Links of version 1 and what they hold; see tests/links/README.md. */
export const kept = JSON.parse(readFileSync(new URL("../../links/version-1.json", import.meta.url), "utf8"));
