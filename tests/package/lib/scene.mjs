// What R36 needs to know of a step beyond a single event: what a card died of, and whose death set a trigger off.

/** What a step has told of its cards so far. */
export class Scene {
  #levels = new Map();
  #deaths = new Map();
  #parts = new Set();
  #abilities = new Map();

  constructor({ cards }) {
    for (const { id, life, attachedTo, abilities } of cards) {
      this.#levels.set(id, life?.level ?? null);
      if (attachedTo !== null) this.#parts.add(id);
      for (const ability of abilities) this.#abilities.set(`${id} ${ability.id}`, ability);
    }
  }

  /** Takes in an event, after what it cites has been asked. */
  take(event) {
    if (event.kind === "paid") this.#levels.set(event.card, this.#levels.get(event.card) - event.wounds);
    else if (event.level !== undefined) this.#levels.set(event.card, event.level);
    if (event.kind === "attached") this.#parts.add(event.part);
    if (event.kind === "destroyed") for (const part of event.parts) this.#deaths.set(part, this.deathOf(event.card));
  }

  /** By its level, or without wounds. */
  deathOf(card) {
    const level = this.#levels.get(card);
    return level !== null && level <= 0 ? "505.1" : "505.2";
  }

  /** A card leaves play: a part of a creature, destroyed, or moved by an effect. */
  goingOf(card) {
    return this.#parts.has(card) ? "505.4" : (this.#deaths.get(card) ?? null);
  }

  triggerOf(card, name) {
    const { on, of = "self" } = this.#abilities.get(`${card} ${name}`);
    if (on !== "death") return null;
    return of === "self" || (of === "any" && this.#deaths.has(card)) ? "505.3 own" : "505.3";
  }
}
