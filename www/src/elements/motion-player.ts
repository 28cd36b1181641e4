import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { CardId, Snapshot } from "../engine.ts";
import type { Game, Told } from "./game.ts";
import { type Motion, motionsOf } from "./motion.ts";
import { type Box, playMotions, type Shown } from "./motion-scene.ts";

/** The board element, as far as its motions need it. */
interface Host extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly game: Game | null;
}

/** More than a card takes to turn (card-style.ts), in milliseconds. */
const TURN = 400;
const EASE = "cubic-bezier(0.3, 0.9, 0.3, 1)";

/**
 * Plays the motions of each step over the drawn board, by transforms and opacity alone: the layout, the words and whatever can
 * be pressed are the end state at once.
 */
export class MotionPlayer implements ReactiveController {
  readonly #host: Host;
  /** What the last drawing showed. */
  #game: Game | null = null;
  #told: Told | null = null;
  #snapshot: Snapshot | null = null;
  #frame = 0;
  /** When the cards that the last step turned have turned. */
  #turned = 0;
  #running: readonly Animation[] = [];
  /** What is laid over the table while something flies. */
  readonly #layer = document.createElement("div");

  constructor(host: Host) {
    this.#host = host;
    this.#layer.className = "flights";
    this.#layer.inert = true;
  }

  /** Before a drawing: what does it change, and where do the cards lie that it may move? */
  hostUpdate(): void {
    const { game } = this.#host;
    const [last, heard, before] = [this.#game, this.#told, this.#snapshot];
    const [told, after] = [game?.told ?? null, game?.snapshot ?? null];
    this.#game = game;
    this.#told = told;
    this.#snapshot = after;
    if (told === heard && after === before) return;
    // Whatever was on its way is there when the next thing happens.
    this.#finish();
    if (last !== game || before === null || after === null || document.hidden) return;
    // Of one who wants less motion the style makes this 0.
    const pace = Number(getComputedStyle(this.#host).getPropertyValue("--berserk-motion") || 1);
    this.#turned = performance.now() + TURN * pace;
    const motions = pace > 0 && Number.isFinite(pace) ? motionsOf(told === heard ? null : told, before, after) : [];
    if (motions.length === 0) return;
    const shown = this.#shown();
    // By the next frame the cards are drawn too, and the layout is asked for once.
    this.#frame = requestAnimationFrame(() => this.#play(motions, shown, pace));
  }

  /** The end state, at once; cards turn by themselves. */
  #finish(): void {
    cancelAnimationFrame(this.#frame);
    for (const card of performance.now() < this.#turned ? this.#find("berserk-card") : []) {
      for (const turn of card.shadowRoot?.getAnimations() ?? []) turn.finish();
    }
    for (const motion of this.#running) motion.cancel();
    this.#clear();
  }

  #clear(): void {
    this.#running = [];
    this.#layer.remove();
    this.#layer.replaceChildren();
    for (const place of this.#find(".place")) place.removeAttribute("data-moves");
  }

  #play(motions: readonly Motion[], before: ReadonlyMap<CardId, Shown>, pace: number): void {
    if (document.hidden) return;
    const running: Animation[] = [];
    this.#running = running;
    this.#find(".tabletop")[0]?.append(this.#layer);
    playMotions(motions, {
      before,
      after: this.#shown(),
      find: (selector) => this.#find(selector).map((found) => this.#box(found))[0],
      move: (element, frames, duration, delay = 0) => {
        if (!element.isConnected) this.#layer.append(element);
        // It lies over its neighbours meanwhile.
        element.closest(".place")?.setAttribute("data-moves", "");
        const timing = { duration: duration * pace, delay: delay * pace, easing: EASE };
        running.push(element.animate(frames, { ...timing, fill: "backwards" }));
      },
    });
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      // Unless the next thing has happened, which has cleared all.
      if (this.#running === running) this.#clear();
    });
  }

  #find(selector: string): readonly HTMLElement[] {
    return [...this.#host.renderRoot.querySelectorAll<HTMLElement>(selector)];
  }

  #box(element: Element): Box {
    const { x, y, width, height } = element.getBoundingClientRect();
    const corner = this.#find(".tabletop")[0]?.getBoundingClientRect();
    return { x: x + width / 2 - (corner?.x ?? 0), y: y + height / 2 - (corner?.y ?? 0), width };
  }

  /** What shows each card that is to be seen, in play or in an open pile. */
  #shown(): ReadonlyMap<CardId, Shown> {
    return new Map(
      this.#find(".place").flatMap((place) => {
        const element = place.querySelector<HTMLElement>("berserk-card");
        return element ? [[place.dataset.card ?? "", { element, ...this.#box(place) }] as const] : [];
      }),
    );
  }
}
