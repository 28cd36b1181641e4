import { css } from "lit";

/** What would become of a card, drawn over it: all of it dashed, so that it is never taken for what is. */
export const ghostStyle = css`
  .then {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    translate: -50% -50%;
    display: flex;
    align-items: center;
    gap: calc(var(--_u) * 2);
    padding: calc(var(--_u) * 3) calc(var(--_u) * 4);
    border: calc(var(--_u) * 1.5) dashed var(--_ember);
    border-radius: calc(var(--_u) * 4);
    background: var(--_paper);
    color: var(--_ink);
    font: 700 calc(var(--_u) * 17) / 1 var(--_serif);
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
    z-index: 1;
  }
  .then.wide { font-size: calc(var(--_u) * 12); }
  .then s { color: var(--_ink-soft); font-size: 0.8em; }
  .then span { font-size: 0.7em; }
  .then b { color: var(--_ember); }

  .later {
    margin-inline-start: calc(var(--_u) * 2);
    padding: calc(var(--_u) * 1.5) calc(var(--_u) * 3);
    border: calc(var(--_u) * 1.2) dashed var(--_ember);
    border-radius: calc(var(--_u) * 3);
    background: var(--_paper);
    color: var(--_ember);
    font: 700 calc(var(--_u) * 15) / 1 var(--_sans);
    font-variant-numeric: tabular-nums;
  }
  .pile:has(.later) .count { text-decoration: line-through; text-decoration-thickness: 2px; color: var(--_ink-soft); }
  .few .later { font-size: calc(var(--_u) * 19); }
  .many .later { font-size: calc(var(--_u) * 11.5); padding-inline: calc(var(--_u) * 1.5); margin-inline-start: calc(var(--_u) * 1); }
  .ghost .added .token-shape { fill-opacity: 0.45; stroke: var(--_ink); stroke-dasharray: 3 2; }
  .ghost .added .token-letter { fill: var(--_ink); stroke: var(--_paper); stroke-width: 2.5; paint-order: stroke; }
  .ghost .taken .token-shape { fill: var(--_paper); fill-opacity: 0.6; stroke: var(--_ink); stroke-dasharray: 3 2; }
  .ghost .taken .token-letter { fill: var(--_ink-soft); }
  .strike-out { fill: none; stroke: var(--_ember); stroke-width: 2.4; stroke-linecap: round; }

  .outline {
    position: absolute;
    inline-size: var(--_width);
    block-size: var(--_tall);
    inset: 0;
    margin: auto;
    overflow: visible;
    pointer-events: none;
  }
  .outline.turning { rotate: 90deg; }
  .outline path { fill: none; stroke: var(--_legal); stroke-width: 3; stroke-dasharray: 7 5; }

  .going .turned { opacity: 0.5; }
  .signs {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: calc(var(--_u) * 118);
    block-size: fit-content;
    display: grid;
    justify-items: center;
    gap: calc(var(--_u) * 2);
    padding: calc(var(--_u) * 5) calc(var(--_u) * 6);
    box-sizing: border-box;
    border: calc(var(--_u) * 1.5) dashed var(--_ember);
    border-radius: calc(var(--_u) * 3);
    background: color-mix(in srgb, var(--_paper) 94%, transparent);
    color: var(--_ink);
    font: 700 calc(var(--_u) * 13) / 1.15 var(--_sans);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .signs.dies { color: var(--_ember); }
  .signs .drawing { inline-size: calc(var(--_u) * 28); block-size: calc(var(--_u) * 28); }

  @media (forced-colors: active) {
    .outline path, .strike-out { stroke: CanvasText; }
    .ghost .added .token-shape, .ghost .taken .token-shape { fill: Canvas; stroke: CanvasText; }
  }
`;
