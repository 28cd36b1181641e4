import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { engineReady } from "../../elements/engine-ready.ts";
import { isMistake, mistakeWords } from "../../elements/mistake.ts";
import type { Ability, CardSetup, Scenario } from "../../engine.ts";
import { type TextKey, textsIn } from "../../i18n/index.ts";
import { sayError } from "../../words/say.ts";
import { type AbilityHands, abilityFields } from "./ability-fields.ts";
import { type FieldProblem, problemsOf } from "./check.ts";
import {
  type AbilityDraft,
  abilityDraft,
  asJson,
  type CardDraft,
  cardOf,
  changedEffects,
  freeId,
  newAbility,
  newEffect,
} from "./draft.ts";
import { type FormView, field } from "./field.ts";
import { CARD_FIELDS, type FieldSpec } from "./fields.ts";

/** What the form is about. */
export interface FormTask {
  readonly draft: CardDraft;
  /** The set-up to which the card is added or in which it is changed. */
  readonly setUp: Scenario;
  /** The card that is changed; null: another one is added. */
  readonly changes: string | null;
  readonly players: readonly string[];
}

/**
 * `<card-form>`: a card in fields. It fires `card-made` (detail: a CardSetup that the engine accepts on the set-up, and whether
 * it takes the place of the one that was opened) and `card-closed`; bad input is named at its field, and changes nothing.
 */
export class CardForm extends LitElement {
  @property() language = "en";
  @property({ attribute: false }) task: FormTask | null = null;
  @state() private draft: CardDraft = { values: {}, abilities: [] };
  @state() private problems: readonly FieldProblem[] = [];
  #focus: string | null = null;
  #isMaking = false;

  /** The page's own style sheet dresses it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** What stands in the fields, to go on with later. */
  get current(): CardDraft {
    return this.draft;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("task") || this.task === null) return;
    this.draft = this.task.draft;
    this.problems = [];
  }

  protected override updated(): void {
    if (this.#focus === null) return;
    const wanted = this.querySelector<HTMLElement>(this.#focus);
    this.#focus = null;
    wanted?.focus();
  }

  // ---- what is typed

  #onInput(event: Event): void {
    const { target } = event;
    if (
      !(
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
    )
      return;
    const value =
      target instanceof HTMLInputElement && target.type === "checkbox" ? (target.checked ? "yes" : "") : target.value;
    this.#put(target.name, value);
    this.problems = this.problems.filter(({ field: wrong }) => this.#nameFor(wrong) !== target.name);
  }

  #put(name: string, value: string): void {
    const [, place, number, own = ""] = name.match(/^abilities\.(\d+)\.(?:effects\.(\d+)\.)?(.+)$/) ?? [];
    const { draft } = this;
    if (place === undefined) {
      this.draft = { ...draft, values: { ...draft.values, [name]: value } };
      return;
    }
    this.#change(Number(place), (ability) => {
      if (number !== undefined) return { ...ability, effects: changedEffects(ability, Number(number), own, value) };
      if (own === "target") return { ...ability, takesTarget: value === "yes" };
      if (own === "json") return { ...ability, json: value };
      return { ...ability, values: { ...ability.values, [own]: value } };
    });
  }

  #change(place: number, change: (ability: AbilityDraft) => AbilityDraft): void {
    const abilities = this.draft.abilities.map((ability, at) => (at === place ? change(ability) : ability));
    this.draft = { ...this.draft, abilities };
  }

  #add(kind: Ability["kind"]): void {
    const { abilities } = this.draft;
    this.draft = { ...this.draft, abilities: [...abilities, newAbility(kind)] };
    this.#focus = `[name="abilities.${abilities.length}.text"]`;
  }

  readonly #hands: AbilityHands = {
    removeAbility: (place) => {
      this.draft = { ...this.draft, abilities: this.draft.abilities.filter((_, at) => at !== place) };
      this.problems = [];
      this.#focus = "[data-do='add-activated']";
    },
    asJson: (place, isJson) => this.#change(place, (ability) => this.#turned(ability, place, isJson)),
    addEffect: (place) => {
      this.#change(place, (ability) => ({ ...ability, effects: [...ability.effects, newEffect("wound")] }));
      this.#focus = `[name="abilities.${place}.effects.${(this.draft.abilities[place]?.effects.length ?? 1) - 1}.kind"]`;
    },
    removeEffect: (place, effect) => {
      this.#change(place, (ability) => ({ ...ability, effects: ability.effects.filter((_, at) => at !== effect) }));
      this.problems = [];
      this.#focus = `[data-ability="${place}"] [data-do="add-effect"]`;
    },
  };

  /** Between fields and JSON. What the fields cannot say stays JSON, and that is said. */
  #turned(ability: AbilityDraft, place: number, isJson: boolean): AbilityDraft {
    if (isJson === (ability.json !== null)) return ability;
    if (isJson) return asJson(this.draft.abilities, ability);
    const wrong = (error: unknown): AbilityDraft => {
      this.problems = [...this.problems, { field: `abilities.${place}.json`, error }];
      return ability;
    };
    try {
      const read = abilityDraft(JSON.parse(ability.json ?? "") as Ability);
      return read.json === null ? { ...read, key: ability.key } : wrong("workshop.onlyJson");
    } catch (error) {
      return wrong(error instanceof SyntaxError ? error : "workshop.onlyJson");
    }
  }

  // ---- what is made of it

  async #make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { task } = this;
    if (task === null || this.#isMaking) return;
    const isChange = event.submitter?.getAttribute("value") === "change";
    this.#isMaking = true;
    try {
      // The form may be filled in before the engine is there.
      await engineReady();
      if (this.task === task) this.#tell(task, isChange);
    } catch (error) {
      this.problems = [{ field: "", error }];
      this.#focus = ".form-problem";
    } finally {
      this.#isMaking = false;
    }
  }

  /** Fires the card that is made, or names what is wrong. */
  #tell({ setUp, changes }: FormTask, isChange: boolean): void {
    const taken = new Set(setUp.cards.map(({ id }) => id));
    const id = isChange && changes !== null ? changes : freeId(this.draft.values.name ?? "", taken);
    const index = isChange ? setUp.cards.findIndex((card) => card.id === id) : setUp.cards.length;
    const [card, problems] = this.#checked(id, setUp, index);
    this.problems = problems;
    if (card === null) {
      this.#focus = "[aria-invalid='true'], .form-problem";
      return;
    }
    this.dispatchEvent(new CustomEvent("card-made", { detail: { card, isChange } }));
  }

  #checked(id: string, setUp: Scenario, index: number): [CardSetup | null, readonly FieldProblem[]] {
    const noJson = this.draft.abilities.flatMap(({ json }, place): FieldProblem[] => {
      try {
        if (json !== null) JSON.parse(json);
        return [];
      } catch (error) {
        return [{ field: `abilities.${place}.json`, error }];
      }
    });
    if (noJson.length > 0) return [null, noJson];
    const card = cardOf(this.draft, id);
    const problems = problemsOf(card, setUp, index);
    return [problems.length === 0 ? card : null, problems];
  }

  /** The field that shows what is wrong there: itself, what it lies in, or the first field within it. */
  #nameFor(wrong: string): string | null {
    const names = [...this.querySelectorAll<HTMLInputElement>("form [name]")].map(({ name }) => name);
    for (let at = wrong; at !== ""; at = at.replace(/\.?[^.]*$/, "")) {
      const found = names.find((name) => name === at) ?? names.find((name) => name === `${at}.json`);
      const within = found ?? names.find((name) => name.startsWith(`${at}.`));
      if (within !== undefined) return within;
    }
    return null;
  }

  #words({ error }: FieldProblem): string {
    const texts = textsIn(this.language);
    if (typeof error === "string") return texts(error as TextKey);
    if (isMistake(error) && error.code === "missingField") return texts("workshop.needed");
    return isMistake(error)
      ? sayError({ ...error, code: error.code, path: "" }, this.language)
      : mistakeWords(error, texts);
  }

  // ---- how it looks

  get #view(): FormView {
    const shown = this.problems.map((problem) => [this.#nameFor(problem.field), this.#words(problem)] as const);
    const { setUp, players = [], changes } = this.task ?? {};
    const hosts = (setUp?.cards ?? []).filter(
      ({ id, zone, attachedTo }) => id !== changes && (zone ?? "play") === "play" && attachedTo === undefined,
    );
    return {
      texts: textsIn(this.language),
      players,
      hosts: hosts.map(({ id, name }) => [id, name]),
      wrong: (name) => shown.find(([field]) => field === name)?.[1] ?? null,
    };
  }

  #group(title: keyof typeof CARD_FIELDS, view: FormView): TemplateResult {
    const specs: readonly FieldSpec[] = CARD_FIELDS[title];
    return html`
      <fieldset class="card-group ${title}">
        <legend>${view.texts(`workshop.groups.${title}`)}</legend>
        <div class="card-row">
          ${specs.map((spec) => field(spec, spec.path, this.draft.values[spec.path] ?? "", `workshop.fields.${spec.path}` as TextKey, view))}
        </div>
      </fieldset>`;
  }

  /** The card as it would lie on the table. */
  #looks(): TemplateResult {
    const { values } = this.draft;
    const of = (path: string) => values[path] || nothing;
    return html`
      <div class="card-looks">
        <berserk-card reserve lang=${this.language} name=${of("name")} type=${of("type")} life=${of("life")} strike=${of("strike")}
          wounds=${of("markers.wounds")} extra-lives=${of("markers.extraLives")} life-reductions=${of("markers.lifeReductions")}
          counters=${of("counters")} poison=${of("poison")} image=${of("image")} text=${of("text")} ?tapped=${values.orientation === "yes"}></berserk-card>
      </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { task, draft, problems } = this;
    if (task === null) return nothing;
    const view = this.#view;
    const { texts } = view;
    const isChange = task.changes !== null;
    const loose = problems.filter(({ field: wrong }) => this.#nameFor(wrong) === null);
    return html`
      <form novalidate @input=${this.#onInput} @submit=${this.#make}>
        <div class="card-form-head">
          <div>
            <h2 id="card-form-title">${texts(isChange ? "workshop.titleChange" : "workshop.title")}</h2>
            <p class="remark">${texts("workshop.hint")}</p>
          </div>
          ${this.#looks()}
        </div>
        ${this.#group("who", view)} ${this.#group("figures", view)} ${this.#group("where", view)} ${this.#group("markers", view)}
        ${this.#group("face", view)}
        <section class="card-abilities" aria-labelledby="card-abilities-title">
          <h3 id="card-abilities-title">${texts("workshop.abilities")}</h3>
          ${abilityFields(draft.abilities, view, this.#hands)}
          <div class="buttons">
            <button type="button" data-do="add-activated" @click=${() => this.#add("activated")}>${texts("workshop.addActivated")}</button>
            <button type="button" data-do="add-triggered" @click=${() => this.#add("triggered")}>${texts("workshop.addTriggered")}</button>
          </div>
        </section>
        <div class="card-form-foot">
          <div role="alert" class="form-problem" tabindex="-1">
            ${problems.length === 0 ? nothing : html`<p class="badly">${texts("workshop.wrong", { count: problems.length })}</p>`}
            ${loose.map((problem) => html`<p class="badly">${this.#words(problem)}</p>`)}
          </div>
          <div class="buttons">
            ${isChange ? html`<button class="primary" value="change">${texts("workshop.submitChange")}</button>` : nothing}
            <button class=${isChange ? "" : "primary"} value="add">${texts(isChange ? "workshop.submitAnother" : "workshop.submit")}</button>
            <button type="button" data-do="close-form" @click=${() => this.dispatchEvent(new CustomEvent("card-closed"))}>${texts("workshop.close")}</button>
          </div>
        </div>
      </form>`;
  }
}

customElements.define("card-form", CardForm);
