import type { CardId, Edition, Player, RuleRef } from "../../generated/types.ts";
import type { Context, Trigger } from "./context.ts";
import { type Compiled, inLanguage, worded } from "./language.ts";
import compiled from "./languages?messages=sentences";

export type Sentences = Compiled<typeof import("./languages/en.json")["sentences"]>;

/** Every language by its code. */
export const sentences = compiled as Readonly<Record<string, Sentences>>;

/** One language, and how to name what a sentence speaks of. */
export interface Speaker {
  readonly texts: Sentences;
  card(id: CardId): string;
  ability(ability: string, card: CardId): string;
  player(player: Player): string;
  trigger(pending: number): Trigger | undefined;
}

export function speaker(language: string, names?: (id: CardId) => string, context: Context = {}): Speaker {
  const texts = inLanguage(sentences, language);
  return {
    texts,
    card: (id) => names?.(id) || id,
    ability: (ability, card) => context.ability?.(ability, card) || ability,
    player: (player) => context.player?.(player) || texts.player({ number: player + 1 }),
    trigger: (pending) => context.trigger?.(pending),
  };
}

/** A text of the file by a key that may be none of its own. */
export function textFor<Texts extends object, Fallback extends keyof Texts>(
  texts: Texts,
  key: string,
  fallback: Fallback,
): Texts[keyof Texts] {
  return Object.hasOwn(texts, key) ? texts[key as keyof Texts] : texts[fallback];
}

/** How messages ask a yes-or-no question. */
export const yes = (is: unknown): "yes" | "no" => (is ? "yes" : "no");

/** The text as a sentence that ends with its clause; with no clause where the fragments hold none. */
export function cited(text: string, rule: RuleRef | null, { texts }: Speaker, board?: Edition | null): string {
  if (!rule) return texts.frame.plain({ text });
  const { clause, edition } = rule;
  if (edition === (board ?? "heroes")) return texts.frame.cited({ text, clause });
  return worded(texts.frame.citedFrom, { text, clause, edition: textFor(texts.editions, edition, "heroes")() });
}
