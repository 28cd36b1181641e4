import type { HistoryEntry, Refusal, Step } from "../engine.ts";
import type { Trigger } from "../words/say.ts";

/** A try that changed nothing: the rules refused it, or it was no step at all. */
export interface Attempt {
  readonly number: number;
  /** null: what the engine already knew to be impossible. */
  readonly step: Step | null;
  /** null: a mistake. */
  readonly refusal: Refusal | null;
  /** Where the example stood after it, if it was the example's. */
  readonly position: number | null;
}

/** A place in the course of a game: the set-up, or just after a step. */
export interface Place {
  /** No two places of a board have the same, also where one took another's revision. */
  readonly number: number;
  readonly revision: number;
  /** null: the set-up. */
  readonly entry: HistoryEntry | null;
  /** Was its step played after the example had been left? */
  readonly away: boolean;
  /** Where the example stood just after the step. */
  readonly position: number;
  readonly attempts: readonly Attempt[];
}

/** How many tries by hand a place remembers; those of an example it remembers all. */
const ATTEMPTS = 10;

const same = (one: HistoryEntry, other: HistoryEntry) =>
  one === other || JSON.stringify([one.step, one.events]) === JSON.stringify([other.step, other.events]);

/**
 * The places that a game has been to, as the engine's history has them: the steps that stand, then the undone ones. It is
 * kept beside the engine's, so that a drawing or a step need not read the whole of that.
 */
export class Course {
  readonly #places: Place[] = [];
  readonly #triggers = new Map<number, Trigger>();
  #present = 0;
  #made = 0;

  constructor() {
    this.#put({ revision: 0, entry: null, away: false, position: 0 });
  }

  /** From the set-up on; its index is a place's revision. */
  get places(): readonly Place[] {
    return this.#places;
  }

  get present(): Place {
    return this.#at(this.#present);
  }

  /** The revision of the last place, undone or not. */
  get last(): number {
    return this.#places.length - 1;
  }

  /** How many undone steps a new step would drop. */
  get undone(): number {
    return this.last - this.#present;
  }

  /** Where the example stands: a step that was refused moves the example alone. */
  get position(): number {
    return this.#position(this.present);
  }

  /** What a waiting trigger's number stands for. */
  readonly trigger = (pending: number): Trigger | undefined => this.#triggers.get(pending);

  /** A step was played; it drops the undone ones. */
  step(entry: HistoryEntry, away: boolean, position: number): void {
    this.#places.length = this.#present + 1;
    this.#put({ revision: entry.revision, entry, away, position });
    this.#present = entry.revision;
  }

  attempt(step: Step | null, refusal: Refusal | null, position: number | null): void {
    const attempts = [...this.present.attempts, { number: ++this.#made, step, refusal, position }];
    const byHand = attempts.filter((attempt) => attempt.position === null);
    const forgotten = byHand.length > ATTEMPTS ? byHand[0] : undefined;
    this.#have(attempts.filter((attempt) => attempt !== forgotten));
  }

  /** Takes back the last try of the example since the last step, and what was tried after it; false if there is none. */
  withdraw(): boolean {
    const { attempts } = this.present;
    const last = attempts.findLastIndex(({ position }) => position !== null);
    if (last < 0) return false;
    this.#have(attempts.slice(0, last));
    return true;
  }

  /** The game is at another of its places. */
  go(revision: number): void {
    this.#present = revision;
  }

  /** The next place as if it had just been reached: without what the example tried there. */
  goOn(): void {
    this.#present++;
    this.#have([]);
  }

  /** Is the next undone step the one that the example would play from here? */
  leadsTo(step: Step): boolean {
    const next = this.#places[this.#present + 1];
    return next?.entry?.step === step && next.position === this.position + 1;
  }

  /** Is the next undone place one to which the example leads from here? */
  get isExampleNext(): boolean {
    const next = this.#places[this.#present + 1];
    return next !== undefined && next.position > this.position;
  }

  /** The last place before the example was left. */
  get parting(): number {
    const first = this.#places.findIndex(({ away }) => away);
    return first < 0 ? this.#present : Math.min(this.#present, first - 1);
  }

  /** Takes up what somebody else did to the engine's board; as far as the steps are the same, so are the places. */
  follow(entries: readonly HistoryEntry[], present: number): void {
    const differs = entries.findIndex((entry, index) => {
      const known = this.#places[index + 1]?.entry;
      return !known || !same(entry, known);
    });
    const kept = differs < 0 ? entries.length : differs;
    this.#places.length = kept + 1;
    const position = this.#position(this.#at(kept));
    for (const entry of entries.slice(kept)) this.#put({ revision: entry.revision, entry, away: false, position });
    this.#present = present;
  }

  #at(revision: number): Place {
    const place = this.#places[revision];
    if (place === undefined) throw new RangeError(`no place ${revision}`);
    return place;
  }

  #position({ attempts, position }: Place): number {
    return attempts.findLast((attempt) => attempt.position !== null)?.position ?? position;
  }

  #put(place: Omit<Place, "number" | "attempts">): void {
    this.#places.push({ number: ++this.#made, attempts: [], ...place });
    for (const event of place.entry?.events ?? []) {
      if (event.kind === "triggered" && event.pending !== null) this.#triggers.set(event.pending, event);
    }
  }

  #have(attempts: readonly Attempt[]): void {
    this.#places[this.#present] = { ...this.present, attempts };
  }
}
