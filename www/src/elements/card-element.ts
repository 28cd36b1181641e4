import { LitElement, type PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import type { CardState } from "../engine.ts";
import { textsIn } from "../i18n/index.ts";
import { cardFace } from "./card-face.ts";
import { cardStyle } from "./card-style.ts";
import { ghostStyle } from "./ghost-style.ts";
import { languageOf } from "./language.ts";
import { palette } from "./palette.ts";
import { shortNumber } from "./short-number.ts";
import { fromAttributes, fromState, type ShownCard } from "./shown-card.ts";
import type { ShownGhost } from "./shown-ghost.ts";
import { spokenCard } from "./spoken-card.ts";

/** `<berserk-card>`: one card as it lies on the table, from its attributes or from the property `card`. */
export class BerserkCard extends LitElement {
  static override styles = [palette, cardStyle, ghostStyle];

  /** Stands before all attributes when it is given. */
  @property({ attribute: false }) card: CardState | null = null;
  /** What would become of it, drawn over it. */
  @property({ attribute: false }) ghost: ShownGhost | null = null;

  @property() name: string | null = "";
  @property() type: string | null = null;
  @property({ type: Number }) life: number | null = null;
  @property() strike: string | null = null;
  @property({ type: Number }) wounds = 0;
  @property({ type: Number, attribute: "extra-lives" }) extraLives = 0;
  @property({ type: Number, attribute: "life-reductions" }) lifeReductions = 0;
  @property({ type: Number }) counters = 0;
  @property({ type: Number }) poison = 0;
  @property({ type: Boolean, reflect: true }) tapped = false;
  @property({ type: Number }) count: number | null = 1;
  @property() image: string | null = null;
  @property() text: string | null = null;
  @property({ attribute: "lang" }) override lang = "";

  /** Whether it was tapped by its attribute before a `card` was given. */
  #ownTurn = false;

  /** What is drawn and what is heard. */
  private get shown(): ShownCard {
    return this.card ? fromState(this.card) : fromAttributes(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.card) {
      if (changed.has("card") && changed.get("card")) this.tapped = this.#ownTurn;
      return;
    }
    // The attribute makes room for the turn: while a card is given it says how that one lies, then the author's again.
    if (changed.has("card") && !changed.get("card")) this.#ownTurn = this.tapped;
    this.tapped = this.card.orientation === "tapped";
  }

  protected override updated(): void {
    this.setAttribute("role", "img");
    this.setAttribute("aria-label", spokenCard(this.shown, textsIn(languageOf(this))));
  }

  protected override render() {
    const texts = textsIn(languageOf(this));
    return cardFace(this.shown, this.ghost, {
      pile: (pile) => texts(`pile.${pile}.name`),
      letter: (pile) => texts(`pile.${pile}.letter`),
      number: shortNumber(texts.language),
      list: texts.list,
    });
  }
}
