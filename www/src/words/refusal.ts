import type { Refusal } from "../../generated/types.ts";
import { named } from "./event.ts";
import { worded } from "./language.ts";
import { type Speaker, textFor } from "./sentences.ts";

/** Why the rules say no, without the clause. */
export function refusalText({ code, params }: Refusal, speaker: Speaker): string {
  const { refusals, zones } = speaker.texts;
  const { card = "", ability, zone = "play" } = params as Record<string, string>;
  return worded(textFor(refusals, code satisfies keyof typeof refusals, "unknown"), {
    code,
    ...named(params, speaker),
    at: textFor(zones.at, zone, "play")(),
    ...(ability ? { ability: speaker.ability(ability, card) } : {}),
  });
}
