import { css } from "lit";

/** What is looked at before it is played, on the board and beside its controls. */
export const previewStyle = css`
  .offer > button { display: flex; inline-size: 100%; block-size: 100%; align-items: center; gap: 8px; -webkit-touch-callout: none; user-select: none; scroll-margin-block: 16px 96px; }
  .effects, .actions, .answers, .fight, .side-head { position: relative; }
  /* Right under its control, as wide as what the control stands in; it takes no room and no clicks. */
  .foretold {
    position: absolute;
    inset-inline: 0;
    z-index: 3;
    margin-block-start: 4px;
    padding: 8px 12px;
    border: 2px dashed var(--_legal);
    border-radius: 3px;
    background: var(--_sheet);
    color: var(--_ink);
    font: 500 13.5px/1.4 var(--_sans);
    pointer-events: none;
    box-shadow: 0 4px 12px rgb(0 0 0 / 0.3);
  }
  .foretold.refused { border-color: var(--_ember); border-style: solid; }
  .place > .foretold { inset: auto 2px 2px; margin: 0; padding: 6px 8px; font-size: 12px; line-height: 1.3; }
  .place:has(> .foretold) { z-index: 3; }

  .place.might { box-shadow: inset 0 0 0 3px var(--_legal); }
  .mark.coming { background: var(--_paper); color: var(--_ember); outline: 2px dashed var(--_ember); outline-offset: -2px; }
  .turn-mark.coming { background: transparent; color: var(--_ink); outline: 2px dashed var(--_ember); }
  .heap-button .later, .resources .later { padding: 1px 6px; border: 2px dashed var(--_ember); border-radius: 99px; background: var(--_sheet); color: var(--_ink); font: 700 13px/1.3 var(--_sans); font-variant-numeric: tabular-nums; }
  .resources .later { margin-inline-start: 6px; }
  /* Over the button's corner: nothing moves while the pointer passes over what would happen. */
  .heap-button { position: relative; }
  .heap-button .later { position: absolute; inset-block-start: -8px; inset-inline-end: -6px; }
  .heap-button:has(.later) .heap-count { text-decoration: line-through; }

  .touch-hint { display: none; margin-block-end: 8px; color: var(--_ink-soft); font: 400 13px/1.4 var(--_sans); }
  @media (any-pointer: coarse) {
    .touch-hint { display: block; }
  }

  /* Over the seal with the life level, wherever the turn of the card has brought it. */
  .life {
    --_v: calc(var(--_slot) / 168);
    position: absolute;
    inset-block-start: calc(var(--_v) * 142);
    inset-inline-start: calc(var(--_v) * 51);
    inline-size: max(44px, var(--_v) * 42);
    block-size: max(44px, var(--_v) * 42);
    translate: -50% -50%;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: transparent;
  }
  .life.tapped { inset-block-start: calc(var(--_v) * 51); inset-inline-start: calc(var(--_v) * 26); }
  .life:hover { box-shadow: 0 0 0 2px var(--_ink); }
  .life:active { translate: -50% -50%; }
`;
