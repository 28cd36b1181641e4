import type { CardId, Edition, Player } from "../../generated/types.ts";

/** What a sentence may know of the board besides its event. */
export interface Context {
  /** The board's edition: a clause of the other one is named with it. Default "heroes". */
  edition?: Edition;
  /** What people read for an ability's id. */
  ability?: (ability: string, card: CardId) => string;
  /** What people read for a player. Default "Player 1", counted from one. */
  player?: (player: Player) => string;
  /** Whose ability a waiting trigger's number stands for. By default a choice is named by that number. */
  trigger?: (pending: number) => Trigger | undefined;
}

/** An ability that was set off. */
export interface Trigger {
  readonly card: CardId;
  readonly ability: string;
}
