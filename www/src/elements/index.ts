/** Registers `<berserk-board>` and `<berserk-card>`. */
import { BerserkBoard } from "./board-element.ts";
import { BerserkCard } from "./card.ts";

export { BerserkBoard, BerserkCard };

if (!customElements.get("berserk-board")) customElements.define("berserk-board", BerserkBoard);
