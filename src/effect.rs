//! What can be done to cards: effects.

mod read;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;

pub(crate) use read::read_effects;

use crate::card::{CardId, Cell, Player, Zone};

/// An effect from outside, which names its cards by id; a role there is misuse.
pub type Effect = EffectOn<Name>;
/// An effect of an ability, which names its cards by role; an id there is misuse.
pub type AbilityEffect = EffectOn<Name>;

/// How an effect names a card. One type for both ways keeps the engine half as large.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Name {
    /// By id.
    Card(CardId),
    /// By its role in an ability.
    Role(Role),
}

impl From<&str> for Name {
    fn from(id: &str) -> Self {
        Self::Card(id.into())
    }
}
impl From<CardId> for Name {
    fn from(id: CardId) -> Self {
        Self::Card(id)
    }
}
impl From<Role> for Name {
    fn from(role: Role) -> Self {
        Self::Role(role)
    }
}

/// How an ability's effect names its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The card that has the ability.
    #[serde(rename = "self")]
    Itself,
    /// The chosen targets.
    Chosen,
    /// The card whose event set the trigger off.
    Subject,
    /// The card that died.
    Died,
    /// The card from which it died (R24).
    Killer,
    /// The card that declared the strike.
    Attacker,
    /// The card that the blow hit.
    Attacked,
    /// The card that stepped in.
    Defender,
}

impl Role {
    /// The role's word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Itself => "self",
            Self::Chosen => "chosen",
            Self::Subject => "subject",
            Self::Died => "died",
            Self::Killer => "killer",
            Self::Attacker => "attacker",
            Self::Attacked => "attacked",
            Self::Defender => "defender",
        }
    }
}

/// One card or several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Targets<T> {
    /// One card.
    One(T),
    /// Any number up to [`bounds::TARGETS`](crate::bounds::TARGETS); none is legal and does nothing (R29).
    Many(Vec<T>),
}

impl<T> Targets<T> {
    /// The cards as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        match self {
            Self::One(target) => core::slice::from_ref(target),
            Self::Many(targets) => targets,
        }
    }
}

/// A player by number, or the controller of the ability's source (R25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum PlayerName {
    /// Index into the scenario's players.
    Number(Player),
    /// "you".
    You(You),
}

/// The word "you" (R25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum You {
    /// "you".
    You,
}

/// What an effect comes from: the "T" of "died from T" (505.1.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Cause {
    /// Its kind.
    pub kind: CauseKind,
    /// The card behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub card: Option<CardId>,
    /// Its name or wording, for people; at most [`bounds::TEXT`](crate::bounds::TEXT) characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub text: Option<Box<str>>,
}

impl Cause {
    /// A cause of that kind behind which a card stands.
    #[must_use]
    pub const fn by(kind: CauseKind, card: CardId) -> Self {
        Self { kind, card: Some(card), text: None }
    }
}

/// Kinds of causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum CauseKind {
    /// A blow of the attacker.
    Attack,
    /// A blow struck back, which is no attack (R21).
    CounterStrike,
    /// A spell.
    Spell,
    /// An effect of an ability that is no spell.
    Influence,
    /// An ability that says nothing else (R24).
    Ability,
    /// Paying a cost.
    Cost,
    /// Poison at the start of a turn (R23).
    Poison,
    /// Anything else.
    Other,
}

/// How strong a blow is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Strength {
    /// This many wounds, 0 to 999, whatever the card's own strike.
    Number(u32),
    /// One of a card's three strengths, or none.
    Named(NamedStrength),
}

/// The strengths of X-Y-Z, and the miss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum NamedStrength {
    /// X.
    Weak,
    /// Y.
    Medium,
    /// Z.
    Strong,
    /// No blow at all (R26).
    Miss,
}

/// The markers that an effect's end takes off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum LifeMarker {
    /// Extra lives.
    ExtraLives,
    /// Life reductions.
    LifeReductions,
}

/// The zones to which destruction can send a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ZoneOutOfPlay {
    /// As the rules have it.
    Graveyard,
    /// Instead of the graveyard (R12).
    Hand,
    /// Instead of the graveyard (R12).
    Deck,
    /// Instead of the graveyard (R12).
    Removed,
}

impl From<ZoneOutOfPlay> for Zone {
    fn from(zone: ZoneOutOfPlay) -> Self {
        match zone {
            ZoneOutOfPlay::Graveyard => Self::Graveyard,
            ZoneOutOfPlay::Hand => Self::Hand,
            ZoneOutOfPlay::Deck => Self::Deck,
            ZoneOutOfPlay::Removed => Self::Removed,
        }
    }
}

/// An effect, with its cards named by `T`. Amounts are 0 to [`bounds::AMOUNT`](crate::bounds::AMOUNT); 0 changes nothing (R4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum EffectOn<T> {
    /// Places wounds (504.3).
    Wound {
        /// On which cards.
        target: Targets<T>,
        /// How many on each.
        amount: u32,
        /// From what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
    },
    /// Takes wounds off (R3).
    Heal {
        /// Of which cards.
        target: Targets<T>,
        /// How many of each at most.
        amount: u32,
        /// By what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
    },
    /// Places extra lives (504.2, 504.5).
    AddLives {
        /// On which cards.
        target: Targets<T>,
        /// How many on each.
        amount: u32,
        /// From what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
    },
    /// Places life reductions (504.4, 504.5).
    ReduceLives {
        /// On which cards.
        target: Targets<T>,
        /// How many on each.
        amount: u32,
        /// From what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
    },
    /// Sets the life level (504.6, R2); 0 destroys.
    SetLives {
        /// Of which cards.
        target: Targets<T>,
        /// The level, 0 to 999.
        level: u32,
        /// By what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
    },
    /// Ends an effect: takes off up to `amount` markers of one kind that is not wounds (R5).
    RemoveLives {
        /// Of which cards.
        target: Targets<T>,
        /// Which kind.
        marker: LifeMarker,
        /// How many of each at most.
        amount: u32,
        /// By what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
    },
    /// Destroys without wounds (505.2).
    Destroy {
        /// Which cards.
        target: Targets<T>,
        /// By what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
        /// Replaces the graveyard (R12).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        to: Option<ZoneOutOfPlay>,
    },
    /// Finishing blow: destroys a card whose level is at most `amount` (505.2, R16).
    FinishOff {
        /// Which card.
        target: T,
        /// X.
        amount: u32,
        /// By what.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        by: Option<Cause>,
    },
    /// Poisons; the highest poison counts (R23).
    Poison {
        /// Which cards.
        target: Targets<T>,
        /// Wounds a turn.
        amount: u32,
    },
    /// Takes all poison off.
    Cure {
        /// Of which cards.
        target: Targets<T>,
    },
    /// Places counters.
    AddCounters {
        /// On which cards.
        target: Targets<T>,
        /// How many on each.
        amount: u32,
    },
    /// Takes counters off.
    RemoveCounters {
        /// Of which cards.
        target: Targets<T>,
        /// How many of each at most.
        amount: u32,
    },
    /// Gives a player resources.
    AddResources {
        /// Whom.
        player: PlayerName,
        /// Name of the resource, 1 to 64 characters.
        resource: String,
        /// How many.
        amount: u32,
    },
    /// Taps; no action, and nothing on a tapped card (R18).
    Tap {
        /// Which cards.
        target: Targets<T>,
    },
    /// Untaps; nothing on an upright card (R18).
    Untap {
        /// Which cards.
        target: Targets<T>,
    },
    /// Merges: `part` joins `to` (505.4, R14, R31).
    Attach {
        /// The joining card.
        part: T,
        /// The host.
        to: T,
    },
    /// Gives a player control.
    TakeControl {
        /// Of which cards.
        target: Targets<T>,
        /// Whom.
        player: PlayerName,
    },
    /// Returns a card from a graveyard to play (R32).
    Revive {
        /// Which card.
        target: T,
        /// "With N lives" (R15), 0 to 999.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        level: Option<u32>,
        /// Under whose control.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        controller: Option<PlayerName>,
        /// On which cell.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        cell: Option<Cell>,
    },
    /// Moves a card, which is not destroying it (R39).
    Move {
        /// Which cards.
        target: Targets<T>,
        /// Where to.
        to: Zone,
        /// On which cell.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        cell: Option<Cell>,
    },
    /// Finds the first card of a name in a player's zone (R43).
    Search {
        /// Whose zone.
        player: PlayerName,
        /// The name, 1 to 200 characters.
        name: String,
        /// Default: the deck.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        from: Option<Zone>,
        /// Default: the hand.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        to: Option<Zone>,
    },
    /// Starts a player's turn (R23).
    StartTurn {
        /// Whose.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        player: Player,
    },
    /// Ends the declared combat with the fight (506.3, R21).
    Fight {
        /// The attacker's blow (R27).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        strike: Option<Strength>,
        /// The blow back; left out, none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        counter_strike: Option<Strength>,
    },
    /// One effect after another (R8).
    Sequence {
        /// In order.
        effects: Vec<EffectOn<T>>,
    },
}

impl<T> EffectOn<T> {
    /// Its cause, where the kind of effect has one.
    pub(crate) const fn cause(&self) -> Option<&Cause> {
        match self {
            Self::Wound { by, .. }
            | Self::Heal { by, .. }
            | Self::AddLives { by, .. }
            | Self::ReduceLives { by, .. }
            | Self::SetLives { by, .. }
            | Self::RemoveLives { by, .. }
            | Self::Destroy { by, .. }
            | Self::FinishOff { by, .. } => by.as_ref(),
            _ => None,
        }
    }

    /// The player that it names, and under which member.
    pub(crate) const fn player(&self) -> Option<(&'static str, PlayerName)> {
        match self {
            Self::AddResources { player, .. } | Self::TakeControl { player, .. } | Self::Search { player, .. } => {
                Some(("player", *player))
            }
            Self::StartTurn { player } => Some(("player", PlayerName::Number(*player))),
            Self::Revive { controller: Some(player), .. } => Some(("controller", *player)),
            _ => None,
        }
    }

    /// The cards that it names, each list with its member; `attach` has two.
    pub(crate) fn names(&self) -> [Option<(&'static str, &[T])>; 2] {
        match self {
            Self::Wound { target, .. }
            | Self::Heal { target, .. }
            | Self::AddLives { target, .. }
            | Self::ReduceLives { target, .. }
            | Self::SetLives { target, .. }
            | Self::RemoveLives { target, .. }
            | Self::Destroy { target, .. }
            | Self::Poison { target, .. }
            | Self::Cure { target }
            | Self::AddCounters { target, .. }
            | Self::RemoveCounters { target, .. }
            | Self::Tap { target }
            | Self::Untap { target }
            | Self::TakeControl { target, .. }
            | Self::Move { target, .. } => [Some(("target", target.as_slice())), None],
            Self::FinishOff { target, .. } | Self::Revive { target, .. } => {
                [Some(("target", core::slice::from_ref(target))), None]
            }
            Self::Attach { part, to } => {
                [Some(("part", core::slice::from_ref(part))), Some(("to", core::slice::from_ref(to)))]
            }
            Self::AddResources { .. }
            | Self::Search { .. }
            | Self::StartTurn { .. }
            | Self::Fight { .. }
            | Self::Sequence { .. } => [None, None],
        }
    }
}
