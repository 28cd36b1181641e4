// What a fuzzer does to links: whatever it is given, there comes a LinkError, or something that makes a link of its own which
// holds the very same.
import { deepStrictEqual } from "node:assert/strict";
import { SCENARIO } from "../../../www/src/link/format.ts";
import { Reader } from "../../../www/src/link/reader.ts";
import { LinkError, packLink, unpackLink } from "../../../www/src/link.ts";

type Bytes = Uint8Array<ArrayBuffer>;

async function holds(read: () => unknown): Promise<void> {
  let value: unknown;
  try {
    value = await read();
  } catch (error) {
    if (error instanceof LinkError) return;
    throw error;
  }
  deepStrictEqual(await unpackLink(await packLink(value as never)), value);
}

/** The text of a link, or what is taken for one. */
export const link = (bytes: Bytes) => holds(() => unpackLink(new TextDecoder().decode(bytes)));

/** The three rows inside of a link, past checksum and packing: ids and texts by their lengths in front, the rest numbers. */
export const layout = (bytes: Bytes) =>
  holds(() => {
    const [ids = 0, texts = 0] = bytes;
    const [first, second] = [2 + ids, 2 + ids + texts];
    const rows = { ids: bytes.slice(2, first), texts: bytes.slice(first, second), numbers: bytes.slice(second) };
    return new Reader(rows).whole(SCENARIO);
  });
