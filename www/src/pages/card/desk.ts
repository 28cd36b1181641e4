import type { ReactiveControllerHost } from "lit";
import { engineReady } from "../../elements/engine-ready.ts";
import { gripOf } from "../../elements/hands.ts";
import type { BerserkBoard } from "../../elements/index.ts";
import { mistakeWords } from "../../elements/mistake.ts";
import { readableNames } from "../../elements/readable-names.ts";
import { type Field, fieldWith, type PileZone } from "../../elements/table-layout.ts";
import { pileKey } from "../../elements/view.ts";
import type { CardId, CardSetup, Cell, Player, Scenario } from "../../engine.ts";
import type { Texts } from "../../i18n/index.ts";
import { say } from "../../words/say.ts";
import { type Played, unplayed } from "../boards/keeper.ts";
import type { Way } from "../boards/notices.ts";
import type { Shelf } from "../boards/shelf.ts";
import type { FormTask } from "./card-form.ts";
import { type CardDraft, draftOf } from "./draft.ts";
import { type Change, changeOf, leavesBehind, presentSetUp, setUpOf } from "./set-up.ts";

/** The page, as far as changes of the set-up need it. */
export interface SetUpPage extends ReactiveControllerHost {
  readonly table: BerserkBoard | null;
  readonly texts: Texts;
}

/** What is to become of the set-up. */
interface Wanted {
  readonly cards: readonly CardSetup[];
  /** The card that is added, changed or taken off. */
  readonly card: CardSetup;
  readonly how: "added" | "changed" | "takenOff" | "restored";
}

const ABOUT = "set-up";

/** Cards are added to the set-up, changed in it and taken off it; what was played is played on the new one. */
export class SetUpDesk {
  readonly #page: SetUpPage;
  readonly #shelf: Shelf;
  /** What the form is about while it is open. */
  task: FormTask | null = null;
  /** What was begun and neither added nor changed: the form goes on with it. */
  #begun: Pick<FormTask, "draft" | "changes"> | null = null;
  /** The card to select once the table is laid. */
  #next: CardSetup | null = null;

  constructor(page: SetUpPage, shelf: Shelf) {
    this.#page = page;
    this.#shelf = shelf;
  }

  // ---- the form

  #open(draft: CardDraft, changes: CardId | null): void {
    const { position } = this.#shelf;
    if (position === null) return;
    this.#shelf.notices.drop(ABOUT);
    const players = this.#page.table?.game?.snapshot.players ?? [];
    const names = players.map(({ name }, player) => name || this.#page.texts("board.player", { number: player + 1 }));
    this.task = { draft, setUp: setUpOf(position), changes, players: names };
    this.#page.requestUpdate();
  }

  /** For a new card; with what was begun, if the form was closed on it. */
  openNew(): void {
    const { position } = this.#shelf;
    if (position === null) return;
    const begun = this.#begun?.changes === null ? this.#begun.draft : null;
    this.#open(begun ?? emptyDraft(position, this.#field), null);
  }

  /** For another card like that one, or to change it. */
  openCard(id: CardId, isChange: boolean): void {
    const card = this.#shelf.position?.cards.find((one) => one.id === id);
    if (card === undefined) return;
    // Two cards do not lie in one cell unless somebody wants it.
    const { cell: _, ...elsewhere } = card;
    const begun = isChange && this.#begun?.changes === id ? this.#begun.draft : null;
    this.#open(begun ?? draftOf(isChange ? card : elsewhere), isChange ? id : null);
  }

  close(draft: CardDraft): void {
    if (this.task !== null) this.#begun = { draft, changes: this.task.changes };
    this.task = null;
    this.#page.requestUpdate();
  }

  get #field(): Field | null {
    const { game } = this.#page.table ?? {};
    return game ? fieldWith(null, game.snapshot) : null;
  }

  // ---- the set-up

  async made(card: CardSetup, isChange: boolean): Promise<void> {
    const cards = this.#shelf.position?.cards ?? [];
    const next = isChange ? cards.map((one) => (one.id === card.id ? card : one)) : [...cards, card];
    await this.#want({ cards: next, card, how: isChange ? "changed" : "added" });
  }

  async takeOff(id: CardId): Promise<void> {
    const cards = this.#shelf.position?.cards ?? [];
    const card = cards.find((one) => one.id === id);
    if (card === undefined) return;
    await this.#want({ cards: cards.filter((one) => one !== card), card, how: "takenOff" });
  }

  /** Does it if what was played still fits; otherwise it asks. */
  async #want(wanted: Wanted): Promise<void> {
    const { played } = this.#shelf;
    if (played === null) return;
    const { texts } = this.#page;
    const { name } = wanted.card;
    try {
      await engineReady();
      const change = changeOf(played, wanted.cards);
      if (change.kind === "fits") this.#do(wanted, change.played, played);
      else this.#ask(wanted, change, played);
    } catch (error) {
      this.#tell(() => `${texts("workshop.notPossible", { name })} ${mistakeWords(error, texts)}`, [], true);
    }
  }

  #do(wanted: Wanted, next: Played, before: Played): void {
    const { card, how } = wanted;
    const { cards } = before.scenario;
    if (how === "added" || how === "changed") this.#begun = null;
    this.task = null;
    this.#next = how === "takenOff" ? null : card;
    this.#shelf.relay(next);
    const back: Way = {
      label: "workshop.takeBack",
      go: () => void this.#want({ cards, card, how: "restored" }),
    };
    this.#tell((texts) => texts(`workshop.done.${how}`, { name: card.name }), how === "restored" ? [] : [back]);
  }

  /** Nothing is changed yet. */
  #ask(wanted: Wanted, change: Exclude<Change, { kind: "fits" }>, before: Played): void {
    const present = this.#present(wanted.cards);
    const { task } = this;
    if (task !== null) this.#begun = { draft: draftOf(wanted.card), changes: task.changes };
    this.task = null;
    const anew: Way = { label: "workshop.beginAnew", go: () => this.#begin(present, wanted) };
    const ways: readonly Way[] = [
      ...(change.kind === "differs"
        ? [{ label: "workshop.allTheSame", go: () => this.#do(wanted, change.played, before) } as const]
        : []),
      ...(present === null ? [] : [anew]),
      ...(task === null
        ? []
        : [
            {
              label: "workshop.backToForm",
              go: () => this.#open(draftOf(wanted.card), task.changes),
            } as const,
          ]),
    ];
    this.#tell((texts) => this.#question(wanted, change, texts), ways, true);
  }

  #question({ card, how }: Wanted, change: Exclude<Change, { kind: "fits" }>, texts: Texts): string {
    const { name } = card;
    const snapshot = this.#page.table?.game?.snapshot;
    const stays = snapshot !== undefined && leavesBehind(snapshot) ? ` ${texts("workshop.leftBehind")}` : "";
    const kept = `${texts("workshop.nothingYet")}${stays}`;
    const begun = texts(`workshop.question.${how}`, { name });
    if (change.kind === "differs") return `${begun} ${texts("workshop.differs", { number: change.step })} ${kept}`;
    const { step, refusal, error, before } = change;
    // The card that is missed is still on the table, one that is added only on the new set-up.
    const onTable = snapshot?.cards ?? [];
    const added = before.cards.filter(({ id }) => !onTable.some((one) => one.id === id));
    const { nameOf } = readableNames([...onTable, ...added]);
    const why =
      refusal === null ? mistakeWords(error, texts) : say(refusal, texts.language, nameOf, { edition: before.edition });
    const fails = step === null ? texts("workshop.exampleFails") : texts("workshop.fails", { number: step });
    return `${begun} ${fails} ${why} ${kept}`;
  }

  /** The present position with those cards; a card that is new to it lies as it is set up. */
  #present(cards: readonly CardSetup[]): Scenario | null {
    const { position } = this.#shelf;
    const snapshot = this.#page.table?.game?.snapshot;
    return position === null || snapshot === undefined
      ? null
      : presentSetUp({ ...position, cards: [...cards] }, snapshot);
  }

  #begin(scenario: Scenario | null, { card, how }: Wanted): void {
    if (scenario === null) return;
    this.#next = how === "takenOff" ? null : card;
    this.#shelf.layOwn(this.#shelf.sheet.name, this.#shelf.sheet.name, unplayed(scenario));
    this.#tell((texts) => texts("workshop.done.anew", { name: card.name }), []);
  }

  #tell(words: (texts: Texts) => string, ways: readonly Way[], isProblem = false): void {
    this.#shelf.notices.tell({ about: ABOUT, words, ways, isProblem });
    void this.#page.updateComplete.then(() => {
      const notice = document.querySelector<HTMLElement>(`.board-notice[data-about="${ABOUT}"]`);
      notice?.scrollIntoView({ block: "nearest" });
      if (isProblem) notice?.querySelector<HTMLElement>("button")?.focus();
    });
  }

  /** The table says that something lies on it. */
  loaded(): void {
    const { table } = this.#page;
    const card = this.#next;
    if (card === null || table === null || !table.game) return;
    this.#next = null;
    const state = table.game.snapshot.cards.find(({ id }) => id === card.id);
    if (state === undefined) return;
    Object.assign(table, { selected: card.id, current: card.id, focusNext: gripOf(card.id) });
    if (state.zone !== "play") table.openPiles = new Set([pileKey(state.owner, state.zone as PileZone)]);
  }
}

/** A new card before anything is said of it: a creature in play, in the first cell that is free where there are cells. */
function emptyDraft(scenario: Scenario, field: Field | null): CardDraft {
  const owner: Player = 0;
  const cell = field === null ? null : freeCell(scenario, field, owner);
  return draftOf({ id: "", name: "", owner, ...(cell === null ? {} : { cell }) });
}

function freeCell({ cards }: Scenario, { rows, firstColumn, columns }: Field, owner: Player): Cell | null {
  for (const row of rows[owner] ?? []) {
    // One beyond those that are used will do too.
    for (let column = firstColumn; column <= firstColumn + columns; column++) {
      if (!cards.some(({ cell }) => cell?.row === row && cell.column === column)) return { row, column };
    }
  }
  return null;
}
