//! The clauses of the rules and their numbers in both editions.
//!
//! Texts live in language files, keyed by the clause; the engine only cites.

use serde::Serialize;

use crate::input::words;

/// Which edition's clause numbers are cited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Sections 504 to 507.
    #[default]
    Heroes,
    /// Sections 508 and 509.
    Classic,
}

words!(Edition { Heroes = "heroes", Classic = "classic" });

/// A clause of the rules, as events and refusals cite it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RuleRef {
    /// The edition that states it; not always the board's own (R36).
    pub edition: Edition,
    /// Its number there, as in `"505.1.1"`.
    #[cfg_attr(feature = "schema", ts(type = "string"))]
    pub clause: &'static str,
}

/// The clauses that the engine cites, under the numbers of the `heroes` edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// A card enters play with its starting life.
    C504_1,
    /// Extra lives.
    C504_2,
    /// Wounds.
    C504_3,
    /// Life reductions.
    C504_4,
    /// How the three kinds of markers act on each other.
    C504_5,
    /// Set life to X.
    C504_6,
    /// Destruction by the life level.
    C505_1,
    /// Destruction without wounds.
    C505_2,
    /// The card's own death triggers.
    C505_3Own,
    /// Other cards' death triggers.
    C505_3Others,
    /// Merged creatures.
    C505_4,
    /// What an action is and what it needs.
    C506_1,
    /// The order of paying.
    C506_2,
    /// When fighters are tapped.
    C506_3,
}

impl Clause {
    /// Every clause that the engine cites.
    pub const ALL: [Self; 14] = [
        Self::C504_1,
        Self::C504_2,
        Self::C504_3,
        Self::C504_4,
        Self::C504_5,
        Self::C504_6,
        Self::C505_1,
        Self::C505_2,
        Self::C505_3Own,
        Self::C505_3Others,
        Self::C505_4,
        Self::C506_1,
        Self::C506_2,
        Self::C506_3,
    ];

    /// The citation on a board of that edition (R36): a clause that `classic` lacks stays one of `heroes`.
    #[must_use]
    pub const fn cited(self, edition: Edition) -> RuleRef {
        let (heroes, classic) = match self {
            Self::C504_1 => ("504.1", None),
            Self::C504_2 => ("504.2", Some("508")),
            Self::C504_3 => ("504.3", Some("508.3")),
            Self::C504_4 => ("504.4", Some("508")),
            Self::C504_5 => ("504.5", Some("508")),
            Self::C504_6 => ("504.6", None),
            Self::C505_1 => ("505.1", Some("509")),
            Self::C505_2 => ("505.2", Some("509.2")),
            Self::C505_3Own => ("505.3", Some("509.3")),
            Self::C505_3Others => ("505.3", None),
            Self::C505_4 => ("505.4", None),
            Self::C506_1 => ("506.1", None),
            Self::C506_2 => ("506.2", None),
            Self::C506_3 => ("506.3", None),
        };
        match (edition, classic) {
            (Edition::Classic, Some(clause)) => RuleRef { edition, clause },
            _ => RuleRef { edition: Edition::Heroes, clause: heroes },
        }
    }
}
