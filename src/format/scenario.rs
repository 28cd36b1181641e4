//! A scenario: a set-up, and the steps played on it.

use super::card::CARD;
use super::step::STEP;
use super::{FLAG, PLAYER, RESOURCES, Shape, TEXT, list, may, need};
use crate::bounds;
use crate::rulebook::Edition;

/// The version of the format that this engine writes, and the newest that it reads. Files of each version are kept in
/// `tests/formats`; a further version comes with what [`Scenario`](crate::Scenario) makes of the older ones.
const VERSION: u32 = 1;

pub(crate) static SCENARIO: Shape = Shape::Versioned(VERSION, &MEMBERS);

static MEMBERS: Shape = Shape::Object(&[
    need("format", &Shape::Integer { min: 1, max: VERSION }),
    may("edition", &Shape::Words(Edition::WORDS)),
    may("activePlayer", &PLAYER),
    may("players", &Shape::List { of: &PLAYER_SETUP, min: bounds::PLAYERS.0, max: bounds::PLAYERS.1 }),
    need("cards", &SET_UP),
    may("title", &TEXT),
    may("notes", &Shape::Text { min: 0, max: bounds::NOTES }),
    may("illustrative", &FLAG),
    may("steps", &STEPS),
]);

static SET_UP: Shape = list(&CARD, bounds::CARDS);
static STEPS: Shape = list(&STEP, bounds::STEPS);

static PLAYER_SETUP: Shape =
    Shape::Object(&[may("name", &Shape::Text { min: 0, max: bounds::NAME }), may("resources", &RESOURCES)]);
