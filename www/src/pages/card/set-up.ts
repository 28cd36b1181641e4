import { carryOut, laidOut, readSteps } from "../../elements/examine.ts";
import { isMistake } from "../../elements/mistake.ts";
import type { Board, CardSetup, CardState, Refusal, Scenario, Snapshot, Step } from "../../engine.ts";
import type { Played } from "../boards/keeper.ts";
import { withUndone } from "../boards/record.ts";

/** What becomes of what was played when other cards are set up. */
export type Change = Fits | Differs | Fails;
interface Fits {
  readonly kind: "fits";
  readonly played: Played;
}
/** Every step goes, but one comes out otherwise than before. */
interface Differs {
  readonly kind: "differs";
  /** The first such step, from 1. */
  readonly step: number;
  readonly played: Played;
}
/** A step goes no longer: the rules refuse it, or it names what is not there. */
interface Fails {
  readonly kind: "fails";
  /** null: a step of the example that is still to come. */
  readonly step: number | null;
  readonly refusal: Refusal | null;
  readonly error: unknown;
  /** The position before that step. */
  readonly before: Snapshot;
}

/** The set-up alone. */
export function setUpOf(scenario: Scenario): Scenario {
  const { steps: _, ...setUp } = scenario;
  return setUp;
}

/** Lays out other cards and plays on them all that was played; the engine has to be loaded. Throws on what is no set-up. */
export function changeOf(played: Played, cards: readonly CardSetup[]): Change {
  const whole = withUndone(played);
  const { steps = [] } = whole;
  const setUp = { ...setUpOf(whole), cards: [...cards] };
  const old = laidOut(whole).board;
  try {
    const { board } = laidOut(setUp);
    try {
      return replayed(board, old, steps, setUp, played);
    } finally {
      board.free();
    }
  } finally {
    old.free();
  }
}

function replayed(board: Board, old: Board, steps: readonly Step[], setUp: Scenario, played: Played): Change {
  const before = old.history();
  let differs: number | null = null;
  for (const [index, step] of steps.entries()) {
    const fails = (refusal: Refusal | null, error: unknown): Fails => {
      return { kind: "fails", step: index + 1, refusal, error, before: board.stateSnapshot() };
    };
    try {
      const outcome = carryOut(board, step);
      if (!outcome.ok) return fails(outcome.refusal, null);
      if (differs === null && JSON.stringify(outcome.events) !== JSON.stringify(before[index]?.events))
        differs = index + 1;
    } catch (error) {
      if (!isMistake(error)) throw error;
      return fails(null, error);
    }
  }
  const standing = played.scenario.steps?.length ?? 0;
  const next: Played = { ...played, scenario: { ...setUp, steps: steps.slice(0, standing) } };
  try {
    // The example's steps make sense where it began.
    readSteps({ ...setUp, steps: steps.slice(0, played.begun) }, played.script, (index) => `script[${index}]`);
  } catch (error) {
    if (!isMistake(error)) throw error;
    return { kind: "fails", step: null, refusal: null, error, before: board.stateSnapshot() };
  }
  return differs === null ? { kind: "fits", played: next } : { kind: "differs", step: differs, played: next };
}

/** A card as it lies now, to be set up so. What is printed on it does not change. */
function asItLies(card: CardSetup, state: CardState): CardSetup {
  const { id, name, owner, life, strike, type, text, image, abilities } = card;
  const { zone, controller, cell, orientation, markers, counters, poison, attachedTo } = state;
  const isPart = attachedTo !== null;
  const piles = Object.entries(markers).filter(([, count]) => count > 0);
  return {
    id,
    name,
    owner,
    ...(life === undefined ? {} : { life }),
    ...(strike === undefined ? {} : { strike }),
    ...(type === undefined ? {} : { type }),
    ...(zone === "play" ? {} : { zone }),
    ...(isPart ? { attachedTo } : {}),
    ...(controller === owner || isPart ? {} : { controller }),
    ...(cell === null || isPart ? {} : { cell }),
    ...(orientation === "upright" || isPart ? {} : { orientation }),
    ...(piles.length === 0 || isPart ? {} : { markers: Object.fromEntries(piles) }),
    ...(counters === 0 || isPart ? {} : { counters }),
    ...(poison === 0 || isPart ? {} : { poison }),
    ...(text === undefined ? {} : { text }),
    ...(image === undefined ? {} : { image }),
    ...(abilities === undefined ? {} : { abilities }),
  };
}

/**
 * The position as a set-up of its own, without the steps that led to it. A combat under way and triggers that wait are no
 * part of a set-up and stay behind.
 */
export function presentSetUp(scenario: Scenario, { cards, players, activePlayer }: Snapshot): Scenario {
  const states = new Map(cards.map((card) => [card.id, card]));
  return {
    ...setUpOf(scenario),
    players: players.map(({ name, resources }, player) => ({
      ...(scenario.players?.[player]?.name === undefined ? {} : { name }),
      ...(Object.keys(resources).length === 0 ? {} : { resources: { ...resources } }),
    })),
    activePlayer,
    cards: scenario.cards.map((card) => {
      const state = states.get(card.id);
      return state === undefined ? card : asItLies(card, state);
    }),
  };
}

/** Is there something in the position that no set-up holds? */
export const leavesBehind = ({ combat, pending }: Snapshot): boolean => combat !== null || pending.length > 0;
