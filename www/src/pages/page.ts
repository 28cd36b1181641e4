import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { type TextKey, type Texts, textsIn } from "../i18n/index.ts";
import "../i18n/pages.ts";
import { languages } from "../words/say.ts";
import { moreContrast } from "./contrast.ts";
import { preferredLanguage, preferredTheme, THEMES, type Theme, useLanguage, useTheme } from "./preferences.ts";

const PAGES = [
  { name: "page", address: "./index.html" },
  { name: "deck", address: "./deck.html" },
  { name: "rulebook", address: "./rulebook.html" },
  { name: "guide", address: "./guide.html" },
  { name: "gallery", address: "./gallery.html" },
  { name: "theming", address: "./theming.html" },
] as const;

export type FieldEvent = Event & { currentTarget: HTMLSelectElement };

/** What the pages share: the masthead with the way to the other pages, the language, the theme and the foot. */
export abstract class Page extends LitElement {
  @state() protected language = preferredLanguage();
  @state() private theme: Theme = preferredTheme();

  /** Which of the pages this is, and where its texts stand. */
  protected abstract readonly here: (typeof PAGES)[number]["name"];

  /** The page's own style sheet dresses it, so it lives in the page. */
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    useTheme(this.theme);
    if (!document.adoptedStyleSheets.includes(moreContrast)) document.adoptedStyleSheets.push(moreContrast);
  }

  get texts(): Texts {
    return textsIn(this.language);
  }

  protected override willUpdate(changed: PropertyValues): void {
    // Said again, even the same language makes the browser style the whole page anew.
    if (changed.has("language")) useLanguage(this.language);
    document.title = this.texts(`${this.here}.title`);
  }

  #ways() {
    const { texts } = this;
    return html`
      <nav class="ways" aria-label=${texts("page.ways")}>
        ${PAGES.map(({ name, address }) => html`<a href=${address} aria-current=${name === this.here ? "page" : "false"}>${texts(`${name}.way`)}</a>`)}
      </nav>`;
  }

  protected masthead(): TemplateResult {
    const { texts, here } = this;
    const said = (part: "heading" | "lead"): string => texts(`${here}.${part}` satisfies TextKey);
    return html`
      <header class="masthead">
        <div class="top">
          <p class="wordmark">${texts("page.name")}</p>
          ${this.#ways()}
        </div>
        <div class="said">
          <h1>${said("heading")}</h1>
          <p class="lead">${said("lead")}</p>
        </div>
        ${this.#settings()}
      </header>`;
  }

  #settings() {
    const { texts } = this;
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

  protected foot(): TemplateResult {
    return html`<footer><p>${this.texts("page.footer")}</p></footer>`;
  }
}
