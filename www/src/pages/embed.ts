import { html, LitElement, nothing } from "lit";
import { state } from "lit/decorators.js";
import type { BerserkBoard } from "../elements/index.ts";
import { mayPass } from "../elements/mistake.ts";
import "../elements/index.ts";
import type { Scenario } from "../engine.ts";
import { LANGUAGES, textsIn } from "../i18n/index.ts";
import "../i18n/embed.ts";
import { packLink, unpackLink } from "../link.ts";
import { linkErrorWords } from "./boards/link.ts";
import { moreContrast } from "./contrast.ts";
import { heightMessage, themeIn } from "./embed/message.ts";
import { type FrameRequest, readRequest } from "./embed/request.ts";
import { exampleOf } from "./share/extent.ts";

const TABLE = "./index.html";

/** The page for frames on other sites: a board and the way to the practice table, and nothing is kept. */
class EmbedPage extends LitElement {
  @state() private request: FrameRequest = readRequest(location, LANGUAGES);
  @state() private scenario: Scenario | null = null;
  @state() private problem: unknown = null;
  /** What lies there, as a link for the practice table. */
  @state() private fragment: string | null = null;
  /** Before there is something to be seen, the frame keeps the height that it was given. */
  #isShown = false;
  #reported = 0;
  readonly #watch = new ResizeObserver(() => this.#report());

  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#read);
    addEventListener("message", this.#hear);
    this.#watch.observe(this);
    if (!document.adoptedStyleSheets.includes(moreContrast)) document.adoptedStyleSheets.push(moreContrast);
    this.#dress(this.request.theme);
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#read);
    removeEventListener("message", this.#hear);
    this.#watch.disconnect();
  }

  get #texts() {
    const wanted = [this.request.language, ...navigator.languages].map((language) => language?.replace(/-.*/, ""));
    return textsIn(wanted.find((language) => language !== undefined && LANGUAGES.includes(language)) ?? "en");
  }

  readonly #read = async (): Promise<void> => {
    const request = readRequest(location, LANGUAGES);
    const { source } = request;
    this.request = request;
    this.problem = null;
    this.fragment = source !== null && "fragment" in source ? source.fragment : null;
    if (this.fragment === null) {
      if (source === null) this.#shown();
      return;
    }
    try {
      const read = (await unpackLink(this.fragment)) as Scenario;
      // A later link is being read.
      if (this.request === request) this.scenario = read;
    } catch (error) {
      if (this.request !== request) return;
      this.problem = error;
      this.#shown();
    }
  };

  /** Only the page around may speak, and only in the documented messages. */
  readonly #hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent || window.parent === window) return;
    const theme = themeIn(data);
    if (theme !== null) this.#dress(theme);
  };

  #dress(theme: string): void {
    document.documentElement.dataset.theme = theme;
  }

  #shown(): void {
    this.#isShown = true;
    this.#report();
  }

  #report(): void {
    const height = Math.ceil(this.getBoundingClientRect().height);
    if (!this.#isShown || window.parent === window || height === 0 || height === this.#reported) return;
    this.#reported = height;
    // A height is no secret: whoever shows the frame may have it.
    window.parent.postMessage(heightMessage(height), "*");
  }

  /** A scenario that was fetched goes to the practice table as a link. */
  async #loaded({ currentTarget: table }: Event & { currentTarget: BerserkBoard }): Promise<void> {
    const { request } = this;
    await table.updateComplete;
    this.#shown();
    const { game } = table;
    if (game === null || request.source === null || "fragment" in request.source) return;
    const [scenario, { snapshot, start }] = [game.board.exportScenario(), game];
    const whole = exampleOf({ scenario, snapshot, start, script: game.script.steps }) ?? scenario;
    const fragment = await packLink(whole).catch(() => null);
    if (this.request === request) this.fragment = fragment;
  }

  #board({ mode, edition, source }: FrameRequest) {
    const address = source !== null && "address" in source ? source.address : null;
    return html`
      <berserk-board loading="eager" mode=${mode} lang=${this.#texts.language}
        .edition=${edition} .src=${address} .scenario=${address === null ? this.scenario : null}
        @berserk-load=${this.#loaded} @berserk-error=${() => this.#shown()}></berserk-board>`;
  }

  #instead(words: string, mayTryAgain: boolean) {
    return html`
      <div class="instead" role="alert">
        <p>${words}</p>
        ${mayTryAgain ? html`<button type="button" @click=${this.#read}>${this.#texts("error.again")}</button>` : nothing}
      </div>`;
  }

  protected override willUpdate(): void {
    document.documentElement.lang = this.#texts.language;
    document.title = this.#texts("embed.title");
  }

  protected override render() {
    const { problem, request } = this;
    const texts = this.#texts;
    const board = () => {
      if (problem !== null)
        return this.#instead(`${texts("embed.badLink")} ${linkErrorWords(problem, texts)}`, mayPass(problem));
      return request.source === null ? this.#instead(texts("embed.nothing"), false) : this.#board(request);
    };
    const link = this.fragment === null || problem !== null ? TABLE : `${TABLE}#${this.fragment}`;
    return html`
      <main>
        <h1 class="heard-only">${texts("embed.title")}</h1>
        <h2 class="heard-only">${texts("embed.board")}</h2>
        ${board()}
      </main>
      <footer><a href=${link} target="_blank" rel="noopener">${texts("embed.open")}</a></footer>`;
  }
}

customElements.define("embed-page", EmbedPage);
