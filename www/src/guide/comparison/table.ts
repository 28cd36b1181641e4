import { html, nothing, type TemplateResult } from "lit";
import { prose } from "../prose.ts";
import facts from "./facts.json";
import measured from "./measured.json";
import { comparisonIn } from "./texts.ts";

type Words = ReturnType<typeof comparisonIn>;
type Row = keyof typeof facts.marks;
type Mark = "yes" | "partly" | "no" | "none";
type Measure = "strict" | "weight" | "brotli" | "licence";

const ROWS = Object.keys(facts.marks) as readonly Row[];
const MEASURES: readonly Measure[] = ["strict", "weight", "brotli", "licence"];
/** Drawn, so that neither colour nor type has to say it; the word stands beside it. */
const SIGNS: Readonly<Record<Exclude<Mark, "none">, string>> = {
  yes: "M3 9l4 4 8-9",
  partly: "M3 9h12",
  no: "M4 4l10 10M14 4L4 14",
};

function boardsMeasured() {
  const all: Readonly<Record<string, (typeof measured.boards)[keyof typeof measured.boards]>> = measured.boards;
  return facts.boards.flatMap((name) => {
    const board = all[name];
    return board === undefined ? [] : [{ name, ...board }];
  });
}

const BOARDS = boardsMeasured();

function said(row: Row, at: number, words: Words): TemplateResult {
  const mark = (facts.marks[row][at] ?? "none") as Mark;
  const key = `rows.${row}.notes.${at}`;
  // Not every mark has a note: a key that has no text comes back as it is.
  const note = words(key as Parameters<Words>[0]);
  return html`
    <td class="mark ${mark}">
      <span class="sign">${mark === "none" ? nothing : html`<svg viewBox="0 0 18 18" aria-hidden="true"><path d=${SIGNS[mark]}></path></svg>`}${words(`marks.${mark}`)}</span>
      ${note === key ? nothing : html`<span class="note">${note}</span>`}
    </td>`;
}

function measure(of: Measure, board: (typeof BOARDS)[number], words: Words): string {
  const number = new Intl.NumberFormat(words.language);
  if (of === "strict") return words("turnedDown", { count: board.turnedDown });
  if (of === "licence") return board.license;
  return number.format(of === "weight" ? board.gzip : board.brotli);
}

/** How many times lighter the lightest chessboard is. */
function times(): number {
  const boards = BOARDS.filter(({ name }) => name.includes("chessboard") || name.includes("chessground"));
  const [own] = BOARDS;
  return own === undefined ? 1 : Math.round(own.gzip / Math.min(...boards.map(({ gzip }) => gzip)));
}

/** The comparison with other boards, and how it was made. */
export function comparison(language: string): TemplateResult {
  const words = comparisonIn(language);
  const region = language === "en" ? "en-GB" : language;
  const date = new Intl.DateTimeFormat(region, { dateStyle: "long", timeZone: "UTC" }).format(new Date(measured.date));
  return html`
    <p class="say">${prose(words("lead"))}</p>
    <div class="across" role="group" tabindex="0" aria-label=${words("label")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${words("point")}</th>
            ${BOARDS.map(({ name, version }) => html`<th scope="col">${name} <span class="version">${version}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${ROWS.map((row) => html`<tr><th scope="row">${words(`rows.${row}.name`)}</th>${BOARDS.map((_, at) => said(row, at, words))}</tr>`)}
          ${MEASURES.map((of) => html`<tr class="measured"><th scope="row">${words(`rows.${of}.name`)}</th>${BOARDS.map((board) => html`<td>${measure(of, board, words)}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>
    <p class="say">${prose(words("heavy", { times: times() }))}</p>
    <p class="remark">${prose(words("checked", { date }))}</p>`;
}
