import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Step } from "../engine.ts";
import type { Game } from "./game.ts";
import { controlAt, offeredBy } from "./offer.ts";
import { type Answer, type Asking, type Preview, previewed, previewOf } from "./preview.ts";

/** The board element, as far as previews need it. */
interface Foreteller extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly game: Game | null;
  /** Whatever makes a preview out of date when it changes. */
  readonly standing: readonly unknown[];
  problem: unknown;
}

/** How long a finger rests on a control before it asks for a preview, in milliseconds, and how far it may stray in pixels. */
const REST = 400;
const STRAY = 10;

const same = (one: readonly unknown[], other: readonly unknown[]) => one.every((it, index) => it === other[index]);

/** Shows what a control would do while the pointer or the focus is on it, or after a finger has rested on it. */
export class Foretelling implements ReactiveController {
  shown: Preview | null = null;
  readonly #board: Foreteller;
  #control: HTMLElement | null = null;
  #asking: Asking = "pointer";
  #standing: readonly unknown[] = [];
  /** The next frame asks for the control that came last; those that came before it in the same frame ask for nothing. */
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #touch: { readonly x: number; readonly y: number } | null = null;
  /** The control on which a finger rested: lifting it is no press. */
  #rested: HTMLElement | null = null;
  #ends: AbortController | null = null;

  constructor(board: Foreteller) {
    this.#board = board;
    board.addController(this);
  }

  hostConnected(): void {
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      hear: (event: HTMLElementEventMap[Kind]) => void,
      options: AddEventListenerOptions = {},
    ) => (this.#board.renderRoot as HTMLElement).addEventListener(kind, hear, { signal, passive: true, ...options });
    listen("pointerover", (event) => this.#onOver(event));
    listen("pointerout", (event) => this.#onOut(event));
    listen("focusin", ({ target }) => this.#onFocus(target));
    listen("focusout", () => this.#leave("focus"));
    listen("pointerdown", (event) => this.#onDown(event));
    listen("pointermove", (event) => this.#onMove(event));
    listen("pointerup", () => this.#lift());
    listen("pointercancel", () => this.#lift());
    listen("click", (event) => this.#onClick(event), { capture: true, passive: false });
    listen("contextmenu", (event) => this.#onMenu(event), { passive: false });
    window.addEventListener("pointerdown", () => this.#leave("touch"), { signal, capture: true, passive: true });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && this.clear(), { signal, capture: true });
  }

  hostDisconnected(): void {
    this.#ends?.abort();
    this.#lift();
    this.clear();
  }

  /** Whatever happens at the board, a preview of what was before it goes. */
  hostUpdate(): void {
    if ((this.shown !== null || this.#frame !== 0) && !this.#stands()) this.clear();
  }

  clear(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#control = null;
    if (this.shown === null) return;
    this.shown = null;
    this.#board.requestUpdate();
  }

  #ask(control: HTMLElement, asking: Asking): void {
    this.#control = control;
    this.#asking = asking;
    this.#standing = this.#carefully(() => this.#board.standing) ?? [];
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#answer());
  }

  #leave(asking: Asking): void {
    if (this.#control !== null && this.#asking === asking) this.clear();
  }

  #answer(): void {
    this.#frame = 0;
    const preview = this.#stands() ? this.#carefully(() => this.#preview()) : null;
    if (preview === null) {
      this.clear();
    } else {
      this.shown = preview;
      this.#board.requestUpdate();
    }
  }

  #preview(): Preview | null {
    const { game } = this.#board;
    const control = this.#control;
    const offered = control?.isConnected ? offeredBy(control) : undefined;
    if (control === null || offered === undefined || game === null || game.stopped) return null;
    const offer = offered.make(control);
    if (offer === null) return null;
    const answer = "step" in offer ? this.#foretold(game, offer.step) : offer;
    return previewOf(offered.key, this.#asking, answer, game.snapshot);
  }

  #foretold(game: Game, step: Step): Answer {
    try {
      return { outcome: game.ask((board) => previewed(board, step)) };
    } catch (error) {
      if (game.stopped) throw error;
      return { mistake: error };
    }
  }

  /** Is everything as it was when the preview was asked for? */
  #stands(): boolean {
    const now = this.#carefully(() => this.#board.standing);
    return now !== null && same(now, this.#standing);
  }

  /** Looking at a board whose engine breaks off ends the game no less than playing on it. */
  #carefully<Seen>(look: () => Seen): Seen | null {
    try {
      return look();
    } catch (error) {
      if (!this.#board.game?.stopped) throw error;
      console.error(error);
      this.#board.problem = error;
      return null;
    }
  }

  #onOver({ pointerType, target }: PointerEvent): void {
    if (pointerType === "touch") return;
    const control = controlAt(target);
    if (control === null) this.#leave("pointer");
    else if (control !== this.#control) this.#ask(control, "pointer");
  }

  #onOut({ relatedTarget }: PointerEvent): void {
    // Over another part of the board: what is over there is asked next.
    if (!(relatedTarget instanceof Node && this.#board.renderRoot.contains(relatedTarget))) this.#leave("pointer");
  }

  /** A press gives the focus too, but only the keyboard's is one that stays to look. */
  #onFocus(target: EventTarget | null): void {
    const control = controlAt(target);
    if (control?.matches(":focus-visible")) this.#ask(control, "focus");
  }

  #onDown({ pointerType, target, clientX: x, clientY: y, isPrimary }: PointerEvent): void {
    this.#rested = null;
    const control = pointerType === "touch" && isPrimary ? controlAt(target) : null;
    this.#lift();
    if (control === null) return;
    this.#touch = { x, y };
    this.#rest = setTimeout(() => {
      this.#rested = control;
      this.#ask(control, "touch");
    }, REST);
  }

  #onMove({ clientX, clientY }: PointerEvent): void {
    if (this.#touch === null) return;
    if (Math.hypot(clientX - this.#touch.x, clientY - this.#touch.y) > STRAY) this.#lift();
  }

  #lift(): void {
    clearTimeout(this.#rest);
    this.#touch = null;
  }

  #onClick(event: Event): void {
    if (this.#rested === null || controlAt(event.target) !== this.#rested) return;
    this.#rested = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** A finger that rests on a control asks for a preview and for no menu. */
  #onMenu(event: Event): void {
    if (this.#touch !== null || this.#rested !== null) event.preventDefault();
  }
}
