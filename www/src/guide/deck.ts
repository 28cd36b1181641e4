import { html, LitElement } from "lit";
import { property } from "lit/decorators.js";
import "./card-maker.ts";
import { example, section } from "./example.ts";
import "./program-run.ts";
import { prose } from "./prose.ts";
import { cardTags, type Scene } from "./scene.ts";
import dress from "./scenes/theme.css?raw";
import theme from "./scenes/theme.json";
import wall from "./scenes/wall.json";
import { guideIn } from "./texts.ts";

const WALL: Scene = wall;
const THEME: Scene = theme;

/** The rules that the guide shows: the page wears them as it would its own, but for a name around them. */
const worn = new CSSStyleSheet();
worn.replaceSync(dress);

const within = (name: string, tags: string): string => `<div class="${name}">\n${tags.replace(/^/gm, "  ")}\n</div>`;

/** The part of the guide for deckbuilders. */
class DeckGuide extends LitElement {
  @property() language = "en";

  /** The page's own style sheet dresses it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets.push(worn);
  }

  override disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== worn);
    super.disconnectedCallback();
  }

  protected override render() {
    const { language } = this;
    const said = guideIn(language);
    const say = (text: string) => html`<p class="say">${prose(text)}</p>`;
    const cards = (scene: Scene, name: string, title: string) =>
      example({ title, code: within(name, cardTags(scene, language)), kind: "cards" }, language);
    const title = said("deck.theme.title");
    return html`
      ${say(said("deck.lead"))}
      ${section("deck-card", said("deck.card.title"), [say(said("deck.card.text")), html`<card-maker language=${language}></card-maker>`])}
      ${section("deck-property", said("deck.property.title"), [
        say(said("deck.property.text")),
        html`<program-run name="card-property" language=${language} label=${said("deck.property.title")}></program-run>`,
      ])}
      ${section("deck-wall", said("deck.wall.title"), [say(said("deck.wall.text")), cards(WALL, "wall", said("deck.wall.title"))])}
      ${section("deck-theme", title, [
        say(said("deck.theme.text")),
        html`<code-sample .code=${dress.trimEnd()} language=${language} label="${title}: CSS"></code-sample>`,
        cards(THEME, "autumn", title),
        say(said("deck.theme.more")),
      ])}`;
  }
}

customElements.define("deck-guide", DeckGuide);
