/** Seconds within which a scenario's address has to have given all of it. */
export const FETCH_SECONDS = 20;
/** Bytes of a scenario that are read from an address. */
export const FETCH_BYTES = 16 * 1024 * 1024;

/**
 * Why an address gave no scenario:
 *
 * - `address`: it is none of http or https.
 * - `silent`: there was no answer, or the page may not read it.
 * - `refused`: the answer is a refusal; `status` is its number.
 * - `slow`, `large`: it went past the bounds above.
 * - `stopped`: the reader stopped it.
 * - `page`: it is a web page.
 * - `notJson`: it is something else that is no JSON; the `cause` is the SyntaxError.
 */
export type NoAnswerReason = "address" | "silent" | "refused" | "slow" | "large" | "stopped" | "page" | "notJson";

/** An address that gave no scenario. */
export class NoAnswer extends Error {
  readonly why: NoAnswerReason;
  readonly address: string;
  /** 0 if there was no answer. */
  readonly status: number;

  constructor(why: NoAnswerReason, address: string, status = 0, cause?: unknown) {
    super(`${address}: ${why}`, { cause });
    this.why = why;
    this.address = address;
    this.status = status;
  }
}

/** The address in full, if it is one that is fetched. */
function placeOf(address: string): string {
  const place = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null;
  if (place === null || !/^https?:$/.test(place.protocol)) throw new NoAnswer("address", address);
  return place.href;
}

/** The text of an answer, of which no more is read than may be. */
async function textOf({ body }: Response, ending: AbortController): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (bytes > FETCH_BYTES) ending.abort("large");
    ending.signal.throwIfAborted();
    text += decoder.decode(value, { stream: true });
  }
}

/** The JSON at an address. Whoever stops it aborts `ending` with the reason. Rejects with a `NoAnswer`. */
export async function fetchedJson(address: string, ending: AbortController): Promise<unknown> {
  const limit = setTimeout(() => ending.abort("slow"), FETCH_SECONDS * 1000);
  let shown = address;
  let status = 0;
  let isPage = false;
  try {
    const place = placeOf(address);
    const response = await fetch(place, { signal: ending.signal });
    if (response.redirected) shown = `${address} → ${response.url}`;
    status = response.status;
    isPage = /html/.test(response.headers.get("content-type") ?? "");
    if (!response.ok) throw new NoAnswer("refused", shown, status);
    // Not `response.json()`: it reads without a bound, and in WebKit what is no JSON breaks it with no SyntaxError.
    return JSON.parse(await textOf(response, ending));
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    const { aborted, reason } = ending.signal;
    const bad = error instanceof SyntaxError ? (isPage ? "page" : "notJson") : "silent";
    throw new NoAnswer(aborted ? (reason as NoAnswerReason) : bad, shown, status, error);
  } finally {
    clearTimeout(limit);
    // What is not wanted any more need not come.
    ending.abort();
  }
}
