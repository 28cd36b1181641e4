//! The format of everything that comes from outside, as one table; what is not in it is refused (R34).
//!
//! Each noun has a file. [`check`] walks a value by the table.

use crate::bounds;
use crate::card::{CardType, Zone};
use crate::error::RulesError;
use crate::input::Input;

mod ability;
mod card;
mod check;
mod effect;
mod scenario;
mod step;

pub(crate) use ability::AbilityKind;
pub(crate) use effect::{EFFECT, EffectKind};
pub(crate) use scenario::SCENARIO;
pub(crate) use step::{ACTION, ActionKind, CHOICE, STEP};

/// What a value must look like.
pub(crate) enum Shape {
    /// True or false.
    Flag,
    /// Whole, and within these bounds.
    Integer { min: u32, max: u32 },
    /// Its length is in characters.
    Text { min: usize, max: usize },
    /// One of these words, with commas between.
    Words(&'static str),
    /// So many values of one shape.
    List { of: &'static Shape, min: usize, max: usize },
    /// An object whose members are ids of the user's own.
    Named { of: &'static Shape, max: usize },
    /// An object with these members and no others.
    Object(&'static [Member]),
    /// An object whose member `format` says in which version it is written; of a newer one nothing else is looked at.
    Versioned(u32, &'static Shape),
    /// An object with exactly one of these members.
    OneOf(&'static [Member]),
    /// An object whose member `kind` is one of these words and says which members it has besides.
    Kinds { words: &'static str, members: &'static [&'static [Member]] },
    /// One or the other, by the value's type.
    Either { expected: &'static str, one: &'static Shape, other: &'static Shape },
    /// An ability, inside of which cards are named by role.
    Ability(&'static Shape),
    /// What else must hold.
    Also(&'static Shape, fn(&Input<'_>) -> Result<(), RulesError>),
}

/// A member of an object.
pub(crate) struct Member {
    name: &'static str,
    shape: &'static Shape,
    needed: bool,
}

const fn need(name: &'static str, shape: &'static Shape) -> Member {
    Member { name, shape, needed: true }
}

const fn may(name: &'static str, shape: &'static Shape) -> Member {
    Member { name, shape, needed: false }
}

const fn list(of: &'static Shape, max: usize) -> Shape {
    Shape::List { of, min: 0, max }
}

/// An object of several kinds: the words for them, and the members that each has.
macro_rules! kinds {
    ($visible:vis $shape:ident: $kind:ident {
        $first:ident = $first_word:literal [$($first_member:expr),*]
        $(, $meaning:ident = $word:literal [$($member:expr),*])* $(,)?
    }) => {
        #[derive(Clone, Copy)]
        pub(crate) enum $kind { $first $(, $meaning)* }
        $crate::input::words!($kind { $first = $first_word $(, $meaning = $word)* });

        $visible static $shape: $crate::format::Shape = $crate::format::Shape::Kinds {
            words: $kind::WORDS,
            members: &[&[$($first_member),*] $(, &[$($member),*])*],
        };
    };
}
use kinds;

/// A step's number, or a waiting trigger's.
pub(crate) static REVISION: Shape = Shape::Integer { min: 0, max: u32::MAX };
pub(crate) static CARD_ID: Shape = ID;

const FLAG: Shape = Shape::Flag;
const ID: Shape = Shape::Text { min: 1, max: bounds::ID };
const NAME: Shape = Shape::Text { min: 1, max: bounds::NAME };
const TEXT: Shape = Shape::Text { min: 0, max: bounds::TEXT };
const AMOUNT: Shape = Shape::Integer { min: 0, max: bounds::AMOUNT };
const STRENGTH: Shape = Shape::Integer { min: 0, max: bounds::STRENGTH };
const ZONE: Shape = Shape::Words(Zone::WORDS);
const CARD_TYPE: Shape = Shape::Words(CardType::WORDS);

/// A player's number; whether such a player takes part is for the board to say.
#[allow(clippy::cast_possible_truncation)]
static PLAYER: Shape = Shape::Integer { min: 0, max: bounds::PLAYERS.1 as u32 - 1 };

/// How many cards.
#[allow(clippy::cast_possible_truncation)]
static CARD_COUNT: Shape = Shape::Integer { min: 0, max: bounds::TARGETS as u32 };

static CARDS: Shape = list(&CARD_ID, bounds::TARGETS);

static RESOURCES: Shape = Shape::Named { of: &AMOUNT, max: bounds::RESOURCES };
