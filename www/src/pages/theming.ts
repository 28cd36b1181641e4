import { html, nothing, type PropertyValues, svg } from "lit";
import { state } from "lit/decorators.js";
import { COLOURS } from "../elements/colours.ts";
import { copied } from "./clipboard.ts";
import "../elements/index.ts";
import { type FieldEvent, Page } from "./page.ts";
import {
  BOARD_PARTS,
  CARD_PARTS,
  isColour,
  LONE_PARTS,
  OTHERS,
  type Part,
  PROPERTIES,
  type Property,
} from "./theming-names.ts";
import { DISPLAY, PICTURE } from "./theming-scenario.ts";

type Input = Event & { currentTarget: HTMLInputElement };

const FONTS = ["", "Georgia, serif", "system-ui, sans-serif", "ui-monospace, monospace"] as const;
const WIDTHS = { min: 80, max: 220, usual: 136 } as const;

/** The page's own rules for what is set and what is pointed at: a strict policy lets no element carry its style. */
const dress = new CSSStyleSheet();

/** Every custom property and part of the elements, set and shown on a live board and card. */
class ThemingPage extends Page {
  protected readonly here = "theming";
  /** What is set, by property. */
  @state() private values: ReadonlyMap<Property, string> = new Map();
  @state() private pointedAt: Part | null = null;
  /** How often each part is on the live board and card. */
  @state() private counts: ReadonlyMap<string, number> = new Map();
  @state() private copied: "copied" | "notCopied" | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets.push(dress);
  }

  override disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== dress);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const set = [...this.values].map(([name, value]) => `--berserk-${name}: ${value};`).join(" ");
    const part = this.pointedAt;
    const outlined =
      part === null
        ? ""
        : `.live berserk-board::part(${part}), .live berserk-card::part(${part}) { outline: 3px dashed var(--focus); outline-offset: 1px; }`;
    dress.replaceSync(`.live :is(berserk-board, berserk-card) { ${set} } ${outlined}`);
  }

  /** The rules that an author takes along. */
  get #css(): string {
    const lines = [...this.values].map(([name, value]) => `  --berserk-${name}: ${value};`);
    return lines.length === 0 ? "" : `berserk-board,\nberserk-card {\n${lines.join("\n")}\n}\n`;
  }

  #set(name: Property, value: string): void {
    const values = new Map(this.values);
    if (value === "") values.delete(name);
    else values.set(name, value);
    this.values = values;
    this.copied = null;
  }

  /** Counts anew what is there, since what is played brings parts and takes them away. */
  #count(): void {
    const counts = new Map<string, number>();
    const within = (root: ParentNode | null): void => {
      for (const element of root?.querySelectorAll("[part], berserk-card") ?? []) {
        for (const name of element.part) counts.set(name, (counts.get(name) ?? 0) + 1);
        if (element.localName === "berserk-card") within(element.shadowRoot);
      }
    };
    within(this.querySelector(".live berserk-board")?.shadowRoot ?? null);
    within(this.querySelector(".live-card"));
    this.counts = counts;
  }

  #point(part: Part | null): void {
    if (part !== null) this.#count();
    this.pointedAt = part;
  }

  async #copy(): Promise<void> {
    const area = this.querySelector<HTMLTextAreaElement>("#css");
    if (area === null) return;
    const isCopied = await copied(area.value);
    // The focus goes along, so that the keys can copy.
    if (!isCopied) {
      area.focus();
      area.select();
    }
    this.copied = isCopied ? "copied" : "notCopied";
  }

  #field(name: Property) {
    const value = this.values.get(name) ?? "";
    const label = `--berserk-${name}`;
    if (name === "serif" || name === "sans")
      return html`
        <select name=${name} aria-label=${label} @change=${({ currentTarget }: FieldEvent) => this.#set(name, currentTarget.value)}>
          ${FONTS.map((font) => html`<option value=${font} ?selected=${font === value}>${font || this.texts("theming.reset")}</option>`)}
        </select>`;
    if (name === "card-width")
      return html`
        <input type="range" name=${name} aria-label=${label} min=${WIDTHS.min} max=${WIDTHS.max} .value=${String(Number.parseInt(value, 10) || WIDTHS.usual)}
          @input=${({ currentTarget }: Input) => this.#set(name, `${currentTarget.value}px`)} />`;
    if (name === "motion")
      return html`
        <input type="range" name=${name} aria-label=${label} min="0" max="3" step="0.25" .value=${value || OTHERS.motion}
          @input=${({ currentTarget }: Input) => this.#set(name, currentTarget.value)} />`;
    return html`
      <input type="color" name=${name} aria-label=${label} .value=${value || this.#unset(name)}
        @input=${({ currentTarget }: Input) => this.#set(name, currentTarget.value)} />`;
  }

  /** The colour as it is now, if it is not set. */
  #unset(name: Property): string {
    const { theme } = document.documentElement.dataset;
    const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    const isClear = theme === "contrast" || matchMedia("(prefers-contrast: more)").matches;
    return COLOURS[isColour(name) ? name : "ink"][(isClear ? 2 : 0) + (isDark ? 1 : 0)] ?? "";
  }

  #property(name: Property) {
    const { texts } = this;
    const swatch = (colour: string) =>
      html`<span class="swatch"><svg viewBox="0 0 16 16" aria-hidden="true">${svg`<rect width="16" height="16" fill=${colour}></rect>`}</svg><code>${colour}</code></span> `;
    return html`
      <tr data-property=${name}>
        <th scope="row"><code>--berserk-${name}</code></th>
        <td>${texts(`theming.of.${name}`)}</td>
        <td class="defaults">${isColour(name) ? COLOURS[name].slice(0, 2).map(swatch) : html`<code>${OTHERS[name]}</code>`}</td>
        <td class="set">
          ${this.#field(name)}
          ${this.values.has(name) ? html`<button type="button" aria-label=${`--berserk-${name}: ${texts("theming.reset")}`} @click=${() => this.#set(name, "")}>${texts("theming.reset")}</button>` : nothing}
        </td>
      </tr>`;
  }

  #properties() {
    const { texts } = this;
    return html`
      <section aria-labelledby="properties">
        <h2 id="properties">${texts("theming.properties")}</h2>
        <p class="remark">${texts("theming.propertiesHint")}</p>
        <table>
          <thead><tr>${(["property", "meaning", "defaults", "value"] as const).map((head) => html`<th scope="col">${texts(`theming.${head}`)}</th>`)}</tr></thead>
          <tbody>${PROPERTIES.map((name) => this.#property(name))}</tbody>
        </table>
      </section>`;
  }

  #part(part: Part, within: "card" | "board" | "both") {
    const { texts } = this;
    const isPointedAt = part === this.pointedAt;
    return html`
      <tr data-part=${part} class=${isPointedAt ? "pointed-at" : ""} @pointerenter=${() => this.#point(part)} @pointerleave=${() => this.#point(null)}>
        <th scope="row">
          <button type="button" class="quiet" aria-label=${texts("theming.show", { part })} aria-pressed=${isPointedAt}
            @focus=${() => this.#point(part)} @blur=${() => this.#point(null)} @click=${() => this.#point(part)}><code>${part}</code></button>
        </th>
        <td>${texts(`theming.parted.${part}`)}</td>
        <td>${texts(`theming.${within}`)}</td>
        <td class="there">${isPointedAt ? texts("theming.shown", { count: this.counts.get(part) ?? 0 }) : nothing}</td>
      </tr>`;
  }

  #parts() {
    const { texts } = this;
    return html`
      <section aria-labelledby="parts">
        <h2 id="parts">${texts("theming.parts")}</h2>
        <p class="remark">${texts("theming.partsHint")}</p>
        <table class="parts">
          <thead><tr>${(["part", "meaning", "within", "live"] as const).map((head) => html`<th scope="col">${texts(`theming.${head}`)}</th>`)}</tr></thead>
          <tbody>
            ${CARD_PARTS.map((part) => this.#part(part, "both"))}
            ${LONE_PARTS.map((part) => this.#part(part, "card"))}
            ${BOARD_PARTS.map((part) => this.#part(part, "board"))}
          </tbody>
        </table>
      </section>`;
  }

  #live() {
    const { texts, language } = this;
    return html`
      <section class="live" aria-labelledby="live">
        <h2 id="live">${texts("theming.live")}</h2>
        <p class="remark">${texts("theming.liveHint")}</p>
        <div class="live-card">
          <berserk-card lang=${language} name="Кочевник" life="8" strike="1-2-3" wounds="3" poison="1" tapped></berserk-card>
          <berserk-card lang=${language} name="Вайл" life="14" strike="1-1-4" count="3" image=${PICTURE}></berserk-card>
          <berserk-card lang=${language} name="Гном" type="hero" life="9" strike="2" text="При ударе: 1 рана."></berserk-card>
        </div>
        <berserk-board lang=${language} .scenario=${DISPLAY}></berserk-board>
      </section>`;
  }

  #code() {
    const { texts } = this;
    const css = this.#css;
    return html`
      <section class="code" aria-labelledby="code">
        <h2 id="code">${texts("theming.css")}</h2>
        <textarea id="css" readonly spellcheck="false" rows="8" aria-labelledby="code" placeholder=${texts("theming.noCss")} .value=${css}></textarea>
        <div class="buttons">
          <button type="button" class="copy" aria-disabled=${css === ""} @click=${() => css !== "" && this.#copy()}>${texts("theming.copy")}</button>
          <button type="button" class="reset" aria-disabled=${css === ""} @click=${() => {
            this.values = new Map();
          }}>${texts("theming.resetAll")}</button>
          <p role="status">${this.copied === null ? nothing : texts(`deck.${this.copied}`)}</p>
        </div>
      </section>`;
  }

  protected override render() {
    return html`
      ${this.masthead()}
      <main class="theming">
        ${this.#live()}
        <div class="tables">${this.#properties()} ${this.#code()} ${this.#parts()}</div>
      </main>
      ${this.foot()}`;
  }
}

customElements.define("theming-page", ThemingPage);
