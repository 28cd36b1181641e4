import type { BerserkBoard } from "../../elements/index.ts";
import type { CardId, CardState } from "../../engine.ts";

/** What a carried card is carried by and for. */
export interface Carrier {
  readonly table: BerserkBoard | null;
  /** Takes cards up; null if nothing may be moved now. */
  lift(card: CardId): readonly CardState[] | null;
  /** What a drop there would bring, in words, and whether it is allowed; null where no place is. */
  judge(key: string): { readonly words: string; readonly allowed: boolean } | null;
  /** Another value once places may be judged otherwise. */
  readonly judging: unknown;
  drop(key: string): void;
  /** The cards lie where they lay; called off, or let go outside all places, nothing more is asked. */
  putBack(isCalledOff: boolean): void;
}

/** A finger that rests so long takes the card up: longer than what asks for a preview (400 ms). In milliseconds. */
const HOLD = 600;
/** How far a mouse moves before it carries, and a finger may stray before it scrolls, in pixels. */
const PULL = 6;
const STRAY = 10;
/** Nearer than this to the edge of the window the page scrolls along, so many pixels a frame. */
const EDGE = 56;
const SCROLL = 12;

type Point = Pick<PointerEvent, "clientX" | "clientY">;

/**
 * Cards are carried with pointer events, which mouse, pen and finger share. A finger scrolls the page unless it has rested
 * on a card: `touch-action` cannot be changed once it is down, so the touch events of a carrying finger are taken instead.
 */
export class Carrying {
  readonly #carrier: Carrier;
  #root: ShadowRoot | null = null;
  #pressed: { readonly card: CardId; readonly pointer: number; readonly at: Point } | null = null;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #carried: HTMLElement | null = null;
  #over: string | null = null;
  /** The places that are marked, each as which it was judged. */
  #marked = new WeakMap<HTMLElement, string | null>();
  #judging: unknown = null;
  #at: Point = { clientX: 0, clientY: 0 };
  #frame = 0;
  /** Ends what is listened to while something is pressed. */
  #ends: AbortController | null = null;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  /** Listens at a board that has been drawn. */
  follow(root: ShadowRoot): void {
    if (this.#root === root) return;
    this.#root = root;
    root.addEventListener("pointerdown", (event) => this.#onDown(event as PointerEvent));
    // It must be there before the finger is, or the browser has already decided to scroll.
    root.addEventListener("touchmove", (event) => this.#carried !== null && event.preventDefault(), { passive: false });
  }

  stop(): void {
    this.#end();
    this.#letGo();
  }

  #onDown(event: PointerEvent): void {
    const { target, button, isPrimary, pointerType, pointerId, clientX, clientY } = event;
    const card = target instanceof Element ? target.closest<HTMLElement>(".place")?.dataset.card : undefined;
    if (card === undefined || button !== 0 || !isPrimary || this.#carried !== null) return;
    this.#end();
    this.#pressed = { card, pointer: pointerId, at: { clientX, clientY } };
    this.#at = { clientX, clientY };
    if (pointerType === "touch") this.#hold = setTimeout(() => this.#lift(), HOLD);
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    const own = (hear: (event: PointerEvent) => void) => (heard: PointerEvent) => {
      if (heard.pointerId === pointerId) hear(heard);
    };
    window.addEventListener(
      "pointermove",
      own((moved) => this.#onMove(moved)),
      { signal },
    );
    window.addEventListener(
      "pointerup",
      own(() => this.#onUp()),
      { signal },
    );
    window.addEventListener(
      "pointercancel",
      own(() => this.#callOff()),
      { signal },
    );
    window.addEventListener("keydown", (pressed) => this.#onKey(pressed), { signal, capture: true });
  }

  #onMove(event: PointerEvent): void {
    const { at } = this.#pressed ?? {};
    if (at === undefined) return;
    const { clientX, clientY } = event;
    this.#at = { clientX, clientY };
    const far = Math.hypot(clientX - at.clientX, clientY - at.clientY);
    if (this.#carried !== null) this.#carry();
    else if (event.pointerType !== "touch" && far > PULL) this.#lift();
    else if (event.pointerType === "touch" && far > STRAY) this.#end();
  }

  #lift(): void {
    const card = this.#pressed?.card;
    const cards = card === undefined ? null : this.#carrier.lift(card);
    if (cards === null || cards.length === 0) {
      this.#end();
      return;
    }
    this.#carried = carriedCard(cards, this.#carrier.table?.lang ?? "");
    document.body.append(this.#carried);
    this.#over = null;
    this.#carry();
    this.#frame = requestAnimationFrame(() => this.#follow());
  }

  /** At the edge of the window the page goes along. */
  #follow(): void {
    if (this.#carried === null) return;
    const { clientY } = this.#at;
    const by = clientY < EDGE ? -SCROLL : clientY > innerHeight - EDGE ? SCROLL : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      this.#carry();
    }
    // The places may have been drawn only now.
    this.#mark();
    this.#frame = requestAnimationFrame(() => this.#follow());
  }

  #carry(): void {
    const carried = this.#carried;
    if (carried === null) return;
    const { clientX, clientY } = this.#at;
    carried.style.setProperty("translate", `${clientX}px ${clientY}px`);
    this.#over = this.#keyAt(this.#at);
    const said = this.#over === null ? null : this.#carrier.judge(this.#over);
    carried.dataset.drop = said === null ? "" : said.allowed ? "yes" : "no";
    const words = carried.querySelector("p");
    if (words !== null) words.textContent = said?.words ?? "";
  }

  /** The place that lies there. */
  #keyAt({ clientX, clientY }: Point): string | null {
    const at = this.#root?.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(PLACES);
    return at ? keyOfElement(at) : null;
  }

  #mark(): void {
    const { judging } = this.#carrier;
    if (judging !== this.#judging) this.#marked = new WeakMap();
    this.#judging = judging;
    for (const place of this.#root?.querySelectorAll<HTMLElement>(PLACES) ?? []) {
      const key = keyOfElement(place);
      if (this.#marked.get(place) !== key || place.dataset.drop === undefined) {
        const said = key === null ? null : this.#carrier.judge(key);
        place.dataset.drop = said === null ? "" : said.allowed ? "yes" : "no";
        this.#marked.set(place, key);
      }
      place.toggleAttribute("data-over", key !== null && key === this.#over);
    }
  }

  #onUp(): void {
    const isCarrying = this.#carried !== null;
    const over = this.#over;
    const { at } = this.#pressed ?? {};
    const { clientX, clientY } = this.#at;
    const hasMoved = at !== undefined && Math.hypot(clientX - at.clientX, clientY - at.clientY) > PULL;
    this.#end();
    if (!isCarrying) return;
    this.#letGo();
    this.#swallowClick();
    // A finger that takes a card up and lets it go again asks where it may go.
    if (over === null || !hasMoved || this.#carrier.judge(over) === null) this.#carrier.putBack(hasMoved);
    else this.#carrier.drop(over);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.#carried === null) return;
    event.stopPropagation();
    this.#callOff();
  }

  #callOff(): void {
    const isCarrying = this.#carried !== null;
    this.#end();
    if (!isCarrying) return;
    this.#letGo();
    this.#swallowClick();
    this.#carrier.putBack(true);
  }

  #end(): void {
    clearTimeout(this.#hold);
    this.#pressed = null;
    this.#ends?.abort();
    this.#ends = null;
  }

  #letGo(): void {
    cancelAnimationFrame(this.#frame);
    this.#carried?.remove();
    this.#carried = null;
    for (const place of this.#root?.querySelectorAll<HTMLElement>("[data-drop]") ?? []) {
      delete place.dataset.drop;
      place.removeAttribute("data-over");
    }
  }

  /** The click that ends the carrying selects nothing. */
  #swallowClick(): void {
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  }
}

const PLACES = ".spot, [data-cell], .heap-button, .open-pile, .side";

function keyOfElement(element: HTMLElement): string | null {
  const { spot, cell, zone } = element.dataset;
  if (spot !== undefined) return spot;
  const player = element.closest<HTMLElement>(".side")?.dataset.player;
  if (player === undefined) return null;
  if (cell !== undefined) return `${player} play ${cell}`;
  return `${player} ${zone ?? "play"}`;
}

/** What follows the pointer: the card itself, and what a drop would bring. */
function carriedCard(cards: readonly CardState[], language: string): HTMLElement {
  const carried = document.createElement("div");
  carried.className = "carried";
  carried.setAttribute("aria-hidden", "true");
  for (const card of cards.slice(0, 1)) {
    const face = document.createElement("berserk-card");
    Object.assign(face, { card, lang: language });
    carried.append(face);
  }
  if (cards.length > 1) {
    const count = document.createElement("span");
    count.className = "carried-count";
    count.textContent = String(cards.length);
    carried.append(count);
  }
  carried.append(document.createElement("p"));
  return carried;
}
