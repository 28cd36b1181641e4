import { css } from "lit";

/** The course of the game: its lines, what they open to, and the keys. */
export const storyStyle = css`
  .story { padding: 16px; }
  .story h3 { margin-block-end: 8px; }
  .course { max-block-size: min(640px, 80vh); overflow: auto; border-block: 1px solid var(--_sheet-line); }
  .course > li { padding: 0 8px 8px 12px; border-block-end: 1px solid var(--_sheet-line); border-inline-start: 4px solid transparent; font: 400 14px/1.45 var(--_sans); overflow-wrap: anywhere; }
  /* Every line says anew, at each step, how far off it is: only those in sight are laid out. */
  .course > li:not(.here) { content-visibility: auto; contain-intrinsic-block-size: auto 80px; }
  .course > li:last-child { border-block-end: 0; }
  .course > .gap { padding-block: 8px; }
  .course > .here { border-inline-start-color: var(--_legal); background: color-mix(in srgb, var(--_legal) 10%, var(--_sheet)); }
  .course > .refused { padding-block: 8px; border-inline-start-color: var(--_ember); }
  .course > .undone { border-inline-start: 4px dotted var(--_sheet-line); color: var(--_ink-soft); }
  .course > .drops { padding-block: 8px; border-block: 1px dashed var(--_ember); font-style: italic; }

  .go { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px; align-items: baseline; align-content: center; inline-size: 100%; min-block-size: 44px; padding: 8px 0 4px; border: 0; background: transparent; color: inherit; font: 400 14px/1.35 var(--_sans); }
  button.go:hover .said { text-decoration: underline; text-underline-offset: 3px; }
  .go:focus-visible { outline-offset: -3px; }
  .said { grid-column: 1 / -1; font-weight: 600; font-size: 15px; }
  .line:not(:has(.step-number)) .said { grid-column: 1; grid-row: 1; }
  .going { grid-column: 2; grid-row: 1; justify-self: end; color: var(--_ink-soft); font-size: 13px; }
  .here .going { color: var(--_ink); font-weight: 700; }
  .step-number { color: var(--_ink-soft); font: 600 12px/1.4 var(--_sans); letter-spacing: 0.02em; }
  @container (min-width: 560px) {
    .go { grid-template-columns: 72px minmax(0, 1fr) auto; }
    .said { grid-column: 2; grid-row: 1; }
    .line:not(:has(.step-number)) .said { grid-column: 1 / 3; }
    .going { grid-column: 3; }
    .course details, .line > p:not(.go), .refused p { margin-inline-start: 84px; }
  }

  .course summary { padding-block: 4px 8px; cursor: pointer; }
  @media (any-pointer: coarse) {
    .course summary { padding-block: 12px; }
  }
  .others { color: var(--_ink-soft); }
  .glance p { display: inline; }
  details:not([open]) > summary > .all, details[open] > summary > .others { display: none; }
  details[open] > summary:has(.all) > .glance { display: none; }
  .events { padding-inline-start: 16px; }
  .go-on { margin-block: 4px; }

  .keys-button { margin-block-start: 12px; }
  .key-list { inline-size: min(420px, 100% - 32px); max-block-size: calc(100% - 32px); overflow: auto; padding: 12px 16px 20px; border: 1px solid var(--_sheet-line); border-radius: 4px; background: var(--_sheet); color: var(--_ink); font: 400 14px/1.4 var(--_sans); }
  .key-list::backdrop { background: rgb(0 0 0 / 0.5); }
  .key-list h4 { margin-block: 12px 4px; }
  .key-list dl { margin: 0; display: grid; gap: 4px; }
  .key-list dl > div { display: grid; grid-template-columns: 132px minmax(0, 1fr); gap: 8px; }
  .key-list dd { margin: 0; }
  kbd { display: inline-block; padding: 0 6px; border: 1px solid var(--_sheet-line); border-radius: 3px; background: var(--_control); font: 500 13px/1.5 var(--_sans); }

  .notice.goes-on { border-inline-start-color: var(--_legal); background: color-mix(in srgb, var(--_legal) 12%, var(--_sheet)); }

  @media (forced-colors: active) {
    .course > .undone, .undone .step-number { color: GrayText; }
    .course > .here { border-inline-start-color: Highlight; }
  }
`;
