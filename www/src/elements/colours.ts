/**
 * The colours that a page may set as `--berserk-…`, each with what it is unless the page sets it: light and dark, then
 * light and dark where more contrast is asked for, in which all words stand out by at least 7 to 1.
 */
export const COLOURS = {
  table: ["#cfd6cc", "#18201c", "#ffffff", "#000000"],
  place: ["#c0c9bd", "#212b25", "#ffffff", "#000000"],
  "place-line": ["#7f8a7d", "#54605a", "#000000", "#ffffff"],
  sheet: ["#f6f4ec", "#1f221e", "#ffffff", "#000000"],
  "sheet-line": ["#868878", "#767d70", "#000000", "#ffffff"],
  control: ["#ffffff", "#2a2e29", "#ffffff", "#000000"],
  paper: ["#fcf7e8", "#2b251c", "#ffffff", "#000000"],
  "paper-deep": ["#efe4c8", "#3a3123", "#ffffff", "#000000"],
  ink: ["#1c1712", "#f2e8d3", "#000000", "#ffffff"],
  "ink-soft": ["#4f473b", "#c9bda3", "#000000", "#ffffff"],
  engraving: ["#7a4a22", "#b98a55", "#5c3310", "#e8c48f"],
  ember: ["#a62c0b", "#ff9360", "#8f1f00", "#ffb38f"],
  "on-ember": ["#ffffff", "#1c0f08", "#ffffff", "#000000"],
  legal: ["#0b5a6b", "#6fd3e6", "#003f4d", "#9beaff"],
  "on-legal": ["#ffffff", "#06222a", "#ffffff", "#000000"],
  wounds: ["#a3141c", "#d23138", "#8b0010", "#8b0010"],
  "extra-lives": ["#17653a", "#267c4b", "#0b4a25", "#0b4a25"],
  "life-reductions": ["#55358c", "#7e5cc0", "#3d1f73", "#3d1f73"],
  counters: ["#f0b93a", "#f0b93a", "#ffd34d", "#ffd34d"],
  poison: ["#26301a", "#39471f", "#1a2410", "#1a2410"],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string]>>;

/** On tokens, in light and dark alike. */
export const ON_TOKENS = {
  edge: "#fffaf0",
  letter: "#ffffff",
  counters: "#2b1a00",
  countersEdge: "#5a3a00",
  poison: "#dcf57a",
} as const;

/** The families of type, in the order in which they are looked for. */
export const TYPE = {
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "PT Serif", "Noto Serif", "Times New Roman", serif',
  sans: '"Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
} as const;

export type Colour = keyof typeof COLOURS;
export const COLOUR_NAMES = Object.keys(COLOURS) as readonly Colour[];

/** A colour as it is unless a page sets it. */
export function defaultColour(name: Colour, hasMoreContrast: boolean): string {
  const [light, dark, clearLight, clearDark] = COLOURS[name];
  return hasMoreContrast ? `light-dark(${clearLight}, ${clearDark})` : `light-dark(${light}, ${dark})`;
}
