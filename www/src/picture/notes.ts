import type { Drawing } from "../elements/shapes.ts";
import type { Scene } from "./scene.ts";

/** What is told below the cards, beside the same drawing as on them. */
export interface Note {
  readonly drawing: Drawing;
  readonly text: string;
}

/** Waiting triggers that are told one by one. */
const TOLD = 4;

export function notesOf({ snapshot, texts, own, nameOf }: Scene): readonly Note[] {
  const { combat, pending } = snapshot;
  const notes: Note[] = [];
  if (combat !== null) {
    const [attacker, target] = [nameOf(combat.attacker), nameOf(combat.target)];
    const text =
      combat.defender === null
        ? texts("combat.declared", { attacker, target })
        : texts("combat.defended", { attacker, target, defender: nameOf(combat.defender) });
    notes.push({ drawing: "sword", text });
  }
  for (const { card } of pending.slice(0, TOLD))
    notes.push({ drawing: "bell", text: own.waits({ card: nameOf(card) }) });
  if (pending.length > TOLD) notes.push({ drawing: "bell", text: own.moreWait({ count: pending.length - TOLD }) });
  return notes;
}
