/**
 * Deflate: packed by a library, since platforms' own compressors pack the same bytes each in its own way, and unpacked
 * by what the platform has.
 */
/** @license fflate: Copyright (c) 2026 Arjun Barrett, SPDX-License-Identifier: MIT */
import { deflateSync } from "fflate";
import { LinkError } from "./error.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const NO_WORDS: Bytes = new Uint8Array(0);

/** The same bytes wherever it runs. What the dictionary holds costs next to nothing. */
export const squeeze = (bytes: Bytes, dictionary = NO_WORDS): Bytes =>
  deflateSync(bytes, { level: 9, ...(dictionary.length > 0 ? { dictionary } : {}) }) as Bytes;

/** Deflate makes at most 1,032 bytes of one: so little goes in at a time that no more than a megabyte comes out. */
const SIP = 1024;

/** What was squeezed. Once that is more than `max` bytes, nothing further is read. */
export async function unsqueeze(bytes: Bytes, max: number, dictionary = NO_WORDS): Promise<Bytes> {
  const stream = sips(bytes, dictionary).pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const chunks: Bytes[] = [];
  let length = -dictionary.length;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > max) throw new LinkError("tooLarge");
      chunks.push(read.value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof LinkError ? error : new LinkError("damaged");
  }
  if (length < 0) throw new LinkError("damaged");
  return joined(chunks).subarray(dictionary.length);
}

/**
 * The platform's stream takes no dictionary, but a block that is stored as it is (RFC 1951, 3.2.4) and not the last
 * does the same: what follows points back into it.
 */
function sips(bytes: Bytes, dictionary: Bytes): ReadableStream<Bytes> {
  const { length } = dictionary;
  const head = Uint8Array.of(0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255);
  let at = 0;
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(joined([head, dictionary]));
    },
    pull: (controller) => {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + SIP));
      else controller.close();
      at += SIP;
    },
  });
}

/** One after the other. */
export function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
