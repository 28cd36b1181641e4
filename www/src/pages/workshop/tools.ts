import { html, nothing, type TemplateResult } from "lit";
import { foretold } from "../../elements/foretold.ts";
import { offer } from "../../elements/offer.ts";
import type { View } from "../../elements/view.ts";
import type { CardId, CardState, CauseKind, Effect, Zone } from "../../engine.ts";
import type { TextKey } from "../../i18n/index.ts";
import { CAUSES, type CauseAsked, NO_CAUSE } from "./cause.ts";
import { areMovable } from "./spots.ts";

/** What the tools have the page do. */
export interface ToolHands {
  readonly cause: CauseAsked;
  readonly isOpen: boolean;
  open(isOpen: boolean): void;
  ask(cause: CauseAsked): void;
  /** Would the engine refuse it? */
  refuses(effect: Effect): boolean;
  move(): void;
  openCard(card: CardId, isChange: boolean): void;
  takeOff(card: CardId): void;
}

type Field = HTMLSelectElement | HTMLInputElement;
type Get = (name: string) => string;
type Option = readonly [value: string, words: string];

const ZONES = ["deck", "hand", "graveyard", "removed", "play"] as const satisfies readonly Zone[];

function choice(name: string, label: string, options: readonly Option[], chosen = ""): TemplateResult {
  return html`
    <label><span>${label}</span>
      <select name=${name}>${options.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}</select>
    </label>`;
}

/** Fields and the button that plays what stands in them; they are read when it is pressed or looked at. */
function tool(
  name: string,
  label: string,
  fields: unknown,
  effectOf: (get: Get) => Effect | null,
  view: View,
): TemplateResult {
  const key = `tool ${name}`;
  const effectAt = (control: Element): Effect | null => {
    const fieldset = control.closest(".tool");
    return effectOf((field) => fieldset?.querySelector<Field>(`[name="${field}"]`)?.value.trim() ?? "");
  };
  const dressed = (control: Element) => {
    const effect = effectAt(control);
    return effect === null ? null : { effect: view.workshop?.dress(effect) ?? effect };
  };
  return html`
    <div class="tool" role="group" aria-label=${label} data-tool=${name}>
      ${fields}
      <div class="offer">
        <button type="button" class="effect" data-effect=${name}
          ${offer(key, (control) => {
            const step = dressed(control);
            return step === null ? null : { step };
          })}
          @click=${({ currentTarget }: Event & { currentTarget: Element }) => {
            const step = dressed(currentTarget);
            if (step !== null) view.hands.play(step);
            else
              currentTarget.closest(".tool")?.querySelector<Field>("input:placeholder-shown, input:invalid")?.focus();
          }}><span>${label}</span></button>
        ${foretold(key, view)}
      </div>
    </div>`;
}

const causeWords = (kind: CauseKind, { texts }: View) => texts(`workshop.cause.${kind}` as TextKey);

/** Says the cause that is set, which counts for all effects whether the list is open or not. */
function moreWords(view: View, { kind, card }: CauseAsked): string {
  const { texts, nameOf } = view;
  if (kind === "") return texts("workshop.more");
  const cause = causeWords(kind, view);
  return card === ""
    ? texts("workshop.moreFrom", { cause })
    : texts("workshop.moreFromCard", { cause, card: nameOf(card) });
}

function causeFields(view: View, { cause, ask }: ToolHands): TemplateResult {
  const { texts, snapshot, nameOf } = view;
  const label = texts("workshop.cause.label");
  return html`
    <div class="tool cause" @change=${({ currentTarget }: Event & { currentTarget: Element }) => {
      const get = (name: string) => currentTarget.querySelector<Field>(`[name=${name}]`)?.value ?? "";
      const kind = CAUSES.find((one) => one === get("cause"));
      ask(kind === undefined ? NO_CAUSE : { kind, card: get("causeCard") });
    }}>
      ${choice("cause", label, [["", texts("workshop.cause.none")], ...CAUSES.map((kind): Option => [kind, causeWords(kind, view)])], cause.kind)}
      ${cause.kind === "" ? nothing : choice("causeCard", texts("workshop.cause.card"), [["", texts("workshop.cause.noCard")], ...snapshot.cards.map(({ id }): Option => [id, nameOf(id)])], cause.card)}
    </div>`;
}

function onCards(cards: readonly CardState[], view: View, hands: ToolHands): TemplateResult {
  const { texts, snapshot, playerName, nameOf, amount } = view;
  const ids = cards.map(({ id }) => id);
  const [only = ""] = ids;
  const target = ids.length === 1 ? only : ids;
  const [card] = cards;
  const players = snapshot.players.map((_, player): Option => [String(player), playerName(player)]);
  const others = players.filter(([player]) => cards.some(({ controller }) => String(controller) !== player));
  const hosts = snapshot.cards.filter(
    ({ id, zone, attachedTo }) => id !== only && zone === "play" && attachedTo === null,
  );
  const inPlay = cards.every(({ zone }) => zone === "play");
  const attach = (to: string): Effect => ({ kind: "attach", part: only, to });
  const elsewhere = (["hand", "deck", "removed"] as const).map((zone): Option => [zone, texts(`zone.${zone}`)]);
  return html`
    ${causeFields(view, hands)}
    ${
      inPlay
        ? html`
          ${tool("takeControl", texts("workshop.takeControl"), choice("player", texts("workshop.player"), others), (get) => ({ kind: "takeControl", target, player: Number(get("player")) }), view)}
          ${tool("destroyTo", texts("workshop.destroyTo"), choice("to", texts("workshop.insteadOfGraveyard"), elsewhere), (get) => ({ kind: "destroy", target, to: get("to") as "hand" | "deck" | "removed" }), view)}`
        : nothing
    }
    ${
      inPlay && cards.length === 1 && hosts.length > 0
        ? tool(
            "attach",
            texts("workshop.attach"),
            choice(
              "host",
              texts("workshop.host"),
              hosts.map(
                ({ id }): Option => [
                  id,
                  hands.refuses(attach(id)) ? texts("workshop.not", { card: nameOf(id) }) : nameOf(id),
                ],
              ),
              hosts.find(({ id }) => !hands.refuses(attach(id)))?.id,
            ),
            (get) => attach(get("host")),
            view,
          )
        : nothing
    }
    ${
      card !== undefined && cards.length === 1 && card.zone === "graveyard"
        ? tool(
            "revive",
            texts("workshop.revive"),
            html`
              ${choice("player", texts("workshop.under"), players, String(card.owner))}
              ${
                card.life === null
                  ? nothing
                  : choice("level", texts("workshop.lives"), [
                      ["", texts("workshop.printed")],
                      [String(Math.max(amount, 1)), texts("workshop.withLives", { amount: Math.max(amount, 1) })],
                    ])
              }`,
            (get) => ({
              kind: "revive",
              target: only,
              controller: Number(get("player")),
              ...(get("level") === "" ? {} : { level: Number(get("level")) }),
            }),
            view,
          )
        : nothing
    }`;
}

function onPlayers(view: View): TemplateResult {
  const { texts, snapshot, playerName } = view;
  const players = snapshot.players.map((_, player): Option => [String(player), playerName(player)]);
  const who = choice("player", texts("workshop.player"), players, String(snapshot.activePlayer));
  const known = [...new Set(snapshot.players.flatMap(({ resources }) => Object.keys(resources)))];
  const zones = (["from", "to"] as const).map((way) =>
    choice(
      way,
      texts(`workshop.${way}`),
      ZONES.map((zone): Option => [zone, texts(`zone.${zone}`)]),
      way === "from" ? "deck" : "hand",
    ),
  );
  const names = [...new Set(snapshot.cards.map(({ name }) => name))];
  return html`
    ${tool(
      "addResources",
      texts("workshop.addResources"),
      html`${who}
        <label><span>${texts("workshop.resource")}</span><input name="resource" maxlength="64" autocomplete="off" placeholder=${texts("workshop.resourceExample")} list="resources-known" /></label>
        <datalist id="resources-known">${known.map((name) => html`<option value=${name}></option>`)}</datalist>
        <label><span>${texts("panel.amount")}</span><input name="amount" type="number" inputmode="numeric" min="0" max="999999" step="1" value="1" /></label>`,
      (get) =>
        get("resource") === "" || get("amount") === ""
          ? null
          : {
              kind: "addResources",
              player: Number(get("player")),
              resource: get("resource"),
              amount: Number(get("amount")),
            },
      view,
    )}
    ${tool(
      "search",
      texts("workshop.search"),
      html`${who}${choice(
        "name",
        texts("workshop.cardName"),
        names.map((name): Option => [name, name]),
      )}${zones}`,
      (get) =>
        get("name") === ""
          ? null
          : {
              kind: "search",
              player: Number(get("player")),
              name: get("name"),
              from: get("from") as Zone,
              to: get("to") as Zone,
            },
      view,
    )}`;
}

/** The set-up is the page's: these change no game but what it began from. */
function onSetUp(card: CardState, view: View, hands: ToolHands): TemplateResult {
  const { texts } = view;
  return html`
    <div class="answers set-up" role="group" aria-label=${texts("workshop.setUp")}>
      <button type="button" data-do="like-this" @click=${() => hands.openCard(card.id, false)}>${texts("workshop.likeThis")}</button>
      <button type="button" data-do="change-card" @click=${() => hands.openCard(card.id, true)}>${texts("workshop.change")}</button>
      <button type="button" data-do="take-off" @click=${() => hands.takeOff(card.id)}>${texts("workshop.takeOff")}</button>
    </div>`;
}

/** Below what is done to cards often: moving, what is rarely wanted, and the set-up. */
export function tools(cards: readonly CardState[], view: View, hands: ToolHands): TemplateResult {
  const { texts } = view;
  const [card] = cards;
  return html`
    <section class="part tools ${card === undefined ? "lone" : ""}" aria-label=${texts("workshop.more")}>
      ${areMovable(cards) ? html`<button type="button" class="move" data-do="move" @click=${() => hands.move()}>${texts("workshop.move.begin")}</button>` : nothing}
      <details class="more" ?open=${hands.isOpen} @toggle=${({
        currentTarget,
      }: Event & { currentTarget: HTMLDetailsElement }) => {
        if (currentTarget.open !== hands.isOpen) hands.open(currentTarget.open);
      }}>
        <summary>${card === undefined ? texts("workshop.forPlayers") : moreWords(view, hands.cause)}</summary>
        ${hands.isOpen ? html`${card === undefined ? nothing : onCards(cards, view, hands)} ${onPlayers(view)}` : nothing}
      </details>
      ${card !== undefined && cards.length === 1 ? onSetUp(card, view, hands) : nothing}
    </section>`;
}
