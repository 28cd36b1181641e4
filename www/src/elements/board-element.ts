import { html, LitElement, nothing, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Board, CardId, CardState, Edition, Scenario, Step } from "../engine.ts";
import { type Texts, textsIn } from "../i18n/index.ts";
import { say, sayCause, sayStep } from "../words/say.ts";
import { boardStyle } from "./board-style.ts";
import { combat } from "./combat.ts";
import { controlStyle } from "./control-style.ts";
import type { Place } from "./course.ts";
import { type Notice, noticeBox, pickingBox } from "./desk.ts";
import { deskStyle } from "./desk-style.ts";
import { engineReady } from "./engine-ready.ts";
import { Foretelling } from "./foretelling.ts";
import { previewWords } from "./foretold.ts";
import { Game } from "./game.ts";
import { handsFor, type Seat } from "./hands.ts";
import { keepClearOfDesk } from "./in-sight.ts";
import { languageOf } from "./language.ts";
import { mayPass, mistakeWords, NoEngine } from "./mistake.ts";
import { MotionPlayer } from "./motion-player.ts";
import { motionStyle } from "./motion-style.ts";
import { NearScreen } from "./near-screen.ts";
import { palette } from "./palette.ts";
import type { Picking } from "./picking.ts";
import { previewStyle } from "./preview-style.ts";
import { type ReadableNames, readableNames } from "./readable-names.ts";
import { neighbour } from "./roving.ts";
import { beforeItsSteps, inEdition, scenarioFrom, sourceOf } from "./scenario-source.ts";
import { selection } from "./selection.ts";
import { setUp } from "./set-up.ts";
import { joinsByKey, keysByKey, lineByKey, stepByKey } from "./step-keys.ts";
import { steps } from "./steps.ts";
import { announced, keepInSight, STORY_PAGE, story } from "./story.ts";
import { storyStyle } from "./story-style.ts";
import { table } from "./table.ts";
import { type Field, fieldWith } from "./table-layout.ts";
import { MODES, type Mode, pileKey, type View, type Workshop } from "./view.ts";
import { waiting } from "./waiting.ts";

/** `<berserk-board>`: a scenario on a table that knows the rules. */
export class BerserkBoard extends LitElement implements Seat {
  static override styles = [palette, controlStyle, boardStyle, deskStyle, storyStyle, previewStyle, motionStyle];

  @property({ attribute: false }) scenario: Scenario | null = null;
  /** Steps that the button "next step" plays, one at a time. In step mode: the scenario's own, if none are given. */
  @property({ attribute: false }) script: readonly Step[] = [];
  @property() src: string | null = null;
  @property() mode: Mode = "play";
  @property() edition: Edition | null = null;
  /** Pixels of its place that are kept for it before it has come. */
  @property({ type: Number }) height: number | null = null;
  /** `eager`: the engine is loaded at once, not when the board comes near the screen. */
  @property() loading: "lazy" | "eager" = "lazy";
  @property({ attribute: "lang" }) override lang = "";

  @state() game: Game | null = null;
  /** What the page adds. */
  @property({ attribute: false }) workshop: Workshop | null = null;

  @state() selected: CardId | null = null;
  @state() also: readonly CardId[] = [];
  @state() several = false;
  @state() current: CardId | null = null;
  @state() picking: Picking | null = null;
  @state() explained: CardId | null = null;
  @state() amount = 1;
  @state() notice: Notice | null = null;
  @state() openPiles: ReadonlySet<string> = new Set();
  @state() toldShown = STORY_PAGE;
  @state() laterShown = STORY_PAGE;
  @state() line: number | null = null;
  @state() problem: unknown = null;
  /** The restarts of the engine that the reader has seen. */
  @state() private restartsSeen = 0;
  @state() private isLoading = false;
  /** Stops what is being fetched from an address. */
  @state() private fetching: AbortController | null = null;

  /** Where the focus goes once the next drawing is done. */
  focusNext: string | null = null;
  readonly #hands = handsFor(this);
  readonly #foretelling = new Foretelling(this);
  readonly #near = new NearScreen(this, () => {
    this.requestUpdate();
    void this.#load();
  });
  /** Had something in the board the focus before this drawing? It must not fall out of the board when that goes. */
  #hadFocus = false;
  /** Which load is the latest: an older one that comes in late is dropped. */
  #turn = 0;
  /** The scenario that came in last, not yet read by the engine. */
  #given: unknown = null;
  #field: Field | null = null;
  /** The place at which the last drawing showed the game. */
  #shownPlace: Place | null = null;
  #names: ReadableNames = readableNames([]);

  constructor() {
    super();
    this.addController(new MotionPlayer(this));
  }

  /** The engine's board, once a scenario lies on the table. */
  get board(): Board | null {
    return this.game?.board ?? null;
  }

  /** Whatever makes a preview out of date when it changes. */
  get standing(): readonly unknown[] {
    const { game, notice, picking, selected, also, amount, openPiles } = this;
    return [game, game?.snapshot, notice, picking, selected, also, amount, openPiles];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!MODES.includes(this.mode)) this.mode = "play";
    this.#hadFocus = (this.shadowRoot?.activeElement ?? null) !== null;
    const loads = ["scenario", "script", "src", "edition"] as const;
    const isStepsOwn = changed.has("mode") && (this.mode === "step" || changed.get("mode") === "step");
    const isWoken = this.loading === "eager" && this.#near.wake();
    if (isWoken || isStepsOwn || loads.some((name) => changed.has(name))) void this.#load();
  }

  /** Puts the scenario on the table. When it cannot be shown, the board that was there stays. */
  async #load(): Promise<void> {
    if (!this.#near.isAwake) return;
    const turn = ++this.#turn;
    this.fetching?.abort("stopped");
    this.fetching = null;
    this.isLoading = false;
    const source = sourceOf(this, this.scenario, this.src);
    // A script inside may not have been read yet, or only in part.
    if (document.readyState === "loading" && (source === null || "text" in source))
      return document.addEventListener("DOMContentLoaded", () => this.#load(), { once: true });
    if (source === null) return;
    const ending = new AbortController();
    this.fetching = "address" in source ? ending : null;
    this.isLoading = true;
    try {
      const engine = engineReady();
      // What came in is wanted also when the engine does not come.
      engine.catch(() => undefined);
      const given = await scenarioFrom(source, ending);
      if (turn !== this.#turn) return;
      this.fetching = null;
      this.#given = given;
      await engine;
      if (turn !== this.#turn) return;
      const asked = inEdition(given, this.edition);
      const game = this.#gameOf(asked);
      this.game?.close();
      this.#seat(game);
      this.dispatchEvent(new CustomEvent("berserk-load", { detail: { snapshot: game.snapshot } }));
    } catch (error) {
      if (turn !== this.#turn) return;
      // A page that shows the error itself says so by preventing the default.
      const shown = !this.dispatchEvent(new CustomEvent("berserk-error", { detail: error, cancelable: true }));
      this.problem = shown ? null : error;
    } finally {
      if (turn === this.#turn) {
        this.isLoading = false;
        this.fetching = null;
      }
    }
  }

  #gameOf(scenario: unknown): Game {
    if (this.script.length > 0) {
      // A step that is none is part of what is shown step by step.
      const placeOf = this.mode === "step" ? null : (index: number) => `script[${index}]`;
      return new Game(scenario, this.script, placeOf);
    }
    const { start, steps } = this.mode === "step" ? beforeItsSteps(scenario) : { start: scenario, steps: [] };
    return new Game(start, steps, (index) => `steps[${index}]`);
  }

  #seat(game: Game): void {
    this.#names = readableNames(game.snapshot.cards);
    this.#field = null;
    this.game = game;
    this.selected = null;
    this.also = [];
    this.several = false;
    this.current = null;
    this.picking = null;
    this.explained = null;
    this.notice = null;
    this.problem = null;
    this.restartsSeen = 0;
    this.openPiles = new Set();
    this.toldShown = STORY_PAGE;
    this.laterShown = STORY_PAGE;
    this.line = null;
  }

  /** An example that was left is played on like any other board. */
  get #shownMode(): Mode {
    return this.mode === "step" && this.game?.left ? "play" : this.mode;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const focused = this.shadowRoot?.activeElement ?? null;
    const isLost = this.#hadFocus && focused === null;
    const next = this.focusNext ?? (isLost ? ".grip[tabindex='0']" : null);
    this.focusNext = null;
    if (next !== null) this.renderRoot.querySelector<HTMLElement>(next)?.focus({ preventScroll: isLost });
    if (changed.has("selected") && this.selected !== null) keepClearOfDesk(this.renderRoot, this.selected);
    const place = this.game?.course.present ?? null;
    // With the frame, when the cards are drawn too: the layout is asked for once.
    if (place !== this.#shownPlace) requestAnimationFrame(() => keepInSight(this.renderRoot));
    this.#shownPlace = place;
  }

  #view(game: Game, texts: Texts): View {
    const { snapshot } = game;
    const cards = new Map(snapshot.cards.map((card) => [card.id, card]));
    const playerName = (player: number) =>
      snapshot.players[player]?.name || texts("board.player", { number: player + 1 });
    const abilityText = (ability: string, card: CardId) =>
      cards.get(card)?.abilities.find(({ id }) => id === ability)?.text ?? ability;
    const { course, script, start } = game;
    const mode = this.#shownMode;
    const context = { edition: snapshot.edition, ability: abilityText, player: playerName, trigger: course.trigger };
    const lies = ({ zone, owner, attachedTo }: CardState) =>
      zone === "play" ? attachedTo === null : this.openPiles.has(pileKey(owner, zone));
    const onTable = snapshot.cards.filter(lies);
    const current =
      onTable.find(({ id }) => id === this.current) ?? onTable.find(({ zone }) => zone === "play") ?? onTable[0];
    return {
      mode,
      texts,
      snapshot,
      cardOf: (id) => cards.get(id),
      ...this.#names,
      playerName,
      say: (it) => say(it, texts.language, this.#names.nameOf, context),
      sayCause: (cause, about) => sayCause(cause, about, texts.language, this.#names.nameOf),
      sayStep: (step) => sayStep(step, texts.language, this.#names.nameOf, context),
      selected: this.selected,
      also: this.also,
      several: this.several,
      current: current?.id ?? null,
      picking: this.picking,
      preview: this.#foretelling.shown,
      explained: this.explained,
      amount: this.amount,
      openPiles: this.openPiles,
      course,
      toldShown: this.toldShown,
      laterShown: this.laterShown,
      line: this.line,
      drops: mode === "step" ? game.nextDrops : course.undone,
      reaches: (revision) => mode !== "step" || revision >= start,
      canLeave: mode === "step" && script.steps.length > 0,
      hands: this.#hands,
      workshop: this.workshop,
    };
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      if (this.picking !== null) this.#hands.cancel();
      else this.#hands.deselect();
      return;
    }
    if (stepByKey(event, this.#shownMode, this.#hands) || lineByKey(event) || keysByKey(event, this.renderRoot)) return;
    const from = (event.target as Element).closest<HTMLElement>(".grip");
    if (from === null) return;
    if (joinsByKey(event)) {
      this.#hands.touch(from.dataset.card ?? "", true);
      return;
    }
    const places = [...this.renderRoot.querySelectorAll<HTMLElement>(".grip")];
    const next = neighbour(from, places, event.key);
    if (next === null) return;
    event.preventDefault();
    this.current = next.dataset.card ?? null;
    next.focus();
  }

  #desk(game: Game, view: View, card: CardState | undefined) {
    const notice = noticeBox(this.notice, view, () => {
      this.notice = null;
    });
    if (view.mode !== "play") {
      // The story does not tell of mistakes.
      const isMistake = view.mode === "step" && this.notice !== null && "mistake" in this.notice;
      return isMistake ? html`<div class="desk" part="desk">${notice}</div>` : nothing;
    }
    const asked = this.picking === null ? (this.workshop?.desk(view) ?? null) : pickingBox(this.picking, view);
    const idle = asked === null && card === undefined && this.notice === null;
    return html`
      <div class=${idle ? "desk idle" : "desk"} part="desk">
        ${notice} ${asked ?? selection(game, view, card)}
      </div>`;
  }

  #table(game: Game, view: View) {
    const { texts, mode } = view;
    const card = this.selected === null ? undefined : view.cardOf(this.selected);
    this.#field = fieldWith(this.#field, view.snapshot);
    const between = html`<div class="seam" aria-hidden="true"></div>${combat(view)}${waiting(view)}`;
    return html`
      <div class="layout ${mode}">
        <header class="board-head">
          <p class="edition" part="edition">${texts(`board.edition.${view.snapshot.edition}`)}</p>
          ${mode === "still" ? nothing : steps(game, view)}
        </header>
        <div class="tabletop" part="table" role="group" aria-label=${texts("board.label")}>${table(view, this.#field, between)}</div>
        ${this.#desk(game, view, card)} ${mode === "still" ? nothing : story(view)}
      </div>`;
  }

  #problemBox(texts: Texts) {
    if (this.problem === null) return nothing;
    return html`
      <div class="problem" part="problem" role="alert">
        <p>${mistakeWords(this.problem, texts)}</p>
        ${mayPass(this.problem) ? html`<button type="button" @click=${() => this.#load()}>${texts("error.again")}</button>` : nothing}
      </div>`;
  }

  /** The engine broke off and was started anew. */
  #restartBox(game: Game, texts: Texts) {
    if (game.stopped || game.restarts === this.restartsSeen) return nothing;
    const close = () => {
      this.restartsSeen = game.restarts;
    };
    return html`
      <div class="problem restarted" part="problem" role="alert">
        <p>${texts("error.restarted")}</p>
        <button type="button" @click=${close}>${texts("notice.close")}</button>
      </div>`;
  }

  #fetchingBox(texts: Texts) {
    const { fetching } = this;
    if (fetching === null) return nothing;
    return html`
      <p class="hint fetching">
        ${texts("board.fetching")} <button type="button" @click=${() => fetching.abort("stopped")}>${texts("board.stop")}</button>
      </p>`;
  }

  /** Until something lies on the table: what the page has put inside, and under it, where nothing of it moves, what is on. */
  #notYet(texts: Texts) {
    const { isAwake } = this.#near;
    const isComing = this.isLoading || !isAwake || document.readyState === "loading";
    const hint = texts(isComing ? "board.loading" : "board.empty");
    const isBare = !this.querySelector(":scope > :not(script, noscript, style, template)");
    return html`
      <slot></slot>
      ${isBare && this.problem instanceof NoEngine ? setUp(this.#given, texts) : nothing}
      ${this.#fetchingBox(texts)} ${this.#problemBox(texts)}
      ${this.fetching !== null || this.problem !== null ? nothing : html`<p class="hint ${isAwake ? "" : "asleep"}">${hint}</p>`}
      ${isAwake ? nothing : html`<p class="hint on-paper">${texts("board.asleep")}</p>`}`;
  }

  /** The place that is kept for it, as a property: a strict Content-Security-Policy forbids the attribute. */
  get #place(): string {
    const { height } = this;
    return height !== null && height > 0 ? `min-block-size: ${height}px` : "";
  }

  /** The latest happening in words, for those who hear the board. */
  #spoken(game: Game, view: View): string {
    if (this.notice !== null && "mistake" in this.notice) return mistakeWords(this.notice.mistake, view.texts);
    return announced(game.told, view);
  }

  /** What is looked at before it is played, for those who hear the board. */
  #foretold(view: View | null): string {
    const preview = view?.preview ?? null;
    return view === null || preview === null || preview.asking === "pointer" ? "" : previewWords(preview, view);
  }

  #boxes(game: Game | null, view: View | null, texts: Texts) {
    if (game === null || view === null) return this.#notYet(texts);
    // What is asked for the table may be what breaks the engine off.
    const table = this.#table(game, view);
    return [this.#fetchingBox(texts), this.#problemBox(texts), this.#restartBox(game, texts), table];
  }

  protected override render() {
    const texts = textsIn(languageOf(this));
    const { game } = this;
    const view = game === null ? null : this.#view(game, texts);
    const spoken = game === null || view === null ? "" : this.#spoken(game, view);
    return html`
      <div class="stage" lang=${texts.language} .style=${this.#place} @keydown=${this.#onKey}>
        <div class="heard-only" part="announcer" aria-live="polite">${keyed(`${game?.told?.count} ${spoken}`, html`<p>${spoken}</p>`)}</div>
        <div class="heard-only" part="foreteller" aria-live="polite">${this.#foretold(view)}</div>
        ${this.#boxes(game, view, texts)}
      </div>`;
  }
}
