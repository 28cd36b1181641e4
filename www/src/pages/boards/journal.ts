import type { Step } from "../../engine.ts";
import { setUpOf } from "../card/set-up.ts";
import { isSame } from "../card/values.ts";
import { isObject } from "../pasted.ts";
import type { Played } from "./keeper.ts";
import { nameIn } from "./names.ts";
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

function addition({ scenario, ...rest }: BoardRecord, written: Played | null): Addition | undefined {
  // A board has its cards as they came, and its steps: what is the same object is the same.
  if (written?.scenario.cards !== scenario.cards) return undefined;
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

function noted(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** A note that could not be brought in. */
export interface Unrecovered {
  readonly name: string;
  readonly value: unknown;
  readonly error: unknown;
}

/**
 * Writes what tabs that are gone had noted and not written. What cannot be written now stays noted, and what a newer page
 * noted stays for that page: both are handed back.
 */
export async function recover(): Promise<readonly Unrecovered[]> {
  const left: Unrecovered[] = [];
  for (const key of noted()) {
    const text = localStorage.getItem(key);
    if (text === null) continue;
    try {
      await recoverOne(text);
      // A tab that lives may have noted its next step meanwhile.
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    } catch (error) {
      const value = parsed(text);
      left.push({ name: nameIn(value) ?? text.slice(0, 20), value, error });
    }
  }
  return left;
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

async function recoverOne(text: string): Promise<void> {
  let record: BoardRecord | null;
  try {
    record = await whole(JSON.parse(text));
  } catch (error) {
    if (error instanceof NewerRecord || error instanceof DOMException) throw error;
    record = null;
  }
  if (record === null) {
    await setAside("", nameIn(parsed(text)) ?? text.slice(0, 20), text);
    return;
  }
  const there = (await readBoard(record.id)) as Partial<BoardRecord> | undefined;
  const isNewer = there === undefined || (there.revision ?? 0) < record.revision;
  if (!isNewer && holds(there, record)) return;
  try {
    if (isNewer) await writeBoard(record, there?.revision ?? 0);
    // Another tab went on from before it: both are kept.
    else await writeBoard({ ...record, id: newId(), revision: 1 }, 0);
  } catch (error) {
    // The tab lives, and was faster.
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Is the one set up as the other, and do its steps go on from all those of the other? */
function holds(later: Partial<BoardRecord>, earlier: BoardRecord): boolean {
  try {
    const record = readRecord(later);
    const steps = withUndone(record).steps ?? [];
    if (!isSame(setUpOf(record.scenario), setUpOf(earlier.scenario))) return false;
    return (earlier.scenario.steps ?? []).every((step, index) => JSON.stringify(step) === JSON.stringify(steps[index]));
  } catch {
    return false;
  }
}
