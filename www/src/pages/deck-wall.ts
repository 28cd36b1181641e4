import { html, nothing, type TemplateResult } from "lit";
import { nameOf, type Sort, sorted, type Wall, type WallCard } from "../deck/wall.ts";
import type { Texts } from "../i18n/index.ts";

export const COPIES = ["stacks", "each"] as const;
export type Copies = (typeof COPIES)[number];

/** Deckbuilders end the deck by `---side---`; that word is no heading for people. */
export function headingWords(heading: string, texts: Texts): string {
  return /^side$/i.test(heading) ? texts("deck.sideboard") : heading;
}

function card({ row, unknown }: WallCard, count: number, texts: Texts): TemplateResult {
  const { type = null, life = null, strike = null, image = null, text = null, tapped = false } = row;
  const { wounds = 0, extraLives = 0, lifeReductions = 0, counters = 0, poison = 0 } = row;
  return html`
    <li class="${tapped ? "tapped" : ""} ${unknown ? "unknown" : ""}">
      <div class="lies">
        <berserk-card lang=${texts.language} .name=${nameOf(row)} .type=${type} .life=${life} .strike=${strike}
          .wounds=${wounds} .extraLives=${extraLives} .lifeReductions=${lifeReductions} .counters=${counters}
          .poison=${poison} .tapped=${tapped} .count=${count} .image=${image} .text=${text}></berserk-card>
      </div>
      ${unknown ? html`<span class="remark">${texts("deck.unknown")}</span>` : nothing}
    </li>`;
}

/** The cards of a wall, section by section. */
export function wallOfCards({ sections }: Wall, by: Sort, copies: Copies, texts: Texts): TemplateResult[] {
  return sections.map(({ heading, cards }) => {
    const count = cards.reduce((sum, one) => sum + one.count, 0);
    const words = heading === null ? texts("deck.rest") : headingWords(heading, texts);
    const shown = sorted(cards, by, texts.language);
    return html`
      <section class="part">
        ${sections.length === 1 && heading === null ? nothing : html`<h3>${texts("deck.section", { heading: words, count })}</h3>`}
        <ul class="cards" aria-label=${words}>
          ${
            copies === "stacks"
              ? shown.map((one) => card(one, one.count, texts))
              : shown.flatMap((one) => Array.from({ length: one.count }, () => card(one, 1, texts)))
          }
        </ul>
      </section>`;
  });
}
