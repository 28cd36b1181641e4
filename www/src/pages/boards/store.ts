import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type BoardRecord, newId } from "./record.ts";

const DATABASE = "berserk-rules";
/** The version of the stores below. What is in them has a version of its own, so it seldom changes. */
const LAYOUT = 1;

/** What the list of boards says of one. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly changed: number;
}

/** A board that could not be opened, with what was wrong with it. */
export interface SetAside {
  readonly id: string;
  readonly name: string;
  /** When it was set aside, in milliseconds since 1970. */
  readonly when: number;
  readonly value: unknown;
}

type ListKey = [name: string, changed: number];
/** Each write is a row of its own; the highest revision is the board. */
type RowKey = [id: string, revision: number];

interface Layout extends DBSchema {
  boards: { key: RowKey; value: unknown; indexes: { list: ListKey } };
  aside: { key: string; value: SetAside };
}

/** Another tab wrote the board meanwhile. */
export class Conflict extends Error {}

/** Why nothing can be kept: the browser's own reason, sorted by what the reader can do about it. */
export function whyNotKept(error: unknown): "full" | "newer" | "denied" {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "VersionError" ? "newer" : "denied";
}

let opening: Promise<IDBPDatabase<Layout>> | null = null;

/** The database; a try that failed, or a connection that was lost, is made again at the next use. */
function database(): Promise<IDBPDatabase<Layout>> {
  const forget = () => {
    opening = null;
  };
  opening ??= openDB<Layout>(DATABASE, LAYOUT, {
    upgrade(created) {
      created.createObjectStore("boards", { keyPath: ["id", "revision"] }).createIndex("list", ["name", "changed"]);
      created.createObjectStore("aside", { keyPath: "id" });
    },
    // A newer page wants to lay the stores out anew: this one lets it.
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error) => {
    forget();
    throw error;
  });
  return opening;
}

/** All rows of a board, or those above or below a revision. */
function rows(id: string, below?: number, above?: number): IDBKeyRange {
  const from = above === undefined ? [id] : [id, above];
  // A list sorts behind every number.
  const to = below === undefined ? [id, []] : [id, below];
  return IDBKeyRange.bound(from, to, above !== undefined, true);
}

/** The boards in the order of their last change, newest first. Their names come from the index: no board is read. */
export async function listBoards(): Promise<readonly Listed[]> {
  const { store } = (await database()).transaction("boards");
  const listed = new Map<string, Listed & { readonly revision: number }>();
  const note = ([id, revision]: RowKey, name: string, changed: number) => {
    if ((listed.get(id)?.revision ?? -1) < revision) listed.set(id, { id, revision, name, changed });
  };
  for (let at = await store.index("list").openKeyCursor(); at !== null; at = await at.continue()) {
    note(at.primaryKey, String(at.key[0]), Number(at.key[1]));
  }
  // What the index leaves out has no name or no time: damaged, but not to be lost sight of.
  for (const key of await store.getAllKeys()) note(key, key[0], 0);
  return [...listed.values()].sort((one, other) => other.changed - one.changed);
}

export async function readBoard(id: string): Promise<unknown> {
  const { store } = (await database()).transaction("boards");
  return (await store.openCursor(rows(id), "prev"))?.value;
}

/**
 * Writes a board as one more revision over those up to `known`; throws `Conflict` if another tab has written that one,
 * or later ones, already.
 */
export async function writeBoard(record: BoardRecord, known: number): Promise<void> {
  const { id, revision } = record;
  const writing = (await database()).transaction("boards", "readwrite");
  const { store, done } = writing;
  // An abort rejects it too, and is told below.
  done.catch(() => undefined);
  const there = await store.getAllKeys(rows(id, undefined, known));
  if (there.length > 0) {
    const written = (await store.get([id, revision])) as object | undefined;
    const isSame = JSON.stringify({ ...written, changed: record.changed }) === JSON.stringify(record);
    await done;
    // A tab that found this very record noted may have written it.
    if (isSame && there.length === 1) return;
    throw new Conflict();
  }
  await Promise.all([store.add(record), store.delete(rows(id, known + 1))]);
  writing.commit();
  await done;
}

/** Takes a board away and hands it back, for those who think better of it. */
export async function removeBoard(id: string): Promise<unknown> {
  const { store, done } = (await database()).transaction("boards", "readwrite");
  const value = (await store.openCursor(rows(id), "prev"))?.value;
  await Promise.all([store.delete(rows(id)), done]);
  return value;
}

/** Puts back what `removeBoard` took, unless there is one again. */
export async function putBack(value: unknown): Promise<void> {
  await (await database()).add("boards", value);
}

/** Moves a board that cannot be opened out of the way, as it is. */
export async function setAside(id: string, name: string, value: unknown): Promise<SetAside> {
  const aside = { id: newId(), name, when: Date.now(), value };
  const changing = (await database()).transaction(["boards", "aside"], "readwrite");
  await Promise.all([
    changing.objectStore("aside").add(aside),
    changing.objectStore("boards").delete(rows(id)),
    changing.done,
  ]);
  return aside;
}

export async function listAside(): Promise<readonly SetAside[]> {
  const all = await (await database()).getAll("aside");
  return all.sort((one, other) => other.when - one.when);
}

export async function removeAside(id: string): Promise<void> {
  await (await database()).delete("aside", id);
}

export async function bringAsideBack(aside: SetAside): Promise<void> {
  await (await database()).put("aside", aside);
}

/** All that a newer page keeps, read and no more: to be offered as a file. */
export async function readNewer(): Promise<unknown> {
  const newer = await openDB(DATABASE);
  try {
    const stores = [...newer.objectStoreNames];
    const all = await Promise.all(stores.map(async (store) => [store, await newer.getAll(store)] as const));
    return Object.fromEntries(all);
  } finally {
    newer.close();
  }
}
