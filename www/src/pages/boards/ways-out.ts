import { packLink } from "../../link.ts";
import { copied } from "../clipboard.ts";
import { download } from "./file.ts";
import { linkErrorWords, linkWith, linkWords } from "./link.ts";
import { fileName } from "./names.ts";
import type { Shelf } from "./shelf.ts";

/** Puts a link to the position, with its steps, on the clipboard, or shows it where that is denied. */
export async function copyLink(shelf: Shelf): Promise<void> {
  const { position } = shelf;
  if (position === null) return;
  try {
    const link = linkWith(await packLink(position));
    const isCopied = await copied(link);
    shelf.notices.tell({ about: "link", words: (texts) => linkWords(link, isCopied, texts) });
  } catch (error) {
    shelf.notices.tell({ about: "link", isProblem: true, words: (texts) => linkErrorWords(error, texts) });
  }
}

/** Hands the position, with its steps, to the reader as a file. */
export function saveFile({ position, sheet }: Shelf): void {
  if (position !== null) download(position, fileName(sheet.name, new Date()));
}
