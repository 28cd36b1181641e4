import { COLOUR_NAMES, type Colour, defaultColour } from "../elements/colours.ts";

/** The page's own colours (page.css) by those of the elements. */
const OF_THE_PAGE: Readonly<Record<string, Colour>> = {
  ground: "table",
  sheet: "sheet",
  line: "sheet-line",
  control: "control",
  ink: "ink",
  "ink-soft": "ink-soft",
  ember: "ember",
  "on-ember": "on-ember",
  engraving: "engraving",
  focus: "legal",
};

const set = (name: string, colour: Colour) => `${name}: ${defaultColour(colour, true)};`;
const page = Object.entries(OF_THE_PAGE).map(([name, colour]) => set(`--${name}`, colour));
const elements = COLOUR_NAMES.map((name) => set(`--berserk-${name}`, name));

/**
 * The theme of high contrast, and the page's colours where the reader's system asks for more contrast; the elements see
 * to that themselves.
 */
export const moreContrast = new CSSStyleSheet();
moreContrast.replaceSync(`
  :root[data-theme="contrast"] { ${[...page, ...elements].join(" ")} }
  @media screen and (prefers-contrast: more) { :root { ${page.join(" ")} } }
`);
