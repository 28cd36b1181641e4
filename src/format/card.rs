//! A card at the start.

use super::ability::ABILITY;
use super::{AMOUNT, CARD_ID, CARD_TYPE, NAME, PLAYER, STRENGTH, Shape, TEXT, ZONE, list, may, need};
use crate::bounds;
use crate::card::Orientation;
use crate::error::{Fault, RulesError};
use crate::input::Input;

pub(super) static CARD: Shape = Shape::Object(&[
    need("id", &CARD_ID),
    need("owner", &PLAYER),
    need("name", &NAME),
    may("controller", &PLAYER),
    may("life", &Shape::Integer { min: 1, max: bounds::LIFE }),
    may("strike", &STRIKE),
    may("type", &CARD_TYPE),
    may("zone", &ZONE),
    may("cell", &CELL),
    may("orientation", &Shape::Words(Orientation::WORDS)),
    may("markers", &MARKERS),
    may("counters", &AMOUNT),
    may("poison", &AMOUNT),
    may("attachedTo", &CARD_ID),
    may("text", &TEXT),
    may("image", &Shape::Also(&Shape::Text { min: 1, max: bounds::IMAGE }, address)),
    may("abilities", &Shape::Also(&ABILITIES, ids_differ)),
]);

/// One strength, or weak, medium and strong.
static STRIKE: Shape = Shape::Either {
    expected: "integer or list of three",
    one: &STRENGTH,
    other: &Shape::List { of: &STRENGTH, min: 3, max: 3 },
};

pub(super) static CELL: Shape = Shape::Object(&[need("row", &ON_TABLE), need("column", &ON_TABLE)]);
const ON_TABLE: Shape = Shape::Integer { min: 0, max: bounds::CELL };

static MARKERS: Shape =
    Shape::Object(&[may("wounds", &AMOUNT), may("extraLives", &AMOUNT), may("lifeReductions", &AMOUNT)]);

static ABILITIES: Shape = list(&ABILITY, bounds::ABILITIES);

fn ids_differ(input: &Input<'_>) -> Result<(), RulesError> {
    let abilities = input.value.values();
    for (index, ability) in abilities.iter().enumerate() {
        let found = ability.at("id").text();
        if abilities.iter().take(index).any(|other| other.at("id").text() == found) {
            return Err(input.path.index(index).field("id").error(Fault::Duplicate { found: found.into() }));
        }
    }
    Ok(())
}

/// A picture's address that no page can take for a script: http(s), relative or `data:image`.
fn address(input: &Input<'_>) -> Result<(), RulesError> {
    let address = input.value.text().as_bytes();
    let head = address.split(|byte| b"/?#".contains(byte)).next().unwrap_or_default();
    let scheme = head.split(|byte| *byte == b':').next().unwrap_or_default();
    let safe = scheme.len() == head.len()
        || scheme.eq_ignore_ascii_case(b"http")
        || scheme.eq_ignore_ascii_case(b"https")
        || head.eq_ignore_ascii_case(b"data:image");
    // Browsers drop control characters and turn backslashes before they look for a scheme.
    let odd = address.starts_with(b" ") || address.iter().any(|byte| *byte < 0x20 || *byte == 0x7F || *byte == b'\\');
    if safe && !odd { Ok(()) } else { input.error(Fault::UnsafeAddress) }
}
