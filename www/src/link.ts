/**
 * A scenario with its steps as the text of a URL fragment, and back.
 *
 * A link is the same wherever it is made, and what comes back is the same to the byte: the scenario with its members in
 * the order of the format, which is how the engine writes it natively. Links made by earlier versions stay readable.
 */
import type { Scenario } from "../generated/types.ts";
import { WORDS } from "./link/dictionary.ts";
import { seal, unseal } from "./link/envelope.ts";
import { SCENARIO } from "./link/format.ts";
import { Cursor, writeNumber } from "./link/numbers.ts";
import { Reader } from "./link/reader.ts";
import { MOST } from "./link/shape.ts";
import { joined, squeeze, unsqueeze } from "./link/squeeze.ts";
import { Writer } from "./link/writer.ts";

export { LONGEST } from "./link/envelope.ts";
export { LinkError, type LinkFault } from "./link/error.ts";

/**
 * The text of a fragment, without its `#`: at most {@link LONGEST} characters, all of them letters, digits, `-`, `_` or
 * `.`. Rejects with a {@link LinkError}: `noScenario` with the `path`, or `tooLarge`.
 */
export async function packLink(scenario: Scenario): Promise<string> {
  const { ids, texts, numbers } = new Writer().whole(SCENARIO, scenario);
  const [packedIds, packedTexts] = [squeeze(ids), squeeze(texts, WORDS)];
  const lengths: number[] = [];
  writeNumber(packedIds.length, lengths);
  writeNumber(packedTexts.length, lengths);
  return seal(joined([Uint8Array.from(lengths), packedIds, packedTexts, squeeze(numbers)]));
}

/**
 * What a link holds; whether that can lie on a table is for the engine to say. The text may be a whole address, and may
 * have gone through mail or a messenger. Rejects with a {@link LinkError}, and never with anything else.
 */
export async function unpackLink(fragment: string): Promise<unknown> {
  const inside = new Cursor(unseal(fragment));
  const [idsLength, textsLength] = [inside.number(), inside.number()];
  const ids = await unsqueeze(inside.bytes(idsLength), MOST);
  const texts = await unsqueeze(inside.bytes(textsLength), MOST, WORDS);
  const numbers = await unsqueeze(inside.bytes(), MOST);
  return new Reader({ ids, texts, numbers }).whole(SCENARIO);
}
