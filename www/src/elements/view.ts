import type {
  ActionOption,
  CardId,
  CardState,
  Cause,
  Effect,
  PendingTrigger,
  Player,
  Refusal,
  RuleEvent,
  Snapshot,
  Step,
} from "../engine.ts";
import type { Texts } from "../i18n/index.ts";
import type { Course } from "./course.ts";
import type { Picking } from "./picking.ts";
import type { Preview } from "./preview.ts";
import type { ReadableNames } from "./readable-names.ts";
import type { PileZone } from "./table-layout.ts";

export const MODES = ["play", "step", "still"] as const;
export type Mode = (typeof MODES)[number];

/** All that a part of the board needs to draw itself. */
export interface View extends ReadableNames {
  readonly mode: Mode;
  readonly texts: Texts;
  readonly snapshot: Snapshot;
  readonly cardOf: (id: CardId) => CardState | undefined;
  readonly playerName: (player: Player) => string;
  readonly say: (it: RuleEvent | Refusal) => string;
  /** What something came from, of which that card is told. */
  readonly sayCause: (cause: Cause, about: CardId) => string;
  readonly sayStep: (step: Step) => string;
  /** The card whose panel is open. */
  readonly selected: CardId | null;
  /** What is selected together with it. */
  readonly also: readonly CardId[];
  /** Does every further card that is touched join the selection? */
  readonly several: boolean;
  /** The card that the Tab key comes to. */
  readonly current: CardId | null;
  readonly picking: Picking | null;
  /** What is being looked at before it is played. */
  readonly preview: Preview | null;
  /** The card whose ledger is open. */
  readonly explained: CardId | null;
  readonly amount: number;
  readonly openPiles: ReadonlySet<string>;
  readonly course: Course;
  /** How many steps up to the present one are drawn, and how many undone ones. */
  readonly toldShown: number;
  readonly laterShown: number;
  /** The revision of the story's line that the Tab key comes to; null: the present one. */
  readonly line: number | null;
  /** How many undone steps a new one would drop. */
  readonly drops: number;
  /** May the place be gone to? In step mode never to before the example. */
  readonly reaches: (revision: number) => boolean;
  /** Is an example stepped through, which can be left to play on freely? */
  readonly canLeave: boolean;
  readonly hands: Hands;
  readonly workshop: Workshop | null;
}

/** What a page adds to its board, for what no reader of an article needs. */
export interface Workshop {
  /** In the place of the panel, while the page asks for something; null when it asks for nothing. */
  desk(view: View): unknown;
  /** Below what can be done to the selected cards; with none, below the hint. */
  tools(cards: readonly CardState[], view: View): unknown;
  /** The effect as the page would have it played: with what it comes from, for one. */
  dress(effect: Effect): Effect;
}

/** All that a player can do at the board. */
export interface Hands {
  /** A card was clicked, or Enter pressed on it: it is selected, or picked if cards are being picked. */
  touch(card: CardId, joins?: boolean): void;
  /** From now on further cards join the selection, or do no longer. */
  selectSeveral(on: boolean): void;
  deselect(): void;
  /** Opens the ledger of a card's life. */
  explain(card: CardId): void;
  /** The ledger of a card was opened or closed. */
  explaining(card: CardId, open: boolean): void;
  setAmount(amount: number): void;
  play(step: Step): void;
  begin(option: ActionOption, card: CardState): void;
  /** Answers a waiting trigger with a card, the first of several if it takes several. */
  answer(pending: PendingTrigger, card: CardId): void;
  /** Answers a waiting trigger that may go without targets with none. */
  answerNone(pending: PendingTrigger): void;
  /** Shows why something cannot be done. */
  refuse(refusal: Refusal): void;
  enough(): void;
  cancel(): void;
  openPile(player: Player, zone: PileZone): void;
  showEarlier(): void;
  showLater(): void;
  /** A line of the story got the focus. */
  lookAt(revision: number | null): void;
  /** To just after the step with that revision; 0 is the set-up. */
  goTo(revision: number): void;
  /** The same, to play on freely from there: an example is left. */
  goOnFrom(revision: number): void;
  /** Back to the example that was left. */
  rejoin(): void;
  undo(): void;
  redo(): void;
  /** One step of the example back, also one that was refused. */
  stepBack(): void;
  playNext(): void;
}

export function pileKey(player: Player, zone: PileZone): string {
  return `${player} ${zone}`;
}
