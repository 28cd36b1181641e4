import { tidyJson } from "../located-text.ts";

/** Bytes of a file that is read: some times the longest record of a real game. */
export const FILE_BYTES = 16 * 1024 * 1024;

/** A file that is not read. */
export class BadFile extends Error {
  readonly why: "tooLarge" | "notText" | "unreadable";

  constructor(why: BadFile["why"], options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/** Hands a value to the reader as a file of JSON. */
export function download(value: unknown, name: string): void {
  downloadText(`${tidyJson(value)}\n`, "application/json", name);
}

/** Hands a text to the reader as a file. */
export function downloadText(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has not read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The text of a file, which is measured before it is read. */
export async function readFile(file: File): Promise<string> {
  if (file.size > FILE_BYTES) throw new BadFile("tooLarge");
  const bytes = await file.arrayBuffer().catch((cause) => {
    // A folder can be dropped too.
    throw new BadFile("unreadable", { cause });
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new BadFile("notText", { cause });
  }
}
