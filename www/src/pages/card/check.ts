import { laidOut } from "../../elements/examine.ts";
import { isMistake } from "../../elements/mistake.ts";
import type { Ability, CardSetup, Scenario } from "../../engine.ts";

/** What the engine says against a card, at the field that it means: `markers.wounds`, `abilities.0.effects.1.amount`. */
export interface FieldProblem {
  readonly field: string;
  readonly error: unknown;
}

/** How many mistakes are looked for at once. */
const MOST = 24;

/** The part of the card in which a mistake lies, put right or left out, so that the next one can be found. */
function without(card: CardSetup, field: string): CardSetup {
  const [member = "", index, ...inside] = field.split(".");
  if (member === "name") return { ...card, name: "?" };
  if (member === "owner") return { ...card, owner: 0 };
  if (member === "abilities" && index !== undefined) {
    const abilities = (card.abilities ?? []).map((ability, place) =>
      place === Number(index) ? withoutIn(ability, place, inside) : ability,
    );
    return { ...card, abilities };
  }
  return Object.fromEntries(Object.entries(card).filter(([key]) => key !== member)) as unknown as CardSetup;
}

/** The others keep their numbers. */
function withoutIn(ability: Ability, place: number, [member = "", at]: readonly string[]): Ability {
  const bare: Ability = { kind: "activated", id: `?${place}`, cost: {}, effects: [] };
  // What is no ability at all, as JSON may have it, has no members to leave out.
  if (typeof ability !== "object" || ability === null || member === "" || member === "kind") return bare;
  if (member === "effects" && at !== undefined && Array.isArray(ability.effects)) {
    const sound = { kind: "cure", target: "self" } as const;
    return { ...ability, effects: ability.effects.map((effect, number) => (number === Number(at) ? sound : effect)) };
  }
  const { [member]: _, ...rest } = ability as unknown as Record<string, unknown>;
  const sound = { id: bare.id, cost: {}, effects: [], on: "death" }[member];
  return { ...rest, ...(sound === undefined ? {} : { [member]: sound }) } as unknown as Ability;
}

/** The field for a place in the scenario that the engine names, or null if it is not within that card. */
export function fieldOf(path: string, index: number): string | null {
  const within = `cards[${index}]`;
  if (path !== within && !path.startsWith(`${within}.`)) return null;
  return path.slice(within.length + 1).replaceAll(/\[(\d+)\]/g, ".$1");
}

/** All that the engine says against the card on that set-up; it has to be loaded. What is no mistake is thrown on. */
export function problemsOf(card: CardSetup, setUp: Scenario, index: number): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  let trial = card;
  for (let found = 0; found < MOST; found++) {
    try {
      laidOut({
        ...setUp,
        cards: [...setUp.cards.slice(0, index), trial, ...setUp.cards.slice(index + 1)],
      }).board.free();
      return problems;
    } catch (error) {
      const field = isMistake(error) ? fieldOf(error.path, index) : null;
      if (field === null) {
        // Another card's, such as one that this one was under: no field of the form says it.
        if (!isMistake(error)) throw error;
        return [...problems, { field: "", error }];
      }
      if (problems.some((known) => known.field === field)) return problems;
      problems.push({ field, error });
      trial = without(trial, field);
    }
  }
  return problems;
}
