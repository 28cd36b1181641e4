import { css } from "lit";

/** Buttons, fields and headings of the board. */
export const controlStyle = css`
  *, *::before, *::after { box-sizing: border-box; }
  h3, h4, p, ul, ol { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h3 { font: 700 18px/1.25 var(--_serif); }
  h4 { font: 700 14px/1.3 var(--_serif); letter-spacing: 0.02em; }

  button, select, input {
    min-block-size: 44px;
    padding: 4px 12px;
    border: 1px solid var(--_sheet-line);
    border-radius: 3px;
    background: var(--_control);
    color: var(--_ink);
    font: 500 14px/1.25 var(--_sans);
    text-align: start;
  }
  button { cursor: pointer; touch-action: manipulation; }
  button:hover { border-color: var(--_ink); }
  button:active { translate: 0 1px; }
  button[aria-disabled="true"] { border-style: dashed; background: transparent; color: var(--_ink-soft); cursor: default; }
  button.primary { border-color: var(--_ember); background: var(--_ember); color: var(--_on-ember); font-weight: 700; }
  button.primary[aria-disabled="true"] { border-color: var(--_sheet-line); background: transparent; color: var(--_ink-soft); }
  button.icon-button { display: inline-grid; place-items: center; flex: none; inline-size: 44px; padding: 0; }
  :focus-visible { outline: 3px solid var(--_legal); outline-offset: 2px; }
  [tabindex="-1"]:focus { outline: none; }
  input[type="number"] { inline-size: 72px; text-align: center; font-variant-numeric: tabular-nums; }

  .why, .bare, .whose, .hint { color: var(--_ink-soft); font: 400 13px/1.4 var(--_sans); }
  .answers { display: flex; flex-wrap: wrap; gap: 8px; }
  .answers button, .steps button, .effect, .heap-button { display: inline-flex; align-items: center; gap: 8px; }
  .answers button[aria-pressed="true"] { border-color: var(--_legal); background: var(--_legal); color: var(--_on-legal); }

  @media (prefers-reduced-motion: reduce) {
    button:active { translate: none; }
  }
  @media (forced-colors: active) {
    button[aria-disabled="true"] { color: GrayText; }
    .answers button[aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
