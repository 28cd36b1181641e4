import { html, nothing, svg } from "lit";
import { state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { rosette } from "../elements/rosette.ts";
import type { Edition } from "../engine.ts";
import { type FieldEvent, Page } from "./page.ts";
import { preferredEdition, useEdition } from "./preferences.ts";
import { addressOf } from "./rulebook-address.ts";
import { book, type Chapter, type Clause, type Ruling } from "./rulebook-book.ts";
import { marked } from "./rulebook-case.ts";
import type { CaseHead } from "./rulebook-cases.ts";
import { asksNothing, found, type Query, queryOf } from "./rulebook-search.ts";

const EDITIONS: readonly Edition[] = ["heroes", "classic"];
const CLASSIC_CHAPTERS: Readonly<Record<string, string>> = { 504: "508", 505: "509" };

/** The rulebook: every clause, what it leaves open and how we settle that, and its cases on live boards. */
class RulebookPage extends Page {
  protected readonly here = "rulebook";
  @state() private edition: Edition = preferredEdition();
  @state() private asked = new URLSearchParams(location.search).get("find") ?? "";

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.#follow);
  }

  override disconnectedCallback(): void {
    window.removeEventListener("hashchange", this.#follow);
    super.disconnectedCallback();
  }

  protected override firstUpdated(): void {
    void this.#follow();
  }

  /** Goes to where the address points. What is looked for gives way if it hides that place. */
  #follow = async (): Promise<void> => {
    const address = addressOf(location.hash);
    if (address === null) return;
    if (address.edition !== null) this.#number(address.edition);
    await this.updateComplete;
    if (document.getElementById(address.id) === null) {
      this.#find("");
      await this.updateComplete;
    }
    const place = document.getElementById(address.id);
    if (place?.matches("rulebook-case")) {
      const example = place as HTMLElementTagNameMap["rulebook-case"];
      example.open = true;
      await example.updateComplete;
    }
    place?.scrollIntoView();
    // The browser itself takes the focus away from anything that is not what the address names.
    place?.focus({ preventScroll: true });
  };

  #number(edition: Edition): void {
    this.edition = edition;
    useEdition(edition);
  }

  #find(asked: string): void {
    this.asked = asked;
    const address = new URL(location.href);
    if (asked === "") address.searchParams.delete("find");
    else address.searchParams.set("find", asked);
    history.replaceState(null, "", address);
  }

  #desk(shown: readonly Chapter[], query: Query) {
    const { texts } = this;
    return html`
      <form class="finding" role="search" @submit=${(event: Event) => event.preventDefault()}>
        <label class="asked">
          <span>${texts("rulebook.search")}</span>
          <input type="search" name="find" autocomplete="off" spellcheck="false" .value=${this.asked} aria-describedby="find-hint"
            @input=${(event: Event & { currentTarget: HTMLInputElement }) => this.#find(event.currentTarget.value)} />
        </label>
        <label>
          <span>${texts("rulebook.edition")}</span>
          <select name="edition" @change=${({ currentTarget }: FieldEvent) => {
            this.#number(EDITIONS.find((edition) => edition === currentTarget.value) ?? "heroes");
          }}>
            ${EDITIONS.map((edition) => html`<option value=${edition} ?selected=${edition === this.edition}>${texts(`rulebook.editions.${edition}`)}</option>`)}
          </select>
        </label>
        <p class="remark" id="find-hint">${texts("rulebook.searchHint")}</p>
        <p class="found" role="status">${asksNothing(query) ? nothing : this.#counted(shown)}</p>
      </form>`;
  }

  #counted(shown: readonly Chapter[]): string {
    const clauses = shown.flatMap((chapter) => chapter.clauses);
    const rulings = clauses.flatMap((clause) => clause.rulings);
    const cases = [...clauses, ...rulings].flatMap((it) => it.cases);
    if (clauses.length === 0) return this.texts("rulebook.nothing");
    return this.texts("rulebook.found", { clauses: clauses.length, rulings: rulings.length, cases: cases.length });
  }

  #chapterNumber(id: string): string {
    return this.edition === "classic" ? (CLASSIC_CHAPTERS[id] ?? id) : id;
  }

  #contents(shown: readonly Chapter[]) {
    const { texts } = this;
    return html`
      <nav class="contents" aria-label=${texts("rulebook.contents")}>
        <ol>
          ${shown.map(
            ({ id, clauses }) => html`
              <li>
                <a href="#${id}"><b>${this.#chapterNumber(id)}</b> ${texts(`rulebook.chapters.${id}`)}</a>
                <ol>${clauses.map((clause) => html`<li><a href="#${clause.id}">${clause.number}</a></li>`)}</ol>
              </li>`,
          )}
        </ol>
      </nav>`;
  }

  #cases(cases: readonly CaseHead[], query: Query) {
    if (cases.length === 0) return nothing;
    return html`
      <ul class="cases" aria-label=${this.texts("rulebook.cases")}>
        ${repeat(
          cases,
          ({ name }) => name,
          (head) => html`
            <li><rulebook-case id=${head.name} tabindex="-1" .head=${head} .query=${query} language=${this.language} edition=${this.edition}></rulebook-case></li>`,
        )}
      </ul>`;
  }

  #ruling({ id, text, cases }: Ruling, query: Query) {
    return html`
      <section class="ruling" id=${id} tabindex="-1" aria-labelledby="${id}-number">
        <h4 class="number" id="${id}-number"><a href="#${id}">${id}</a></h4>
        <div class="words">
          <p>${marked(text, query)}</p>
          ${this.#cases(cases, query)}
        </div>
      </section>`;
  }

  /** The number in the other edition, or that only one edition states the clause. */
  #elsewhere({ id, numbers: { heroes, classic } }: Clause): string {
    const { texts } = this;
    if (classic === null) return texts("rulebook.onlyHeroes");
    if (this.edition === "classic") return texts("rulebook.inHeroes", { clause: heroes });
    return texts(id === "505.3" ? "rulebook.inClassicOwn" : "rulebook.inClassic", { clause: classic });
  }

  #clause(clause: Clause, query: Query) {
    const { texts } = this;
    const { id, number, text, rulings, cases } = clause;
    return html`
      <article class="clause" id=${id} tabindex="-1" aria-labelledby="${id}-number">
        <header>
          <h3 class="number" id="${id}-number"><a href="#${id}">${number}</a></h3>
          <p class="elsewhere">${this.#elsewhere(clause)}</p>
        </header>
        <div class="words">
          <p class="rule">${marked(text, query)}</p>
          ${this.#cases(cases, query)}
          ${
            rulings.length === 0
              ? nothing
              : html`
                <div class="rulings">
                  <p class="settled">${texts("rulebook.settled")}</p>
                  ${repeat(
                    rulings,
                    (ruling) => ruling.id,
                    (ruling) => this.#ruling(ruling, query),
                  )}
                </div>`
          }
        </div>
      </article>`;
  }

  #chapter({ id, clauses }: Chapter, query: Query) {
    const { texts } = this;
    const number = this.#chapterNumber(id);
    return html`
      <section class="chapter" aria-labelledby=${id}>
        <header>
          <svg class="ornament" viewBox="-50 -50 100 100" aria-hidden="true">${rosette(`${id} rosette`).map((line) => svg`<path d=${line}></path>`)}</svg>
          <h2 id=${id} tabindex="-1"><span class="chapter-number">${number}</span> ${texts(`rulebook.chapters.${id}`)}</h2>
        </header>
        ${repeat(
          clauses,
          (clause) => clause.id,
          (clause) => this.#clause(clause, query),
        )}
      </section>`;
  }

  protected override render() {
    const query = queryOf(this.asked);
    const shown = found(book(this.edition, this.language), query);
    return html`
      ${this.masthead()}
      <div class="book">
        ${this.#contents(shown)}
        <main>
          ${this.#desk(shown, query)}
          ${repeat(
            shown,
            ({ id }) => id,
            (chapter) => this.#chapter(chapter, query),
          )}
        </main>
      </div>
      ${this.foot()}`;
  }
}

customElements.define("rulebook-page", RulebookPage);
