import type { CardId, CardState, Orientation, Player, RuleEvent, Snapshot, Zone } from "../engine.ts";
import { PILES, type Pile } from "./piles.ts";

export type CombatRole = "attacker" | "target" | "defender";

/** A card as a step would leave it, and what would happen to it on the way. */
export interface Ghost {
  /** As it lies now. */
  readonly card: CardState;
  readonly zone: Zone;
  readonly orientation: Orientation;
  /** null: it comes into play, and the events do not tell under whom. */
  readonly controller: Player | null;
  /** null: it has no lives. */
  readonly level: number | null;
  readonly piles: Readonly<Record<Pile, number>>;
  readonly attachedTo: CardId | null;
  readonly parts: readonly CardId[];
  readonly died: boolean;
  /** It goes to another cell. */
  readonly moved: boolean;
  readonly role: CombatRole | null;
  /** Abilities of the card that would be set off, and those that would wait for a choice. */
  readonly triggered: number;
  readonly waiting: number;
}

/** What a step would do, card by card, as its events tell it. */
export interface Foresight {
  /** Only cards to which something would happen, in the order in which it would. */
  readonly ghosts: ReadonlyMap<CardId, Ghost>;
  /** Whole pools, of the players whose pools would change. */
  readonly resources: ReadonlyMap<Player, Readonly<Record<string, number>>>;
  /** Who would have the turn, if it would pass. */
  readonly turn: Player | null;
  /** Would the combat that is on, or that begins, be over? */
  readonly combatEnds: boolean;
  /** What happens to no card that could show it: effects skipped, chains stopped. */
  readonly remarks: readonly RuleEvent[];
}

type Kind = RuleEvent["kind"];
type Happening<K extends Kind> = Extract<RuleEvent, { kind: K }>;
type Draft = { -readonly [Member in keyof Ghost]: Ghost[Member] } & {
  piles: Record<Pile, number>;
  starting: number | null;
};

export function pilesOf(card: CardState): Record<Pile, number> {
  return { ...card.markers, counters: card.counters, poison: card.poison };
}

const BARE: Record<Pile, number> = { wounds: 0, extraLives: 0, lifeReductions: 0, counters: 0, poison: 0 };

/** The table while the events are read. */
export class Outlook {
  readonly drafts = new Map<CardId, Draft>();
  readonly resources = new Map<Player, Record<string, number>>();
  readonly remarks: RuleEvent[] = [];
  turn: Player;
  combatEnds = false;
  readonly #snapshot: Snapshot;
  readonly #cards: ReadonlyMap<CardId, CardState>;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#cards = new Map(snapshot.cards.map((card) => [card.id, card]));
    this.turn = snapshot.activePlayer;
  }

  /** The card as the events so far have left it. */
  of(id: CardId): Draft {
    const known = this.drafts.get(id);
    if (known !== undefined) return known;
    const card = this.#cards.get(id);
    if (card === undefined) throw new Error(`no card ${id} on the table`);
    const { zone, orientation, controller, life, attachedTo, parts } = card;
    const draft: Draft = {
      card,
      zone,
      orientation,
      controller,
      starting: life?.starting ?? null,
      level: life?.level ?? null,
      piles: pilesOf(card),
      attachedTo,
      parts,
      died: false,
      moved: false,
      role: roleOf(id, this.#snapshot),
      triggered: 0,
      waiting: 0,
    };
    this.drafts.set(id, draft);
    return draft;
  }

  /** The card and what lies under it. */
  whole(id: CardId): readonly Draft[] {
    const host = this.of(id);
    return [host, ...host.parts.map((part) => this.of(part))];
  }

  /** Printed life; of a merged creature the snapshot has the sum (R14). */
  printed({ life, parts }: CardState): number | null {
    const under = parts.reduce((sum, part) => sum + (this.#cards.get(part)?.life?.starting ?? 0), 0);
    return (life?.starting ?? 0) - under || null;
  }

  pools(player: Player): Record<string, number> {
    const known = this.resources.get(player) ?? { ...this.#snapshot.players[player]?.resources };
    this.resources.set(player, known);
    return known;
  }

  /** Takes the next event in. */
  read(event: RuleEvent): void {
    const read = READINGS[event.kind] as (event: RuleEvent, table: Outlook) => void;
    read(event, this);
  }

  /** Everybody who is in the combat, now or by the events so far. */
  fighters(): readonly Draft[] {
    const { combat } = this.#snapshot;
    const now = combat === null ? [] : [combat.attacker, combat.target, combat.defender];
    for (const id of now) if (id !== null) this.of(id);
    return [...this.drafts.values()].filter(({ role }) => role !== null);
  }
}

function roleOf(id: CardId, { combat }: Snapshot): CombatRole | null {
  if (combat?.attacker === id) return "attacker";
  if (combat?.target === id) return "target";
  return combat?.defender === id ? "defender" : null;
}

/** Whatever comes anywhere comes bare and upright (R6), and has left its combat (R22, R41); an attacked one stays named there. */
function fresh(draft: Draft, zone: Zone, printed: number | null): void {
  const controller = zone === "play" ? null : draft.card.owner;
  const bare = { piles: { ...BARE }, starting: printed, level: printed, attachedTo: null, parts: [] };
  const role = draft.role === "target" ? draft.role : null;
  Object.assign(draft, { zone, controller, orientation: "upright", role, ...bare } satisfies Partial<Draft>);
}

/** R1: one for one, and never both. */
function cancelled(piles: Record<Pile, number>): void {
  const both = Math.min(piles.extraLives, piles.lifeReductions);
  piles.extraLives -= both;
  piles.lifeReductions -= both;
}

/** R14, R31: what lay on the part and under it goes over to the host. */
function join(host: Draft, joining: Draft, under: readonly Draft[]): void {
  for (const pile of ["wounds", "extraLives", "lifeReductions", "counters"] as const)
    host.piles[pile] += joining.piles[pile];
  host.piles.poison = Math.max(host.piles.poison, joining.piles.poison);
  cancelled(host.piles);
  const sum = (one: number | null, other: number | null) => (one === null ? other : one + (other ?? 0));
  host.starting = sum(host.starting, joining.starting);
  host.level = sum(host.level, joining.level);
  host.parts = [...host.parts, joining.card.id, ...under.map(({ card }) => card.id)];
}

/** What each kind of event does to the table; one that is missing here does not compile. */
const READINGS: { readonly [K in Kind]: (event: Happening<K>, table: Outlook) => void } = {
  wounded({ card, amount, level }, table) {
    const draft = table.of(card);
    draft.piles.wounds += amount;
    draft.level = level;
  },
  healed({ card, amount, level }, table) {
    const draft = table.of(card);
    draft.piles.wounds -= amount;
    draft.level = level;
  },
  livesAdded({ card, amount, cancelled, level }, table) {
    const draft = table.of(card);
    draft.piles.lifeReductions -= cancelled;
    draft.piles.extraLives += amount - cancelled;
    draft.level = level;
  },
  livesReduced({ card, amount, cancelled, level }, table) {
    const draft = table.of(card);
    draft.piles.extraLives -= cancelled;
    draft.piles.lifeReductions += amount - cancelled;
    draft.level = level;
  },
  livesRemoved({ card, marker, amount, level }, table) {
    const draft = table.of(card);
    draft.piles[marker] -= amount;
    draft.level = level;
  },
  woundsReplaced({ card, amount }, table) {
    const { piles } = table.of(card);
    piles.wounds -= amount;
    piles.lifeReductions += amount;
  },
  levelSet({ card, level }, table) {
    const draft = table.of(card);
    const starting = draft.starting ?? 0;
    draft.piles.wounds = 0;
    draft.piles.extraLives = Math.max(0, level - starting);
    draft.piles.lifeReductions = Math.max(0, starting - level);
    draft.level = level;
  },
  destroyed({ card }, table) {
    for (const draft of table.whole(card)) draft.died = true;
  },
  moved({ card, from, to }, table) {
    const draft = table.of(card);
    if (from === to) draft.moved = true;
    else fresh(draft, to, table.printed(draft.card));
  },
  tapped({ card }, table) {
    for (const draft of table.whole(card)) draft.orientation = "tapped";
  },
  untapped({ card }, table) {
    for (const draft of table.whole(card)) draft.orientation = "upright";
  },
  paid({ card, counters, resources }, table) {
    const draft = table.of(card);
    draft.piles.counters -= counters;
    for (const [name, amount] of Object.entries(resources)) {
      const pools = table.pools(draft.controller ?? draft.card.owner);
      pools[name] = (pools[name] ?? 0) - amount;
    }
  },
  /** What it does follows in events of its own. */
  abilityUsed() {},
  triggered({ card, pending }, table) {
    const draft = table.of(card);
    if (pending === null) draft.triggered += 1;
    else draft.waiting += 1;
  },
  combatDeclared({ attacker, target }, table) {
    table.of(attacker).role = "attacker";
    table.of(target).role = "target";
  },
  defended({ defender }, table) {
    table.of(defender).role = "defender";
  },
  combatEnded(_, table) {
    table.combatEnds = true;
    for (const draft of table.fighters()) draft.role = null;
  },
  controlTaken({ card, player }, table) {
    for (const draft of table.whole(card)) draft.controller = player;
  },
  attached({ part, to }, table) {
    const host = table.of(to);
    const [joining, ...under] = table.whole(part);
    if (joining === undefined) return;
    join(host, joining, under);
    const { controller, orientation } = host;
    for (const draft of [joining, ...under]) {
      fresh(draft, "play", table.printed(draft.card));
      Object.assign(draft, { controller, orientation, attachedTo: to } satisfies Partial<Draft>);
    }
  },
  countersAdded({ card, amount }, table) {
    table.of(card).piles.counters += amount;
  },
  countersRemoved({ card, amount }, table) {
    table.of(card).piles.counters -= amount;
  },
  poisoned({ card, amount }, table) {
    table.of(card).piles.poison = amount;
  },
  cured({ card }, table) {
    table.of(card).piles.poison = 0;
  },
  resourcesAdded({ player, resource, amount }, table) {
    const pools = table.pools(player);
    pools[resource] = (pools[resource] ?? 0) + amount;
  },
  turnStarted({ player }, table) {
    table.turn = player;
  },
  skipped(event, table) {
    table.remarks.push(event);
  },
  chainStopped(event, table) {
    table.remarks.push(event);
  },
};

/** Would the step leave the card otherwise, or do something to it on the way? */
function differs(ghost: Ghost, snapshot: Snapshot): boolean {
  const { card, piles } = ghost;
  const now = pilesOf(card);
  return (
    ghost.died ||
    ghost.moved ||
    ghost.triggered + ghost.waiting > 0 ||
    ghost.zone !== card.zone ||
    ghost.orientation !== card.orientation ||
    ghost.controller !== card.controller ||
    ghost.level !== (card.life?.level ?? null) ||
    ghost.attachedTo !== card.attachedTo ||
    ghost.parts.join() !== card.parts.join() ||
    ghost.role !== roleOf(card.id, snapshot) ||
    PILES.some((pile) => piles[pile] !== now[pile])
  );
}

/** Reads off a step's events how it would leave the table that the snapshot shows. */
export function foresee(snapshot: Snapshot, events: readonly RuleEvent[]): Foresight {
  const table = new Outlook(snapshot);
  for (const event of events) table.read(event);
  const ghosts = [...table.drafts].filter(([, ghost]) => differs(ghost, snapshot));
  const changed = ([player, pools]: [Player, Record<string, number>]) => {
    const now = snapshot.players[player]?.resources ?? {};
    return Object.entries(pools).some(([name, amount]) => amount !== (now[name] ?? 0));
  };
  return {
    ghosts: new Map(ghosts),
    resources: new Map([...table.resources].filter(changed)),
    turn: table.turn === snapshot.activePlayer ? null : table.turn,
    combatEnds: table.combatEnds,
    remarks: table.remarks,
  };
}
