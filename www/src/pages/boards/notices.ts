import { html, type TemplateResult } from "lit";
import type { TextKey, Texts } from "../../i18n/index.ts";

/** Something that the page has to say about the boards, and what can be done about it. */
export interface Notice {
  /** One notice at a time is about the same thing. */
  readonly about: string;
  readonly isProblem?: boolean;
  readonly words: (texts: Texts) => string | TemplateResult;
  readonly ways?: readonly Way[];
}

export interface Way {
  readonly label: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Does the notice stay when this way is taken? */
  readonly stays?: boolean;
  readonly go: () => void;
}

/** What the page has to say, the newest first. */
export class Notices {
  all: readonly Notice[] = [];
  readonly #redraw: () => void;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  tell(notice: Notice): void {
    this.all = [notice, ...this.all.filter(({ about }) => about !== notice.about)];
    this.#redraw();
  }

  drop(about: string): void {
    this.all = this.all.filter((notice) => notice.about !== about);
    this.#redraw();
  }
}

export function noticesView(notices: Notices, texts: Texts): TemplateResult {
  const drop = (about: string) => notices.drop(about);
  return html`
    <div class="board-notices" role="status">
      ${notices.all.map(
        ({ about, isProblem, words, ways = [] }) => html`
          <div class=${isProblem ? "board-notice problem" : "board-notice"} data-about=${about}>
            <div class="said">${words(texts)}</div>
            <div class="ways-out">
              ${ways.map(
                ({ label, values, stays, go }) => html`
                  <button type="button" data-way=${label} @click=${() => {
                    if (!stays) drop(about);
                    go();
                  }}>${texts(label, values)}</button>`,
              )}
              <button type="button" class="quiet" @click=${() => drop(about)}>${texts("notice.close")}</button>
            </div>
          </div>`,
      )}
    </div>`;
}
