import { html, nothing, type TemplateResult } from "lit";
import type { Edition } from "../../engine.ts";
import type { Texts } from "../../i18n/index.ts";
import { NAME_LENGTH } from "./record.ts";
import type { Shelf } from "./shelf.ts";

/** What the bar above the board has the page do. */
export interface BarHands {
  readonly isOpen: boolean;
  /** Does the choice of examples, above, say the board's name already? */
  readonly isNamedAbove: boolean;
  toggle(): void;
  /** Opens the form for a card. */
  addCard(): void;
  make(edition: Edition): void;
  copyLink(): void;
  share(): void;
  saveFile(): void;
  openFile(file: File): void;
}

type InputEvent = Event & { currentTarget: HTMLInputElement };

/** The board on the table by its name, and the ways out of the page and into it. */
export function bar(shelf: Shelf, texts: Texts, hands: BarHands): TemplateResult {
  const { sheet, keeper } = shelf;
  const isKept = sheet.isKept && !keeper.unkept.has(sheet);
  const openFile = ({ currentTarget }: InputEvent) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file !== undefined) hands.openFile(file);
  };
  return html`
    <section class="boards" aria-label=${texts("boards.label")}>
      <div class="board-bar">
        <button type="button" class="board-name" aria-expanded=${hands.isOpen} aria-controls="board-drawer" @click=${hands.toggle}>
          <span class="named ${hands.isNamedAbove ? "heard-only" : ""}">${sheet.name}</span>
          ${hands.isNamedAbove ? html`<span class="named-above" aria-hidden="true">${texts("page.sample")}</span>` : nothing}
          <span class="state">${texts(isKept ? "boards.isKept" : "boards.notKept")}</span>
        </button>
        <div class="board-ways">
          <button type="button" data-do="add-card" @click=${hands.addCard}>${texts("workshop.addCard")}</button>
          <button type="button" data-do="link" @click=${hands.copyLink}>${texts("boards.copyLink")}</button>
          <button type="button" data-do="share" aria-haspopup="dialog" @click=${hands.share}>${texts("share.open")}</button>
          <button type="button" data-do="save" @click=${hands.saveFile}>${texts("boards.save")}</button>
          <button type="button" data-do="open" @click=${(event: Event) => {
            (event.currentTarget as HTMLElement).parentElement?.querySelector("input")?.click();
          }}>${texts("boards.open")}</button>
          <input type="file" accept=".json,application/json" hidden @change=${openFile}>
        </div>
      </div>
      <div id="board-drawer" ?hidden=${!hands.isOpen}>${hands.isOpen ? drawer(shelf, texts, hands, isKept) : nothing}</div>
    </section>`;
}

function drawer(shelf: Shelf, texts: Texts, hands: BarHands, isKept: boolean): TemplateResult {
  const { sheet } = shelf;
  return html`
    <div class="drawer">
      <div class="this-board">
        <label>
          <span>${texts("boards.name")}</span>
          <input name="board-name" maxlength=${NAME_LENGTH} autocomplete="off" .value=${sheet.name}
            @change=${({ currentTarget }: InputEvent) => {
              shelf.rename(currentTarget.value);
              currentTarget.value = shelf.sheet.name;
            }}>
        </label>
        <div class="buttons">
          ${
            isKept
              ? html`<button type="button" data-do="duplicate" @click=${() => shelf.duplicate()}>${texts("boards.duplicate")}</button>`
              : html`<button type="button" data-do="keep" @click=${() => void shelf.keep()}>${texts("boards.keep")}</button>`
          }
          <button type="button" data-do="new" @click=${() => hands.make("heroes")}>${texts("boards.make")}</button>
          <button type="button" data-do="new-classic" @click=${() => hands.make("classic")}>${texts("workshop.newClassic")}</button>
          ${isKept ? html`<button type="button" data-do="delete" @click=${() => void shelf.remove()}>${texts("boards.remove")}</button>` : nothing}
        </div>
      </div>
      ${list(shelf, texts)} ${aside(shelf, texts)}
    </div>`;
}

function list(shelf: Shelf, texts: Texts): TemplateResult {
  const when = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" });
  const unkept = [...shelf.keeper.unkept].filter(([{ id }]) => !shelf.list.some((listed) => listed.id === id));
  return html`
    <div>
      <h2>${texts("boards.list")}</h2>
      ${shelf.list.length + unkept.length === 0 ? html`<p class="remark">${texts("boards.none")}</p>` : nothing}
      <ul class="board-list">
        ${unkept.map(
          ([sheet, played]) => html`
            <li><button type="button" aria-current=${sheet === shelf.sheet} @click=${() => shelf.lay(sheet, played)}>
              <span class="named">${sheet.name}</span><span class="state">${texts("boards.notKept")}</span>
            </button></li>`,
        )}
        ${shelf.list.map(
          ({ id, name, changed }) => html`
            <li><button type="button" data-board=${id} aria-current=${id === shelf.sheet.id} @click=${() => void shelf.open(id, name)}>
              <span class="named">${name}</span>
              <span class="state">${changed > 0 ? when.format(changed) : nothing}</span>
            </button></li>`,
        )}
      </ul>
    </div>`;
}

function aside(shelf: Shelf, texts: Texts): TemplateResult | typeof nothing {
  if (shelf.aside.length === 0) return nothing;
  const when = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" });
  return html`
    <div class="set-aside">
      <h2>${texts("boards.aside")}</h2>
      <p class="remark">${texts("boards.asideHint")}</p>
      <ul>
        ${shelf.aside.map(
          (one) => html`
            <li>
              <span class="named">${one.name}</span> <span class="state">${when.format(one.when)}</span>
              <button type="button" @click=${() => void shelf.lookAt(one)}>${texts("boards.lookAt")}</button>
              <button type="button" @click=${() => void shelf.discard(one)}>${texts("boards.discard")}</button>
            </li>`,
        )}
      </ul>
    </div>`;
}
