import type { Board, CardId, Outcome, Snapshot, Step } from "../engine.ts";
import { type Foresight, foresee } from "./ghost.ts";
import type { Offer } from "./offer.ts";

/** What would happen: the rules' answer to a step, a mistake in it, or how far it is from being one. */
export type Answer = { readonly outcome: Outcome } | { readonly mistake: unknown } | Exclude<Offer, { step: Step }>;

/** How a preview was asked for. Only what the pointer passes over is not said aloud. */
export type Asking = "pointer" | "focus" | "touch";

export interface Preview {
  /** The control that it belongs to. */
  readonly key: string;
  readonly asking: Asking;
  readonly answer: Answer;
  readonly foresight: Foresight;
  /** Cards that could be picked. */
  readonly among: readonly CardId[];
}

const NOTHING: Foresight = { ghosts: new Map(), resources: new Map(), turn: null, combatEnds: false, remarks: [] };

/** The very outcome that playing the step would give. */
export function previewed(board: Board, step: Step): Outcome {
  if ("effect" in step) return board.previewEffect(step.effect);
  if ("action" in step) return board.previewAction(step.action);
  return board.previewChoice(step.choice);
}

export function previewOf(key: string, asking: Asking, answer: Answer, snapshot: Snapshot): Preview {
  const happens = "outcome" in answer && answer.outcome.ok ? foresee(snapshot, answer.outcome.events) : NOTHING;
  return { key, asking, answer, foresight: happens, among: "among" in answer ? answer.among : [] };
}
