import { html, LitElement, nothing } from "lit";
import { property, state } from "lit/decorators.js";
import { isMistake, mistakeWords } from "../elements/mistake.ts";
import { textsIn } from "../i18n/index.ts";
import { locatedText } from "../pages/located-text.ts";
import "./code-sample.ts";
import { printed } from "./printed.ts";
import { inputOf, loadProgram, sourceOf } from "./programs.ts";
import { guideIn } from "./texts.ts";

type Area = Event & { currentTarget: HTMLTextAreaElement };

type Result = { readonly value: unknown } | { readonly error: unknown };

/** A program of the guide: its code, what it is called with, which can be changed, and what it then returns. */
export class ProgramRun extends LitElement {
  @property() name = "";
  @property() language = "en";
  @property() label = "";
  @state() private input: string | null = null;
  @state() private result: Result | null = null;

  /** The page's own style sheet dresses it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  async #run(): Promise<void> {
    try {
      const [program, input] = [await loadProgram(this.name), this.#input];
      this.result = { value: await program(input === null ? undefined : locatedText(input).value, this.language) };
    } catch (error) {
      this.result = { error };
    }
  }

  /** What stands in the field; null: the program takes nothing. */
  get #input(): string | null {
    const given = inputOf(this.name);
    return given === undefined ? null : (this.input ?? printed(given));
  }

  #field(input: string) {
    const said = guideIn(this.language);
    return html`
      <label class="input">
        <span>${said("input")}</span>
        <textarea name="input" spellcheck="false" autocomplete="off" rows=${Math.min(14, input.split("\n").length)} .value=${input}
          aria-label="${said("input")}: ${this.label}"
          @input=${({ currentTarget }: Area) => {
            this.input = currentTarget.value;
          }}></textarea>
      </label>`;
  }

  #result() {
    const { result } = this;
    if (result === null) return nothing;
    const said = guideIn(this.language);
    if ("error" in result) {
      const { error } = result;
      return html`
        <p class="badly">
          <strong>${said("thrown")}</strong>
          ${isMistake(error) ? html`${mistakeWords(error, textsIn(this.language))} <code>${error.code}</code>` : String(error)}
        </p>`;
    }
    if (result.value instanceof Element) return html`<p class="remark">${said("output")}</p>${result.value}`;
    return html`
      <p class="remark">${said("output")}</p>
      <pre class="excerpt" tabindex="0" role="group" aria-label="${said("output")}: ${this.label}"><code>${printed(result.value)}</code></pre>`;
  }

  protected override render() {
    const said = guideIn(this.language);
    const input = this.#input;
    return html`
      <code-sample .code=${sourceOf(this.name)} language=${this.language} label=${this.label}></code-sample>
      <form class="run" @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        void this.#run();
      }}>
        ${input === null ? nothing : this.#field(input)}
        <div class="buttons"><button class="primary" aria-label="${said("run")}: ${this.label}">${said("run")}</button></div>
        <div class="result" role="status">${this.#result()}</div>
      </form>`;
  }
}

customElements.define("program-run", ProgramRun);

declare global {
  interface HTMLElementTagNameMap {
    "program-run": ProgramRun;
  }
}
