import type { Scenario, Step } from "../../engine.ts";
import { note, strikeOut } from "./journal.ts";
import { freeName } from "./names.ts";
import { type BoardRecord, newId, RECORD_VERSION } from "./record.ts";
import { Conflict, listBoards, readBoard, writeBoard } from "./store.ts";

/** What was played on a board. */
export type Played = Pick<BoardRecord, "scenario" | "undone" | "script" | "begun">;

/** A scenario on which nothing is played yet, with an example if there is one. */
export function unplayed(scenario: Scenario, script: readonly Step[] = []): Played {
  return { scenario, undone: [], script, begun: scenario.steps?.length ?? 0 };
}

/** A board as this tab has it. */
export interface Sheet {
  /** Null until it has a place. */
  id: string | null;
  /** The id under which it is noted until it has one, and which it takes where that is free. */
  draft: string;
  name: string;
  /** The latest write that is known, this tab's or another's before it. */
  known: number;
  /** What this tab wrote last. */
  written?: Played;
  /** Has this tab read or written it? */
  isKept: boolean;
  /** Where it is found while it is not kept, as an address within this page. */
  readonly address: string;
  /** Of an example: under which id it is kept, and whether what is kept there holds nothing of the reader's own. */
  readonly example: { readonly id: string; readonly isBare: (kept: unknown) => boolean } | null;
}

/** What makes a board one that has no place yet. */
export function unplaced(): Pick<Sheet, "id" | "draft" | "known" | "isKept"> {
  return { id: null, draft: newId(), known: 0, isKept: false };
}

/** A board that nobody keeps yet. */
export function newSheet(name: string, address = ""): Sheet {
  return { ...unplaced(), name, address, example: null };
}

export interface KeeperNews {
  kept(sheet: Sheet): void;
  /** Another tab had changed the board `from`, so this one's steps went into a copy. */
  copied(sheet: Sheet, from: string): void;
  failed(error: unknown): void;
}

/** Writes boards one write after the other, of each the latest that was played. */
export class Keeper {
  readonly #news: KeeperNews;
  /** What is to be written and is not under way. */
  readonly #due = new Map<Sheet, Played>();
  readonly #underWay = new Map<Sheet, Promise<void>>();
  readonly #places = new WeakMap<Sheet, Promise<void>>();
  /** What could not be written; it is lost with the tab. */
  readonly unkept = new Map<Sheet, Played>();

  constructor(news: KeeperNews) {
    this.#news = news;
  }

  /** Settles once it is written or has failed. */
  keep(sheet: Sheet, played: Played): Promise<void> {
    this.#due.set(sheet, played);
    const underWay = this.#underWay.get(sheet);
    // One write may be under way before this one.
    const ahead = underWay === undefined || sheet.id === null ? 1 : 2;
    note(recordOf(sheet, notedAs(sheet), played, ahead), sheet.written ?? null);
    if (underWay !== undefined) return underWay;
    const sending = this.#send(sheet).finally(() => this.#underWay.delete(sheet));
    this.#underWay.set(sheet, sending);
    return sending;
  }

  async retry(): Promise<void> {
    await Promise.all([...this.unkept].map(([sheet, played]) => this.keep(sheet, played)));
  }

  /** Settles once nothing is under way. */
  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Finds a new board its place ahead of its first write. */
  place(sheet: Sheet): Promise<void> {
    const placing = this.#places.get(sheet) ?? findPlace(sheet);
    this.#places.set(sheet, placing);
    const isOver = () => void this.#places.delete(sheet);
    placing.then(isOver, isOver);
    return placing;
  }

  async #send(sheet: Sheet): Promise<void> {
    for (;;) {
      const played = this.#due.get(sheet);
      if (played === undefined) return;
      try {
        if (sheet.id === null) await this.#settle(sheet);
        else await this.#write(sheet, sheet.id, played);
      } catch (error) {
        this.unkept.set(sheet, this.#due.get(sheet) ?? played);
        this.#due.delete(sheet);
        this.#news.failed(error);
      }
    }
  }

  /** Finds a board its place, and notes there what was noted without one. */
  async #settle(sheet: Sheet): Promise<void> {
    const before = notedAs(sheet);
    await this.place(sheet);
    const played = this.#due.get(sheet);
    if (sheet.id === null || played === undefined) return;
    note(recordOf(sheet, sheet.id, played, 1), null);
    if (sheet.id !== before) strikeOut(before);
  }

  async #write(sheet: Sheet, id: string, played: Played): Promise<void> {
    const record = recordOf(sheet, id, played, 1);
    this.#due.delete(sheet);
    try {
      await writeBoard(record, sheet.known);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      delete sheet.written;
      // Another tab's steps stay where they are; this one's go into a copy.
      strikeOut(id);
      Object.assign(sheet, { ...unplaced(), id: newId() });
      sheet.name = freeName(
        sheet.name,
        (await listBoards()).map(({ name }) => name),
      );
      const latest = this.#due.get(sheet) ?? played;
      this.#due.set(sheet, latest);
      if (sheet.id !== null) note(recordOf(sheet, sheet.id, latest, 1), null);
      this.#news.copied(sheet, id);
      return;
    }
    sheet.known = record.revision;
    sheet.written = played;
    sheet.isKept = true;
    this.unkept.delete(sheet);
    if (!this.#due.has(sheet)) strikeOut(id);
    this.#news.kept(sheet);
  }
}

/** The id under which a board is noted. */
export function notedAs({ id, draft, example }: Sheet): string {
  return id ?? example?.id ?? draft;
}

function recordOf({ name, known }: Sheet, id: string, played: Played, ahead: number): BoardRecord {
  return { version: RECORD_VERSION, id, name, changed: Date.now(), revision: known + ahead, ...played };
}

async function findPlace(sheet: Sheet): Promise<void> {
  const { example } = sheet;
  if (example !== null) {
    const there = await readBoard(example.id);
    if (there === undefined || example.isBare(there)) {
      sheet.id = example.id;
      sheet.known = (there as BoardRecord | undefined)?.revision ?? 0;
      return;
    }
  }
  sheet.name = freeName(
    sheet.name,
    (await listBoards()).map(({ name }) => name),
  );
  sheet.id = sheet.draft;
}
