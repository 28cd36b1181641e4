import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { BerserkBoard } from "../elements/index.ts";
import "../elements/index.ts";
import type { Edition, Step } from "../engine.ts";
import { textsIn } from "../i18n/index.ts";
import { tidyJson } from "./located-text.ts";
import { type CaseFile, type CaseHead, openCase } from "./rulebook-cases.ts";
import { pieces, type Query } from "./rulebook-search.ts";
import { type Verdict, verdictOn, verdictOnSetUp } from "./rulebook-verdict.ts";

/** A text with the words that were asked for marked in it. */
export function marked(text: string, query: Query): (string | TemplateResult)[] {
  return pieces(text, query).map((piece, at) => (at % 2 === 1 ? html`<mark>${piece}</mark>` : piece));
}

/** A case of the rulebook: its title and, once it is opened, a live board. */
class RulebookCase extends LitElement {
  @property({ attribute: false }) head: CaseHead | null = null;
  @property({ attribute: false }) query: Query = { numbers: [], words: [] };
  @property() language = "en";
  @property() edition: Edition = "heroes";
  @property({ type: Boolean, reflect: true }) open = false;

  @state() private file: CaseFile | null = null;
  @state() private verdict: Verdict | null = null;
  @state() private missing = false;
  #script: readonly Step[] = [];

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  #toggled(event: Event & { currentTarget: HTMLDetailsElement }): void {
    this.open = event.currentTarget.open;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("open")) this.missing = false;
    if (changed.has("open") && this.open && this.file === null && this.head !== null) void this.#read(this.head);
  }

  async #read(head: CaseHead): Promise<void> {
    try {
      const file = await openCase(head);
      this.#script = file.play?.map(({ step }) => step) ?? [];
      this.file = file;
    } catch {
      this.missing = true;
    }
  }

  /** Looks at the board once it has drawn what was clicked. */
  async #judge({ currentTarget: board }: Event & { currentTarget: BerserkBoard }): Promise<void> {
    await board.updateComplete;
    if (this.file !== null) this.verdict = verdictOn(board, this.file);
  }

  #board(file: CaseFile) {
    const texts = textsIn(this.language);
    const own = file.fails === undefined ? (file.scenario.edition ?? this.edition) : null;
    return html`
      ${file.scenario.illustrative === true ? html`<p class="remark">${texts("page.illustrative")}</p>` : nothing}
      ${file.fails === undefined ? nothing : html`<p class="turned-down">${texts("rulebook.turnedDown")}</p>`}
      <berserk-board loading="eager" mode="step" lang=${this.language} .edition=${own} .scenario=${file.scenario} .script=${this.#script}
        @click=${this.#judge} @keyup=${this.#judge}
        @berserk-load=${() => {
          this.verdict = null;
        }}
        @berserk-error=${({ detail }: CustomEvent<unknown>) => {
          this.verdict = verdictOnSetUp(detail, file);
        }}></berserk-board>`;
  }

  #verdict() {
    const texts = textsIn(this.language);
    if (this.verdict === null) return nothing;
    const { step, difference } = this.verdict;
    return difference === null
      ? html`<p class="well">${texts("rulebook.asWritten", { step })}</p>`
      : html`<p class="badly">${texts("rulebook.differs", { step })} <code>${difference}</code></p>`;
  }

  /** What the practice board takes as one's own scenario. */
  #source({ scenario, play }: CaseFile) {
    return html`
      <details class="source">
        <summary>${textsIn(this.language)("rulebook.source")}</summary>
        <pre class="excerpt" tabindex="0"><code>${tidyJson(play === undefined ? scenario : { scenario, play })}</code></pre>
      </details>`;
  }

  #body({ name, clause, edition, ruling, sample }: CaseHead) {
    const texts = textsIn(this.language);
    const { file } = this;
    return html`
      <div class="case-body">
        <p class="case-links">
          ${clause === null ? nothing : html`<a href="#${clause}">${texts("rulebook.clause", { clause, edition })}</a>`}
          ${ruling === null ? nothing : html`<a href="#${ruling}">${texts("rulebook.ruling", { ruling })}</a>`}
          <a href="#${name}">${texts("rulebook.link")}</a>
          ${sample ? html`<a href="./index.html?sample=${name.replace("sample-", "")}">${texts("rulebook.practise")}</a>` : nothing}
        </p>
        ${file === null ? html`<p class="remark">${texts(this.missing ? "error.noAnswer" : "board.loading")}</p>` : this.#board(file)}
        <div class="verdict" role="status">${this.#verdict()}</div>
        ${file === null ? nothing : this.#source(file)}
      </div>`;
  }

  protected override render() {
    const { head, language, open, query } = this;
    if (head === null) return nothing;
    const { kind, title } = head;
    return html`
      <details .open=${open} @toggle=${this.#toggled}>
        <summary class="case-head">
          <span class="case-title">${marked(title[language] ?? title.en ?? head.name, query)}</span>
          <span class="kind ${kind}">${textsIn(language)(`rulebook.kinds.${kind}`)}</span>
        </summary>
        ${open ? this.#body(head) : nothing}
      </details>`;
  }
}

customElements.define("rulebook-case", RulebookCase);

declare global {
  interface HTMLElementTagNameMap {
    "rulebook-case": RulebookCase;
  }
}
