//! What happened, told as data: each event with the clause that it follows.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::Serialize;

use crate::card::{CardId, Cell, MarkerKind, Player, Zone};
use crate::effect::Cause;
use crate::refusal::{Refusal, RefusalCode};
use crate::resources::Resources;
use crate::rulebook::RuleRef;

/// One thing that happened. Events stand in the order in which things happen, and only if something did (R35).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct RuleEvent {
    /// The clause, or none where the fragments hold none (R36).
    pub rule: Option<RuleRef>,
    /// What it was.
    #[serde(flatten)]
    pub what: Happening,
}

/// Why a card was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TapReason {
    /// To pay (506.2).
    Cost,
    /// After its fight (506.3).
    Combat,
    /// By an effect, which is no action (R18).
    Effect,
}

/// The kinds of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Happening {
    /// Wounds were placed.
    Wounded {
        /// On this card.
        card: CardId,
        /// So many.
        amount: u32,
        /// The level afterwards; it may be below 0.
        level: i64,
        /// From what.
        by: Option<Cause>,
    },
    /// Wounds were taken off.
    Healed {
        /// Of this card.
        card: CardId,
        /// So many.
        amount: u32,
        /// The level afterwards.
        level: i64,
    },
    /// Extra lives were placed.
    LivesAdded {
        /// On this card.
        card: CardId,
        /// So many were asked for (R35a).
        amount: u32,
        /// So many reductions went for them.
        cancelled: u32,
        /// The level afterwards.
        level: i64,
    },
    /// Life reductions were placed.
    LivesReduced {
        /// On this card.
        card: CardId,
        /// So many were asked for (R35a).
        amount: u32,
        /// So many extra lives went for them.
        cancelled: u32,
        /// The level afterwards.
        level: i64,
    },
    /// Extra lives or reductions were taken off (R5).
    LivesRemoved {
        /// Of this card.
        card: CardId,
        /// Of this kind.
        marker: MarkerKind,
        /// So many.
        amount: u32,
        /// The level afterwards.
        level: i64,
    },
    /// Wounds became life reductions, which is no healing (504.6).
    WoundsReplaced {
        /// On this card.
        card: CardId,
        /// So many.
        amount: u32,
    },
    /// The level was set.
    LevelSet {
        /// Of this card.
        card: CardId,
        /// To this.
        level: i64,
    },
    /// A card was destroyed.
    Destroyed {
        /// The card; of a merged creature the host.
        card: CardId,
        /// From what it died (505.1.1); none if unknown or if it reached no graveyard (R13).
        died_from: Option<Cause>,
        /// Where it stood.
        cell: Option<Cell>,
        /// All cards that go, the host first (R35a).
        #[cfg_attr(feature = "schema", ts(type = "readonly string[]"))]
        parts: Vec<CardId>,
    },
    /// A card went from zone to zone, or from cell to cell.
    Moved {
        /// The card.
        card: CardId,
        /// From there.
        from: Zone,
        /// To there.
        to: Zone,
    },
    /// A card was tapped.
    Tapped {
        /// The card.
        card: CardId,
        /// Why.
        reason: TapReason,
    },
    /// A card was untapped.
    Untapped {
        /// The card.
        card: CardId,
    },
    /// A cost beyond tapping was paid (506.2).
    Paid {
        /// By this card.
        card: CardId,
        /// So many counters.
        counters: u32,
        /// So many wounds.
        wounds: u32,
        /// So much of each resource.
        #[cfg_attr(feature = "schema", ts(type = "Readonly<Record<string, number>>"))]
        resources: Resources,
    },
    /// An activated ability was declared.
    AbilityUsed {
        /// Of this card.
        card: CardId,
        /// This ability.
        #[cfg_attr(feature = "schema", ts(type = "string"))]
        ability: Arc<str>,
        /// Is it an action (506.1, R44)?
        is_action: bool,
    },
    /// A triggered ability was set off.
    Triggered {
        /// Of this card.
        card: CardId,
        /// This ability.
        #[cfg_attr(feature = "schema", ts(type = "string"))]
        ability: Arc<str>,
        /// The id under which it waits for a choice; none if it resolves at once.
        pending: Option<u32>,
    },
    /// A strike was declared.
    CombatDeclared {
        /// By this card.
        attacker: CardId,
        /// Against this one.
        target: CardId,
    },
    /// A defender stepped in.
    Defended {
        /// This card.
        defender: CardId,
        /// For this one.
        target: CardId,
    },
    /// The combat is over.
    CombatEnded {
        /// Was there a fight (R22)?
        fought: bool,
    },
    /// Control changed.
    ControlTaken {
        /// Of this card.
        card: CardId,
        /// To this player.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        player: Player,
    },
    /// A card joined another (505.4).
    Attached {
        /// The joining card.
        part: CardId,
        /// The host.
        to: CardId,
    },
    /// Counters were placed.
    CountersAdded {
        /// On this card.
        card: CardId,
        /// So many.
        amount: u32,
    },
    /// Counters were taken off.
    CountersRemoved {
        /// Of this card.
        card: CardId,
        /// So many.
        amount: u32,
    },
    /// A card was poisoned (R23).
    Poisoned {
        /// The card.
        card: CardId,
        /// The poison that it has now.
        amount: u32,
    },
    /// All poison was taken off.
    Cured {
        /// Of this card.
        card: CardId,
    },
    /// A player got resources.
    ResourcesAdded {
        /// The player.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        player: Player,
        /// The resource's name.
        resource: String,
        /// So many.
        amount: u32,
    },
    /// A turn started (R23).
    TurnStarted {
        /// Of this player.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        player: Player,
    },
    /// An effect, or a trigger, could not be carried out (R8, R30, R40).
    Skipped {
        /// Why.
        reason: RefusalCode,
        /// The card that it would have hit; of a trigger without a legal target its own.
        card: Option<CardId>,
    },
    /// Triggers fed each other for too long (R37).
    ChainStopped {
        /// So many were dropped.
        dropped: u32,
    },
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It stands.
    Done {
        /// How many steps stand now (R33).
        revision: u32,
        /// What happened.
        events: Arc<[RuleEvent]>,
    },
    /// The rules say no; nothing changed.
    Refused(Refusal),
}

impl Outcome {
    /// Did the step stand?
    #[must_use]
    pub const fn is_ok(&self) -> bool {
        matches!(self, Self::Done { .. })
    }

    /// What happened; nothing if it was refused.
    #[must_use]
    pub fn events(&self) -> &[RuleEvent] {
        match self {
            Self::Done { events, .. } => events,
            Self::Refused(_) => &[],
        }
    }

    /// Why it was refused, if it was.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Done { .. } => None,
            Self::Refused(refusal) => Some(refusal),
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("Outcome", 3)?;
        match self {
            Self::Done { revision, events } => {
                fields.serialize_field("ok", &true)?;
                fields.serialize_field("revision", revision)?;
                fields.serialize_field("events", events)?;
            }
            Self::Refused(refusal) => {
                fields.serialize_field("ok", &false)?;
                fields.serialize_field("refusal", refusal)?;
            }
        }
        fields.end()
    }
}
