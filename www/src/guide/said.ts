import { inLanguage, type Message } from "../words/language.ts";

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** The texts of one language, by where they stand in its file: `wiki.board.title`. */
export interface Said<Key extends string> {
  (key: Key, values?: Readonly<Record<string, string | number>>): string;
  readonly language: string;
}

type Tree = { readonly [name: string]: Tree | Message };

function messageAt(tree: Tree, key: string): Message | null {
  let node: Tree | Message | undefined = tree;
  for (const name of key.split(".")) node = typeof node === "object" ? node[name] : undefined;
  return typeof node === "function" ? node : null;
}

/** The texts of a folder of language files; `Source` is the English one. */
export function saidFrom<Source>(compiled: Readonly<Record<string, unknown>>) {
  return (language: string): Said<Leaves<Source>> => {
    const tree = inLanguage(compiled as Readonly<Record<string, Tree>>, language);
    const said = (key: Leaves<Source>, values: object = {}) => messageAt(tree, key)?.(values) ?? key;
    return Object.assign(said, { language });
  };
}
