import { css } from "lit";

/** What the page adds within its board: the map of places, marks while a card is carried, and the further effects. */
export const workshopStyle = css`
  .spots { position: relative; }
  .map { display: grid; gap: 4px; margin-block-end: 8px; overflow-x: auto; padding: 4px; }
  .map-row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(44px, 1fr); gap: 4px; }
  .spot { position: relative; }
  .spot .looks { display: flex; align-items: center; gap: 8px; }
  .spot.in-cell .looks { flex-direction: column; justify-content: center; gap: 0; }
  .spot.in-cell { min-block-size: 48px; padding: 2px; font-size: 12px; line-height: 1.15; text-align: center; overflow: hidden; }
  .cell-number { color: var(--_ink-soft); font-size: 11px; font-variant-numeric: tabular-nums; }
  .cell-card { max-inline-size: 100%; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  .spot[aria-current="true"] { border-style: solid; border-color: var(--_ink); box-shadow: inset 0 0 0 2px var(--_ink); }
  .said-no { padding: 8px 12px; border-inline-start: 6px solid var(--_ember); font: 400 15px/1.4 var(--_sans); }

  [data-drop="yes"]:is(.heap-button, .spot, [data-cell], .open-pile, .side) { outline: 2px dashed var(--_legal); outline-offset: -2px; }
  [data-drop="no"]:is(.heap-button, .spot) { opacity: 0.6; }
  [data-over][data-drop="yes"] { outline: 3px solid var(--_legal); background-color: color-mix(in srgb, var(--_legal) 22%, var(--_place)); }
  [data-over][data-drop="no"] { outline: 3px solid var(--_ember); outline-offset: -3px; }
  .layout.play .grip { -webkit-touch-callout: none; user-select: none; }

  .tools { display: grid; gap: 8px; }
  .tools.lone { margin: 0 16px 16px; }
  .tools > .move { justify-self: start; }
  .more > summary { padding-block: 12px; cursor: pointer; font: 600 15px/1.3 var(--_serif); }
  .tool { position: relative; display: flex; flex-wrap: wrap; align-items: end; gap: 8px; padding-block: 12px; border-block-start: 1px solid var(--_sheet-line); }
  .tool label { display: grid; flex: 1 1 120px; gap: 4px; min-inline-size: 0; font: 500 13px/1.3 var(--_sans); }
  .tool select, .tool input { inline-size: 100%; min-inline-size: 0; text-align: start; }
  .tool select { contain: paint; text-overflow: ellipsis; }
  .tool .offer { flex: 1 1 100%; }
  .tool .effect { justify-content: center; font-weight: 600; }
  .set-up { padding-block-start: 8px; border-block-start: 1px solid var(--_sheet-line); }
  @media (forced-colors: active) {
    [data-drop="yes"] { outline-color: Highlight; }
    .spot[aria-current="true"] { outline: 2px solid CanvasText; }
  }
`;
