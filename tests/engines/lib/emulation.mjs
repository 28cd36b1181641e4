/**
 * Media features that WebDriver BiDi cannot emulate yet are asked for in a comment: to a page it says nothing, and what
 * stands between Playwright and the browser reads it on its way.
 */
const WORD = "// emulate ";

/** The script by which a page is asked to be shown with these features. */
export const emulate = (features) => WORD + JSON.stringify(features);

/** The features that a call's arguments ask for, or null. */
export function askedToEmulate(callArguments) {
  const word = callArguments?.find(({ type, value }) => type === "string" && value.startsWith(WORD))?.value;
  return word === undefined ? null : JSON.parse(word.slice(WORD.length));
}
