/** What a deck may hold; a name, a text and figures may be as long and as large as the engine takes them. */
export const BOUNDS = {
  /** Cards on a wall, each copy counted. */
  cards: 2_000,
  /** Copies that one line may ask for. */
  copies: 999,
  /** Lines of a deck list, blank ones too. */
  lines: 10_000,
  /** Characters of one line of a deck list, blanks too. */
  line: 2_000,
  /** Rows of cards that a list is looked up in. */
  rows: 20_000,
  /** Characters of a deck list. */
  list: 500_000,
  /** Characters of the rows. */
  text: 10_000_000,
  id: 64,
  name: 200,
  printed: 4_000,
  image: 200_000,
  life: 999,
  strength: 999,
  pile: 999_999_999,
} as const;
