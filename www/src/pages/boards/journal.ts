import { setUpOf } from "../card/set-up.ts";
import { isSame } from "../card/values.ts";
import { type BoardRecord, NewerRecord, newId, readRecord, withUndone } from "./record.ts";
import { Conflict, readBoard, setAside, writeBoard } from "./store.ts";

/** Where the last step of each board is noted, by the board and the tab. */
const PREFIX = "berserk-rules step ";
const tab = newId();
/** Characters of a note: of a longer record the database alone keeps the last step. */
const LONGEST = 1_000_000;

/**
 * Notes what is about to be written. The database takes its time, and gives a write up when the tab dies meanwhile;
 * what is noted here is there at once.
 */
export function note(record: BoardRecord): void {
  try {
    const text = JSON.stringify(record);
    if (text.length <= LONGEST) localStorage.setItem(`${PREFIX}${record.id} ${tab}`, text);
    else strikeOut(record.id);
  } catch {
    // No storage, or no room in it: then the database has to be fast enough.
  }
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

/**
 * Writes what tabs that are gone had noted and not written. What cannot be written now stays noted, and what a newer page
 * noted stays for that page; what goes wrong is thrown once the others are in.
 */
export async function recover(): Promise<void> {
  const failures: unknown[] = [];
  for (const key of noted()) {
    const text = localStorage.getItem(key);
    if (text === null) continue;
    try {
      await recoverOne(text);
      // A tab that lives may have noted its next step meanwhile.
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    } catch (error) {
      failures.push(error);
    }
  }
  const others = failures.filter((error) => !(error instanceof NewerRecord));
  if (others.length > 0) throw others[0];
}

async function recoverOne(text: string): Promise<void> {
  let record: BoardRecord;
  try {
    record = readRecord(JSON.parse(text));
  } catch (error) {
    if (error instanceof NewerRecord) throw error;
    await setAside("", text.slice(0, 20), text);
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
