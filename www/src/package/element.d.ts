import type { Board, CardState, Scenario } from "./index.js";

/** Shows one card from its attributes alone, or from its property `card`. */
export interface BerserkCardElement extends HTMLElement {
  card: CardState | null;
}

/** Plays a scenario: from `src`, a child `<script type="application/json">`, or the property `scenario`. */
export interface BerserkBoardElement extends HTMLElement {
  scenario: Scenario | null;
  readonly board: Board | null;
}

declare global {
  interface HTMLElementTagNameMap {
    "berserk-card": BerserkCardElement;
    "berserk-board": BerserkBoardElement;
  }
}
