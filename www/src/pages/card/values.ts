import type { FieldSpec } from "./fields.ts";

/** What stands in fields, by their paths; a flag that is set has "yes". */
export type Values = Readonly<Record<string, string>>;

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

function put(tree: Tree, path: string, value: unknown): void {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    tree[first] = value;
    return;
  }
  const inner = isTree(tree[first]) ? tree[first] : {};
  tree[first] = inner;
  put(inner, rest.join("."), value);
}

function take(tree: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, key) => (isTree(at) && Object.hasOwn(at, key) ? at[key] : undefined), tree);
}

/** A number where there is one; anything else stays as it is, for the engine to say what is wrong with it. */
function numeral(raw: string): unknown {
  return Number.isNaN(Number(raw)) ? raw : Number(raw);
}

/** "2", or "1-2-3". */
function strike(raw: string): unknown {
  const parts = raw.split(/\s*[-–—/]\s*/);
  return parts.length === 3 && parts.every((part) => part !== "") ? parts.map(numeral) : numeral(raw);
}

/** "coins 3, mana 1". */
function pools(raw: string): unknown {
  const all = raw.split(/\s*[,;]\s*/).filter(Boolean);
  const pairs = all.map((one) => one.match(/^(.+?)[\s:=]+(\d+)$/));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", Number(pair?.[2])]))
    : raw;
}

function read({ kind, meaning }: FieldSpec, raw: string): unknown {
  if (kind === "flag") return meaning ?? true;
  if (kind === "number") return numeral(raw);
  if (kind === "player") return raw === "you" ? raw : numeral(raw);
  if (kind === "strike") return strike(raw);
  return kind === "pools" ? pools(raw) : raw;
}

/** What the fields make, without what is left out or implied. */
export function readValues(specs: readonly FieldSpec[], values: Values): Tree {
  const made: Tree = {};
  for (const spec of specs) {
    const raw = (values[spec.path] ?? "").trim();
    if (raw === "" || raw === spec.implied) continue;
    put(made, spec.path, read(spec, raw));
  }
  const { also, ...rest } = made;
  return also === undefined ? rest : { ...rest, target: [rest.target, also] };
}

function write({ kind, meaning }: FieldSpec, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "flag") return value === (meaning ?? true) ? "yes" : "";
  if (kind === "strike" && Array.isArray(value)) return value.join("-");
  if (kind === "pools" && isTree(value)) {
    return Object.entries(value)
      .map(([name, amount]) => `${name} ${amount}`)
      .join(", ");
  }
  return typeof value === "object" ? "" : String(value);
}

/** What stands in the fields for something that is there already. */
export function valuesOf(specs: readonly FieldSpec[], it: object): Values {
  const { target } = it as { target?: unknown };
  const split = Array.isArray(target) && target.length === 2 ? { ...it, target: target[0], also: target[1] } : it;
  return Object.fromEntries(
    specs.map((spec) => [
      spec.path,
      write(spec, take(split, spec.path)) || (spec.kind === "choice" ? (spec.implied ?? "") : ""),
    ]),
  );
}

/** With the members of objects in order and without what is implied, so that the same is the same. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isTree(value)) return value;
  const members = Object.keys(value)
    .sort()
    .map((key) => [key, plain(value[key])] as const)
    .filter(([, inner]) => inner !== undefined && !(isTree(inner) && Object.keys(inner).length === 0));
  return Object.fromEntries(members);
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** The same without members that say no more than leaving them out would. */
export function withoutImplied(specs: readonly FieldSpec[], it: object): object {
  const copy = structuredClone(it) as Tree;
  for (const { path, implied, kind } of specs) {
    const value = take(copy, path);
    const isIdle = implied !== undefined && implied !== "" && String(value) === implied;
    if (isIdle || (kind === "flag" && value === false)) put(copy, path, undefined);
  }
  return copy;
}
