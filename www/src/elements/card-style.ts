import { css } from "lit";

/** A card is drawn in units of a hundred-and-twentieth of its width: `calc(var(--_u) * 120)` is the whole width. */
export const cardStyle = css`
  :host {
    --_width: var(--berserk-card-width, 136px);
    --_u: calc(var(--_width) / 120);
    --_tall: calc(var(--_u) * 168);
    --_across: var(--_width);
    display: inline-grid;
    place-items: center;
    position: relative;
    box-sizing: border-box;
    inline-size: var(--_across);
    block-size: var(--_tall);
    vertical-align: top;
    contain: layout style;
  }
  :host([hidden]) { display: none; }
  /* A tapped card takes a square, so that no neighbour is covered; with "reserve" it has the square from the start. */
  :host([tapped]), :host([reserve]) { --_across: var(--_tall); }
  /* What a page says of its own text does not come in; the size is said again for pages that take it from all they have. */
  .slot {
    all: initial;
    display: grid;
    place-items: center;
    position: relative;
    inline-size: var(--_across);
    block-size: var(--_tall);
    color-scheme: inherit;
    visibility: inherit;
    cursor: inherit;
    pointer-events: inherit;
    color: var(--_ink);
    font: 400 16px/1.1 var(--_serif);
  }

  .turned {
    position: relative;
    inline-size: var(--_width);
    block-size: var(--_tall);
    transition: transform calc(260ms * var(--berserk-motion, 1)) cubic-bezier(0.3, 0.9, 0.3, 1);
  }
  .tapped .turned { transform: rotate(90deg); }
  .upright-again { transition: transform calc(260ms * var(--berserk-motion, 1)) cubic-bezier(0.3, 0.9, 0.3, 1); }
  .tapped .upright-again { transform: rotate(-90deg); }

  .plate { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; }
  .paper { fill: var(--_paper); stroke: var(--_ink); stroke-width: 1.6; }
  /* Drawn, and no filter: sixty of those would be painted anew in every frame in which anything moves. */
  .shade { fill: none; stroke: #000; stroke-width: 2; opacity: 0.12; }
  .shade.wider { stroke-width: 5; }
  .under { fill: var(--_paper-deep); stroke: var(--_ink); stroke-width: 1.2; }
  .rule { fill: none; stroke: var(--_engraving); stroke-width: 0.8; }
  .band { fill: var(--_ink); }
  .foot { fill: var(--_paper-deep); }
  .corner { fill: var(--_ember); }
  .rosette { fill: none; stroke: var(--_engraving); stroke-width: 0.55; }
  .versal { font: 700 44px var(--_serif); fill: var(--_ink); stroke: var(--_paper); stroke-width: 4; paint-order: stroke; }
  .rank { fill: none; stroke: var(--_paper); stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }

  .picture {
    position: absolute;
    inset-inline: calc(var(--_u) * 7);
    inset-block-start: calc(var(--_u) * 33);
    inline-size: calc(var(--_u) * 106);
    block-size: calc(var(--_u) * 88);
    object-fit: cover;
  }

  .name {
    position: absolute;
    inset-block-start: calc(var(--_u) * 5);
    inset-inline: calc(var(--_u) * 7) calc(var(--_u) * 24);
    block-size: calc(var(--_u) * 26);
    display: grid;
    align-items: center;
    color: var(--_paper);
    font-size: calc(var(--_u) * 12.5);
    font-weight: 700;
    line-height: 1;
    letter-spacing: 0.01em;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .name > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; padding-inline-start: calc(var(--_u) * 3); }
  .name.long { font-size: calc(var(--_u) * 10); }

  .parts, .text {
    position: absolute;
    inset-inline: calc(var(--_u) * 8);
    font-size: calc(var(--_u) * 9);
    text-align: center;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .parts {
    inset-block-start: calc(var(--_u) * 33.5);
    padding: calc(var(--_u) * 1) calc(var(--_u) * 3);
    background: var(--_paper);
    font-weight: 600;
    -webkit-line-clamp: 2;
  }
  .text {
    inset-block-end: calc(var(--_u) * 50);
    padding: calc(var(--_u) * 2) calc(var(--_u) * 3);
    background: color-mix(in srgb, var(--_paper) 90%, transparent);
    font-family: var(--_sans);
    line-height: 1.2;
    -webkit-line-clamp: 4;
  }

  .level {
    position: absolute;
    inset-inline-start: calc(var(--_u) * 6);
    inset-block-end: calc(var(--_u) * 5);
    inline-size: calc(var(--_u) * 42);
    block-size: calc(var(--_u) * 42);
    display: grid;
    place-content: center;
    justify-items: center;
  }
  .level svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  .seal { fill: var(--_paper); stroke: var(--_ink); stroke-width: 1.4; }
  .ring { fill: none; stroke: var(--_paper-deep); stroke-width: 3.4; }
  .ring-left { fill: none; stroke: var(--_ember); stroke-width: 3.4; }
  .ring-extra { fill: none; stroke: var(--_extra-lives); stroke-width: 3.4; }
  .now, .start { position: relative; font-variant-numeric: lining-nums tabular-nums; }
  .now { font-size: calc(var(--_u) * 19); font-weight: 700; line-height: 0.95; }
  .start { font: 600 calc(var(--_u) * 8.5) / 1 var(--_sans); color: var(--_ink-soft); }
  .now.wide { font-size: calc(var(--_u) * 14); }
  .now.widest { font-size: calc(var(--_u) * 9.5); padding-block: calc(var(--_u) * 2); }

  .strike {
    position: absolute;
    inset-inline-end: calc(var(--_u) * 6);
    inset-block-end: calc(var(--_u) * 10);
    inline-size: calc(var(--_u) * 60);
    block-size: calc(var(--_u) * 32);
    display: flex;
    align-items: center;
    justify-content: center;
    gap: calc(var(--_u) * 2);
    font-size: calc(var(--_u) * 16);
    font-weight: 700;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  .strike .drawing { color: var(--_ember); inline-size: calc(var(--_u) * 15); block-size: calc(var(--_u) * 15); }
  .strike.wide { font-size: calc(var(--_u) * 12); gap: 0; }
  .strike.wide .drawing { inline-size: calc(var(--_u) * 11); }
  .strike.widest { font-size: calc(var(--_u) * 9); }
  /* Upright on a turned card, the strike has only the foot's height for its width: the sword goes above the figures. */
  .tapped .strike {
    inset-inline-end: calc(var(--_u) * 3);
    inset-block-end: calc(var(--_u) * 8);
    inline-size: calc(var(--_u) * 42);
    block-size: calc(var(--_u) * 36);
    flex-direction: column;
    gap: 0;
  }

  .piles {
    position: absolute;
    inset-inline-start: calc(var(--_u) * 11);
    inset-block-start: calc(var(--_u) * 31);
    inline-size: calc(var(--_u) * 98);
    block-size: calc(var(--_u) * 92);
    display: grid;
    grid-template-columns: auto;
    align-content: center;
    justify-content: center;
    gap: 0 calc(var(--_u) * 2);
  }
  .piles.many { grid-template-columns: auto auto; }
  .pile { display: flex; align-items: center; }
  .pile .heap { inline-size: calc(var(--_u) * 26); block-size: calc(var(--_u) * 29.5); }
  .many .pile .heap { inline-size: calc(var(--_u) * 22); block-size: calc(var(--_u) * 25); }
  .many .pile { block-size: calc(var(--_u) * 30); }
  .count {
    min-inline-size: calc(var(--_u) * 15);
    margin-inline-start: calc(var(--_u) * -2);
    padding: calc(var(--_u) * 1.5) calc(var(--_u) * 3.5);
    border: calc(var(--_u) * 0.8) solid var(--_ink);
    border-radius: calc(var(--_u) * 3);
    background: var(--_paper);
    font: 700 calc(var(--_u) * 15) / 1 var(--_sans);
    font-variant-numeric: tabular-nums;
    text-align: center;
    box-sizing: border-box;
  }
  .few .pile .heap { inline-size: calc(var(--_u) * 36); block-size: calc(var(--_u) * 40.8); }
  .few .count { font-size: calc(var(--_u) * 21); margin-inline-start: calc(var(--_u) * -4); }
  .merged .few .pile .heap { inline-size: calc(var(--_u) * 32); block-size: calc(var(--_u) * 36); }
  .merged .few .count { font-size: calc(var(--_u) * 17); }
  .merged .piles { align-content: end; }
  .marked .versal { display: none; }
  .marked .rosette { opacity: 0.6; }
  .many .count { font-size: calc(var(--_u) * 11.5); padding-inline: calc(var(--_u) * 1.5); min-inline-size: calc(var(--_u) * 12); }

  /* How many cards lie in the stack, hung over its corner so that nothing of the card is covered but its frame. */
  .copies {
    position: absolute;
    inset-inline-end: calc(var(--_u) * -9);
    inset-block-start: calc(var(--_u) * -12);
    min-inline-size: calc(var(--_u) * 26);
    padding: calc(var(--_u) * 2.5) calc(var(--_u) * 4);
    border-radius: calc(var(--_u) * 3);
    outline: calc(var(--_u) * 1) solid var(--_paper);
    background: var(--_ember);
    color: var(--_on-ember);
    font: 700 calc(var(--_u) * 14) / 1 var(--_sans);
    font-variant-numeric: lining-nums tabular-nums;
    text-align: center;
    box-sizing: border-box;
  }

  /* On a turned card the name lies on its side; the square that the card takes has room to say it upright. */
  .caption {
    position: absolute;
    inset-inline: calc(var(--_u) * 24);
    inset-block-end: 0;
    block-size: calc(var(--_u) * 22);
    display: none;
    align-items: end;
    justify-content: center;
    color: var(--berserk-caption, var(--_ink));
    font-size: calc(var(--_u) * 11.5);
    font-weight: 700;
    line-height: 1.3;
  }
  .caption > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .tapped .caption { display: flex; }

  @media (forced-colors: active) {
    .shade { display: none; }
    .paper, .under, .seal, .foot { fill: Canvas; stroke: CanvasText; }
    .band { fill: CanvasText; }
    .name { color: Canvas; forced-color-adjust: none; }
    .rule, .rosette, .ring { stroke: GrayText; }
    .ring-left, .ring-extra { stroke: Highlight; }
    .versal { fill: CanvasText; stroke: Canvas; }
    .rank { stroke: Canvas; }
    .corner { fill: CanvasText; }
    .copies { forced-color-adjust: none; background: Highlight; color: HighlightText; outline-color: Canvas; }
  }
`;
