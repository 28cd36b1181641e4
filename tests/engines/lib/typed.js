/**
 * Runs in a page before its own scripts. Playwright's client for WebDriver BiDi fills a field in by setting its value,
 * after which no browser tells of a change when the field is left. This takes its place and edits as a reader does.
 */
export function typed() {
  const insert = (text) => {
    if (!document.execCommand("insertText", false, text)) throw new Error("there is no field to write in");
  };
  Object.defineProperty(globalThis, "__pw_bidiInsertText", { get: () => insert, set: () => {} });
}
