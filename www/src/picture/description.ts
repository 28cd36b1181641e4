import { fromState } from "../elements/shown-card.ts";
import { spokenCard } from "../elements/spoken-card.ts";
import type { Side } from "../elements/table-layout.ts";
import type { CardState } from "../engine.ts";
import { NAMED } from "./bounds.ts";
import { clean } from "./markup.ts";
import { notesOf } from "./notes.ts";
import { rolesOf } from "./place-picture.ts";
import type { Scene } from "./scene.ts";

function spokenInPlay(card: CardState, { texts, nameOf, snapshot }: Scene): string {
  const told = [
    spokenCard({ ...fromState(card), name: nameOf(card.id) }, texts),
    ...(card.cell === null ? [] : [texts("board.cellSpoken", { ...card.cell })]),
    ...rolesOf(card, snapshot).map((role) => texts(`mark.${role}`)),
  ];
  return told.join("; ");
}

/** The position in words: every card as the elements say it, side by side and pile by pile. */
export function description(sides: readonly Side[], scene: Scene): string {
  const { texts, own, nameOf, playerName, snapshot } = scene;
  let left = NAMED;
  /** As many of them as may still be told. */
  const told = (cards: readonly CardState[], speak: (card: CardState) => string): readonly string[] => {
    const some = cards.slice(0, left);
    left -= some.length;
    const rest = cards.length - some.length;
    return [...some.map(speak), ...(rest === 0 ? [] : [own.more({ count: rest })])];
  };
  const sentences: string[] = [];
  for (const side of sides) {
    const player = playerName(side.player);
    const pools = Object.entries(snapshot.players[side.player]?.resources ?? {});
    const here = [
      texts("board.side", { player }),
      ...(snapshot.activePlayer === side.player ? [texts("board.hasTurn")] : []),
      ...pools.map(([name, amount]) => texts("board.resource", { name, amount })),
    ];
    sentences.push(here.join(", "));
    if (side.inPlay.length === 0) sentences.push(texts("board.nothingInPlay"));
    sentences.push(...told(side.inPlay, (card) => spokenInPlay(card, scene)));
    for (const { zone, cards } of side.piles) {
      if (cards.length === 0) continue;
      const names = told(cards, ({ id }) => nameOf(id)).join(", ");
      sentences.push(own.pile({ pile: texts(`zone.${zone}`), names }));
    }
  }
  sentences.push(...notesOf(scene).map(({ text }) => text));
  return sentences.map((text) => own.sentence({ text: clean(text) })).join("\n");
}
