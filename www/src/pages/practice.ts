import { html, nothing } from "lit";
import { state } from "lit/decorators.js";
import type { BerserkBoard } from "../elements/index.ts";
import "../elements/index.ts";
import type { CardId, Edition, Scenario, Step } from "../engine.ts";
import { bar } from "./boards/bar.ts";
import { exampleId, exampleSheet } from "./boards/example.ts";
import { unplayed } from "./boards/keeper.ts";
import { noticesView } from "./boards/notices.ts";
import { Shelf, type TablePage } from "./boards/shelf.ts";
import { WaysIn } from "./boards/ways-in.ts";
import { copyLink, saveFile } from "./boards/ways-out.ts";
import { cardDialog } from "./card/card-dialog.ts";
import { SetUpDesk } from "./card/desk.ts";
import { aroundPlace, type Place, tidyJson } from "./located-text.ts";
import { type FieldEvent, Page } from "./page.ts";
import { lastBoard } from "./preferences.ts";
import { Problem, problemView, readText } from "./problem.ts";
import { SAMPLES } from "./samples.ts";
import "./share/dialog.ts";
import { PageWorkshop, type WorkshopPage } from "./workshop/workshop.ts";

/** The practice board: a table, the boards and examples that may lie on it, and a place to paste one's own. */
class PracticePage extends Page implements TablePage, WorkshopPage {
  protected readonly here = "page";
  @state() private sample = "";
  @state() private illustrative = false;
  @state() private scenario: Scenario | null = null;
  @state() private script: readonly Step[] = [];
  @state() private text = "";
  @state() private problem: Problem | null = null;
  @state() private loaded = false;
  @state() private isDrawerOpen = false;

  readonly #shelf = new Shelf(this);
  readonly #setUp = new SetUpDesk(this, this.#shelf);
  readonly #workshop = new PageWorkshop(this);
  readonly #waysIn = new WaysIn(this, this.#shelf, () => this.texts);
  /** Is what is being put on the table the text that was pasted? */
  #isPasted = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  /** What the address asks for, then what a tab that died had not written, what was open last, and the first example. */
  async #start(): Promise<void> {
    const asked = new URLSearchParams(location.search);
    const broughtIn = await this.#shelf.recover();
    if (await this.#waysIn.openLink()) return;
    const sample = asked.get("sample") ?? "";
    if (SAMPLES.has(sample)) {
      const kept = exampleId(sample);
      if (broughtIn.includes(kept) && (await this.#shelf.open(kept, null))) return;
      return this.#show(sample);
    }
    const board = asked.get("board");
    const last = lastBoard();
    for (const id of new Set([board, broughtIn[0] ?? null, last])) {
      if (id !== null && (await this.#shelf.open(id, id === board ? this.texts("boards.asked") : null))) return;
    }
    this.layFirst();
  }

  get table(): BerserkBoard | null {
    return this.querySelector("berserk-board");
  }

  lay(scenario: Scenario, script: readonly Step[]): void {
    this.sample = "";
    this.#isPasted = false;
    this.problem = null;
    this.loaded = false;
    this.illustrative = scenario.illustrative === true;
    this.scenario = scenario;
    this.script = script;
  }

  layFirst(): void {
    const [first] = SAMPLES.keys();
    this.#show(first ?? "");
  }

  saveFile(): void {
    saveFile(this.#shelf);
  }

  #show(name: string): void {
    const sample = SAMPLES.get(name);
    if (sample === undefined) return;
    const { sheet, played } = exampleSheet(name, sample, this.language);
    this.#shelf.lay(sheet, played);
    this.sample = name;
    this.text = tidyJson(sample.scenario);
  }

  /** Takes what was pasted: a scenario, or a whole sample file with the steps that it plays. */
  async #load(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.loaded = false;
    this.problem = null;
    this.text = this.querySelector("textarea")?.value ?? "";
    try {
      const { scenario, script } = await readText(this.text);
      this.#shelf.layOwn(scenario.title, this.texts("page.own"), unplayed(scenario, script));
      this.#isPasted = true;
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem(error, this.text, null);
    }
  }

  #layUpTo(scenario: Scenario): void {
    const { text } = this;
    this.#shelf.layOwn(scenario.title, this.texts("page.own"), unplayed(scenario));
    this.#isPasted = true;
    this.text = text;
  }

  openCard(card: CardId, isChange: boolean): void {
    this.#setUp.openCard(card, isChange);
  }

  takeOff(card: CardId): void {
    void this.#setUp.takeOff(card);
  }

  #onLoad(): void {
    this.#shelf.loaded();
    this.#setUp.loaded();
    this.loaded = this.#isPasted;
  }

  #make(edition: Edition): void {
    const scenario: Scenario = { format: 1, ...(edition === "heroes" ? {} : { edition }), cards: [] };
    this.#shelf.layOwn(undefined, this.texts("boards.new"), unplayed(scenario));
    this.text = tidyJson(scenario);
  }

  #share(): void {
    const [scenario, game] = [this.#shelf.position, this.table?.game];
    if (scenario === null || !game) return;
    const { snapshot, script, start } = game;
    void this.querySelector("share-dialog")?.open({ scenario, snapshot, script: script.steps, start });
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
            ${this.sample === "" ? html`<option value="" selected>${texts("page.noSample")}</option>` : nothing}
            ${[...SAMPLES].map(([name, { title }]) => html`<option value=${name} ?selected=${name === this.sample}>${title[this.language] ?? title.en ?? name}</option>`)}
          </select>
        </label>
        ${this.illustrative ? html`<p class="remark">${texts("page.illustrative")}</p>` : nothing}
      </section>`;
  }

  #boards() {
    const shelf = this.#shelf;
    const { texts } = this;
    return html`
      ${bar(shelf, texts, {
        isOpen: this.isDrawerOpen,
        isNamedAbove: Object.values(SAMPLES.get(this.sample)?.title ?? {}).includes(shelf.sheet.name),
        toggle: () => {
          this.isDrawerOpen = !this.isDrawerOpen;
          if (this.isDrawerOpen) void shelf.refresh();
        },
        addCard: () => this.#setUp.openNew(),
        make: (edition) => this.#make(edition),
        copyLink: () => void copyLink(shelf),
        share: () => this.#share(),
        saveFile: () => this.saveFile(),
        openFile: (file) => void this.#waysIn.openFile(file),
      })}
      ${noticesView(shelf.notices, texts)}`;
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
                const scenario = this.table?.board?.exportScenario();
                if (scenario === undefined) return;
                this.text = tidyJson(scenario);
                this.problem = null;
              }}>${texts("page.copy")}</button>
            </div>
            <div id="text-problem" class="verdict" role="status">
              ${this.loaded ? html`<p class="well">${texts("page.loaded")}</p>` : nothing}
              ${
                problem === null
                  ? nothing
                  : problemView(
                      problem,
                      texts,
                      (scenario) => this.#layUpTo(scenario),
                      (place) => this.#showPlace(place),
                    )
              }
            </div>
          </div>
        </form>
      </section>`;
  }

  protected override render() {
    const { texts } = this;
    return html`
      ${this.masthead()}
      <main>
        ${this.#waysIn.isHeldOver ? html`<p class="drop-here">${texts("boards.drop")}</p>` : nothing}
        ${this.#samples()} ${this.#boards()}
        <h2 class="heard-only">${texts("page.board")}</h2>
        <berserk-board loading="eager" lang=${this.language} .scenario=${this.scenario} .script=${this.script} .workshop=${this.#workshop}
          @berserk-load=${this.#onLoad} @berserk-change=${() => this.#shelf.changed()}></berserk-board>
        ${this.#own()}
      </main>
      ${cardDialog(this.#setUp, this.language)}
      ${this.foot()}
      <share-dialog language=${this.language}></share-dialog>`;
  }
}

customElements.define("practice-page", PracticePage);
