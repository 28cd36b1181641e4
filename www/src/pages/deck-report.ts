import { html, nothing, type TemplateResult } from "lit";
import { BOUNDS } from "../deck/bounds.ts";
import type { Texts } from "../i18n/index.ts";
import { sayError } from "../words/say.ts";
import { FIELDS, type Field, type Problem, type Reading, type Remark, TOLD } from "./deck-reading.ts";
import type { Place } from "./located-text.ts";

const MAX = { noCount: "", badCount: String(BOUNDS.copies), longName: String(BOUNDS.name) } as const;

function remarkWords({ about }: Remark, texts: Texts): string {
  if (about.code === "row") return sayError(about.mistake, texts.language);
  if (about.code === "unknown") return texts("deck.mistakes.unknown", { found: about.found });
  const why = texts(`deck.mistakes.${about.code}`, { max: MAX[about.code] });
  return `${texts("deck.skipped", { found: about.found })} ${why}`;
}

function problemWords({ code, params }: Problem, texts: Texts): string {
  if (code === "notJson") return sayError({ code, path: "", params }, texts.language);
  return texts(`deck.problems.${code}`, params);
}

/** What the reading of the two texts came to; `show` marks a place in one of them. */
export function report(
  { wall, problem, remarks }: Reading,
  texts: Texts,
  show: (field: Field, place: Place) => void,
): TemplateResult {
  const line = ({ field, place }: Remark | Problem) =>
    place === null
      ? nothing
      : html`<button type="button" @click=${() => show(field, place)}>${texts("page.line", { line: place.line })}</button>`;
  const told = remarks.slice(0, TOLD);
  const fields = FIELDS.filter((field) => told.some((remark) => remark.field === field));
  return html`
    ${
      problem === null
        ? html`<p class="well">${texts("deck.done", { total: wall?.total ?? 0 })} <a class="to-wall" href="#wall">${texts("deck.toWall")}</a></p>`
        : html`
          <p class="badly"><strong>${texts(`deck.${problem.field}`)}: ${problemWords(problem, texts)}</strong></p>
          ${line(problem)}
          <p>${texts("deck.kept")}</p>`
    }
    ${
      told.length === 0
        ? nothing
        : html`
          <div class="remarks">
            <h3>${texts("deck.remarks")}</h3>
            ${fields.map(
              (field) => html`
                <h4>${texts(`deck.${field}`)}</h4>
                <ul>${told.filter((remark) => remark.field === field).map((remark) => html`<li>${line(remark)} <span>${remarkWords(remark, texts)}</span></li>`)}</ul>`,
            )}
            ${remarks.length > told.length ? html`<p>${texts("deck.mistakes.more", { count: remarks.length - told.length })}</p>` : nothing}
          </div>`
    }`;
}
