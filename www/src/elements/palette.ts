import { css, unsafeCSS } from "lit";
import { COLOUR_NAMES, defaultColour, ON_TOKENS, TYPE } from "./colours.ts";

/** What the page sets, or else the colour's own. */
const colours = (hasMoreContrast: boolean) =>
  unsafeCSS(
    COLOUR_NAMES.map((name) => `--_${name}: var(--berserk-${name}, ${defaultColour(name, hasMoreContrast)});`).join(
      " ",
    ),
  );

/**
 * Colours and type, shared by all elements. What a page may set is a custom property without underscore; what the
 * elements read is the one with it. `light-dark()` follows the `color-scheme` that the page gives, or the `theme` attribute;
 * more contrast is what the reader's system asks for, or `theme="contrast"`, in the page's scheme.
 */
export const palette = css`
  :host {
    ${colours(false)}
    --_on-token: ${unsafeCSS(ON_TOKENS.letter)};
    --_on-counters: ${unsafeCSS(ON_TOKENS.counters)};
    --_on-poison: ${unsafeCSS(ON_TOKENS.poison)};

    --_serif: var(--berserk-serif, ${unsafeCSS(TYPE.serif)});
    --_sans: var(--berserk-sans, ${unsafeCSS(TYPE.sans)});
  }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  :host([theme="auto"]) { color-scheme: light dark; }
  :host([theme="contrast"]), :host([theme="contrast"]) berserk-card { ${colours(true)} }
  @media (prefers-contrast: more) {
    :host { ${colours(true)} }
  }

  .drawing {
    inline-size: 1.25em;
    block-size: 1.25em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .heap { overflow: visible; flex: none; }
  .token-shape { stroke: var(--_token-edge, ${unsafeCSS(ON_TOKENS.edge)}); stroke-width: 1.4; paint-order: stroke; }
  .token-letter { font: 700 12.5px var(--_sans); fill: var(--_on-token); }
  .wounds .token-shape { fill: var(--_wounds); }
  .extraLives .token-shape { fill: var(--_extra-lives); }
  .lifeReductions .token-shape { fill: var(--_life-reductions); }
  .counters .token-shape { fill: var(--_counters); stroke: ${unsafeCSS(ON_TOKENS.countersEdge)}; }
  .poison .token-shape { fill: var(--_poison); stroke: ${unsafeCSS(ON_TOKENS.poison)}; }
  .counters .token-letter { fill: var(--_on-counters); }
  .poison .token-letter { fill: var(--_on-poison); }
  .hollow .token-shape { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-dasharray: 3 2; }
  .hollow .token-letter { fill: currentColor; }

  .heard-only {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* Whatever pace the page asks for. */
  @media (prefers-reduced-motion: reduce) {
    :host { --berserk-motion: 0 !important; }
  }
  @media (forced-colors: active) {
    .token-shape, .counters .token-shape, .poison .token-shape, .wounds .token-shape, .extraLives .token-shape,
    .lifeReductions .token-shape { fill: Canvas; stroke: CanvasText; }
    .token-letter, .counters .token-letter, .poison .token-letter { fill: CanvasText; }
  }
`;
