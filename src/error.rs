//! Misuse: input that is no scenario, effect, action or choice at all.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// What is wrong with an input, where, and what was expected. The board that refused it is unchanged.
///
/// Rules that say no are no errors: see [`Refusal`](crate::Refusal).
#[derive(Clone, Debug, PartialEq)]
pub struct RulesError(Box<Misuse>);

/// What a [`RulesError`] says.
#[derive(Clone, Debug, PartialEq)]
pub struct Misuse {
    /// What is wrong.
    pub fault: Fault,
    /// Where in the input, as in `cards[2].markers.wounds`; empty for the input as a whole.
    pub path: String,
}

impl core::ops::Deref for RulesError {
    type Target = Misuse;

    fn deref(&self) -> &Misuse {
        &self.0
    }
}

/// The kinds of misuse; [`Fault::code`] is the name under which programs and language files know each.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// A value of another type than expected.
    WrongType {
        /// What was expected: `"text"`, `"integer"`, `"true or false"`, `"list"`, `"object"`, or several.
        expected: &'static str,
        /// The type that came.
        found: &'static str,
    },
    /// A member that must be there is not.
    MissingField {
        /// Its name.
        field: &'static str,
    },
    /// A member that the format does not know.
    UnknownField {
        /// Its name.
        field: String,
    },
    /// A word that is none of those expected.
    UnknownWord {
        /// The words that would do.
        expected: &'static str,
        /// The word that came.
        found: String,
    },
    /// A number outside its bounds.
    OutOfRange {
        /// The least that would do.
        min: u32,
        /// The most that would do.
        max: u32,
        /// What came, an integer.
        found: f64,
    },
    /// A scenario in a newer version of the format than this engine reads.
    NewerFormat {
        /// Its version, an integer.
        found: f64,
        /// The newest version that would do.
        known: u32,
    },
    /// A text, list or nesting too short or too long.
    BadLength {
        /// The least that would do.
        min: usize,
        /// The most that would do.
        max: usize,
    },
    /// The same id or card stands twice.
    Duplicate {
        /// What stands twice.
        found: String,
    },
    /// The id of a card that is not on the board.
    NoSuchCard {
        /// The id.
        found: String,
    },
    /// The number of a player who does not take part.
    NoSuchPlayer {
        /// The number.
        found: u32,
    },
    /// A role or word that has no meaning in this place, as `killer` in an ability that no death sets off.
    NotHere {
        /// The role or word.
        found: String,
    },
    /// A picture address that is neither http(s), relative nor `data:image`.
    UnsafeAddress,
    /// Extra lives and life reductions on one card (R1).
    BothMarkers,
    /// A card in play with a life level below 1 (R34).
    DeadInPlay,
    /// Markers, counters, poison, a tap or a controller where a card cannot have them (R6, R34).
    CannotHave,
    /// A blow of a card with three strengths must name one (R27).
    StrengthNeeded,
    /// A named strength for a card that does not have three (R27).
    StrengthUnknown,
    /// More markers, counters or resources in one place than [`bounds::PILE`](crate::bounds::PILE).
    PileTooHigh,
    /// A step that tells or looks at too much ([`bounds::EVENTS`](crate::bounds::EVENTS),
    /// [`bounds::WORK`](crate::bounds::WORK)).
    StepTooLong,
    /// The history is full ([`bounds::STEPS`](crate::bounds::STEPS), [`bounds::HISTORY`](crate::bounds::HISTORY)).
    HistoryFull,
    /// A step of a scenario that the rules refuse (R34).
    RefusedStep {
        /// Why.
        refusal: crate::Refusal,
    },
    /// Text that is no JSON.
    NotJson {
        /// Line, counted from 1.
        line: usize,
        /// Column, counted from 1.
        column: usize,
    },
    /// A JavaScript value that threw while it was read.
    Unreadable,
    /// A call to a board from within a call to it.
    Reentry,
    /// The engine stopped while it held the board, which must be made anew.
    Gone,
}

impl Fault {
    /// The fault's name in programs and language files.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::WrongType { .. } => "wrongType",
            Self::MissingField { .. } => "missingField",
            Self::UnknownField { .. } => "unknownField",
            Self::UnknownWord { .. } => "unknownWord",
            Self::OutOfRange { .. } => "outOfRange",
            Self::NewerFormat { .. } => "newerFormat",
            Self::BadLength { .. } => "badLength",
            Self::Duplicate { .. } => "duplicate",
            Self::NoSuchCard { .. } => "noSuchCard",
            Self::NoSuchPlayer { .. } => "noSuchPlayer",
            Self::NotHere { .. } => "notHere",
            Self::UnsafeAddress => "unsafeAddress",
            Self::BothMarkers => "bothMarkers",
            Self::DeadInPlay => "deadInPlay",
            Self::CannotHave => "cannotHave",
            Self::StrengthNeeded => "strengthNeeded",
            Self::StrengthUnknown => "strengthUnknown",
            Self::PileTooHigh => "pileTooHigh",
            Self::StepTooLong => "stepTooLong",
            Self::HistoryFull => "historyFull",
            Self::RefusedStep { .. } => "refusedStep",
            Self::NotJson { .. } => "notJson",
            Self::Unreadable => "unreadable",
            Self::Reentry => "reentry",
            Self::Gone => "gone",
        }
    }

    /// What a sentence about the fault needs besides its path: pairs of a name and a value, by code.
    #[must_use]
    pub fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::WrongType { expected, found } => {
                vec![("expected", (*expected).into()), ("found", (*found).into())]
            }
            Self::MissingField { field } => vec![("field", (*field).into())],
            Self::UnknownField { field } => vec![("field", field.clone())],
            Self::UnknownWord { expected, found } => {
                vec![("expected", (*expected).into()), ("found", found.clone())]
            }
            Self::OutOfRange { min, max, found } => {
                vec![("min", decimal(*min)), ("max", decimal(*max)), ("found", integer(*found))]
            }
            Self::NewerFormat { found, known } => {
                vec![("found", integer(*found)), ("known", decimal(*known))]
            }
            Self::BadLength { min, max } => {
                vec![("min", decimal(*min)), ("max", decimal(*max))]
            }
            Self::Duplicate { found } | Self::NoSuchCard { found } | Self::NotHere { found } => {
                vec![("found", found.clone())]
            }
            Self::NoSuchPlayer { found } => vec![("found", decimal(*found))],
            Self::RefusedStep { refusal } => vec![("refusal", refusal.reason.code().into())],
            Self::NotJson { line, column } => {
                vec![("line", decimal(*line)), ("column", decimal(*column))]
            }
            _ => Vec::new(),
        }
    }
}

impl RulesError {
    pub(crate) fn at(fault: Fault, path: String) -> Self {
        Self(Box::new(Misuse { fault, path }))
    }

    /// An error about the input, or the call, as a whole.
    pub(crate) fn of_whole(fault: Fault) -> Self {
        Self::at(fault, String::new())
    }

    /// The same error in an input that holds this one under `parent`.
    #[must_use]
    pub(crate) fn within(mut self, parent: &str) -> Self {
        let joint = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.0.path = [parent, joint, &self.0.path].concat();
        self
    }
}

/// An integer's digits. The standard library's formatting would be a twentieth of the wasm.
pub(crate) fn decimal(number: impl itoa::Integer) -> String {
    itoa::Buffer::new().format(number).into()
}

/// An integer as text. Beyond 2^53 its digits would say nothing, and writing any float takes a fifth of the engine.
fn integer(number: f64) -> String {
    // Compared before.
    #[allow(clippy::cast_possible_truncation)]
    let exact = number as i64;
    match number.abs() <= 9_007_199_254_740_991.0 {
        true => decimal(exact),
        false => String::from(if number.is_sign_negative() { "below -2^53" } else { "above 2^53" }),
    }
}

/// For programmers, short: `cards[1].life: outOfRange (min 1, max 999, found 0)`. Readers get a sentence in their own
/// language from the code and the parameters.
impl fmt::Display for RulesError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            out.write_str(&self.path)?;
            out.write_str(": ")?;
        }
        out.write_str(self.fault.code())?;
        for (index, (name, value)) in self.fault.params().iter().enumerate() {
            out.write_str(if index == 0 { " (" } else { ", " })?;
            out.write_str(name)?;
            out.write_str(" ")?;
            out.write_str(value)?;
        }
        if self.fault.params().is_empty() { Ok(()) } else { out.write_str(")") }
    }
}

impl core::error::Error for RulesError {}
