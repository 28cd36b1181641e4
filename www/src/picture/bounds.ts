/** Pixels of the user's own: how wide a picture may be asked for. */
export const WIDTH = { least: 320, most: 4_096 } as const;

/** Cards of one side that are drawn; how many more lie there is said in a line. */
export const DRAWN = 100;

/** Cards that are named in the description, on all sides and in all piles. */
export const NAMED = 400;

/** Characters of all card pictures together that are taken into the picture; a card that comes too late has its rosette. */
export const PICTURES = 1_000_000;

/** Up to so many cards on the table each rosette has all of its lines; above, fewer and plainer ones. */
export const FINELY_DRAWN = 24;
