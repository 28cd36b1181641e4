import { html } from "lit";
import { codeGuide, PROGRAMS } from "../guide/code.ts";
import { comparison } from "../guide/comparison/table.ts";
import "../guide/deck.ts";
import { guideIn } from "../guide/texts.ts";
import "../elements/index.ts";
import "../guide/wiki.ts";
import { Page } from "./page.ts";

type Said = ReturnType<typeof guideIn>;

/** The topics of each part: where they stand, and what they are called. */
function topics(said: Said) {
  return {
    wiki: (["board", "steps", "frame", "picture", "which", "blocked"] as const).map((name) => [
      `wiki-${name}`,
      said(`wiki.${name}.title`),
    ]),
    deck: (["card", "property", "wall", "theme"] as const).map((name) => [`deck-${name}`, said(`deck.${name}.title`)]),
    code: [
      ["code-install", said("code.install.title")],
      ...PROGRAMS.map((name) => [`code-${name}`, said(`code.programs.${name}.title`)]),
      ["code-rust", said("code.rust.title")],
    ],
    comparison: [],
  } as const;
}

/** Documentation with live examples, for each of those who use it. */
class GuidePage extends Page {
  protected readonly here = "guide";

  /** The browser looks for the place that its address names before the page has drawn it. */
  protected override firstUpdated(): void {
    void this.#follow();
    window.addEventListener("hashchange", this.#follow);
  }

  override disconnectedCallback(): void {
    window.removeEventListener("hashchange", this.#follow);
    super.disconnectedCallback();
  }

  readonly #follow = async (): Promise<void> => {
    const parts = [
      ...this.querySelectorAll<HTMLElement & { updateComplete: Promise<unknown> }>("wiki-guide, deck-guide"),
    ];
    await Promise.all(parts.map((part) => part.updateComplete));
    const place = document.getElementById(location.hash.slice(1));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  };

  #contents(said: Said) {
    const all = topics(said);
    return html`
      <nav class="contents" aria-label=${said("contents")}>
        <ol>
          ${(Object.keys(all) as (keyof typeof all)[]).map(
            (part) => html`
              <li>
                <a href="#${part}"><b>${said(`parts.${part}`)}</b></a>
                <ol>${all[part].map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ol>
              </li>`,
          )}
        </ol>
      </nav>`;
  }

  protected override render() {
    const { language } = this;
    const said = guideIn(language);
    const part = (id: keyof ReturnType<typeof topics>, body: unknown) => html`
      <section class="part" aria-labelledby=${id}>
        <h2 id=${id} tabindex="-1"><a href="#${id}">${said(`parts.${id}`)}</a></h2>
        ${body}
      </section>`;
    return html`
      ${this.masthead()}
      <div class="guide">
        ${this.#contents(said)}
        <main>
          ${part("wiki", html`<wiki-guide language=${language}></wiki-guide>`)}
          ${part("deck", html`<deck-guide language=${language}></deck-guide>`)}
          ${part("code", codeGuide(language))}
          ${part("comparison", comparison(language))}
        </main>
      </div>
      ${this.foot()}`;
  }
}

customElements.define("guide-page", GuidePage);
