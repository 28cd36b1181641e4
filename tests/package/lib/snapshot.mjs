// What holds of every snapshot, whatever was played.
import { alike, claim } from "./claim.mjs";

/** Plain, frozen all the way down, and nothing in it that JSON has no word for. */
export function checkFrozen(value, path) {
  if (typeof value !== "object" || value === null) {
    claim(["string", "number", "boolean"].includes(typeof value) || value === null, `${path} is ${typeof value}`);
    claim(typeof value !== "number" || Number.isSafeInteger(value), `${path} is no integer: ${value}`);
    return;
  }
  claim(Object.isFrozen(value), `${path} is not frozen`);
  const prototype = Object.getPrototypeOf(value);
  claim(prototype === Object.prototype || prototype === Array.prototype || prototype === null, `${path} is not plain`);
  for (const name of Reflect.ownKeys(value)) {
    if (Array.isArray(value) && name === "length") continue;
    checkFrozen(value[name], `${path}.${String(name)}`);
  }
}

/** 504.1.1, R1: the level is what the markers make of the starting life. */
export function checkLives({ cards }) {
  for (const { id, zone, life, markers } of cards) {
    const none = Object.values(markers).every((count) => count === 0);
    claim(
      Object.values(markers).every((count) => count >= 0),
      `${id}: a marker count below 0`,
    );
    if (life === null) {
      claim(none, `${id}: markers without lives`);
      continue;
    }
    const level = life.starting + markers.extraLives - markers.wounds - markers.lifeReductions;
    claim(life.level === level, `${id}: its level is not starting + extra - wounds - reductions`);
    claim(markers.extraLives === 0 || markers.lifeReductions === 0, `${id}: extra lives and reductions together`);
    if (zone !== "play") claim(none, `${id}: markers outside play`);
  }
}

/** What is equal must be the same object; the snapshot itself too. */
export function checkShared(before, after) {
  if (before === after) return;
  claim(!alike(after, before), "nothing changed, and yet the snapshot is a new object");
  for (const [at, card] of after.cards.entries()) {
    if (card !== before.cards[at])
      claim(!alike(card, before.cards[at]), `${card.id} did not change, and yet is a new object`);
  }
}
