import { html, type TemplateResult } from "lit";
import "./code-sample.ts";
import "./live-part.ts";
import { guideIn } from "./texts.ts";

export interface Example {
  readonly title: string;
  /** What is pasted; the live thing is made of the very same text, unless another is given. */
  readonly code: string;
  readonly live?: string;
  /** How much place the live thing is given before it is there. */
  readonly kind: "board" | "cards" | "frame" | "picture";
}

/** Code, and beside it what it makes; `woken` is called when that comes near the screen. */
export function example(
  { title, code, live = code, kind }: Example,
  language: string,
  woken: () => void = () => {},
): TemplateResult {
  const said = guideIn(language);
  return html`
    <div class="example ${kind}">
      <code-sample .code=${code} language=${language} label=${title}></code-sample>
      <div class="live">
        <p class="remark">${said("live")}</p>
        <live-part class=${kind} .html=${live} @wake=${woken}></live-part>
      </div>
    </div>`;
}

/** A section with an address of its own. */
export function section(id: string, title: string, body: unknown): TemplateResult {
  return html`
    <section class="topic" aria-labelledby=${id}>
      <h3 id=${id} tabindex="-1"><a href="#${id}">${title}</a></h3>
      ${body}
    </section>`;
}
