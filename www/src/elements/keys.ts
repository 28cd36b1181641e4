import { html, type TemplateResult } from "lit";
import type { TextKey } from "../i18n/index.ts";
import { drawing } from "./glyphs.ts";
import type { View } from "./view.ts";

/** Macs have the key ⌘ where others have Ctrl. */
export const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

type Key = TextKey & `keys.${string}`;
const held = (letter: string) => (IS_MAC ? `⌘${letter}` : `Ctrl+${letter}`);
const heldWithShift = (letter: string) => (IS_MAC ? `⇧⌘${letter}` : `Ctrl+Shift+${letter}`);

const ON_CARDS: readonly (readonly [readonly string[], Key])[] = [
  [["←", "↑", "→", "↓"], "keys.cards"],
  [["Home", "End"], "keys.ends"],
  [["Enter"], "keys.select"],
  [[IS_MAC ? "⇧Space" : "Ctrl+Space"], "keys.several"],
  [["Tab"], "keys.life"],
  [["Esc"], "keys.cancel"],
];
const ANYWHERE: readonly (readonly [readonly string[], Key])[] = [
  [["["], "keys.back"],
  [["]"], "keys.forward"],
  [[held("Z")], "keys.undo"],
  [[held("Y"), heldWithShift("Z")], "keys.redo"],
  [["?"], "keys.ask"],
];
const IN_STORY: readonly (readonly [readonly string[], Key])[] = [
  [["↑", "↓", "Home", "End"], "keys.lines"],
  [["→", "←"], "keys.open"],
  [["Enter"], "keys.go"],
];

function group(title: Key, rows: typeof ANYWHERE, { texts }: View): TemplateResult {
  return html`
    <h4>${texts(title)}</h4>
    <dl>
      ${rows.map(
        ([keys, meaning]) => html`
          <div>
            <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${texts(meaning)}</dd>
          </div>`,
      )}
    </dl>`;
}

/** Opens the list of keys, unless there is none. */
export function showKeys(root: ParentNode): boolean {
  const list = root.querySelector<HTMLDialogElement>(".key-list");
  if (list?.open === false) list.showModal();
  return list !== null;
}

const dialogOf = ({ currentTarget }: Event) => (currentTarget as Element).closest("dialog");

/** What the keys do while something in the board has the focus: a button, and the dialog that it opens. */
export function keyList(view: View): TemplateResult {
  const { texts, mode } = view;
  return html`
    <button type="button" class="keys-button" aria-haspopup="dialog" aria-keyshortcuts="?"
      @click=${({ currentTarget }: Event) => showKeys((currentTarget as Element).parentElement as ParentNode)}>
      <span>${texts("keys.title")}</span> <kbd aria-hidden="true">?</kbd>
    </button>
    <dialog class="key-list" part="keys" aria-labelledby="keys-title" @keydown=${(event: Event) => event.stopPropagation()}>
      <header class="panel-head">
        <h3 id="keys-title">${texts("keys.title")}</h3>
        <button type="button" class="icon-button" aria-label=${texts("keys.close")} @click=${(event: Event) => dialogOf(event)?.close()}>${drawing("close")}</button>
      </header>
      ${group("keys.anywhere", ANYWHERE, view)} ${mode === "play" ? group("keys.onCards", ON_CARDS, view) : ""}
      ${group("keys.inStory", IN_STORY, view)}
    </dialog>`;
}
