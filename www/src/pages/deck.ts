import { html, nothing, type PropertyValues } from "lit";
import { state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import "../elements/card.ts";
import { wallTags } from "../deck/card-tag.ts";
import { SORTS, type Sort, type Wall } from "../deck/wall.ts";
import { copied } from "./clipboard.ts";
import { FIELDS, type Field, type Reading, readDeck } from "./deck-reading.ts";
import { report } from "./deck-report.ts";
import { SAMPLES, type Sample, sampleTexts } from "./deck-samples.ts";
import { keepInSession, keptInSession } from "./deck-session.ts";
import { COPIES, type Copies, headingWords, wallOfCards } from "./deck-wall.ts";
import { aroundPlace, type Place } from "./located-text.ts";
import { type FieldEvent, Page } from "./page.ts";

/** Deck lists, rows and tags as cards. It needs no engine: the cards are drawn from what the texts say. */
class DeckPage extends Page {
  protected readonly here = "deck";
  @state() private list = "";
  @state() private rows = "";
  /** The example that the texts are, unchanged. */
  @state() private sample: Sample | null = null;
  @state() private reading: Reading | null = null;
  /** The last one that there was: a text that cannot be read changes nothing. */
  @state() private wall: Wall | null = null;
  @state() private sort: Sort = "list";
  @state() private copies: Copies = "stacks";
  @state() private copied: "copied" | "notCopied" | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const kept = keptInSession();
    if (kept !== null) Object.assign(this, kept);
    if (kept === null || kept.sample !== null) this.#show(kept?.sample ?? "names");
    else if (kept.list !== "" || kept.rows !== "") this.#read();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // An example speaks the reader's language for as long as it is one.
    if (changed.get("language") !== undefined && this.sample !== null) this.#show(this.sample);
    const { list, rows, sample, sort, copies } = this;
    keepInSession({ list, rows, sample, sort, copies });
  }

  #show(sample: Sample): void {
    Object.assign(this, sampleTexts(sample, this.language));
    this.#read();
    this.sample = sample;
  }

  #read(): void {
    this.reading = readDeck(this.list, this.rows);
    this.wall = this.reading.wall ?? this.wall;
    this.copied = null;
  }

  #edit(field: Field, text: string): void {
    this[field] = text;
    this.sample = null;
    this.reading = null;
  }

  #clear(): void {
    for (const field of FIELDS) this.#edit(field, "");
    this.wall = null;
    this.querySelector<HTMLTextAreaElement>("#list")?.focus();
  }

  #mark(field: Field, place: Place): void {
    const area = this.querySelector<HTMLTextAreaElement>(`#${field}`);
    if (area === null) return;
    const { from, to } = aroundPlace(area.value, place);
    area.focus();
    area.setSelectionRange(from, to);
  }

  async #copy(): Promise<void> {
    const area = this.querySelector<HTMLTextAreaElement>("#tags");
    if (area === null) return;
    const isCopied = await copied(area.value);
    // The focus goes along, so that the keys can copy.
    if (!isCopied) {
      area.focus();
      area.select();
    }
    this.copied = isCopied ? "copied" : "notCopied";
  }

  #samples() {
    const { texts } = this;
    return html`
      <section class="deck-samples" aria-labelledby="samples">
        <h2 id="samples">${texts("deck.samples")}</h2>
        <div class="buttons">
          ${SAMPLES.map((sample) => html`<button type="button" data-sample=${sample} aria-pressed=${sample === this.sample} @click=${() => this.#show(sample)}>${texts(`deck.sample.${sample}`)}</button>`)}
        </div>
        <p class="remark">${texts("deck.illustrative")}</p>
      </section>`;
  }

  #field(field: Field) {
    const { texts } = this;
    return html`
      <div class="field">
        <label for=${field}>${texts(`deck.${field}`)}</label>
        <p class="remark" id="${field}-hint">${texts(`deck.${field}Hint`)}</p>
        <textarea id=${field} name=${field} spellcheck="false" autocomplete="off" rows=${field === "list" ? 12 : 7} .value=${this[field]}
          aria-describedby="${field}-hint reading" aria-invalid=${this.reading?.problem?.field === field}
          @input=${({ currentTarget }: Event & { currentTarget: HTMLTextAreaElement }) => this.#edit(field, currentTarget.value)}></textarea>
      </div>`;
  }

  #desk() {
    const { texts, reading } = this;
    return html`
      <form class="deck-texts" @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        this.#read();
      }}>
        ${this.#field("list")} ${this.#field("rows")}
        <div class="buttons">
          <button class="primary">${texts("deck.read")}</button>
          <button type="button" @click=${this.#clear}>${texts("deck.clear")}</button>
        </div>
        <div id="reading" class="verdict" role="status">
          ${reading === null ? nothing : report(reading, texts, (field, place) => this.#mark(field, place))}
        </div>
        <p class="remark">${texts("deck.rules")}</p>
      </form>`;
  }

  #options() {
    const { texts } = this;
    return html`
      <div class="options" role="group" aria-label=${texts("page.settings")}>
        <label>
          <span>${texts("deck.sort")}</span>
          <select name="sort" @change=${({ currentTarget }: FieldEvent) => {
            this.sort = SORTS.find((sort) => sort === currentTarget.value) ?? "list";
          }}>${SORTS.map((sort) => html`<option value=${sort} ?selected=${sort === this.sort}>${texts(`deck.sorts.${sort}`)}</option>`)}</select>
        </label>
        <label>
          <span>${texts("deck.copies")}</span>
          <select name="copies" @change=${({ currentTarget }: FieldEvent) => {
            this.copies = COPIES.find((copies) => copies === currentTarget.value) ?? "stacks";
          }}>${COPIES.map((copies) => html`<option value=${copies} ?selected=${copies === this.copies}>${texts(`deck.copiesAs.${copies}`)}</option>`)}</select>
        </label>
      </div>`;
  }

  #tags(wall: Wall) {
    const { texts } = this;
    return html`
      <details class="tags">
        <summary>${texts("deck.html")}</summary>
        <p class="remark" id="tags-hint">${texts("deck.htmlHint")}</p>
        <label for="tags">${texts("deck.tags")}</label>
        <textarea id="tags" readonly spellcheck="false" rows="8" aria-describedby="tags-hint"
          .value=${guard([wall, this.copies, this.language], () => wallTags(wall, this.copies === "each", (heading) => headingWords(heading, texts)))}></textarea>
        <div class="buttons">
          <button type="button" class="copy" @click=${this.#copy}>${texts("deck.copy")}</button>
          <p role="status">${this.copied === null ? nothing : texts(`deck.${this.copied}`)}</p>
        </div>
      </details>`;
  }

  #wall() {
    const { texts, wall } = this;
    const unnamed =
      wall?.sections.some(({ cards }) => cards.some(({ row, unknown }) => row.name === undefined && !unknown)) ?? false;
    return html`
      <section class="wall" aria-labelledby="wall">
        <header>
          <div>
            <h2 id="wall" tabindex="-1">${wall?.name ?? texts("deck.wall")}</h2>
            ${wall === null ? nothing : html`<p class="summary">${texts("deck.summary", { total: wall.total, kinds: wall.kinds })}</p>`}
          </div>
          ${wall === null ? nothing : this.#options()}
        </header>
        ${unnamed ? html`<p class="remark">${texts("deck.unnamed")}</p>` : nothing}
        ${wall === null ? nothing : html`${guard([wall, this.sort, this.copies, this.language], () => wallOfCards(wall, this.sort, this.copies, texts))} ${this.#tags(wall)}`}
      </section>`;
  }

  protected override render() {
    return html`
      ${this.masthead()}
      <main class="deck">
        <div class="desk">${this.#samples()} ${this.#desk()}</div>
        ${this.#wall()}
      </main>
      ${this.foot()}`;
  }
}

customElements.define("deck-page", DeckPage);
