import type { Scenario, Step } from "../../engine.ts";
import { isSame } from "../card/values.ts";
import { isObject } from "../pasted.ts";
import type { Played } from "./keeper.ts";
import { nameIn } from "./names.ts";
import { setUpOf } from "./position.ts";
import { type BoardRecord, NewerRecord, newId, readRecord, withUndone } from "./record.ts";
import { Conflict, readBoard, setAside, writeBoard } from "./store.ts";

/** Where the last step of each board is noted, by the board and the tab. */
const PREFIX = "berserk-rules step ";
const tab = newId();
/** Characters of a note. */
const LONGEST = 1_000_000;

/** What a longer record has become since it was written: so many of those steps, the last of them named, and more. */
interface Addition extends Omit<BoardRecord, "scenario"> {
  readonly kept: number;
  readonly last: Step | null;
  readonly steps: readonly Step[];
}

/**
 * Notes what is about to be written. The database takes its time, and gives a write up when the tab dies meanwhile;
 * what is noted here is there at once. `written`: what this tab wrote of the board last, if anything.
 */
export function note(record: BoardRecord, written: Played | null): void {
  try {
    const text = JSON.stringify(record);
    const added = text.length <= LONGEST ? text : JSON.stringify(addition(record, written));
    if (added !== undefined && added.length <= LONGEST) localStorage.setItem(`${PREFIX}${record.id} ${tab}`, added);
    else strikeOut(record.id);
  } catch {
    // No storage, or no room in it: then the database has to be fast enough.
  }
}

function isSameSetUp(one: Scenario, other: Scenario): boolean {
  // A board has its cards as they came: what is the same object is the same.
  return one.cards === other.cards || isSame(setUpOf(one), setUpOf(other));
}

function addition({ scenario, ...rest }: BoardRecord, written: Played | null): Addition | undefined {
  if (written === null || !isSameSetUp(written.scenario, scenario)) return undefined;
  const [steps, before] = [scenario.steps ?? [], withUndone(written).steps ?? []];
  const parting = steps.findIndex((step, index) => step !== before[index]);
  const kept = parting < 0 ? steps.length : parting;
  return { ...rest, kept, last: steps[kept - 1] ?? null, steps: steps.slice(kept) };
}

/** The board is written as it was noted. */
export function strikeOut(id: string): void {
  try {
    localStorage.removeItem(`${PREFIX}${id} ${tab}`);
  } catch {
    // Nothing was noted, then.
  }
}

/** The keys of all notes, by the revisions noted: the storage keeps no order, and one note may go on from another. */
function noted(): readonly string[] {
  try {
    const notes = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
    const keys = notes.map(([key, text]) => ({ key, revision: revisionIn(text) }));
    return keys.sort((one, other) => one.revision - other.revision).map(({ key }) => key);
  } catch {
    return [];
  }
}

function revisionIn(text: string): number {
  const value = parsed(text);
  return isObject(value) && typeof value.revision === "number" ? value.revision : 0;
}

/** A note that could not be brought in. */
export interface Unrecovered {
  readonly name: string;
  readonly value: unknown;
  readonly error: unknown;
}

export interface Recovered {
  /** The boards that were written, the latest first. */
  readonly broughtIn: readonly string[];
  /** What cannot be written now stays noted, and what a newer page noted stays for that page. */
  readonly left: readonly Unrecovered[];
}

/** Writes what tabs that are gone had noted and not written. */
export async function recover(): Promise<Recovered> {
  const left: Unrecovered[] = [];
  const broughtIn: BoardRecord[] = [];
  for (const key of noted()) {
    const text = localStorage.getItem(key);
    // Another tab may have brought it in meanwhile.
    if (text === null) continue;
    try {
      const record = await recoverOne(text);
      if (record !== null) broughtIn.push(record);
      // A tab that lives may have noted its next step meanwhile.
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    } catch (error) {
      const value = parsed(text);
      left.push({ name: nameIn(value) ?? text.slice(0, 20), value, error });
    }
  }
  broughtIn.sort((one, other) => other.changed - one.changed);
  return { broughtIn: broughtIn.map(({ id }) => id), left };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The record that a note is; null if it goes on from what is not there any more. */
async function whole(value: unknown): Promise<BoardRecord | null> {
  if (!isObject(value) || !("kept" in value)) return readRecord(value);
  const { kept = 0, last, steps = [], ...rest } = value as Partial<Addition>;
  // What is wrong, or newer, is so whatever it goes on from.
  readRecord({ ...rest, scenario: {} });
  const there = await readBoard(String(rest.id));
  if (there === undefined) return null;
  const { scenario, undone } = readRecord(there);
  const before = (withUndone({ scenario, undone }).steps ?? []).slice(0, kept);
  if (before.length !== kept || JSON.stringify(before.at(-1) ?? null) !== JSON.stringify(last)) return null;
  return readRecord({ ...rest, scenario: { ...scenario, steps: [...before, ...steps] } });
}

/** The record that was written, if any had to be. */
async function recoverOne(text: string): Promise<BoardRecord | null> {
  let record: BoardRecord | null;
  try {
    record = await whole(JSON.parse(text));
  } catch (error) {
    if (error instanceof NewerRecord || error instanceof DOMException) throw error;
    record = null;
  }
  if (record === null) {
    await setAside("", nameIn(parsed(text)) ?? text.slice(0, 20), text);
    return null;
  }
  const there = (await readBoard(record.id)) as Partial<BoardRecord> | undefined;
  let known = there?.revision ?? 0;
  if (known >= record.revision) {
    if (holds(there, record)) return null;
    // Noted before it was known that something is kept there, which it goes on from.
    if (holds(record, there)) record = { ...record, revision: known + 1 };
    // Another tab went on from before it: both are kept.
    else {
      record = { ...record, id: newId(), revision: 1 };
      known = 0;
    }
  }
  try {
    await writeBoard(record, known);
    return record;
  } catch (error) {
    // The tab lives, and was faster.
    if (!(error instanceof Conflict)) throw error;
    return null;
  }
}

/** Is the one set up as the other, and do its steps go on from all those of the other, those taken back too? */
function holds(later: unknown, earlier: unknown): boolean {
  try {
    const [whole, part] = [withUndone(readRecord(later)), withUndone(readRecord(earlier))];
    const steps = whole.steps ?? [];
    if (!isSame(setUpOf(whole), setUpOf(part))) return false;
    return (part.steps ?? []).every((step, index) => JSON.stringify(step) === JSON.stringify(steps[index]));
  } catch {
    return false;
  }
}
