import { type ReadableNames, readableNames } from "../elements/readable-names.ts";
import { shortNumber } from "../elements/short-number.ts";
import { fromState, type ShownCard } from "../elements/shown-card.ts";
import type { CardState, Player, Snapshot } from "../engine.ts";
import type { Texts } from "../i18n/index.ts";
import { FINELY_DRAWN } from "./bounds.ts";
import type { CardWords } from "./card-picture.ts";
import { clean } from "./markup.ts";
import type { Pen } from "./pen.ts";
import { picturesInside } from "./picture-inside.ts";
import { FINE, type Fineness, PLAIN } from "./rosette-path.ts";
import type { OwnTexts } from "./texts.ts";

/** All that a part of the picture needs to draw itself. */
export interface Scene extends ReadableNames {
  readonly snapshot: Snapshot;
  readonly pen: Pen;
  readonly texts: Texts;
  readonly own: OwnTexts;
  readonly words: CardWords;
  readonly fineness: Fineness;
  readonly playerName: (player: Player) => string;
  /** A card as it is drawn, with its texts made fit for XML. */
  readonly shown: (card: CardState) => ShownCard;
}

export function sceneOf(snapshot: Snapshot, pen: Pen, texts: Texts, own: OwnTexts): Scene {
  const names = readableNames(snapshot.cards.map((card) => ({ ...card, name: clean(card.name) })));
  const inside = picturesInside();
  const number = shortNumber(texts.language);
  const inPlay = snapshot.cards.filter(({ zone, attachedTo }) => zone === "play" && attachedTo === null);
  return {
    ...names,
    snapshot,
    pen,
    texts,
    own,
    words: { letter: (pile) => texts(`pile.${pile}.letter`), number },
    fineness: inPlay.length > FINELY_DRAWN ? PLAIN : FINE,
    playerName: (player) =>
      clean(snapshot.players[player]?.name ?? "") || texts("board.player", { number: player + 1 }),
    shown: (card) => {
      const shown = fromState(card);
      return {
        ...shown,
        name: clean(shown.name),
        text: shown.text === null ? null : clean(shown.text) || null,
        parts: shown.parts.map(clean),
        image: inside(shown.image),
      };
    },
  };
}
