//! A rule that says no: a value, not an error. It happens every day.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

use crate::card::{CardId, Zone};
use crate::rulebook::{Clause, Edition, RuleRef};

/// Why a step was refused; the board is unchanged (R17).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause, or none where the fragments hold none (R36).
    pub rule: Option<RuleRef>,
    /// What stands in the way.
    pub reason: Reason,
}

/// What stands in the way. [`Reason::code`] is the name under which programs and language files know each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The board has no such card.
    UnknownCard {
        /// Its id.
        card: CardId,
    },
    /// The card is not in play.
    NotInPlay {
        /// Its id.
        card: CardId,
        /// Where it is.
        zone: Zone,
    },
    /// The card has no lives (R7).
    NoLives {
        /// Its id.
        card: CardId,
    },
    /// The card is not upright (506.1).
    CardTapped {
        /// Its id.
        card: CardId,
    },
    /// The cost cannot be paid (506.1).
    CannotPay {
        /// The card whose ability it is.
        card: CardId,
        /// What is lacking.
        what: Lack,
        /// How much is needed.
        need: u32,
        /// How much there is.
        have: u32,
    },
    /// The card has no such activated ability.
    UnknownAbility {
        /// The card.
        card: CardId,
        /// The ability asked for.
        ability: Arc<str>,
    },
    /// The card named may not be, or too few or too many are named for the card that acts.
    IllegalTarget {
        /// The card named, or the one acting when there is none to name.
        card: CardId,
    },
    /// Another combat has been declared (R20).
    CombatInProgress {
        /// Its attacker.
        attacker: CardId,
        /// Its attacked card.
        target: CardId,
    },
    /// No combat has been declared.
    NoCombat,
    /// The card may not step in (R20, R28).
    CannotDefend {
        /// Its id.
        card: CardId,
    },
    /// Triggers wait for an answer (R30).
    ChoicePending {
        /// How many.
        count: u32,
    },
    /// No such trigger waits for that answer now (R42).
    NoSuchChoice {
        /// The id asked for.
        pending: u32,
    },
}

/// What a cost lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Other cards to tap.
    TapOthers,
    /// Counters on the card.
    Counters,
    /// Lives to be wounded (R43).
    Wounds,
    /// A named resource of the player.
    Resource(Arc<str>),
}

impl Lack {
    /// Its name: `"tapOthers"`, `"counters"`, `"wounds"` or the resource's own.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::TapOthers => "tapOthers",
            Self::Counters => "counters",
            Self::Wounds => "wounds",
            Self::Resource(name) => name,
        }
    }
}

/// The codes of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum RefusalCode {
    /// [`Reason::UnknownCard`].
    UnknownCard,
    /// [`Reason::NotInPlay`].
    NotInPlay,
    /// [`Reason::NoLives`].
    NoLives,
    /// [`Reason::CardTapped`].
    CardTapped,
    /// [`Reason::CannotPay`].
    CannotPay,
    /// [`Reason::UnknownAbility`].
    UnknownAbility,
    /// [`Reason::IllegalTarget`].
    IllegalTarget,
    /// [`Reason::CombatInProgress`].
    CombatInProgress,
    /// [`Reason::NoCombat`].
    NoCombat,
    /// [`Reason::CannotDefend`].
    CannotDefend,
    /// [`Reason::ChoicePending`].
    ChoicePending,
    /// [`Reason::NoSuchChoice`].
    NoSuchChoice,
}

impl RefusalCode {
    /// The code as text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::UnknownCard => "unknownCard",
            Self::NotInPlay => "notInPlay",
            Self::NoLives => "noLives",
            Self::CardTapped => "cardTapped",
            Self::CannotPay => "cannotPay",
            Self::UnknownAbility => "unknownAbility",
            Self::IllegalTarget => "illegalTarget",
            Self::CombatInProgress => "combatInProgress",
            Self::NoCombat => "noCombat",
            Self::CannotDefend => "cannotDefend",
            Self::ChoicePending => "choicePending",
            Self::NoSuchChoice => "noSuchChoice",
        }
    }
}

/// A value that a sentence about a refusal needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Param<'a> {
    /// A card's id.
    Card(&'a CardId),
    /// Another text.
    Text(&'a str),
    /// A zone, by its word.
    Zone(Zone),
    /// A number.
    Number(u32),
}

impl Reason {
    /// The code under which programs and language files know it.
    #[must_use]
    pub const fn kind(&self) -> RefusalCode {
        match self {
            Self::UnknownCard { .. } => RefusalCode::UnknownCard,
            Self::NotInPlay { .. } => RefusalCode::NotInPlay,
            Self::NoLives { .. } => RefusalCode::NoLives,
            Self::CardTapped { .. } => RefusalCode::CardTapped,
            Self::CannotPay { .. } => RefusalCode::CannotPay,
            Self::UnknownAbility { .. } => RefusalCode::UnknownAbility,
            Self::IllegalTarget { .. } => RefusalCode::IllegalTarget,
            Self::CombatInProgress { .. } => RefusalCode::CombatInProgress,
            Self::NoCombat => RefusalCode::NoCombat,
            Self::CannotDefend { .. } => RefusalCode::CannotDefend,
            Self::ChoicePending { .. } => RefusalCode::ChoicePending,
            Self::NoSuchChoice { .. } => RefusalCode::NoSuchChoice,
        }
    }

    /// The code as text.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.kind().as_str()
    }

    /// The card that it is about, if it is about one.
    #[must_use]
    pub const fn card(&self) -> Option<&CardId> {
        match self {
            Self::UnknownCard { card }
            | Self::NotInPlay { card, .. }
            | Self::NoLives { card }
            | Self::CardTapped { card }
            | Self::CannotPay { card, .. }
            | Self::UnknownAbility { card, .. }
            | Self::IllegalTarget { card }
            | Self::CannotDefend { card } => Some(card),
            Self::CombatInProgress { .. } | Self::NoCombat | Self::ChoicePending { .. } | Self::NoSuchChoice { .. } => {
                None
            }
        }
    }

    /// What a sentence about it needs, by name.
    #[must_use]
    pub fn params(&self) -> Vec<(&'static str, Param<'_>)> {
        match self {
            Self::NotInPlay { card, zone } => {
                vec![("card", Param::Card(card)), ("zone", Param::Zone(*zone))]
            }
            Self::CannotPay { card, what, need, have } => vec![
                ("card", Param::Card(card)),
                ("what", Param::Text(what.name())),
                ("need", Param::Number(*need)),
                ("have", Param::Number(*have)),
            ],
            Self::UnknownAbility { card, ability } => {
                vec![("card", Param::Card(card)), ("ability", Param::Text(ability))]
            }
            Self::CombatInProgress { attacker, target } => {
                vec![("attacker", Param::Card(attacker)), ("target", Param::Card(target))]
            }
            Self::ChoicePending { count } => vec![("count", Param::Number(*count))],
            Self::NoSuchChoice { pending } => vec![("pending", Param::Number(*pending))],
            other => other.card().map(|card| ("card", Param::Card(card))).into_iter().collect(),
        }
    }

    /// The refusal on a board of that edition, with its clause (R36).
    #[must_use]
    pub fn cited(self, edition: Edition) -> Refusal {
        let clause = match self.kind() {
            RefusalCode::NoLives | RefusalCode::NotInPlay => Some(Clause::C504_1),
            RefusalCode::CardTapped
            | RefusalCode::CannotPay
            | RefusalCode::CannotDefend
            | RefusalCode::CombatInProgress
            | RefusalCode::NoCombat => Some(Clause::C506_1),
            _ => None,
        };
        Refusal { rule: clause.map(|clause| clause.cited(edition)), reason: self }
    }
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Params<'a>(&'a Reason);
        impl Serialize for Params<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let params = self.0.params();
                let mut map = serializer.serialize_map(Some(params.len()))?;
                for (name, value) in &params {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
        let mut fields = serializer.serialize_struct("Refusal", 3)?;
        fields.serialize_field("code", self.reason.code())?;
        fields.serialize_field("rule", &self.rule)?;
        fields.serialize_field("params", &Params(&self.reason))?;
        fields.end()
    }
}
