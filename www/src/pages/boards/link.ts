import { html, type TemplateResult } from "lit";
import { mistakeWords } from "../../elements/mistake.ts";
import type { Texts } from "../../i18n/index.ts";
import { LinkError } from "../../link.ts";
import { sayError } from "../../words/say.ts";

/** Characters of a link that some messengers and sites cut. */
export const LONG_LINK = 2_000;

/** This page with the fragment, and nothing else of the address. */
export function linkWith(fragment: string): string {
  const address = new URL(location.href);
  address.search = "";
  address.hash = fragment;
  return address.href;
}

/** What is said of a link: that it is on the clipboard, or the link itself to be taken by hand; and whether it is long. */
export function linkWords(link: string, isCopied: boolean, texts: Texts): TemplateResult {
  const { length } = link;
  return html`
    <p>${texts(isCopied ? "boards.linkCopied" : "boards.linkByHand")}</p>
    ${length > LONG_LINK ? html`<p>${texts("boards.linkLong", { length, max: LONG_LINK })}</p>` : ""}
    ${
      isCopied
        ? ""
        : html`<input class="link-field" readonly .value=${link} aria-label=${texts("boards.link")}
            @focus=${(event: FocusEvent) => (event.currentTarget as HTMLInputElement).select()}>`
    }`;
}

/** What is wrong with a link, in the reader's words. */
export function linkErrorWords(error: unknown, texts: Texts): string {
  return error instanceof LinkError ? sayError(error, texts.language) : mistakeWords(error, texts);
}
