import { html, LitElement, nothing, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { copied } from "../pages/clipboard.ts";
import { guideIn } from "./texts.ts";

/** A piece of code to read and to copy. */
export class CodeSample extends LitElement {
  @property() code = "";
  @property() language = "en";
  /** What the code is, for those who hear it. */
  @property() label = "";
  @state() private copied: "copied" | "notCopied" | null = null;

  /** The page's own style sheet dresses it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("code")) this.copied = null;
  }

  async #copy(): Promise<void> {
    const isCopied = await copied(this.code);
    const code = this.querySelector("code");
    if (!isCopied && code !== null) getSelection()?.selectAllChildren(code);
    this.copied = isCopied ? "copied" : "notCopied";
  }

  protected override render() {
    const said = guideIn(this.language);
    return html`
      <pre class="excerpt" tabindex="0" role="group" aria-label=${this.label || said("source")}><code>${this.code}</code></pre>
      <div class="buttons">
        <button type="button" class="copy" aria-label=${this.label === "" ? nothing : `${said("copy")}: ${this.label}`} @click=${this.#copy}>${said("copy")}</button>
        <p role="status">${this.copied === null ? nothing : said(this.copied)}</p>
      </div>`;
  }
}

customElements.define("code-sample", CodeSample);

declare global {
  interface HTMLElementTagNameMap {
    "code-sample": CodeSample;
  }
}
