import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Game } from "../../elements/game.ts";
import { gripOf } from "../../elements/hands.ts";
import type { BerserkBoard } from "../../elements/index.ts";
import { isStop } from "../../elements/mistake.ts";
import { pileKey, type View, type Workshop } from "../../elements/view.ts";
import type { CardId, CardState, Effect } from "../../engine.ts";
import { Carrying } from "./carry.ts";
import { type CauseAsked, NO_CAUSE, withCause } from "./cause.ts";
import { type Moving, mover } from "./mover.ts";
import { areMovable, FieldSeen, placeOf, type Spot, spotsFor } from "./spots.ts";
import { tools } from "./tools.ts";
import { workshopStyle } from "./workshop-style.ts";

/** The page, as far as its workshop needs it. */
export interface WorkshopPage extends ReactiveControllerHost {
  readonly table: BerserkBoard | null;
  /** Opens the form: for another card like that one, or for a change of it. */
  openCard(card: CardId, isChange: boolean): void;
  /** Takes a card off the set-up. */
  takeOff(card: CardId): void;
}

/** What the practice page adds to its board: moving by hand, and the effects that are rarely wanted. */
export class PageWorkshop implements Workshop, ReactiveController {
  readonly #page: WorkshopPage;
  readonly #carrying = new Carrying(this);
  readonly #seen = new FieldSeen();
  /** What the board was last drawn from. */
  #view: View | null = null;
  #moving: Moving | null = null;
  #game: Game | null = null;
  cause: CauseAsked = NO_CAUSE;
  /** Is the list of further effects open? */
  isOpen = false;

  constructor(page: WorkshopPage) {
    this.#page = page;
    page.addController(this);
  }

  hostUpdated(): void {
    const root = this.table?.shadowRoot;
    if (!root || root.adoptedStyleSheets.includes(sheet())) return;
    root.adoptedStyleSheets.push(sheet());
    this.#carrying.follow(root);
    root.addEventListener("keydown", (event) => this.#onKey(event as KeyboardEvent), { capture: true });
  }

  hostDisconnected(): void {
    this.#carrying.stop();
  }

  get table(): BerserkBoard | null {
    return this.#page.table;
  }

  /** Wherever in the board the focus is. */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.#moving === null) return;
    event.stopPropagation();
    this.putBack(true);
  }

  // ---- what the board asks for

  desk(view: View): unknown {
    this.#see(view);
    const moving = this.#moving;
    if (moving === null) return null;
    return mover(moving, view, {
      drop: (spot) => this.#drop(spot),
      lookAt: (key) => this.#have({ ...moving, current: key }),
      cancel: () => this.putBack(true),
    });
  }

  tools(cards: readonly CardState[], view: View): unknown {
    return tools(cards, view, {
      cause: this.cause,
      isOpen: this.isOpen,
      open: (isOpen) => {
        this.isOpen = isOpen;
        this.table?.requestUpdate();
      },
      ask: (cause) => {
        this.cause = cause;
        this.table?.requestUpdate();
      },
      refuses: (effect) => {
        const { game } = this.table ?? {};
        return game ? isRefused(game, effect) : false;
      },
      move: () => this.#begin(cards, ".spot[tabindex='0']"),
      openCard: (card, isChange) => this.#page.openCard(card, isChange),
      takeOff: (card) => this.#page.takeOff(card),
    });
  }

  dress(effect: Effect): Effect {
    return withCause(effect, this.cause);
  }

  /** Cards that lie elsewhere meanwhile, or a table with others, end what was begun. */
  #see(view: View): void {
    const before = this.#view?.snapshot;
    this.#view = view;
    const { game } = this.table ?? {};
    if (!game || game.stopped) return;
    // The card that effects shall come from is one of that board.
    if (game !== this.#game) this.cause = NO_CAUSE;
    this.#game = game;
    this.#seen.see(game);
    if (this.#moving !== null && before !== view.snapshot) this.#moving = null;
  }

  // ---- moving

  #have(moving: Moving | null): void {
    this.#moving = moving;
    this.table?.requestUpdate();
  }

  #begin(cards: readonly CardState[], focus: string | null): boolean {
    const { game } = this.table ?? {};
    if (!game || game.stopped || this.#view === null) return false;
    const spots = spotsFor(cards, this.#seen.see(game), game, this.#view);
    const first = spots.find(({ isHere }) => isHere) ?? spots[0];
    if (this.table !== null && focus !== null) this.table.focusNext = focus;
    this.#have({ cards: cards.map(({ id }) => id), spots, current: first?.key ?? "", said: null });
    return true;
  }

  lift(card: CardId): readonly CardState[] | null {
    const { table } = this;
    const view = this.#view;
    if (table === null || view === null || view.mode !== "play" || table.picking !== null) return null;
    const chosen = view.selected === null ? [] : [view.selected, ...view.also];
    const ids = chosen.includes(card) ? chosen : [card];
    const all = ids.flatMap((id) => view.cardOf(id) ?? []);
    const cards = areMovable(all) ? all : all.filter(({ id }) => id === card);
    return areMovable(cards) && this.#begin(cards, null) ? cards : null;
  }

  get judging(): unknown {
    return this.#moving;
  }

  judge(key: string): { words: string; allowed: boolean } | null {
    const view = this.#view;
    const place = placeOf(key);
    if (this.#moving === null || view === null || place === null) return null;
    const spot = this.#moving.spots.find((one) => one.key === key);
    if (spot === undefined) {
      const words = this.#foreign(key);
      return words === null ? null : { words, allowed: false };
    }
    const { no, isHere, cell, zone } = spot;
    const { texts } = view;
    if (isHere) return { words: texts("workshop.move.here"), allowed: true };
    if (no !== null) return { words: no, allowed: false };
    return { words: cell === null ? texts(`zone.${zone}`) : texts("board.cellSpoken", { ...cell }), allowed: true };
  }

  /** Why a move never leads there: a card stays on its side of the table (R39), and its piles are its owner's. */
  #foreign(key: string): string | null {
    const moving = this.#moving;
    const place = placeOf(key);
    const card = this.#view?.cardOf(moving?.cards[0] ?? "");
    if (place === null || card === undefined || !this.#view) return null;
    const { texts } = this.#view;
    const side = card.zone === "play" ? card.controller : card.owner;
    if (place.zone !== "play") return place.player === card.owner ? null : texts("workshop.move.notOwner");
    if (place.player !== side) return texts(card.zone === "play" ? "workshop.move.notSide" : "workshop.move.notOwner");
    return null;
  }

  drop(key: string): void {
    const moving = this.#moving;
    const spot = moving?.spots.find((one) => one.key === key);
    if (spot !== undefined) this.#drop(spot);
    else if (moving !== null) this.#have({ ...moving, said: this.#foreign(key) });
  }

  /** What the engine would refuse it is asked all the same, so that the refusal stands in the history. */
  #drop(spot: Spot): void {
    const { table } = this;
    const moving = this.#moving;
    if (table === null || moving === null || this.#view === null) return;
    if (!spot.isHere) this.#view.hands.play(spot.step);
    if (spot.no !== null) return;
    this.#end(moving);
  }

  putBack(isCalledOff: boolean): void {
    const moving = this.#moving;
    if (moving !== null && isCalledOff) this.#end(moving);
  }

  /** The focus goes along with the card, or to the pile that it has gone into. */
  #end({ cards: [id] }: Moving): void {
    const { table } = this;
    this.#have(null);
    const card = table?.game?.snapshot.cards.find((one) => one.id === id);
    if (!table || card === undefined) return;
    const { zone, owner } = card;
    const isShown = zone === "play" || table.openPiles.has(pileKey(owner, zone));
    table.focusNext = isShown ? gripOf(card.id) : `.side[data-player="${owner}"] .heap-button[data-zone=${zone}]`;
  }
}

let made: CSSStyleSheet | undefined;
/** Made when it is wanted: one sheet for all boards. */
/** Would the rules refuse it? What breaks the engine off is told once it is played. */
function isRefused(game: Game, effect: Effect): boolean {
  if (game.stopped) return false;
  try {
    return !game.ask((board) => board.previewEffect(effect)).ok;
  } catch (error) {
    if (!isStop(error)) throw error;
    return false;
  }
}

function sheet(): CSSStyleSheet {
  made ??= workshopStyle.styleSheet;
  if (made === undefined) throw new Error("this browser makes no style sheets");
  return made;
}
