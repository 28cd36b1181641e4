import type { ReactiveController, ReactiveControllerHost } from "lit";
import { isMistake, isStop } from "../../elements/mistake.ts";
import type { Scenario } from "../../engine.ts";
import { useBoard } from "../preferences.ts";
import { recover, strikeOut } from "./journal.ts";
import { Keeper, newSheet, notedAs, type Played, type Sheet, unplaced, unplayed } from "./keeper.ts";
import { freeName, nameIn, tidyName } from "./names.ts";
import { type BoardNews, Channel } from "./news.ts";
import { Notices } from "./notices.ts";
import { OnTable, type TableHolder } from "./on-table.ts";
import { NewerRecord } from "./record.ts";
import { examined, played } from "./reopen.ts";
import {
  asideNotice,
  copiedNotice,
  elsewhereNotice,
  newerNotice,
  notedNotice,
  notOpenedNotice,
  removedNotice,
  troubleNotice,
  unkeptNotice,
} from "./says.ts";
import * as store from "./store.ts";

/** The page, as far as the shelf needs it. */
export interface TablePage extends ReactiveControllerHost, TableHolder {
  /** What lies on the table when nothing else does. */
  layFirst(): void;
  /** Hands the board on the table to the reader as a file. */
  saveFile(): void;
}

/** The boards side by side: the one on the table is kept after each step, the others wait. */
export class Shelf implements ReactiveController {
  readonly #page: TablePage;
  readonly keeper: Keeper;
  #channel: Channel | null = null;
  list: readonly store.Listed[] = [];
  aside: readonly store.SetAside[] = [];
  readonly notices: Notices;
  readonly #onTable: OnTable;

  constructor(page: TablePage) {
    this.#page = page;
    this.#onTable = new OnTable(page);
    this.notices = new Notices(() => page.requestUpdate());
    page.addController(this);
    this.keeper = new Keeper({
      kept: (sheet) => this.#kept(sheet),
      copied: (sheet, from) => {
        if (sheet === this.sheet) this.notices.tell(copiedNotice(sheet.name, () => void this.open(from, sheet.name)));
      },
      failed: (error) => {
        console.error(error);
        const again = () => void this.keeper.retry();
        this.notices.tell(unkeptNotice(error, { file: () => this.#page.saveFile(), again }));
      },
    });
  }

  hostConnected(): void {
    this.#channel = new Channel((news) => this.#hear(news));
    addEventListener("beforeunload", this.#leave);
    void this.refresh();
  }

  hostDisconnected(): void {
    this.#channel?.close();
    removeEventListener("beforeunload", this.#leave);
  }

  /** What could not be kept is lost with the page. */
  readonly #leave = (event: BeforeUnloadEvent): void => {
    if (this.keeper.unkept.size > 0) event.preventDefault();
  };

  // ---- what lies on the table

  /** The board on the table. */
  get sheet(): Sheet {
    return this.#onTable.sheet;
  }

  /** What lies on the table, with the steps that stand; also when the engine has broken off. */
  get position(): Scenario | null {
    return this.#onTable.played?.scenario ?? null;
  }

  /** What was played on the board on the table. */
  get played(): Played | null {
    return this.#onTable.played;
  }

  /** Lays the same board with another set-up, which is kept at once. */
  relay(played: Played): void {
    this.lay(this.sheet, played);
    void this.keep();
  }

  /** Lays a board on the table that the engine has accepted. */
  lay(sheet: Sheet, played: Played): void {
    // What can be done about a set-up is done to the board that it is of.
    if (sheet !== this.sheet) this.notices.drop("set-up");
    this.#onTable.lay(sheet, played);
    this.notices.drop("elsewhere");
    this.#tellAddress();
    // Where it will be kept is settled before its first step. If that fails, so will keeping it, which is then said.
    if (sheet.id === null) this.keeper.place(sheet).catch(() => undefined);
  }

  /** Lays a board of the reader's own, which is kept at once: a new one, unless the very same lies there already. */
  layOwn(title: string | undefined, otherwise: string, played: Played): void {
    const isSame = JSON.stringify(this.position) === JSON.stringify(played.scenario);
    this.lay(isSame ? this.sheet : newSheet(tidyName(title ?? "", otherwise)), played);
    void this.keep();
  }

  /** The table says that something lies on it. */
  loaded(): void {
    this.#onTable.loaded();
  }

  /** A step was played, taken back or brought back. */
  changed(): void {
    if (this.#onTable.changed()) void this.keep();
  }

  /** Keeps the board on the table as it now is. */
  async keep(): Promise<void> {
    const { sheet, played } = this.#onTable;
    if (played !== null) await this.keeper.keep(sheet, played);
  }

  #kept(sheet: Sheet): void {
    if (sheet.id !== null) this.#channel?.tell({ id: sheet.id, revision: sheet.known });
    if (this.keeper.unkept.size === 0) this.notices.drop("unkept");
    else void this.keeper.retry();
    if (sheet === this.sheet) this.#tellAddress();
    void this.refresh();
  }

  /** The address of the page says what lies on the table, so that a reload brings it again. */
  #tellAddress(): void {
    const { id, address } = this.sheet;
    const isKept = id !== null && this.sheet.isKept;
    if (isKept) useBoard(id);
    const now = new URL(location.href);
    const next = new URL(isKept ? `?board=${encodeURIComponent(id)}` : address || location.pathname, now);
    if (next.href !== now.href) history.replaceState(null, "", next);
  }

  #hear({ id, revision }: BoardNews): void {
    void this.refresh();
    const { sheet } = this;
    if (id !== sheet.id || (revision !== null && revision <= sheet.known)) return;
    const wasKept = sheet.isKept;
    if (!wasKept || revision === null) {
      // Its next step keeps it in a place of its own.
      Object.assign(sheet, unplaced());
      this.#tellAddress();
    }
    if (!wasKept) return;
    const load = () => void this.open(id, sheet.name);
    this.notices.tell(
      elsewhereNotice(sheet.name, revision === null ? "removed" : "changed", load, () => this.duplicate()),
    );
  }

  // ---- the boards

  /** Brings in what a tab that died had not written yet, and tells which boards that are, the latest first. */
  async recover(): Promise<readonly string[]> {
    const { broughtIn, left } = await recover();
    for (const { name, value, error } of left) {
      const again = () => void this.recover();
      this.notices.tell(
        error instanceof NewerRecord ? newerNotice(name, value) : notedNotice(name, value, error, again),
      );
    }
    return broughtIn;
  }

  /** Asks anew which boards there are. */
  async refresh(): Promise<void> {
    try {
      [this.list, this.aside] = await Promise.all([store.listBoards(), store.listAside()]);
    } catch {
      // That nothing can be kept is said when something is to be.
      [this.list, this.aside] = [[], []];
    }
    this.#page.requestUpdate();
  }

  /** Lays a kept board on the table; false if it cannot be opened, which is then said. One without a name may be gone. */
  async open(id: string, name: string | null): Promise<boolean> {
    const before = this.sheet;
    await this.keeper.quiet();
    for (const [sheet, played] of this.keeper.unkept) {
      if (sheet.id !== id) continue;
      this.lay(sheet, played);
      return true;
    }
    let value: unknown;
    try {
      value = await store.readBoard(id);
      if (value === undefined) {
        if (name !== null) this.notices.tell({ about: "missing", words: (texts) => texts("boards.missing", { name }) });
        return false;
      }
      const record = await examined(value);
      const { revision } = record;
      // Something else has been laid there meanwhile.
      if (this.sheet !== before) return true;
      this.lay({ ...newSheet(record.name), id, known: revision, isKept: true }, played(record));
      return true;
    } catch (error) {
      await this.#notOpened(id, nameIn(value) ?? name ?? id, value, error);
      return false;
    }
  }

  async #notOpened(id: string, called: string, value: unknown, error: unknown): Promise<void> {
    if (error instanceof NewerRecord) {
      this.notices.tell(newerNotice(called, value));
    } else if (error instanceof DOMException) {
      this.notices.tell(troubleNotice(called, error, () => void this.open(id, called)));
    } else if (!isMistake(error) || isStop(error)) {
      // Not the board's fault: it stays where it is.
      this.notices.tell(notOpenedNotice(id, called, error));
    } else {
      try {
        this.#tellAside(await store.setAside(id, called, value), error);
      } catch (failure) {
        console.error(failure);
        this.#tellAside({ id, name: called, when: Date.now(), value }, error);
      }
      this.#channel?.tell({ id, revision: null });
      void this.refresh();
    }
  }

  #tellAside(aside: store.SetAside, error: unknown): void {
    const load = (scenario: Scenario) => this.layOwn(aside.name, aside.name, unplayed(scenario));
    this.notices.tell(asideNotice(aside, error, load));
  }

  /** Tries once more what was set aside: it lies on the table then, or it is said why not. */
  async lookAt(aside: store.SetAside): Promise<void> {
    try {
      this.layOwn(aside.name, aside.name, played(await examined(aside.value)));
    } catch (error) {
      this.#tellAside(aside, error);
    }
  }

  async discard(aside: store.SetAside): Promise<void> {
    const back = () => this.#attempt(aside.name, () => store.bringAsideBack(aside));
    await this.#attempt(aside.name, async () => {
      await store.removeAside(aside.id);
      this.notices.drop(`aside ${aside.id}`);
      this.notices.tell(removedNotice(aside.name, () => void back()));
    });
  }

  rename(name: string): void {
    const { sheet } = this;
    const others = this.list.filter(({ id }) => id !== sheet.id).map(({ name: other }) => other);
    sheet.name = freeName(tidyName(name, sheet.name), others);
    void this.keep();
    this.#page.requestUpdate();
  }

  /** The board on the table goes on as another one; what is kept of this one stays as it is. */
  duplicate(): void {
    const { name } = this.sheet;
    this.notices.drop("set-up");
    this.#onTable.sheet = newSheet(freeName(name, [...this.list.map((listed) => listed.name), name]));
    void this.keep();
    this.#page.requestUpdate();
  }

  /** Takes the board on the table away; it can be brought back until the notice is closed. */
  async remove(): Promise<void> {
    await this.keeper.quiet();
    const { sheet } = this;
    const { id, name } = sheet;
    if (id === null) {
      strikeOut(notedAs(sheet));
      return this.#page.layFirst();
    }
    await this.#attempt(name, async () => {
      const value = await store.removeBoard(id);
      this.keeper.unkept.delete(sheet);
      // What could not be written is noted still, and would bring the board back at the next start.
      strikeOut(id);
      this.#channel?.tell({ id, revision: null });
      const back = async () => {
        await store.putBack(value);
        await this.open(id, name);
      };
      this.notices.tell(removedNotice(name, value === undefined ? null : () => void this.#attempt(name, back)));
      await this.refresh();
      const [next] = this.list;
      if (next === undefined || !(await this.open(next.id, next.name))) this.#page.layFirst();
    });
  }

  /** Has the storage do something; when that fails it is said, with a way to try again. */
  async #attempt(name: string, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
      await this.refresh();
    } catch (error) {
      this.notices.tell(troubleNotice(name, error, () => void this.#attempt(name, act)));
    }
  }
}
