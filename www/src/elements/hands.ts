import type { CardId, Outcome, Step } from "../engine.ts";
import type { Notice } from "./desk.ts";
import type { Game } from "./game.ts";
import { finished, type Picking, pick, pickingForAction, pickingForChoice, settle } from "./picking.ts";
import { storyHands } from "./story-hands.ts";
import { type Hands, pileKey } from "./view.ts";

/** What the hands move: the board element, as far as they need it. */
export interface Seat extends HTMLElement {
  readonly game: Game | null;
  selected: CardId | null;
  also: readonly CardId[];
  several: boolean;
  current: CardId | null;
  picking: Picking | null;
  explained: CardId | null;
  amount: number;
  notice: Notice | null;
  openPiles: ReadonlySet<string>;
  toldShown: number;
  laterShown: number;
  /** The revision of the story's line that was looked at last. */
  line: number | null;
  /** What keeps the board from going on. */
  problem: unknown;
  focusNext: string | null;
  requestUpdate(): void;
}

export const gripOf = (card: CardId) => `.grip[data-card="${CSS.escape(card)}"]`;

/** All that a player can do at a board. */
export function handsFor(seat: Seat): Hands {
  /** Has the game do something. A mistake in it is shown like a refusal; if the engine breaks off, that is the end. */
  const have = <Done>(act: (game: Game) => Done): Done | null => {
    const { game } = seat;
    if (game === null || game.stopped) return null;
    try {
      const before = game.snapshot;
      const done = act(game);
      const { snapshot } = game;
      if (snapshot !== before) seat.dispatchEvent(new CustomEvent("berserk-change", { detail: { snapshot } }));
      return done;
    } catch (error) {
      if (game.stopped) {
        console.error(error);
        seat.problem = error;
        seat.picking = null;
      } else {
        seat.notice = { mistake: error };
      }
      return null;
    } finally {
      seat.requestUpdate();
    }
  };
  /** Carries a step out and tells the page. */
  const carryOut = (play: (game: Game) => { step: Step; outcome: Outcome } | null): void => {
    const played = have(play);
    if (played === null || seat.game === null) return;
    const { step, outcome } = played;
    seat.notice = outcome.ok ? null : { refusal: outcome.refusal };
    seat.dispatchEvent(new CustomEvent("berserk-step", { detail: { step, outcome, snapshot: seat.game.snapshot } }));
  };
  const play = (step: Step): void => carryOut((game) => ({ step, outcome: game.play(step) }));

  /** Goes on with what is being picked: shows the next stage, or plays what is complete. */
  const goOn = (picking: Picking): void => {
    const step = finished(picking);
    if (step === null) {
      seat.picking = picking;
      return;
    }
    endPicking();
    play(step);
  };

  const endPicking = (): void => {
    const { picking } = seat;
    if (picking === null) return;
    seat.picking = null;
    const card = "action" in picking.purpose ? picking.purpose.action.card : picking.purpose.pending.card;
    seat.focusNext = gripOf(card);
  };

  const alone = (card: CardId | null): void => {
    seat.selected = card;
    seat.also = [];
  };

  return {
    touch(card, joins = seat.several) {
      seat.current = card;
      if (seat.picking !== null) {
        goOn(pick(seat.picking, card));
      } else if (joins) {
        const all = seat.selected === null ? [] : [seat.selected, ...seat.also];
        const [first = null, ...also] = all.includes(card) ? all.filter((one) => one !== card) : [...all, card];
        Object.assign(seat, { selected: first, also, notice: null });
      } else if (seat.selected === card && seat.also.length === 0) {
        alone(null);
      } else {
        alone(card);
        seat.explained = null;
        seat.notice = null;
      }
    },
    selectSeveral(on) {
      seat.several = on;
    },
    explain(card) {
      if (seat.selected !== card) seat.notice = null;
      seat.current = card;
      alone(card);
      seat.explained = card;
      seat.focusNext = ".ledger summary";
    },
    explaining(card, open) {
      if (open) seat.explained = card;
      else if (seat.explained === card) seat.explained = null;
    },
    deselect() {
      if (seat.selected !== null) seat.focusNext = gripOf(seat.selected);
      alone(null);
      seat.several = false;
    },
    setAmount(amount) {
      seat.amount = amount;
    },
    play,
    begin(option, card) {
      seat.notice = null;
      goOn(pickingForAction(option, card));
      if (seat.picking !== null) seat.focusNext = ".asked";
    },
    answer(pending, card) {
      const { snapshot } = seat.game ?? {};
      const holder = snapshot?.cards.find(({ id }) => id === pending.card);
      goOn(pick(pickingForChoice(pending, holder), card));
    },
    answerNone(pending) {
      play({ choice: { pending: pending.id, targets: [] } });
    },
    refuse(refusal) {
      seat.game?.refuse(refusal);
      seat.notice = { refusal };
    },
    enough() {
      if (seat.picking !== null) goOn(settle(seat.picking));
    },
    cancel() {
      endPicking();
    },
    openPile(player, zone) {
      const key = pileKey(player, zone);
      const open = new Set(seat.openPiles);
      if (!open.delete(key)) open.add(key);
      seat.openPiles = open;
    },
    ...storyHands(seat, have),
    undo() {
      if (have((game) => game.undo())) seat.notice = null;
      seat.picking = null;
    },
    redo() {
      if (have((game) => game.redo())) seat.notice = null;
      seat.picking = null;
    },
    stepBack() {
      if (have((game) => game.stepBack())) seat.notice = null;
    },
    playNext() {
      seat.picking = null;
      carryOut((game) => game.playNext());
    },
  };
}
