import { html, LitElement, nothing } from "lit";
import { state } from "lit/decorators.js";
import type { BerserkBoard } from "../elements/index.ts";
import "../elements/index.ts";
import { mistakeWords } from "../elements/mistake.ts";
import { RulesError, type Scenario, type Step } from "../engine.ts";
import { type Texts, textsIn } from "../i18n/index.ts";
import { languages } from "../words/say.ts";
import { type LocatedText, locatedText, NotJson, tidyJson } from "./located-text.ts";
import { preferredLanguage, preferredTheme, THEMES, type Theme, useLanguage, useTheme } from "./preferences.ts";
import { SAMPLES, type Sample } from "./samples.ts";

/** A mistake in the pasted text. */
interface Problem {
  readonly words: string;
  readonly line: number | null;
}

type FieldEvent = Event & { currentTarget: HTMLSelectElement };

/** The practice board: a table, the samples that may lie on it, and a place to paste one's own. */
class PracticePage extends LitElement {
  @state() private language = preferredLanguage();
  @state() private theme: Theme = preferredTheme();
  @state() private sample = "";
  @state() private illustrative = false;
  @state() private scenario: Scenario | null = null;
  @state() private script: readonly Step[] = [];
  @state() private text = "";
  @state() private problem: Problem | null = null;
  @state() private loaded = false;

  /** The pasted text whose scenario is being put on the table. */
  #pasted: LocatedText | null = null;

  /** The page's own style sheet dresses it, so it lives in the page. */
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    useTheme(this.theme);
    const asked = new URLSearchParams(location.search).get("sample") ?? "";
    const [first] = SAMPLES.keys();
    this.#show(SAMPLES.has(asked) ? asked : (first ?? ""));
  }

  #show(name: string): void {
    const sample = SAMPLES.get(name);
    if (sample === undefined) return;
    const { scenario, play } = sample;
    this.sample = name;
    this.#pasted = null;
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
  #load(event: SubmitEvent): void {
    event.preventDefault();
    this.loaded = false;
    this.problem = null;
    this.text = this.querySelector("textarea")?.value ?? "";
    try {
      this.#pasted = locatedText(this.text);
    } catch (error) {
      if (!(error instanceof NotJson)) throw error;
      this.problem = { words: `${this.#texts("error.notJson")}: ${error.message}`, line: error.line };
      return;
    }
    const { value } = this.#pasted;
    const file = typeof value === "object" && value !== null && "scenario" in value ? (value as Partial<Sample>) : null;
    this.scenario = (file?.scenario ?? value) as Scenario;
    this.script = Array.isArray(file?.play) ? file.play.map(({ step }) => step) : [];
  }

  #loadedWell(): void {
    if (this.#pasted === null) return;
    this.loaded = true;
    this.sample = "";
    this.illustrative = this.scenario?.illustrative === true;
  }

  #loadedBadly(event: CustomEvent<unknown>): void {
    const pasted = this.#pasted;
    if (pasted === null) return;
    event.preventDefault();
    const error = event.detail;
    const path = error instanceof RulesError ? error.path : "";
    const inFile = typeof pasted.value === "object" && pasted.value !== null && "scenario" in pasted.value;
    this.problem = {
      words: mistakeWords(error, this.#texts),
      line: error instanceof RulesError ? pasted.lineOf(inFile ? `scenario.${path}` : path) : null,
    };
  }

  get #texts(): Texts {
    return textsIn(this.language);
  }

  #showLine(line: number): void {
    const field = this.querySelector("textarea");
    if (field === null) return;
    const before =
      this.text
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length + (line > 1 ? 1 : 0);
    const end = this.text.indexOf("\n", before);
    field.focus();
    field.setSelectionRange(before, end === -1 ? this.text.length : end);
  }

  protected override willUpdate(): void {
    useLanguage(this.language);
    document.title = this.#texts("page.title");
  }

  #settings() {
    const texts = this.#texts;
    return html`
      <div class="settings" role="group" aria-label=${texts("page.settings")}>
        <label>
          <span>${texts("page.language")}</span>
          <select name="language" @change=${(event: FieldEvent) => {
            this.language = event.currentTarget.value;
          }}>
            ${languages.map(({ code, name }) => html`<option value=${code} lang=${code} ?selected=${code === this.language}>${name}</option>`)}
          </select>
        </label>
        <label>
          <span>${texts("page.theme")}</span>
          <select name="theme" @change=${(event: FieldEvent) => {
            this.theme = THEMES.find((theme) => theme === event.currentTarget.value) ?? "auto";
            useTheme(this.theme);
          }}>
            ${THEMES.map((theme) => html`<option value=${theme} ?selected=${theme === this.theme}>${texts(`page.themes.${theme}`)}</option>`)}
          </select>
        </label>
      </div>`;
  }

  #samples() {
    const texts = this.#texts;
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
    const texts = this.#texts;
    const { problem } = this;
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
                if (scenario !== undefined) this.text = tidyJson(scenario);
              }}>${texts("page.copy")}</button>
            </div>
            <div id="text-problem" class="verdict" role="status">
              ${problem === null ? (this.loaded ? html`<p class="well">${texts("page.loaded")}</p>` : nothing) : this.#verdict(problem)}
            </div>
          </div>
        </form>
      </section>`;
  }

  #verdict({ words, line }: Problem) {
    const texts = this.#texts;
    return html`
      <p class="badly"><strong>${words}</strong></p>
      ${
        line === null
          ? nothing
          : html`
            <p><button type="button" @click=${() => this.#showLine(line)}>${texts("page.line", { line })}</button></p>
            <pre class="excerpt"><code>${this.text.split("\n")[line - 1]?.trim()}</code></pre>`
      }
      <p>${texts("page.kept")}</p>`;
  }

  protected override render() {
    const texts = this.#texts;
    return html`
      <header class="masthead">
        <div>
          <p class="wordmark">${texts("page.name")}</p>
          <h1>${texts("page.heading")}</h1>
          <p class="lead">${texts("page.lead")}</p>
        </div>
        ${this.#settings()}
      </header>
      <main>
        ${this.#samples()}
        <h2 class="heard-only">${texts("page.board")}</h2>
        <berserk-board lang=${this.language} .scenario=${this.scenario} .script=${this.script}
          @berserk-load=${this.#loadedWell} @berserk-error=${this.#loadedBadly}></berserk-board>
        ${this.#own()}
      </main>
      <footer><p>${texts("page.footer")}</p></footer>`;
  }
}

customElements.define("practice-page", PracticePage);
