/** Every colour in light and in dark: of the elements, where a page may set each, and of the static picture. */
export const COLOURS = {
  table: ["#cfd6cc", "#18201c"],
  place: ["#c0c9bd", "#212b25"],
  "place-line": ["#7f8a7d", "#54605a"],
  sheet: ["#f6f4ec", "#1f221e"],
  "sheet-line": ["#868878", "#767d70"],
  control: ["#ffffff", "#2a2e29"],
  paper: ["#fcf7e8", "#2b251c"],
  "paper-deep": ["#efe4c8", "#3a3123"],
  ink: ["#1c1712", "#f2e8d3"],
  "ink-soft": ["#4f473b", "#c9bda3"],
  engraving: ["#7a4a22", "#b98a55"],
  ember: ["#a62c0b", "#ff9360"],
  "on-ember": ["#ffffff", "#1c0f08"],
  legal: ["#0b5a6b", "#6fd3e6"],
  "on-legal": ["#ffffff", "#06222a"],
  wounds: ["#a3141c", "#d23138"],
  "extra-lives": ["#17653a", "#267c4b"],
  "life-reductions": ["#55358c", "#7e5cc0"],
  counters: ["#f0b93a", "#f0b93a"],
  poison: ["#26301a", "#39471f"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

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
