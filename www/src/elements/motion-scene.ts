import { render } from "lit";
import type { CardId } from "../engine.ts";
import { tokenHeap } from "./glyphs.ts";
import type { Motion, Of, Spot } from "./motion.ts";
import type { Pile } from "./piles.ts";

/** The middle of something, from the table's corner, and its width, all in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What shows a card, and where that lies or lay. */
export interface Shown extends Box {
  readonly element: HTMLElement;
}

/** The drawn table, on which motions are played. */
export interface Stage {
  /** The cards that were to be seen before the step, and those that are now. */
  readonly before: ReadonlyMap<CardId, Shown>;
  readonly after: ReadonlyMap<CardId, Shown>;
  find(selector: string): Box | undefined;
  /** What is nowhere is laid over the table, and is gone when all is over. */
  move(element: Element, frames: Keyframe[], duration: number, delay?: number): void;
}

/** In milliseconds: how long things take, when the markers of a blow come, and how long after its markers a card goes. */
const SHORT = 320;
const LONG = 420;
const DEATH = 680;
const AFTER_BLOW = 150;
const AFTER_MARKERS = 480;
const STAGGER = 60;

/** So many markers fly at once at most, so that a slow machine keeps up; of a heap no more than three are seen anyway. */
const TOKENS = 24;
const HEAP = 3;
/** How high markers rise that go, in pixels. */
const RISE = 28;

const moved = (x: number, y: number, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;
/** Of what is laid over the table: its middle there. */
const at = (x: number, y: number, scale = 1, opacity = 1) => ({
  transform: `translate(-50%, -50%) ${moved(x, y, scale)}`,
  opacity,
});
/** Of what is on the table: where another box is, as large as that. */
const as = (one: Box, other: Box) => ({
  transform: moved(other.x - one.x, other.y - one.y, other.width / one.width),
});
const HOME = { transform: "none", opacity: 1 };
const LIES = { scale: 1, opacity: 1 };

/** Plays all of a step's motions. */
export function playMotions(motions: readonly Motion[], { before, after, find, move }: Stage): void {
  const of = <K extends Motion["kind"]>(kind: K) => motions.filter((it): it is Of<K> => it.kind === kind);
  const [markers, travels, lunges] = [of("markers"), of("travel"), of("lunge")];
  const blow = lunges.some(({ strikes }) => strikes) ? AFTER_BLOW : 0;
  const shown = (card: CardId) => after.get(card) ?? before.get(card);
  const boxOf = (spot: Spot) =>
    "card" in spot
      ? shown(spot.card)
      : find(`.side[data-player="${spot.player}"] ${"zone" in spot ? `[data-zone=${spot.zone}]` : "h3"}`);
  /** When the places of those that go are free for others. */
  let free = 0;

  // First what leaves its place: where it lay it lunges and is struck.
  for (const { card, from, to, died } of travels) {
    const [was, now] = [before.get(card), after.get(card)];
    const [start, goal] = [was ?? boxOf(from), now ?? boxOf(to)];
    if (!start || !goal) continue;
    const lasts = died ? DEATH : LONG;
    const delay = markers.some((it) => it.card === card) ? blow + AFTER_MARKERS : 2 * blow;
    if (now) {
      move(now.element, [{ ...as(goal, start), opacity: was ? 1 : 0 }, HOME], lasts, delay);
    } else if (was) {
      free = delay + lasts / 2;
      // Over the table it is as large as it was in its place.
      was.element.style.setProperty("--berserk-card-width", `${(was.width * 120) / 168}px`);
      const gone = at(goal.x, goal.y, "card" in to ? 0.6 : 0.2, 0);
      // The dead grow dim where they lay before they go.
      const dim = died ? [{ ...at(start.x, start.y, 1, 0.55), offset: 0.4 }] : [];
      move(was.element, [at(start.x, start.y), ...dim, gone], lasts, delay);
    }
  }
  // Then others close ranks.
  for (const [card, now] of travels.length > 0 ? after : []) {
    const was = before.get(card);
    if (!was || travels.some((it) => it.card === card)) continue;
    if (Math.hypot(was.x - now.x, was.y - now.y) > 1) move(now.element, [as(now, was), HOME], SHORT, free);
  }

  const fly = (pile: Pile, from: Box, to: Box, delay: number) => {
    const token = document.createElement("div");
    token.className = "token";
    render(tokenHeap(pile, "", 1), token);
    const there = { ...at(to.x, to.y), offset: 0.9 };
    move(token, [at(from.x, from.y, 0.5, 0), there, at(to.x, to.y, 1, 0)], LONG, delay);
  };
  for (const [number, { card, pile, amount, from, isNew }] of markers.entries()) {
    const there = shown(card);
    if (!there) continue;
    if (amount < 0) {
      if (number >= TOKENS) continue;
      fly(pile, there, { ...there, y: there.y - RISE }, blow);
      continue;
    }
    const start = boxOf(from);
    const tokens = start && start !== there ? Math.min(HEAP, Math.floor(TOKENS / markers.length), amount) : 0;
    for (let token = 0; start && token < tokens; token++) fly(pile, start, there, blow + token * STAGGER);
    const heap = there.element.shadowRoot?.querySelector(`[data-pile=${pile}]`);
    const grows = [isNew ? { scale: 0.4, opacity: 0 } : LIES, { ...LIES, scale: 1.25 }, LIES];
    if (heap) move(heap, grows, SHORT, blow + (tokens && LONG * 0.8));
  }

  const stir = (card: CardId, property: string, values: readonly (number | string)[]) => {
    const it = shown(card);
    if (it)
      move(
        it.element,
        values.map((value) => ({ [property]: value })),
        SHORT,
      );
  };
  for (const { card, at, strikes } of lunges) {
    const [one, other, reach] = [shown(card), shown(at), strikes ? 0.4 : 0.12];
    const there = one && other && `${(other.x - one.x) * reach}px ${(other.y - one.y) * reach}px`;
    if (there) stir(card, "translate", ["0", there, "0"]);
  }
  for (const { card } of of("swell")) stir(card, "scale", [1, 1.06, 1]);
  for (const { card } of of("shake")) stir(card, "translate", ["0", "-7px", "6px", "-4px", "2px", "0"]);
}
