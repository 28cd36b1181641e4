//! The one file format for saves, links, samples, tests and puzzles: a set-up, and the steps played on it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::ability::Ability;
use crate::action::{Action, Choice};
use crate::bounds;
use crate::card::{CardId, CardType, Cell, Markers, Orientation, Player, Strike, Zone};
use crate::effect::{Effect, read_player};
use crate::error::{Fault, RulesError};
use crate::input::{Input, Read};
use crate::rulebook::Edition;

/// A set-up, and the steps played on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Scenario {
    /// The format's version: 1.
    #[cfg_attr(feature = "schema", ts(type = "1"))]
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
    /// At most [`bounds::CARDS`], of all zones.
    pub cards: Vec<CardSetup>,
    /// At most [`bounds::STEPS`], each accepted by the rules (R34).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub steps: Option<Vec<Step>>,
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
}

/// A player at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerSetup {
    /// By default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub name: Option<String>,
    /// Pools by name, at most [`bounds::RESOURCES`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Record<string, number>"))]
    pub resources: Option<BTreeMap<String, u32>>,
}

/// A card at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct CardSetup {
    /// Unique on the board.
    pub id: CardId,
    /// 1 to [`bounds::NAME`] characters.
    pub name: String,
    /// From whose deck it is.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub owner: Player,
    /// Who commands it; by default its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub controller: Option<Player>,
    /// Starting life, 1 to [`bounds::LIFE`]; left out, a card without lives (R7).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub life: Option<u32>,
    /// Blow of one or of three strengths.
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
    /// Where it stands.
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
    /// By default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub counters: Option<u32>,
    /// By default none.
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
    /// At most [`bounds::ABILITIES`], their ids unique within the card.
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

/// Markers at the start; each kind by default 0.
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
    fn read(input: Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&[
            "format",
            "edition",
            "players",
            "activePlayer",
            "cards",
            "steps",
            "title",
            "notes",
            "illustrative",
        ])?;
        Ok(Self {
            format: fields.required("format", |format| format.integer(1, 1))?,
            edition: fields.optional("edition", Edition::read)?,
            players: fields.optional("players", |players| {
                let (min, max) = bounds::PLAYERS;
                let all = players.list(max, PlayerSetup::read)?;
                if all.len() < min { players.error(Fault::BadLength { min, max }) } else { Ok(all) }
            })?,
            active_player: fields.optional("activePlayer", read_player)?,
            cards: fields.required("cards", |cards| cards.list(bounds::CARDS, CardSetup::read))?,
            steps: fields.optional("steps", |steps| steps.list(bounds::STEPS, Step::read))?,
            title: fields.optional("title", |title| title.text(0, bounds::TEXT).map(Into::into))?,
            notes: fields.optional("notes", |notes| notes.text(0, bounds::NOTES).map(Into::into))?,
            illustrative: fields.optional("illustrative", |illustrative| illustrative.boolean())?,
        })
    }
}

impl Read for PlayerSetup {
    fn read(input: Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&["name", "resources"])?;
        Ok(Self {
            name: fields.optional("name", |name| name.text(0, bounds::NAME).map(Into::into))?,
            resources: fields.optional("resources", |resources| {
                let all = resources.entries(bounds::RESOURCES, |amount| amount.integer(0, bounds::AMOUNT))?;
                Ok(all.into_iter().collect())
            })?,
        })
    }
}

impl Read for CardSetup {
    fn read(input: Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&[
            "id",
            "name",
            "owner",
            "controller",
            "life",
            "strike",
            "type",
            "zone",
            "cell",
            "orientation",
            "markers",
            "counters",
            "poison",
            "attachedTo",
            "text",
            "image",
            "abilities",
        ])?;
        let amount = |amount: Input<'_>| amount.integer(0, bounds::AMOUNT);
        Ok(Self {
            id: fields.required("id", CardId::read)?,
            name: fields.required("name", |name| name.text(1, bounds::NAME).map(Into::into))?,
            owner: fields.required("owner", read_player)?,
            controller: fields.optional("controller", read_player)?,
            life: fields.optional("life", |life| life.integer(1, bounds::LIFE))?,
            strike: fields.optional("strike", Strike::read)?,
            card_type: fields.optional("type", CardType::read)?,
            zone: fields.optional("zone", Zone::read)?,
            cell: fields.optional("cell", Cell::read)?,
            orientation: fields.optional("orientation", Orientation::read)?,
            markers: fields.optional("markers", |markers| {
                let fields = markers.fields(&["wounds", "extraLives", "lifeReductions"])?;
                Ok(MarkerSetup {
                    wounds: fields.optional("wounds", amount)?,
                    extra_lives: fields.optional("extraLives", amount)?,
                    life_reductions: fields.optional("lifeReductions", amount)?,
                })
            })?,
            counters: fields.optional("counters", amount)?,
            poison: fields.optional("poison", amount)?,
            attached_to: fields.optional("attachedTo", CardId::read)?,
            text: fields.optional("text", |text| text.text(0, bounds::TEXT).map(Into::into))?,
            image: fields.optional("image", read_image)?,
            abilities: fields.optional("abilities", |abilities| {
                let all = abilities.list(bounds::ABILITIES, Ability::read)?;
                let mut ids = std::collections::BTreeSet::new();
                match all.iter().position(|ability| !ids.insert(ability.id())) {
                    Some(again) => Err(abilities
                        .path
                        .index(again)
                        .field("id")
                        .error(Fault::Duplicate { found: all[again].id().to_string() })),
                    None => Ok(all),
                }
            })?,
        })
    }
}

/// A picture's address that no page can take for a script: http(s), relative or `data:image`.
fn read_image(input: Input<'_>) -> Result<String, RulesError> {
    let address = input.text(1, bounds::IMAGE)?;
    let scheme = address
        .find([':', '/', '?', '#'])
        .filter(|end| address[*end..].starts_with(':'))
        .map(|end| address[..end].to_ascii_lowercase());
    let lowered: String = address.chars().take(11).collect::<String>().to_ascii_lowercase();
    let safe = match scheme.as_deref() {
        None | Some("http" | "https") => true,
        Some("data") => lowered.starts_with("data:image/"),
        Some(_) => false,
    };
    // Browsers drop control characters and turn backslashes before they look for a scheme.
    let odd = address.starts_with(' ') || address.chars().any(|letter| letter.is_control() || letter == '\\');
    if safe && !odd { Ok(address.into()) } else { input.error(Fault::UnsafeAddress) }
}

impl Read for Step {
    fn read(input: Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&["effect", "action", "choice"])?;
        let step = if fields.has("effect") {
            Self::Effect(fields.required("effect", Effect::read)?)
        } else if fields.has("action") {
            Self::Action(fields.required("action", Action::read)?)
        } else {
            Self::Choice(fields.required("choice", Choice::read)?)
        };
        match ["action", "choice"].into_iter().find(|other| fields.has(other) && step.member() != *other) {
            Some(other) => Err(fields.path.field(other).error(Fault::UnknownField { field: other.into() })),
            None => Ok(step),
        }
    }
}

impl Step {
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
