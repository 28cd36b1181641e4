import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { unpackLink } from "../link.ts";
import { type Mistake, sayError } from "../words/say.ts";
import { EXIT, Failure, noFile, notUnderstood } from "./failure.ts";
import type { CommandTexts } from "./texts.ts";

/** Bytes that are read of a file or of standard input. */
const LONGEST = 64 * 1024 * 1024;

/** `#b1.…`, alone or at the end of an address. */
const LINK = /#b\d+\./;
/** A text that is a link by itself. */
const LINK_ALONE = /^\s*(?:\S*#)?b\d+\.\S+\s*$/;

async function textOf(stream: Readable, name: (texts: CommandTexts) => string): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of stream) {
      length += part.length;
      if (length > LONGEST) break;
      parts.push(part);
    }
  } catch (error) {
    throw noFile("unread", name, error);
  }
  if (length > LONGEST)
    throw new Failure(EXIT.noScenario, (texts) => texts.tooLong({ name: name(texts), most: LONGEST }));
  return Buffer.concat(parts).toString("utf8");
}

/** Node tells the place as a number of characters. */
function notJson(text: string, { message }: SyntaxError): Mistake {
  const at = Number(message.match(/position (\d+)/)?.[1] ?? Number.NaN);
  if (Number.isNaN(at)) return { code: "notJson", path: "" };
  const before = text.slice(0, at).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return { code: "notJson", path: "", params: { line: String(before.length), column: String(column) } };
}

function fromJson(text: string, language: string): unknown {
  try {
    // A mark of byte order is no part of the text.
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    const mistake = notJson(text, error as SyntaxError);
    throw new Failure(EXIT.noScenario, () => sayError(mistake, language));
  }
}

async function fromLink(text: string, language: string): Promise<unknown> {
  try {
    return await unpackLink(text);
  } catch (error) {
    throw new Failure(EXIT.noScenario, () => sayError(error as Mistake, language));
  }
}

/** What was given, as a value; whether it is a scenario is for the engine to say. */
export async function scenarioFrom(source: string, stdin: Readable, language: string): Promise<unknown> {
  if (LINK.test(source)) return fromLink(source, language);
  if (/^https?:/i.test(source)) throw notUnderstood("network", { name: source });
  const text =
    source === "-"
      ? await textOf(stdin, (texts) => texts.standardInput())
      : await textOf(createReadStream(source), () => source);
  return LINK_ALONE.test(text) ? fromLink(text.trim(), language) : fromJson(text, language);
}
