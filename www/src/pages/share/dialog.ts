import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Scenario } from "../../engine.ts";
import { type Texts, textsIn } from "../../i18n/index.ts";
import { packLink } from "../../link.ts";
import { downloadText } from "../boards/file.ts";
import { LONG_LINK, linkErrorWords, linkWith } from "../boards/link.ts";
import { fileName } from "../boards/names.ts";
import { copied } from "../clipboard.ts";
import { heightIn } from "../embed/message.ts";
import { frameAddress, frameCode, type Manner, packageCode, receiverCode, type Shared, scriptCode } from "./codes.ts";
import { type Extent, exampleOf, type OnTable, positionOf, shared } from "./extent.ts";
import { addressField, options } from "./options.ts";
import { addressOf, imageCode, pictureOf, type SharedPicture, wikiCode } from "./picture.ts";

/** The ways out, in the order in which they are offered. */
const WAYS = ["link", "script", "frame", "package", "picture"] as const;
export type Way = (typeof WAYS)[number];

/** `<share-dialog>`: the position on the table as code for other pages, with a preview of it. */
export class ShareDialog extends LitElement {
  @property() language = "en";
  @state() private onTable: OnTable | null = null;
  @state() private way: Way = "link";
  @state() private manner: Manner = { mode: "play", language: null, theme: null, edition: null };
  @state() private extent: Extent = "whole";
  @state() private address = "";
  /** What is shared, and its link. */
  @state() private scenario: Scenario | null = null;
  @state() private fragment: string | null = null;
  @state() private problem: unknown = null;
  /** Drawn when it is asked for. */
  @state() private picture: SharedPicture | null = null;
  @state() private isPictureMissed = false;
  /** As the preview reports it. */
  @state() private height: number | null = null;
  /** Which code was copied last, or could not be. */
  @state() private told: { readonly code: string; readonly isCopied: boolean } | null = null;
  /** Can the position lie in a set-up? */
  #isHerePossible = false;
  /** Did the reader say what is shared? */
  #isExtentChosen = false;

  /** The page's own style sheet dresses it, so it lives in the page. */
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

  /** Opens with what lies on the table now. */
  async open(onTable: OnTable): Promise<void> {
    this.onTable = onTable;
    this.#isHerePossible = positionOf(onTable) !== null;
    this.extent = "whole";
    this.#isExtentChosen = false;
    this.height = null;
    this.manner = { ...this.manner, mode: "play" };
    await this.#pack();
    await this.updateComplete;
    this.querySelector("dialog")?.showModal();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const bears = ["onTable", "way", "manner", "language"];
    if (this.way === "picture" && bears.some((name) => changed.has(name))) void this.#draw();
  }

  async #draw(): Promise<void> {
    const { onTable, manner, language } = this;
    if (onTable === null) return;
    this.isPictureMissed = false;
    // What draws may not come.
    const picture = await pictureOf(onTable.snapshot, manner, onTable.scenario.title ?? "", language).catch(() => null);
    if (this.onTable !== onTable || this.manner !== manner || this.language !== language) return;
    Object.assign(this, { picture, isPictureMissed: picture === null });
  }

  get extents(): readonly Extent[] {
    const { onTable } = this;
    const hasExample = onTable !== null && this.manner.mode === "step" && exampleOf(onTable) !== null;
    return [
      "whole",
      ...(this.#isHerePossible ? (["here"] as const) : []),
      ...(hasExample ? (["example"] as const) : []),
    ];
  }

  /** Packs what is shared; the code is made of it once it is there. */
  async #pack(): Promise<void> {
    const { onTable, extent } = this;
    if (onTable === null) return;
    const scenario = shared(onTable, extent) ?? onTable.scenario;
    let [fragment, problem]: [string | null, unknown] = [null, null];
    try {
      fragment = await packLink(scenario);
    } catch (error) {
      problem = error;
    }
    if (this.onTable !== onTable || this.extent !== extent) return;
    Object.assign(this, { scenario, fragment, problem, told: null });
  }

  #manner(change: Partial<Manner>): void {
    this.manner = { ...this.manner, ...change };
    this.told = null;
    // An example goes with its steps, unless something else was asked for, and only where it can be stepped through.
    const { extents } = this;
    if (change.mode === "step" && !this.#isExtentChosen && extents.includes("example")) this.#share("example");
    else if (!extents.includes(this.extent)) this.#share("whole");
  }

  #share(extent: Extent): void {
    this.extent = extent;
    void this.#pack();
  }

  /** Only the preview may tell its height. */
  readonly #hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const preview = this.querySelector("iframe")?.contentWindow ?? null;
    if (preview === null || source !== preview || origin !== location.origin) return;
    this.height = heightIn(data) ?? this.height;
  };

  async #copy({ currentTarget }: Event): Promise<void> {
    const field = (currentTarget as Element).closest(".share-code")?.querySelector("textarea");
    if (!field) return;
    this.told = null;
    const isCopied = await copied(field.value);
    if (!isCopied) field.select();
    this.told = { code: field.id, isCopied };
  }

  #ways(texts: Texts): TemplateResult {
    return html`
      <fieldset class="share-ways">
        <legend>${texts("share.way")}</legend>
        ${WAYS.map(
          (way) => html`
            <label><input type="radio" name="share-way" value=${way} .checked=${way === this.way} ?autofocus=${way === this.way}
              @change=${() => {
                this.way = way;
                this.told = null;
              }}><span>${texts(`share.ways.${way}`)}</span></label>`,
        )}
      </fieldset>
      <p class="remark">${texts(`share.hints.${this.way}`)}</p>`;
  }

  #code(id: string, label: string, code: string, texts: Texts, hint = ""): TemplateResult {
    const { told } = this;
    return html`
      <div class="share-code">
        <label for=${id}>${label}</label>
        ${hint === "" ? nothing : html`<p class="remark" id="${id}-hint">${hint}</p>`}
        <textarea id=${id} readonly spellcheck="false" rows=${code.includes("\n") ? 6 : 3} .value=${code}
          aria-describedby=${hint === "" ? nothing : `${id}-hint`}></textarea>
        <div class="buttons">
          <button type="button" class=${id === "share-code" ? "primary" : ""} @click=${this.#copy}>${texts("share.copy")}</button>
          <p role="status">${told?.code === id ? texts(told.isCopied ? "share.copied" : "share.notCopied") : nothing}</p>
        </div>
      </div>`;
  }

  #codes(given: Shared, texts: Texts): unknown {
    const { manner, way, problem } = this;
    const tooLarge = () => html`<p class="badly">${linkErrorWords(problem, texts)}</p>`;
    const code = (text: string) => this.#code("share-code", texts("share.code"), text, texts);
    if (way === "script") return code(scriptCode(manner, given));
    if (way === "package") return code(packageCode(manner, given));
    if (way === "link") {
      if (given.fragment === null) return tooLarge();
      const link = linkWith(given.fragment);
      const { length } = link;
      return html`
        ${this.#code("share-code", texts("boards.link"), link, texts)}
        ${length > LONG_LINK ? html`<p class="remark">${texts("boards.linkLong", { length, max: LONG_LINK })}</p>` : nothing}`;
    }
    const frame = frameCode(manner, given);
    if (frame === null) return tooLarge();
    const receiver = receiverCode(given.site);
    return html`
      ${code(frame)}
      ${this.#code("share-receiver", texts("share.receiver"), receiver, texts, texts("share.receiverHint"))}`;
  }

  #picture(scenario: Scenario, texts: Texts): unknown {
    const { picture } = this;
    if (this.isPictureMissed)
      return html`
        <div role="alert">
          <p class="badly">${texts("share.noPicture")}</p>
          <button type="button" @click=${() => void this.#draw()}>${texts("error.again")}</button>
        </div>`;
    if (picture === null) return nothing;
    const file = fileName(scenario.title ?? "", new Date(), "svg");
    return html`
      <button type="button" class="primary" data-do="save-picture"
        @click=${() => downloadText(picture.svg, "image/svg+xml", file)}>${texts("share.savePicture")}</button>
      ${this.#code("share-code", texts("share.code"), imageCode(picture, file), texts)}
      ${this.#code("share-wiki", texts("share.wiki"), wikiCode(picture, file), texts, texts("share.wikiHint"))}
      <h3>${texts("share.preview")}</h3>
      <img class="share-preview" src=${addressOf(picture)} alt=${picture.words} width=${picture.width} height=${picture.height}>`;
  }

  /** Made anew for each address: going on in the same frame would be a step of the browser's "back". */
  #preview(given: Shared, texts: Texts): unknown {
    const src = this.way === "link" ? null : frameAddress(this.manner, given);
    if (src === null) return nothing;
    const title = texts("share.preview");
    return html`
      <h3>${title}</h3>
      ${keyed(src, html`<iframe class="share-preview" src=${src} title=${title} height=${this.height ?? 480}></iframe>`)}`;
  }

  #inside(scenario: Scenario, texts: Texts): TemplateResult {
    const { way, manner, extent, extents, address, fragment, height } = this;
    const isAddress = /^https?:/i.test(address) && URL.canParse(address);
    const site = new URL("./", location.href).href;
    const given: Shared = { scenario, fragment, address: isAddress && way !== "link" ? address : null, height, site };
    const change = {
      manner: (changed: Partial<Manner>) => this.#manner(changed),
      extent: (changed: Extent) => {
        this.#isExtentChosen = true;
        this.#share(changed);
      },
      address: (changed: string) => {
        this.address = changed.trim();
      },
    };
    const chosen = html`${this.#ways(texts)} ${options({ way, manner, extent, extents }, change, texts)}`;
    if (way === "picture") return html`${chosen} ${this.#picture(scenario, texts)}`;
    return html`
      ${chosen}
      ${extents.includes("here") ? nothing : html`<p class="remark">${texts("share.notHere")}</p>`}
      ${way === "link" ? nothing : addressField(address, isAddress || address === "", change, texts)}
      ${this.#codes(given, texts)} ${this.#preview(given, texts)}`;
  }

  protected override render(): TemplateResult {
    const texts = textsIn(this.language);
    const { scenario } = this;
    return html`
      <dialog class="share" aria-labelledby="share-title" @close=${() => {
        this.onTable = null;
        this.scenario = null;
        this.picture = null;
      }}>
        <div class="share-head">
          <h2 id="share-title">${texts("share.title")}</h2>
          <button type="button" class="quiet" @click=${() => this.querySelector("dialog")?.close()}>${texts("share.close")}</button>
        </div>
        ${scenario === null ? nothing : this.#inside(scenario, texts)}
      </dialog>`;
  }
}

customElements.define("share-dialog", ShareDialog);

declare global {
  interface HTMLElementTagNameMap {
    "share-dialog": ShareDialog;
  }
}
