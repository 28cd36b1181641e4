//! Every bound on what comes into the engine, in one place; `SECURITY.md` has the table of these and of those of links,
//! files and pages, with the reason for each and its test.
//!
//! Each lies well above what a real game needs (R37) and low enough that no sum of them overflows: the largest life
//! level is `CARDS * LIFE + PILE`, which fits an `i32`.

/// Cards on a board, of all zones together.
pub const CARDS: usize = 2_000;
/// Players of a scenario: from the first to the second number.
pub const PLAYERS: (usize, usize) = (2, 4);
/// Abilities of one card.
pub const ABILITIES: usize = 32;
/// Abilities of all cards of a board together.
pub const BOARD_ABILITIES: usize = 5_000;
/// Effects that one step, or one ability, may hold, those inside sequences counted too.
pub const EFFECTS: usize = 256;
/// How deep sequences may lie in one another.
pub const SEQUENCE_DEPTH: usize = 8;
/// How deep lists and objects of any input may lie in one another; the deepest real one has 2 levels a sequence.
pub const INPUT_DEPTH: usize = 40;
/// Values (numbers, texts, lists, objects and their members) that one input may hold.
pub const INPUT_VALUES: usize = 4_000_000;
/// Bytes of one input: of a JSON text, or of what a JavaScript value takes while it is read.
pub const INPUT_BYTES: usize = 64 << 20;
/// Steps that a board keeps; a further one is an error, since it could not be undone.
pub const STEPS: usize = 200_000;
/// Events and before-images of cards that a board's history keeps, of all steps together; about 100 bytes each.
pub const HISTORY: usize = 2_000_000;
/// Cards that one effect or action may name.
pub const TARGETS: usize = CARDS;
/// Starting life of a card, at least 1 (504.1).
pub const LIFE: u32 = 999;
/// Strength of a blow, and a life level asked for ("set life to X").
pub const STRENGTH: u32 = 999;
/// Amount of one effect: wounds, lives, counters, poison, resources.
pub const AMOUNT: u32 = 999_999;
/// Markers of one kind, counters, or units of a resource that may lie in one place.
pub const PILE: u32 = 999_999_999;
/// Named resources of one player.
pub const RESOURCES: usize = 32;
/// Largest row or column of a cell; the smallest is 0.
pub const CELL: u32 = 99;
/// Characters of an id (of a card, an ability, a resource), at least 1.
pub const ID: usize = 64;
/// Characters of a name.
pub const NAME: usize = 200;
/// Characters of a title, a text on a card or a cause's text.
pub const TEXT: usize = 4_000;
/// Characters of a scenario's notes.
pub const NOTES: usize = 20_000;
/// Characters of a picture's address; long enough for a small `data:image`.
pub const IMAGE: usize = 200_000;
/// Triggers that resolve by themselves in one step before the chain is stopped (R37).
pub const CHAIN: usize = 100;
/// Triggers that may wait at the same time; those set off beyond are dropped with the event `chainStopped`.
pub const WAITING: usize = 1_000;
/// Events of one step, give or take those of one effect; a step that tells more is misuse.
pub const EVENTS: usize = 100_000;
/// Cards and abilities that one step may look at, give or take those of one effect, before it is misuse; a second's work.
pub const WORK: usize = 20_000_000;
