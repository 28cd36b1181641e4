import { html, nothing } from "lit";
import { state } from "lit/decorators.js";
import type { BerserkBoard } from "../elements/index.ts";
import "../elements/index.ts";
import { engineReady } from "../elements/engine-ready.ts";
import { mistakeWords } from "../elements/mistake.ts";
import type { Scenario, Step } from "../engine.ts";
import { aroundPlace, excerpt, type LocatedText, locatedText, NotJson, type Place, tidyJson } from "./located-text.ts";
import { type FieldEvent, Page } from "./page.ts";
import { placeIn, readPasted } from "./pasted.ts";
import { SAMPLES } from "./samples.ts";

/** A mistake in the pasted text. */
interface Problem {
  readonly error: unknown;
  readonly place: Place | null;
}

/** The practice board: a table, the samples that may lie on it, and a place to paste one's own. */
class PracticePage extends Page {
  protected readonly here = "page";
  @state() private sample = "";
  @state() private illustrative = false;
  @state() private scenario: Scenario | null = null;
  @state() private script: readonly Step[] = [];
  @state() private text = "";
  @state() private problem: Problem | null = null;
  @state() private loaded = false;

  /** Is what is being put on the table of the reader's own making? */
  #isPasted = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const asked = new URLSearchParams(location.search).get("sample") ?? "";
    const [first] = SAMPLES.keys();
    this.#show(SAMPLES.has(asked) ? asked : (first ?? ""));
  }

  #show(name: string): void {
    const sample = SAMPLES.get(name);
    if (sample === undefined) return;
    const { scenario, play } = sample;
    this.sample = name;
    this.#isPasted = false;
    this.problem = null;
    this.loaded = false;
    this.illustrative = scenario.illustrative === true;
    this.scenario = scenario;
    this.script = play.map(({ step }) => step);
    this.text = tidyJson(scenario);
    const address = new URL(location.href);
    address.searchParams.set("sample", name);
    history.replaceState(null, "", address);
  }

  get #board(): BerserkBoard | null {
    return this.querySelector("berserk-board");
  }

  /** Takes what was pasted: a scenario, or a whole sample file with the steps that it plays. */
  async #load(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.loaded = false;
    this.problem = null;
    this.text = this.querySelector("textarea")?.value ?? "";
    let pasted: LocatedText | null = null;
    try {
      pasted = locatedText(this.text);
      await engineReady();
      const { scenario, script } = readPasted(pasted.value);
      this.#isPasted = true;
      this.scenario = scenario;
      this.script = script;
    } catch (error) {
      const place = error instanceof NotJson ? error.place : pasted && placeIn(pasted, error);
      this.problem = { error, place };
    }
  }

  #loadedWell(): void {
    if (!this.#isPasted) return;
    this.loaded = true;
    this.sample = "";
    this.illustrative = this.scenario?.illustrative === true;
  }

  #loadedBadly(event: CustomEvent<unknown>): void {
    if (!this.#isPasted) return;
    event.preventDefault();
    this.problem = { error: event.detail, place: null };
  }

  #showPlace(place: Place): void {
    const field = this.querySelector("textarea");
    if (field === null) return;
    const { from, to } = aroundPlace(this.text, place);
    field.focus();
    field.setSelectionRange(from, to);
  }

  #samples() {
    const { texts } = this;
    return html`
      <section class="samples">
        <label>
          <span>${texts("page.samples")}</span>
          <select name="sample" @change=${(event: FieldEvent) => this.#show(event.currentTarget.value)}>
            ${this.sample === "" ? html`<option value="" selected>${texts("page.own")}</option>` : nothing}
            ${[...SAMPLES].map(([name, { title }]) => html`<option value=${name} ?selected=${name === this.sample}>${title[this.language] ?? title.en ?? name}</option>`)}
          </select>
        </label>
        ${this.illustrative ? html`<p class="remark">${texts("page.illustrative")}</p>` : nothing}
      </section>`;
  }

  #own() {
    const { problem, texts } = this;
    return html`
      <section class="own">
        <h2>${texts("page.own")}</h2>
        <form @submit=${this.#load}>
          <div class="field">
            <label for="text">${texts("page.text")}</label>
            <p class="remark" id="text-hint">${texts("page.ownHint")}</p>
            <textarea id="text" name="text" spellcheck="false" autocomplete="off" rows="16" .value=${this.text}
              aria-describedby="text-hint text-problem" aria-invalid=${problem !== null}></textarea>
          </div>
          <div class="beside">
            <div class="buttons">
              <button class="primary">${texts("page.load")}</button>
              <button type="button" @click=${() => {
                const scenario = this.#board?.board?.exportScenario();
                if (scenario === undefined) return;
                this.text = tidyJson(scenario);
                this.problem = null;
              }}>${texts("page.copy")}</button>
            </div>
            <div id="text-problem" class="verdict" role="status">
              ${problem === null ? (this.loaded ? html`<p class="well">${texts("page.loaded")}</p>` : nothing) : this.#verdict(problem)}
            </div>
          </div>
        </form>
      </section>`;
  }

  #verdict({ error, place }: Problem) {
    const texts = this.texts;
    return html`
      <p class="badly"><strong>${mistakeWords(error, texts)}</strong></p>
      ${
        place === null
          ? nothing
          : html`
            <p><button type="button" @click=${() => this.#showPlace(place)}>${texts("page.line", { line: place.line })}</button></p>
            <pre class="excerpt"><code>${excerpt(this.text, place)}</code></pre>`
      }
      <p>${texts("page.kept")}</p>`;
  }

  protected override render() {
    const { texts } = this;
    return html`
      ${this.masthead()}
      <main>
        ${this.#samples()}
        <h2 class="heard-only">${texts("page.board")}</h2>
        <berserk-board lang=${this.language} .scenario=${this.scenario} .script=${this.script}
          @berserk-load=${this.#loadedWell} @berserk-error=${this.#loadedBadly}></berserk-board>
        ${this.#own()}
      </main>
      ${this.foot()}`;
  }
}

customElements.define("practice-page", PracticePage);
