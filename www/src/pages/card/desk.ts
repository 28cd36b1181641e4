import type { ReactiveControllerHost } from "lit";
import { engineReady } from "../../elements/engine-ready.ts";
import { gripOf } from "../../elements/hands.ts";
import type { BerserkBoard } from "../../elements/index.ts";
import { mistakeWords } from "../../elements/mistake.ts";
import { readableNames } from "../../elements/readable-names.ts";
import { type Field, fieldWith, type PileZone } from "../../elements/table-layout.ts";
import { pileKey } from "../../elements/view.ts";
import type { CardId, CardSetup, CardState, Scenario } from "../../engine.ts";
import type { Texts } from "../../i18n/index.ts";
import { say } from "../../words/say.ts";
import { type Played, type Sheet, unplayed } from "../boards/keeper.ts";
import type { Way } from "../boards/notices.ts";
import type { Shelf } from "../boards/shelf.ts";
import type { FormTask } from "./card-form.ts";
import { type CardDraft, draftOf } from "./draft.ts";
import { emptyDraft } from "./empty-draft.ts";
import { type Change, changeOf, leavesBehind, presentSetUp, setUpOf } from "./set-up.ts";
import { isSame } from "./values.ts";

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

/** A card that was begun and neither added nor changed. */
interface Begun extends Pick<FormTask, "draft" | "changes"> {
  readonly sheet: Sheet;
  /** The card as it was set up, if it is one that is changed. */
  readonly from: CardSetup | undefined;
}

const ABOUT = "set-up";

/** Cards are added to the set-up, changed in it and taken off it; what was played is played on the new one. */
export class SetUpDesk {
  readonly #page: SetUpPage;
  readonly #shelf: Shelf;
  /** What the form is about while it is open. */
  task: FormTask | null = null;
  /** The form goes on with it, as long as it is about the same. */
  #begun: Begun | null = null;
  /** The board that the form is about. */
  #sheet: Sheet | null = null;
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
    this.#sheet = this.#shelf.sheet;
    this.#page.requestUpdate();
  }

  /** For a new card; with what was begun, if the form was closed on it. */
  openNew(): void {
    const { position } = this.#shelf;
    if (position === null) return;
    this.#open(this.#begunOn(null) ?? emptyDraft(position, this.#field, this.#cards), null);
  }

  /** For another card like that one, or to change it. */
  openCard(id: CardId, isChange: boolean): void {
    const card = this.#cardAt(id);
    if (card === undefined) return;
    // Two cards do not lie in one cell unless somebody wants it.
    const { cell: _, ...elsewhere } = card;
    const begun = isChange ? this.#begunOn(id) : null;
    this.#open(begun ?? draftOf(isChange ? card : elsewhere), isChange ? id : null);
  }

  close(draft: CardDraft): void {
    const { task } = this;
    // Where nothing was typed, nothing was begun.
    if (task !== null && draft !== task.draft) this.#begin(draft, task.changes);
    this.task = null;
    this.#page.requestUpdate();
  }

  #begin(draft: CardDraft, changes: CardId | null): void {
    this.#begun = { draft, changes, sheet: this.#shelf.sheet, from: this.#cardAt(changes) };
  }

  /** What was begun on this board, if the card that it changes is still set up as it was. */
  #begunOn(changes: CardId | null): CardDraft | null {
    const begun = this.#begun;
    if (begun === null || begun.changes !== changes || begun.sheet !== this.#shelf.sheet) return null;
    return isSame([begun.from], [this.#cardAt(changes)]) ? begun.draft : null;
  }

  #cardAt(id: CardId | null): CardSetup | undefined {
    return this.#shelf.position?.cards.find((one) => one.id === id);
  }

  /** The cards as they lie now. */
  get #cards(): readonly CardState[] {
    return this.#page.table?.game?.snapshot.cards ?? [];
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
    const card = this.#cardAt(id);
    if (card === undefined) return;
    await this.#want({ cards: cards.filter((one) => one !== card), card, how: "takenOff" });
  }

  /** Does it if what was played still fits; otherwise it asks. */
  async #want(wanted: Wanted): Promise<void> {
    const { sheet } = this.#shelf;
    const { texts } = this.#page;
    const { name } = wanted.card;
    try {
      await engineReady();
      const { played } = this.#shelf;
      // Another board has been laid there meanwhile.
      if (played === null || this.#shelf.sheet !== sheet) return;
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
    const back = this.#way("workshop.takeBack", () => void this.#want({ cards, card, how: "restored" }));
    this.#tell((texts) => texts(`workshop.done.${how}`, { name: card.name }), how === "restored" ? [] : [back]);
  }

  /** A way that does nothing to any board but the one that it was offered on. */
  #way(label: Way["label"], go: () => void): Way {
    const { sheet } = this.#shelf;
    return { label, go: () => this.#shelf.sheet === sheet && go() };
  }

  /** Nothing is changed yet. */
  #ask(wanted: Wanted, change: Exclude<Change, { kind: "fits" }>, before: Played): void {
    const { task } = this;
    if (task !== null) this.#begin(draftOf(wanted.card), task.changes);
    this.task = null;
    const go = () => {
      // What has been played since the question is not to be lost.
      if (change.kind === "differs" && this.#shelf.played === before) this.#do(wanted, change.played, before);
      else void this.#want(wanted);
    };
    const ways: readonly Way[] = [
      ...(change.kind === "differs" ? [this.#way("workshop.allTheSame", go)] : []),
      ...(this.#present(wanted.cards) === null ? [] : [this.#way("workshop.beginAnew", () => this.#layAnew(wanted))]),
      ...(task === null
        ? []
        : [this.#way("workshop.backToForm", () => this.#open(draftOf(wanted.card), task.changes))]),
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

  #layAnew({ cards, card, how }: Wanted): void {
    const scenario = this.#present(cards);
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
    if (this.task !== null && this.#sheet !== this.#shelf.sheet) {
      this.task = null;
      this.#page.requestUpdate();
    }
    const card = this.#next;
    if (card === null || table === null || !table.game) return;
    this.#next = null;
    const state = table.game.snapshot.cards.find(({ id }) => id === card.id);
    if (state === undefined) return;
    Object.assign(table, { selected: card.id, current: card.id, focusNext: gripOf(card.id) });
    if (state.zone !== "play") table.openPiles = new Set([pileKey(state.owner, state.zone as PileZone)]);
  }
}
