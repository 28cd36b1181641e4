import { html, LitElement, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { engineReady } from "../elements/engine-ready.ts";
import { Board } from "../engine.ts";
import { heightIn } from "../pages/embed/message.ts";
import { example, section } from "./example.ts";
import { frameTag } from "./frame.ts";
import { prose } from "./prose.ts";
import { articleCode, type Scene, scenarioOf } from "./scene.ts";
import steps from "./scenes/steps.json";
import wiki from "./scenes/wiki.json";
import { type GuideTexts, guideIn } from "./texts.ts";

const PLACES = ["plain", "frames", "mediawiki", "fandom", "npm"] as const;
const POSITION: Scene = wiki;
const STEPS: Scene = steps;

const image = (said: GuideTexts, address: string) => `<img src="${address}" alt="${said("wiki.picture.alt")}">`;

/** The part of the guide for those who write articles. */
class WikiGuide extends LitElement {
  @property() language = "en";
  @state() private frame = "";
  /** The picture as it is drawn here, as an address; empty until it comes near the screen. */
  @state() private drawn = "";

  /** The page's own style sheet dresses it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("message", this.#hear);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("message", this.#hear);
  }

  /** The frame tells how high it is; nobody else may. */
  readonly #hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const frame = this.querySelector("iframe");
    if (frame === null || source !== frame.contentWindow || origin !== location.origin) return;
    frame.height = String(heightIn(data) ?? frame.height);
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("language")) return;
    void this.#pack(this.language);
    if (this.drawn !== "") void this.#draw();
  }

  async #pack(language: string): Promise<void> {
    const frame = await frameTag(STEPS, language, guideIn(language)("wiki.steps.title"));
    if (language === this.language) this.frame = frame;
  }

  readonly #draw = async (): Promise<void> => {
    const { language } = this;
    const [{ drawPicture }] = await Promise.all([import("../picture.ts"), engineReady()]);
    const board = new Board(scenarioOf(POSITION, language));
    const svg = drawPicture(board.stateSnapshot(), { language, theme: "auto" });
    board.free();
    if (language === this.language) this.drawn = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };

  #frames(said: GuideTexts) {
    return example({ title: said("wiki.frame.title"), code: this.frame, kind: "frame" }, this.language);
  }

  #picture(said: GuideTexts) {
    const [title, code] = [said("wiki.picture.title"), image(said, "position.svg")];
    const live = this.drawn === "" ? "" : image(said, this.drawn);
    return example({ title, code, live, kind: "picture" }, this.language, this.#draw);
  }

  #which(said: GuideTexts) {
    return html`
      <div class="across" role="group" tabindex="0" aria-label=${said("wiki.which.title")}>
        <table class="which">
          <thead><tr><th scope="col">${said("wiki.which.wiki")}</th><th scope="col">${said("wiki.which.way")}</th></tr></thead>
          <tbody>
            ${PLACES.map((place) => html`<tr><th scope="row">${said(`wiki.which.rows.${place}.wiki`)}</th><td>${prose(said(`wiki.which.rows.${place}.way`))}</td></tr>`)}
          </tbody>
        </table>
      </div>`;
  }

  protected override render() {
    const { language } = this;
    const said = guideIn(language);
    const say = (text: string) => html`<p class="say">${prose(text)}</p>`;
    const board = (scene: Scene, title: string) =>
      example({ title, code: articleCode(scene, language), kind: "board" }, language);
    const fallback = articleCode(POSITION, language, `  ${image(said, "position.svg")}\n`);
    return html`
      ${say(said("wiki.lead"))}
      ${section("wiki-board", said("wiki.board.title"), [say(said("wiki.board.text")), board(POSITION, said("wiki.board.title")), say(said("wiki.board.more"))])}
      ${section("wiki-steps", said("wiki.steps.title"), [say(said("wiki.steps.text")), board(STEPS, said("wiki.steps.title"))])}
      ${section("wiki-frame", said("wiki.frame.title"), [say(said("wiki.frame.text")), this.#frames(said)])}
      ${section("wiki-picture", said("wiki.picture.title"), [say(said("wiki.picture.text")), this.#picture(said), say(said("wiki.picture.command"))])}
      ${section("wiki-which", said("wiki.which.title"), this.#which(said))}
      ${section("wiki-blocked", said("wiki.blocked.title"), [
        say(said("wiki.blocked.text")),
        html`<code-sample .code=${fallback} language=${language} label=${said("wiki.blocked.title")}></code-sample>`,
      ])}`;
  }
}

customElements.define("wiki-guide", WikiGuide);
