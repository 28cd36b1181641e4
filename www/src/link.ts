/** A scenario with its steps as the text of a URL fragment, and back. */
import type { Scenario } from "./engine.ts";
import type { Mistake } from "./words/error.ts";

/** What is wrong with a link. */
export type LinkFault = "notALink" | "newerVersion" | "cutShort" | "damaged" | "tooLarge";

/** A text that is no link, or a scenario that none can hold. */
export class LinkError extends Error implements Mistake {
  readonly code: LinkFault;
  readonly path = "";
  readonly params: Readonly<Record<string, string>>;

  constructor(code: LinkFault, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = "LinkError";
    this.code = code;
    this.params = params;
  }
}

/** The text of a fragment, without its `#`. */
export async function packLink(scenario: Scenario): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(scenario)), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...bytes));
  return `b1.${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** What a link holds; whether it is a scenario is for the engine to say. Throws `LinkError`. */
export async function unpackLink(fragment: string): Promise<unknown> {
  const [, text] = fragment.match(/^b1\.([\w-]+)$/) ?? [];
  if (!text) throw new LinkError("notALink");
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    throw new LinkError("damaged");
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
