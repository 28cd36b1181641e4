import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import "../elements/card.ts";
import "./code-sample.ts";
import { cardTag } from "./scene.ts";
import { guideIn } from "./texts.ts";

const TYPES = ["creature", "hero", "support"] as const;
const NUMBERS = ["life", "wounds", "extra-lives", "life-reductions", "counters", "poison", "count"] as const;
type Attribute = "name" | "type" | "strike" | "text" | "tapped" | (typeof NUMBERS)[number];
type Field = Event & { currentTarget: HTMLInputElement | HTMLSelectElement };

/** A card whose attributes can be changed, with the tag that makes it. */
export class CardMaker extends LitElement {
  @property() language = "en";
  @state() private written: Partial<Record<Attribute, string | true>> = {};
  /** Are the words in it the ones that it began with, in the reader's language? */
  #isUntouched = true;

  /** The page's own style sheet dresses it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("language") || !this.#isUntouched) return;
    const said = guideIn(this.language);
    const [name, text] = [said("deck.card.start.name"), said("deck.card.start.text")];
    this.written = { name, life: "8", strike: "1-2-3", wounds: "3", poison: "2", tapped: true, text };
  }

  /** The card stays the same element: it follows its attributes. */
  protected override updated(): void {
    const card = this.querySelector<HTMLElement>("berserk-card");
    if (card === null) return;
    card.lang = this.language;
    for (const name of ["name", "type", "strike", "text", "tapped", ...NUMBERS] as const) {
      const value = this.written[name];
      if (value === undefined) card.removeAttribute(name);
      else card.setAttribute(name, value === true ? "" : value);
    }
  }

  #set(name: Attribute, value: string | true | undefined): void {
    const { [name]: _, ...others } = this.written;
    this.#isUntouched = false;
    this.written = value === undefined || value === "" ? others : { ...others, [name]: value };
  }

  #field(name: Exclude<Attribute, "tapped" | "type">, type: "text" | "number"): TemplateResult {
    const said = guideIn(this.language);
    return html`
      <label>
        <span>${said(`deck.card.fields.${name}`)} <code>${name}</code></span>
        <input type=${type} name=${name} min="0" max="999" autocomplete="off" .value=${String(this.written[name] ?? "")}
          @input=${({ currentTarget }: Field) => this.#set(name, currentTarget.value)} />
      </label>`;
  }

  #type(): TemplateResult {
    const said = guideIn(this.language);
    return html`
      <label>
        <span>${said("deck.card.fields.type")} <code>type</code></span>
        <select name="type" @change=${({ currentTarget }: Field) => this.#set("type", currentTarget.value === "creature" ? undefined : currentTarget.value)}>
          ${TYPES.map((type) => html`<option value=${type} ?selected=${type === (this.written.type ?? "creature")}>${said(`deck.card.types.${type}`)}</option>`)}
        </select>
      </label>`;
  }

  protected override render() {
    const said = guideIn(this.language);
    return html`
      <form class="maker" @submit=${(event: SubmitEvent) => event.preventDefault()}>
        ${this.#field("name", "text")} ${this.#type()} ${this.#field("strike", "text")}
        ${NUMBERS.map((name) => this.#field(name, "number"))}
        ${this.#field("text", "text")}
        <label class="tick">
          <input type="checkbox" name="tapped" .checked=${this.written.tapped === true}
            @change=${({ currentTarget }: Event & { currentTarget: HTMLInputElement }) => this.#set("tapped", currentTarget.checked || undefined)} />
          <span>${said("deck.card.fields.tapped")} <code>tapped</code></span>
        </label>
      </form>
      <div class="made">
        <berserk-card></berserk-card>
        <code-sample .code=${cardTag(this.written)} language=${this.language} label=${said("deck.card.tag")}></code-sample>
      </div>`;
  }
}

customElements.define("card-maker", CardMaker);

declare global {
  interface HTMLElementTagNameMap {
    "card-maker": CardMaker;
  }
}
