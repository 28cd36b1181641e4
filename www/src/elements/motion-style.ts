import { css } from "lit";

/** What flies over the table for a moment. It takes no room and no clicks, and is gone when nothing flies. */
export const motionStyle = css`
  .tabletop { position: relative; }
  .flights { position: absolute; inset: -1px; z-index: 2; overflow: clip; pointer-events: none; }
  .flights > * { position: absolute; inset: 0 auto auto 0; opacity: 0; }
  .token { inline-size: 30px; block-size: 34px; }
  /* What moves in its place is kept to it, and what leaves it lies over all others: else those would be painted anew. */
  .place { overflow: clip; }
  .place[data-moves] { z-index: 1; overflow: visible; }
`;
