import { html, type TemplateResult } from "lit";

const MARKS = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A text of a language file with its code (`like this`) and its links ([words](address)) set as such. */
export function prose(text: string): readonly (string | TemplateResult)[] {
  const pieces: (string | TemplateResult)[] = [];
  let from = 0;
  for (const { 0: whole, 1: code, 2: words, 3: address, index } of text.matchAll(MARKS)) {
    pieces.push(text.slice(from, index));
    pieces.push(code === undefined ? html`<a href=${address ?? ""}>${words}</a>` : html`<code>${code}</code>`);
    from = index + whole.length;
  }
  return [...pieces, text.slice(from)];
}
