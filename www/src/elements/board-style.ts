import { css } from "lit";

/** The table: sides, rows, cells, places and what marks them. */
export const boardStyle = css`
  :host { display: block; }
  :host([hidden]) { display: none; }
  /* Nothing that a page says of its own text comes in, but for what it says of the board as a whole. */
  .stage {
    all: initial;
    display: block;
    container-type: inline-size;
    box-sizing: border-box;
    color-scheme: inherit;
    visibility: inherit;
    cursor: inherit;
    pointer-events: inherit;
    color: var(--_ink);
    font: 400 16px/1.5 var(--_sans);
  }
  /* A scheme of its own comes with a ground of its own. */
  :host(:is([theme="light"], [theme="dark"], [theme="contrast"])) .stage { background: var(--_sheet); }
  /* What stands inside for when the engine does not run; what is not meant to be seen stays so, whatever the page says. */
  ::slotted(:is(script, noscript, style, template)) { display: none !important; }
  ::slotted(img) { max-inline-size: 100%; block-size: auto; }
  .on-paper { display: none; }
  .fetching { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
  @media print {
    .asleep { display: none; }
    .on-paper { display: block; }
  }
  .layout { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }

  .board-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
  .edition { font: italic 400 15px/1.4 var(--_serif); color: var(--_ink-soft); }
  .steps { display: flex; flex-wrap: wrap; gap: 8px; }
  @container (max-width: 559.98px) {
    .steps, .steps .next { inline-size: 100%; }
  }
  .progress { font-weight: 500; font-variant-numeric: tabular-nums; }

  .tabletop {
    container-type: inline-size;
    --_slot: clamp(132px, (100cqi - 40px) / 2, 184px);
    border: 1px solid var(--_place-line);
    border-radius: 4px;
    background: var(--_table);
    overflow: clip;
    /* A layer of its own: what moves beside it does not have it painted anew. */
    will-change: transform;
  }
  .side { --_slot-fit: clamp(132px, (100cqi - 40px) / 2, 184px); --_slot: var(--_slot-fit); padding: 12px; }
  .side + .side { border-block-start: 1px solid var(--_place-line); }
  .side.has-turn { box-shadow: inset 4px 0 0 var(--_ember); }
  .side-head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-block-end: 12px; }
  .side-head h3 { margin-inline-end: auto; }
  .turn-mark { margin-inline-start: 8px; padding: 2px 8px; border-radius: 99px; background: var(--_ember); color: var(--_on-ember); font: 600 12px/1.4 var(--_sans); vertical-align: 2px; }
  .resources { display: flex; gap: 8px; font: 500 13px/1.4 var(--_sans); }
  .resources li { padding: 2px 8px; border: 1px solid var(--_place-line); border-radius: 99px; }
  .heaps { display: flex; flex-wrap: wrap; gap: 8px; }
  .heap-button, .start-turn { background: var(--_sheet); }
  .heap-button.bare { border-color: transparent; background: transparent; color: var(--_ink-soft); }
  .heap-count { min-inline-size: 24px; padding: 1px 6px; border-radius: 99px; background: var(--_ink); color: var(--_sheet); font-weight: 700; text-align: center; font-variant-numeric: tabular-nums; }
  .heap-button.bare .heap-count { background: transparent; color: inherit; }
  .heap-label { display: flex; align-items: center; gap: 8px; font: 500 14px/1.25 var(--_sans); }
  .heap-button[aria-expanded="true"] { border-color: var(--_ink); box-shadow: inset 0 -3px 0 var(--_ember); }
  .open-pile { margin-block-end: 12px; padding: 12px; border: 1px dashed var(--_place-line); border-radius: 4px; background: var(--_place); }
  .open-pile h4 { margin-block-end: 8px; }
  .bare { font-style: italic; }

  @container (max-width: 559.98px) {
    .side-head .heaps { inline-size: 100%; gap: 4px; }
    .heap-button { flex: auto; gap: 4px; padding-inline: 4px; font-size: 13px; justify-content: center; }
    .heap-button.bare .heap-count { min-inline-size: 0; padding: 0; }
  }

  .row, .cells { display: flex; flex-wrap: wrap; justify-content: center; gap: 16px 8px; }
  .row + .row, .cells + .cells, .cells + .row { margin-block-start: 16px; }
  .row.small { justify-content: start; --_slot: calc(var(--_slot-fit) * 0.82); }
  .vacant { display: none; }
  @container (min-width: 560px) {
    .cells {
      --_slot: min(var(--_slot-fit), (100cqi - 24px) / var(--_columns) - 8px);
      display: grid;
      grid-template-columns: repeat(var(--_columns), var(--_slot));
      gap: 16px 8px;
    }
    .vacant { display: block; min-block-size: var(--_slot); }
  }

  .place, .vacant {
    --_tick: linear-gradient(var(--_place-line) 0 0);
    background:
      var(--_tick) 0 0 / 16px 1px, var(--_tick) 0 0 / 1px 16px,
      var(--_tick) 100% 0 / 16px 1px, var(--_tick) 100% 0 / 1px 16px,
      var(--_tick) 0 100% / 16px 1px, var(--_tick) 0 100% / 1px 16px,
      var(--_tick) 100% 100% / 16px 1px, var(--_tick) 100% 100% / 1px 16px,
      var(--_place);
    background-repeat: no-repeat;
  }
  .place {
    position: relative;
    display: block;
    inline-size: var(--_slot);
    block-size: var(--_slot);
  }
  /* The whole place is one button; it lies over the card, whose words it says in its own way. */
  .grip { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; padding: 0; border: 0; background: transparent; scroll-margin-block: 16px; }
  .grip:active { translate: none; }
  /* What is off the screen is not painted; its square is as wide as ever, and its words are still there for a search. */
  .place berserk-card { --berserk-card-width: calc(var(--_slot) * 120 / 168); content-visibility: auto; }
  .place:not(.selected):has(.grip:hover) { box-shadow: inset 0 0 0 2px var(--_place-line); }
  .place.attacker, .place.target, .place.defender { box-shadow: inset 0 0 0 3px var(--_ember); }
  .place.legal { box-shadow: inset 0 0 0 3px var(--_legal); background-color: color-mix(in srgb, var(--_legal) 22%, var(--_place)); }
  .place.picked { box-shadow: inset 0 0 0 5px var(--_legal); }
  .place.selected { outline: 3px solid var(--_ink); outline-offset: 1px; }
  .marks { position: absolute; inset-block-start: 4px; inset-inline-start: 4px; display: flex; flex-direction: column; gap: 2px; }
  .mark { display: grid; place-items: center; inline-size: 24px; block-size: 24px; border-radius: 50%; background: var(--_ember); color: var(--_on-ember); }
  .mark .drawing { inline-size: 16px; block-size: 16px; }
  .mark.legal, .mark.picked { background: var(--_legal); color: var(--_on-legal); }
  .mark.waiting { background: var(--_ink); color: var(--_paper); }
  .cell, .nth { position: absolute; inset-block-end: 3px; color: var(--_ink); font: 600 11px/1 var(--_sans); font-variant-numeric: tabular-nums; }
  .cell { inset-inline-start: 4px; }
  .nth { inset-inline-end: 4px; }
  /* Where there is least room they keep beside the card. */
  @container (max-width: 559.98px) {
    .cell, .nth { font-size: 10px; letter-spacing: -0.04em; }
    .cell { inset-inline-start: 2px; }
    .nth { inset-inline-end: 2px; }
  }

  .seam { position: relative; block-size: 1px; background: var(--_place-line); }
  .seam::after { content: ""; position: absolute; inset: -6px calc(50% - 6px); background: var(--_ember); rotate: 45deg; }
  .combat, .triggers { margin-block-start: 20px; }
  @media (forced-colors: active) {
    /* Shadows and fills are gone: a line around it tells what may be picked from what is, and the mark's drawing the rest. */
    .place.legal, .place.might, .place.attacker, .place.target, .place.defender { outline: 2px dashed CanvasText; outline-offset: -2px; }
    .place.picked { outline: 5px double CanvasText; outline-offset: -5px; }
    .mark, .turn-mark { border: 1px solid CanvasText; }
    .heap-button.bare { border-color: Canvas; }
    .heap-button[aria-expanded="true"] { border-block-end-width: 4px; }
    .place.selected { outline: 4px solid Highlight; outline-offset: 0; }
  }
`;
