import { css } from "lit";

/**
 * Colours and type, shared by all elements. What a page may set is a custom property without underscore; what the
 * elements read is the one with it. `light-dark()` follows the `color-scheme` that the page gives, or the `theme` attribute.
 */
export const palette = css`
  :host {
    --_table: var(--berserk-table, light-dark(#cfd6cc, #18201c));
    --_place: var(--berserk-place, light-dark(#c0c9bd, #212b25));
    --_place-line: var(--berserk-place-line, light-dark(#7f8a7d, #54605a));
    --_sheet: var(--berserk-sheet, light-dark(#f6f4ec, #1f221e));
    --_sheet-line: var(--berserk-sheet-line, light-dark(#868878, #767d70));
    --_control: var(--berserk-control, light-dark(#ffffff, #2a2e29));
    --_paper: var(--berserk-paper, light-dark(#fcf7e8, #2b251c));
    --_paper-deep: var(--berserk-paper-deep, light-dark(#efe4c8, #3a3123));
    --_ink: var(--berserk-ink, light-dark(#1c1712, #f2e8d3));
    --_ink-soft: var(--berserk-ink-soft, light-dark(#4f473b, #c9bda3));
    --_engraving: var(--berserk-engraving, light-dark(#7a4a22, #b98a55));
    --_ember: var(--berserk-ember, light-dark(#a62c0b, #ff9360));
    --_on-ember: var(--berserk-on-ember, light-dark(#ffffff, #1c0f08));
    --_legal: var(--berserk-legal, light-dark(#0b5a6b, #6fd3e6));
    --_on-legal: var(--berserk-on-legal, light-dark(#ffffff, #06222a));

    --_wounds: var(--berserk-wounds, light-dark(#a3141c, #d23138));
    --_extra-lives: var(--berserk-extra-lives, light-dark(#17653a, #267c4b));
    --_life-reductions: var(--berserk-life-reductions, light-dark(#55358c, #7e5cc0));
    --_counters: var(--berserk-counters, light-dark(#f0b93a, #f0b93a));
    --_poison: var(--berserk-poison, light-dark(#26301a, #39471f));
    --_on-token: #ffffff;
    --_on-counters: #2b1a00;
    --_on-poison: #dcf57a;

    --_serif: var(--berserk-serif, "Iowan Old Style", "Palatino Linotype", Palatino, "PT Serif", "Noto Serif", "Times New Roman", serif);
    --_sans: var(--berserk-sans, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif);
  }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  :host([theme="auto"]) { color-scheme: light dark; }

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
  .token-shape { stroke: var(--_token-edge, #fffaf0); stroke-width: 1.4; paint-order: stroke; }
  .token-letter { font: 700 12.5px var(--_sans); fill: var(--_on-token); }
  .wounds .token-shape { fill: var(--_wounds); }
  .extraLives .token-shape { fill: var(--_extra-lives); }
  .lifeReductions .token-shape { fill: var(--_life-reductions); }
  .counters .token-shape { fill: var(--_counters); stroke: #5a3a00; }
  .poison .token-shape { fill: var(--_poison); stroke: #dcf57a; }
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
