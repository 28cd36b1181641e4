import type { CardId, Edition, Player, RuleRef } from "../../generated/types.ts";
import compiled from "../i18n/languages?messages=sentences";
import type { Context, Trigger } from "./context.ts";
import { type Compiled, codeIn, lister, worded } from "./language.ts";

export type Sentences = Compiled<typeof import("../i18n/languages/en.json")["sentences"]>;

/** Every language by its code. */
export const sentences = compiled as Readonly<Record<string, Sentences>>;

const listers = new Map<string, Speaker["list"]>();

/** One language, and how to name what a sentence speaks of. */
export interface Speaker {
  readonly texts: Sentences;
  card(id: CardId): string;
  ability(ability: string, card: CardId): string;
  player(player: Player): string;
  trigger(pending: number): Trigger | undefined;
  list(items: Iterable<string>): string;
}

export function speaker(language: string, names?: (id: CardId) => string, context: Context = {}): Speaker {
  const code = codeIn(sentences, language);
  const texts = sentences[code] as Sentences;
  const list = listers.get(code) ?? lister(code);
  listers.set(code, list);
  return {
    texts,
    card: (id) => names?.(id) || id,
    ability: (ability, card) => context.ability?.(ability, card) || ability,
    player: (player) => context.player?.(player) || texts.player({ number: player + 1 }),
    trigger: (pending) => context.trigger?.(pending),
    list,
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
