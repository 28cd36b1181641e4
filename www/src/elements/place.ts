import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { CardState } from "../engine.ts";
import { foretold, isRefused, shownGhost } from "./foretold.ts";
import type { Ghost } from "./ghost.ts";
import { drawing } from "./glyphs.ts";
import { offer, offerOfPick } from "./offer.ts";
import { candidates, isPicked } from "./picking.ts";
import { MARK_DRAWINGS, type Mark } from "./shapes.ts";
import { fromState } from "./shown-card.ts";
import { spokenCard } from "./spoken-card.ts";
import type { View } from "./view.ts";

/** The parts of its card that a page may dress through the board. */
const HANDED_ON =
  "card, name, level, strike, piles, pile, pile-wounds, pile-extraLives, pile-lifeReductions, pile-counters, pile-poison, count, parts, text, image, caption";

function marksOf(card: CardState, view: View): readonly Mark[] {
  const { combat, pending } = view.snapshot;
  const marks: Mark[] = [];
  if (combat?.attacker === card.id) marks.push("attacker");
  if (combat?.target === card.id) marks.push("target");
  if (combat?.defender === card.id) marks.push("defender");
  if (pending.some((waiting) => waiting.card === card.id)) marks.push("waiting");
  if (view.picking !== null) {
    if (isPicked(view.picking, card.id)) marks.push("picked");
    else if (candidates(view.picking).includes(card.id)) marks.push("legal");
  }
  return marks;
}

/** Marks that the card would have and has not. */
function comingMarks(ghost: Ghost | undefined, marks: readonly Mark[]): readonly Mark[] {
  if (ghost === undefined) return [];
  const waits = ghost.triggered + ghost.waiting > 0;
  const coming: readonly Mark[] = [
    ...(ghost.role === null ? [] : [ghost.role]),
    ...(waits ? ["waiting" as const] : []),
  ];
  return coming.filter((mark) => !marks.includes(mark));
}

/** Opens the ledger, by the number that it is about; it lies over the place's one button, and is its neighbour by Tab. */
function lifeButton(card: CardState, current: boolean, view: View): TemplateResult {
  const { texts, hands, nameOf } = view;
  return html`
    <button
      type="button"
      class="life ${card.orientation}"
      data-life=${card.id}
      tabindex=${current ? 0 : -1}
      aria-label=${texts("why.ofCard", { card: nameOf(card.id), level: card.life?.level ?? 0 })}
      @click=${() => hands.explain(card.id)}
    ></button>`;
}

/** The square in which a card lies: wide enough for it upright and tapped, so that a turn moves no neighbour. */
export function place(card: CardState, view: View): TemplateResult {
  const marks = marksOf(card, view);
  const selected = view.selected === card.id || view.also.includes(card.id);
  const current = view.current === card.id;
  const cell = card.zone === "play" ? card.cell : null;
  const number = view.numberOf(card.id);
  const { texts, preview, picking } = view;
  const ghost = preview?.foresight.ghosts.get(card.id);
  const coming = comingMarks(ghost, marks);
  const might = preview?.among.includes(card.id) ?? false;
  const key = `card ${card.id}`;
  const told = preview?.key === key ? preview : null;
  const draw = () => {
    const grip = () => {
      const spoken = [
        spokenCard({ ...fromState(card), name: view.nameOf(card.id) }, texts),
        ...(cell === null ? [] : [texts("board.cellSpoken", { ...cell })]),
        ...marks.map((mark) => texts(`mark.${mark}`)),
      ];
      return html`
        <button
          type="button"
          class="grip"
          data-card=${card.id}
          tabindex=${current ? 0 : -1}
          aria-pressed=${selected}
          aria-label=${spoken.join("; ")}
          title=${texts.list(marks.map((mark) => texts(`mark.${mark}`))) || nothing}
          ${offer(key, () => (picking === null ? null : offerOfPick(picking, card.id)))}
          @click=${({ ctrlKey, metaKey, shiftKey }: MouseEvent) => view.hands.touch(card.id, ctrlKey || metaKey || shiftKey || undefined)}
        ></button>`;
    };
    const plays = view.mode === "play";
    return html`
      <div class="place ${marks.join(" ")} ${selected ? "selected" : ""} ${might ? "might" : ""}" part="place" data-card=${card.id}>
        <berserk-card
          reserve
          aria-hidden=${plays ? "true" : nothing}
          lang=${texts.language}
          .card=${card}
          .ghost=${ghost === undefined ? null : shownGhost(ghost, view)}
          exportparts=${HANDED_ON}
        ></berserk-card>
        <span class="marks" aria-hidden="true">
          ${marks.map((mark) => html`<span class="mark ${mark}">${drawing(MARK_DRAWINGS[mark])}</span>`)}
          ${coming.map((mark) => html`<span class="mark ${mark} coming">${drawing(MARK_DRAWINGS[mark])}</span>`)}
        </span>
        ${cell === null ? nothing : html`<span class="cell" aria-hidden="true">${texts("board.cell", { ...cell })}</span>`}
        ${number === null ? nothing : html`<span class="nth" aria-hidden="true">${texts("board.nth", { number })}</span>`}
        ${plays ? grip() : nothing} ${plays && picking === null && card.life !== null ? lifeButton(card, current, view) : nothing}
        ${told !== null && (ghost === undefined || isRefused(told)) ? foretold(key, view) : nothing}
      </div>`;
  };
  return html`${guard([card, marks.join(" "), selected, current, texts, view.mode, picking, ghost, might, told], draw)}`;
}
