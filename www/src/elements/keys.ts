import { html, type TemplateResult } from "lit";
import type { TextKey } from "../i18n/index.ts";
import type { View } from "./view.ts";

/** Macs have the key ⌘ where others have Ctrl. */
export const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

type Key = TextKey & `keys.${string}`;
const held = (letter: string) => (IS_MAC ? `⌘${letter}` : `Ctrl+${letter}`);
const heldWithShift = (letter: string) => (IS_MAC ? `⇧⌘${letter}` : `Ctrl+Shift+${letter}`);

const ON_CARDS: readonly (readonly [readonly string[], Key])[] = [
  [["←", "↑", "→", "↓"], "keys.cards"],
  [["Enter"], "keys.select"],
  [[IS_MAC ? "⇧Space" : "Ctrl+Space"], "keys.several"],
  [["Esc"], "keys.cancel"],
];
const ANYWHERE: readonly (readonly [readonly string[], Key])[] = [
  [["["], "keys.back"],
  [["]"], "keys.forward"],
  [[held("Z")], "keys.undo"],
  [[held("Y"), heldWithShift("Z")], "keys.redo"],
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

/** What the keys do while something in the board has the focus. */
export function keyList(view: View): TemplateResult {
  const { texts, mode } = view;
  return html`
    <details class="key-list">
      <summary>${texts("keys.title")}</summary>
      ${group("keys.anywhere", ANYWHERE, view)} ${group("keys.inStory", IN_STORY, view)}
      ${mode === "play" ? group("keys.onCards", ON_CARDS, view) : ""}
    </details>`;
}
