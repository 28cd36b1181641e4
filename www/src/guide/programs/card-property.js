import init, { Board } from "berserk-rules";
import "berserk-rules/element";

/** A card of a board, drawn as it lies there: the property takes a card of a snapshot. */
export default async function cardProperty(markers, language) {
  await init();
  const captain = {
    id: "captain",
    name: "Salt captain",
    type: "hero",
    owner: 0,
    life: 24,
    strike: 3,
    markers,
    orientation: "tapped",
  };
  const board = new Board({ format: 1, cards: [captain] });

  const element = document.createElement("berserk-card");
  element.lang = language;
  element.card = board.stateSnapshot().cards[0];
  return element;
}
