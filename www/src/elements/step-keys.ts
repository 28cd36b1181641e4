import { IS_MAC, showKeys } from "./keys.ts";
import type { Hands, Mode } from "./view.ts";

/**
 * The key by its letter or sign. A layout without Latin letters, such as the Russian one, has none of ours: there the
 * key's place on the keyboard tells.
 */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length !== 1 || key <= "\u007f" || /\p{Script=Latin}/u.test(key)) return key.toLowerCase();
  return { KeyZ: "z", KeyY: "y", BracketLeft: "[", BracketRight: "]" }[code] ?? key;
}

/** Does what has the focus take keys for itself? */
function takesKeys(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.matches("input, select, textarea") || target.isContentEditable);
}

function handOf(event: KeyboardEvent, mode: Mode, hands: Hands): (() => void) | null {
  const key = keyOf(event);
  const back = mode === "step" ? hands.stepBack : hands.undo;
  const held = IS_MAC ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (held && !event.altKey) {
    if (key === "z") return event.shiftKey ? hands.redo : back;
    return key === "y" && !event.shiftKey ? hands.redo : null;
  }
  // Where a layout has brackets on its third level only, AltGr is held with them, which Windows tells as Ctrl and Alt.
  if (event.metaKey || (event.ctrlKey && !event.altKey)) return null;
  if (key === "[") return back;
  return key === "]" ? (mode === "step" ? hands.playNext : hands.redo) : null;
}

/** Steps back and forward by key; false if the key is none of these, or belongs to a field. */
export function stepByKey(event: KeyboardEvent, mode: Mode, hands: Hands): boolean {
  if (mode === "still" || event.defaultPrevented || takesKeys(event)) return false;
  const hand = handOf(event, mode, hands);
  if (hand === null) return false;
  event.preventDefault();
  hand();
  return true;
}

/** Shows what the keys do; false if the key does not ask for that. */
export function keysByKey(event: KeyboardEvent, root: ParentNode): boolean {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || takesKeys(event) || !showKeys(root)) return false;
  event.preventDefault();
  return true;
}

/** Does the key have a card join the selection or leave it? */
export function joinsByKey(event: KeyboardEvent): boolean {
  if (event.key !== " " || !(event.ctrlKey || event.shiftKey)) return false;
  event.preventDefault();
  // Firefox presses a button when the key is let go.
  const { target } = event;
  const released = (up: Event): void => {
    if (!(up instanceof KeyboardEvent) || up.key !== " ") return;
    up.preventDefault();
    target?.removeEventListener("keyup", released);
  };
  target?.addEventListener("keyup", released);
  return true;
}

/** Goes from line to line of the story, and opens and closes them; false if the key is none of these. */
export function lineByKey(event: KeyboardEvent): boolean {
  const line = event.target instanceof Element ? event.target.closest(".line") : null;
  if (line === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const lines = [...(line.parentElement?.querySelectorAll(".line:has(button.go)") ?? [])];
  const at = lines.indexOf(line);
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  const details = line.querySelector("details");
  if (next !== undefined) lines[next]?.querySelector<HTMLElement>(".go")?.focus();
  else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    if (details !== null) details.open = event.key === "ArrowRight";
    // What had the focus may be closed in.
    if (event.key === "ArrowLeft") line.querySelector<HTMLElement>(".go")?.focus();
  } else return false;
  event.preventDefault();
  return true;
}
