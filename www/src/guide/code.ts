import { html, type TemplateResult } from "lit";
import "./code-sample.ts";
import { section } from "./example.ts";
import "./program-run.ts";
import rust from "./programs/first.rs?raw";
import printed from "./programs/first.txt?raw";
import { prose } from "./prose.ts";
import { guideIn } from "./texts.ts";

/** In the order in which they are told; each is also an address. */
export const PROGRAMS = [
  "apply-effect",
  "tap-for-action",
  "state-snapshot",
  "actions-for",
  "preview",
  "explain-life",
  "history",
  "link",
  "mistakes",
] as const;

const INSTALL = `npm install ./berserk-rules

import init, { Board } from "berserk-rules";       // a browser; then: await init();
import { Board } from "berserk-rules/node";        // Node
import { say } from "berserk-rules/words";         // sentences, Russian and English
import { packLink } from "berserk-rules/link";     // links
import "berserk-rules/element";                    // <berserk-board>, <berserk-card>`;

/** The part of the guide for programmers. */
export function codeGuide(language: string): TemplateResult {
  const said = guideIn(language);
  const say = (text: string) => html`<p class="say">${prose(text)}</p>`;
  const install = said("code.install.title");
  const inRust = said("code.rust.title");
  return html`
    ${say(said("code.lead"))}
    ${section("code-install", install, [
      say(said("code.install.text")),
      html`<code-sample .code=${INSTALL} language=${language} label=${install}></code-sample>`,
    ])}
    ${PROGRAMS.map((name) => {
      const title = said(`code.programs.${name}.title`);
      return section(`code-${name}`, title, [
        say(said(`code.programs.${name}.text`)),
        html`<program-run name=${name} language=${language} label=${title}></program-run>`,
      ]);
    })}
    ${section("code-rust", inRust, [
      say(said("code.rust.text")),
      html`
        <code-sample .code=${rust.trimEnd()} language=${language} label=${inRust}></code-sample>
        <p class="remark">${said("printed")} <code>wounded(&amp;[2, 1, 1])</code></p>
        <pre class="excerpt" tabindex="0" role="group" aria-label=${said("printed")}><code>${printed.trimEnd()}</code></pre>`,
    ])}`;
}
