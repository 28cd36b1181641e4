// What the comparison code claims; it runs in Node and in browsers alike, so it asks nothing of either.
import { difference } from "./difference.mjs";

export function claim(holds, message) {
  if (!holds) throw new Error(message);
}

/** Equal all the way down: neither lacks anything that the other has. */
export const alike = (one, other) => difference(one, other, "it") === null && difference(other, one, "it") === null;

export function claimAlike(actual, expected, message) {
  const found = difference(actual, expected, "it") ?? difference(expected, actual, "what was expected");
  claim(found === null, `${message}: ${found}`);
}

/** Whatever fails inside says where. */
export function told(where, body) {
  try {
    return body();
  } catch (error) {
    error.message = `${where}: ${error.message}`;
    throw error;
  }
}
