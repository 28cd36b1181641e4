import type { CardId } from "../engine.ts";

/** Room between a card and the desk that would cover it. */
const GAP = 8;

/** A desk that sticks to the foot of the screen may lie over the very card that it is about: then that one scrolls up. */
export function keepClearOfDesk(root: ParentNode, card: CardId): void {
  const desk = root.querySelector<HTMLElement>(".desk");
  const grip = root.querySelector<HTMLElement>(`.grip[data-card="${CSS.escape(card)}"]`);
  if (desk === null || grip === null || getComputedStyle(desk).position !== "sticky") return;
  if (grip.getBoundingClientRect().bottom <= desk.getBoundingClientRect().top) return;
  grip.style.scrollMarginBlockEnd = `${desk.offsetHeight + GAP}px`;
  grip.scrollIntoView({ block: "end" });
}
