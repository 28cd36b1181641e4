/** Registers `<berserk-card>` alone: a page of cards needs no engine. */
import { BerserkCard } from "./card-element.ts";

export { BerserkCard };

if (!customElements.get("berserk-card")) customElements.define("berserk-card", BerserkCard);
