/** What a table of the format is written in. */

/** Texts of one sort: the first use spells one, further ones give its number. */
export type Pool = "card" | "ability" | "resource" | "name";

/** Written as one number. */
export type Numbered =
  | { readonly is: "integer" }
  | { readonly is: "words"; readonly words: readonly string[] }
  | { readonly is: "known"; readonly pool: Pool };

export type Shape =
  | Numbered
  | { readonly is: "flag" }
  | { readonly is: "text" }
  | { readonly is: "list"; readonly of: Shape }
  /** An object whose members are the user's own, in the order of their names. */
  | { readonly is: "amounts"; readonly pool: Pool }
  | { readonly is: "object"; readonly members: readonly Member[] }
  /** An object with exactly one of these members. */
  | { readonly is: "oneOf"; readonly members: readonly Member[] }
  /** An object whose member `kind` says which members it has besides. */
  | { readonly is: "kinds"; readonly kinds: readonly Kind[] }
  /** The number of the one is written plus one; after 0 comes the other, which is of another type. */
  | { readonly is: "either"; readonly one: Numbered; readonly other: Shape };

export interface Member {
  readonly name: string;
  readonly shape: Shape;
  readonly needed: boolean;
}

export interface Kind {
  readonly word: string;
  readonly members: readonly Member[];
}

export const integer: Numbered = { is: "integer" };
export const flag: Shape = { is: "flag" };
export const text: Shape = { is: "text" };
export const words = (...words: string[]): Numbered => ({ is: "words", words });
export const known = (pool: Pool): Numbered => ({ is: "known", pool });
export const list = (of: Shape): Shape => ({ is: "list", of });
export const amounts = (pool: Pool): Shape => ({ is: "amounts", pool });
export const object = (...members: Member[]): Shape => ({ is: "object", members });
export const oneOf = (...members: Member[]): Shape => ({ is: "oneOf", members });
export const kinds = (...kinds: Kind[]): Shape => ({ is: "kinds", kinds });
export const either = (one: Numbered, other: Shape): Shape => ({ is: "either", one, other });
export const kind = (word: string, ...members: Member[]): Kind => ({ word, members });
export const need = (name: string, shape: Shape): Member => ({ name, shape, needed: true });
export const may = (name: string, shape: Shape): Member => ({ name, shape, needed: false });

/** The members that may be left out, in the order of their bits. */
export const optional = (members: readonly Member[]): readonly Member[] => members.filter(({ needed }) => !needed);

/** The number of a kind and of its members share one: so many kinds can there be of one thing. */
export const KINDS = 64;
/** No number is greater. */
export const GREATEST = 2 ** 32 - 1;
/** Bytes that each of a link's rows may have before it is packed. */
export const MOST = 1 << 20;
/**
 * Characters that ids and names may have together, each counted wherever it stands: a link spells each once only, so a
 * short one could stand for more than any memory holds.
 */
export const SPELT = 1 << 27;
/** How deep one thing may lie in another; the deepest real one has 2 levels a sequence. */
export const DEEPEST = 40;

/** What a value is written as: numbers, ids and texts each in a row of their own, since like packs best with like. */
export interface Rows {
  readonly numbers: Uint8Array<ArrayBuffer>;
  readonly ids: Uint8Array<ArrayBuffer>;
  readonly texts: Uint8Array<ArrayBuffer>;
}
