//! The one file format for saves, links, samples, tests and puzzles: a set-up, and the steps played on it.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;

use crate::ability::Ability;
use crate::action::{Action, Choice};
use crate::card::{CardId, CardType, Cell, Markers, Orientation, Player, Strike, Zone};
use crate::effect::Effect;
#[cfg(feature = "json")]
use crate::error::RulesError;
use crate::format::{SCENARIO, STEP, Shape};
use crate::input::{Meaning, Read, Value};
use crate::resources::Resources;
use crate::rulebook::Edition;

/// A set-up, and the steps played on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Scenario {
    /// The format's version: 1.
    #[cfg_attr(feature = "schema", ts(type = "1"), schemars(range(min = 1, max = 1)))]
    pub format: u32,
    /// Which edition's clause numbers are cited; by default `heroes`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub edition: Option<Edition>,
    /// Two to four; by default two without names and resources.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub players: Option<Vec<PlayerSetup>>,
    /// Whose turn it is; by default the first player's (R28).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub active_player: Option<Player>,
    /// At most [`bounds::CARDS`](crate::bounds::CARDS), of all zones.
    pub cards: Vec<CardSetup>,
    /// For people; kept, not read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub title: Option<String>,
    /// For people; kept, not read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub notes: Option<String>,
    /// Are some of its figures made up? For people; kept, not read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub illustrative: Option<bool>,
    /// At most [`bounds::STEPS`](crate::bounds::STEPS), each accepted by the rules (R34).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub steps: Option<Vec<Step>>,
}

/// A player at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerSetup {
    /// By default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub name: Option<String>,
    /// Pools by name, at most [`bounds::RESOURCES`](crate::bounds::RESOURCES).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Record<string, number>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<alloc::collections::BTreeMap<String, u32>>"))]
    pub resources: Option<Resources>,
}

/// A card at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct CardSetup {
    /// Unique on the board.
    pub id: CardId,
    /// 1 to [`bounds::NAME`](crate::bounds::NAME) characters.
    pub name: String,
    /// From whose deck it is.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub owner: Player,
    /// Who commands it; by default its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub controller: Option<Player>,
    /// Starting life, 1 to [`bounds::LIFE`](crate::bounds::LIFE); left out, a card without lives (R7).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub life: Option<u32>,
    /// Blow of one or of three strengths, each 0 to 999.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub strike: Option<Strike>,
    /// By default a creature.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub card_type: Option<CardType>,
    /// By default in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub zone: Option<Zone>,
    /// Where it stands; rows and columns are 0 to 99.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub cell: Option<Cell>,
    /// By default upright.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub orientation: Option<Orientation>,
    /// By default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub markers: Option<MarkerSetup>,
    /// By default none; at most [`bounds::AMOUNT`](crate::bounds::AMOUNT).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub counters: Option<u32>,
    /// By default none; at most [`bounds::AMOUNT`](crate::bounds::AMOUNT).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub poison: Option<u32>,
    /// The card under which this one lies as a part (505.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub attached_to: Option<CardId>,
    /// Printed text, shown, not interpreted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub text: Option<String>,
    /// A picture's address: http(s), relative or `data:image`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub image: Option<String>,
    /// At most [`bounds::ABILITIES`](crate::bounds::ABILITIES), their ids unique within the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub abilities: Option<Vec<Ability>>,
}

impl CardSetup {
    /// A creature in play with that id, name and owner, and no lives yet.
    #[must_use]
    pub fn new(id: &str, name: &str, owner: Player) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            owner,
            controller: None,
            life: None,
            strike: None,
            card_type: None,
            zone: None,
            cell: None,
            orientation: None,
            markers: None,
            counters: None,
            poison: None,
            attached_to: None,
            text: None,
            image: None,
            abilities: None,
        }
    }

    /// Its abilities.
    #[must_use]
    pub fn abilities(&self) -> &[Ability] {
        self.abilities.as_deref().unwrap_or_default()
    }

    /// Its type.
    #[must_use]
    pub fn card_type(&self) -> CardType {
        self.card_type.unwrap_or_default()
    }

    /// Its zone at the start.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.zone.unwrap_or_default()
    }

    /// Its markers at the start.
    #[must_use]
    pub fn markers(&self) -> Markers {
        let MarkerSetup { wounds, extra_lives, life_reductions } = self.markers.unwrap_or_default();
        Markers {
            wounds: wounds.unwrap_or(0),
            extra_lives: extra_lives.unwrap_or(0),
            life_reductions: life_reductions.unwrap_or(0),
        }
    }
}

/// Markers at the start; each kind by default 0, at most [`bounds::AMOUNT`](crate::bounds::AMOUNT).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct MarkerSetup {
    /// Wounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub wounds: Option<u32>,
    /// Extra lives; not together with reductions (R1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub extra_lives: Option<u32>,
    /// Life reductions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub life_reductions: Option<u32>,
}

/// One step: an effect, an action or a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// See [`Board::apply_effect`](crate::Board::apply_effect).
    Effect(Effect),
    /// See [`Board::tap_for_action`](crate::Board::tap_for_action).
    Action(Action),
    /// See [`Board::choose`](crate::Board::choose).
    Choice(Choice),
}

impl Scenario {
    /// A scenario of those cards, two players and no steps.
    #[must_use]
    pub fn new(cards: Vec<CardSetup>) -> Self {
        Self {
            format: 1,
            edition: None,
            players: None,
            active_player: None,
            cards,
            steps: None,
            title: None,
            notes: None,
            illustrative: None,
        }
    }

    /// How many players take part.
    #[must_use]
    pub fn player_count(&self) -> usize {
        self.players.as_ref().map_or(2, Vec::len)
    }
}

impl Read for Scenario {
    const SHAPE: &'static Shape = &SCENARIO;
}

impl Meaning for Scenario {
    fn of(scenario: &Value<'_>) -> Self {
        Self {
            format: scenario.need("format"),
            edition: scenario.may("edition"),
            players: scenario.may("players"),
            active_player: scenario.may("activePlayer"),
            cards: scenario.need("cards"),
            title: scenario.may("title"),
            notes: scenario.may("notes"),
            illustrative: scenario.may("illustrative"),
            steps: scenario.may("steps"),
        }
    }
}

impl Meaning for PlayerSetup {
    fn of(player: &Value<'_>) -> Self {
        Self { name: player.may("name"), resources: player.may("resources") }
    }
}

impl Meaning for MarkerSetup {
    fn of(markers: &Value<'_>) -> Self {
        Self {
            wounds: markers.may("wounds"),
            extra_lives: markers.may("extraLives"),
            life_reductions: markers.may("lifeReductions"),
        }
    }
}

impl Meaning for CardSetup {
    fn of(card: &Value<'_>) -> Self {
        Self {
            id: card.need("id"),
            name: card.need("name"),
            owner: card.need("owner"),
            controller: card.may("controller"),
            life: card.may("life"),
            strike: card.may("strike"),
            card_type: card.may("type"),
            zone: card.may("zone"),
            cell: card.may("cell"),
            orientation: card.may("orientation"),
            markers: card.may("markers"),
            counters: card.may("counters"),
            poison: card.may("poison"),
            attached_to: card.may("attachedTo"),
            text: card.may("text"),
            image: card.may("image"),
            abilities: card.may("abilities"),
        }
    }
}

impl Read for Step {
    const SHAPE: &'static Shape = &STEP;
}

impl Meaning for Step {
    fn of(step: &Value<'_>) -> Self {
        let first = if let Value::Object(members) = step { members.first() } else { None };
        first.map_or_else(|| Self::of_member("choice", step), |(member, value)| Self::of_member(member, value))
    }
}

impl Step {
    /// What the one member of that name means.
    pub(crate) fn of_member(member: &str, value: &Value<'_>) -> Self {
        match member {
            "effect" => Self::Effect(Meaning::of(value)),
            "action" => Self::Action(Meaning::of(value)),
            _ => Self::Choice(Meaning::of(value)),
        }
    }

    /// The name of its one member.
    #[must_use]
    pub const fn member(&self) -> &'static str {
        match self {
            Self::Effect(_) => "effect",
            Self::Action(_) => "action",
            Self::Choice(_) => "choice",
        }
    }
}

#[cfg(feature = "json")]
macro_rules! from_json {
    ($($type:ty),*) => {$(
        impl $type {
            /// Reads it from JSON text, strictly.
            ///
            /// # Errors
            /// [`RulesError`] says what is wrong, where, and what was expected.
            pub fn from_json(text: &str) -> Result<Self, RulesError> {
                crate::input::read_json(text)
            }
        }
    )*};
}
#[cfg(feature = "json")]
from_json!(Scenario, Step, Effect, Action, Choice);
