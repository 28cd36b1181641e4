//! The one file format for saves, links, samples, tests and puzzles: a set-up, and the steps played on it.

use serde::Serialize;

use crate::ability::Ability;
use crate::action::{Action, Choice};
use crate::bounds;
use crate::card::{CardId, CardType, Cell, Markers, Orientation, Player, Strike, Zone};
use crate::effect::{Effect, read_player};
use crate::error::{Fault, RulesError};
use crate::input::{Input, Read};
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
    /// At most [`bounds::CARDS`], of all zones.
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
    /// At most [`bounds::STEPS`], each accepted by the rules (R34).
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
    /// Pools by name, at most [`bounds::RESOURCES`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Record<string, number>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<std::collections::BTreeMap<String, u32>>"))]
    pub resources: Option<Resources>,
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
        Self::with_id(id.into(), name.into(), owner)
    }

    const fn with_id(id: CardId, name: String, owner: Player) -> Self {
        Self {
            id,
            name,
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
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
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
        let format = fields.need("format")?.integer(1, 1)?;
        // Member by member: what is read so far is dropped in one place if the next is wrong.
        let mut scenario = Self { format, ..Self::new(Vec::new()) };
        scenario.edition = fields.optional("edition", Edition::read)?;
        scenario.active_player = fields.optional("activePlayer", read_player)?;
        scenario.players = fields.optional("players", read_players)?;
        scenario.cards = fields.need("cards")?.list(bounds::CARDS, CardSetup::read)?;
        scenario.title = fields.text("title", bounds::TEXT)?;
        scenario.notes = fields.text("notes", bounds::NOTES)?;
        scenario.illustrative = fields.flag("illustrative")?;
        scenario.steps = fields.optional("steps", |steps| steps.list(bounds::STEPS, Step::read))?;
        Ok(scenario)
    }
}

fn read_players(input: &Input<'_>) -> Result<Vec<PlayerSetup>, RulesError> {
    let (min, max) = bounds::PLAYERS;
    let all = input.list(usize::MAX, PlayerSetup::read)?;
    if all.len() < min || all.len() > max {
        return input.error(Fault::BadLength { min, max });
    }
    Ok(all)
}

impl Read for PlayerSetup {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&["name", "resources"])?;
        Ok(Self { name: fields.text("name", bounds::NAME)?, resources: fields.optional("resources", Resources::read)? })
    }
}

impl Read for MarkerSetup {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&["wounds", "extraLives", "lifeReductions"])?;
        Ok(Self {
            wounds: fields.amount("wounds")?,
            extra_lives: fields.amount("extraLives")?,
            life_reductions: fields.amount("lifeReductions")?,
        })
    }
}

impl Read for CardSetup {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
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
        let (id, owner) = (CardId::read(&fields.need("id")?)?, read_player(&fields.need("owner")?)?);
        let mut card = Self::with_id(id, fields.need("name")?.owned_text(1, bounds::NAME)?, owner);
        card.controller = fields.optional("controller", read_player)?;
        card.life = fields.number("life", 1, bounds::LIFE)?;
        card.strike = fields.optional("strike", Strike::read)?;
        card.card_type = fields.optional("type", CardType::read)?;
        card.zone = fields.optional("zone", Zone::read)?;
        card.cell = fields.optional("cell", Cell::read)?;
        card.orientation = fields.optional("orientation", Orientation::read)?;
        card.markers = fields.optional("markers", MarkerSetup::read)?;
        card.counters = fields.amount("counters")?;
        card.poison = fields.amount("poison")?;
        card.attached_to = fields.optional("attachedTo", CardId::read)?;
        card.text = fields.text("text", bounds::TEXT)?;
        card.image = fields.optional("image", read_image)?;
        card.abilities = fields.optional("abilities", read_abilities)?;
        Ok(card)
    }
}

fn read_abilities(input: &Input<'_>) -> Result<Vec<Ability>, RulesError> {
    let all = input.list(bounds::ABILITIES, Ability::read)?;
    let same = |index: &usize| all[..*index].iter().any(|ability| ability.id() == all[*index].id());
    match (1..all.len()).find(same) {
        Some(again) => {
            let found = all[again].id().to_string();
            Err(input.path.index(again).field("id").error(Fault::Duplicate { found }))
        }
        None => Ok(all),
    }
}

/// A picture's address that no page can take for a script: http(s), relative or `data:image`.
fn read_image(input: &Input<'_>) -> Result<String, RulesError> {
    let address = input.text(1, bounds::IMAGE)?;
    let before_path = address.split(['/', '?', '#']).next().unwrap_or_default();
    let safe = match before_path.split_once(':') {
        None => true,
        Some((scheme, rest)) => {
            scheme.eq_ignore_ascii_case("http")
                || scheme.eq_ignore_ascii_case("https")
                || (scheme.eq_ignore_ascii_case("data") && rest.eq_ignore_ascii_case("image"))
        }
    };
    // Browsers drop control characters and turn backslashes before they look for a scheme.
    let odd = address.starts_with(' ') || address.bytes().any(|byte| byte < 0x20 || byte == 0x7F || byte == b'\\');
    if safe && !odd { Ok(address.into()) } else { input.error(Fault::UnsafeAddress) }
}

impl Read for Step {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&MEMBERS)?;
        let mut given = MEMBERS.into_iter().filter(|member| fields.has(member));
        // With none of the three the first is missed.
        let member = given.next().unwrap_or(MEMBERS[0]);
        if let Some(other) = given.next() {
            return Err(fields.path.field(other).error(Fault::UnknownField { field: other.into() }));
        }
        Self::read_member(member, &fields.need(member)?)
    }
}

const MEMBERS: [&str; 3] = ["effect", "action", "choice"];

impl Step {
    /// Reads the one member of that name.
    pub(crate) fn read_member(member: &str, input: &Input<'_>) -> Result<Self, RulesError> {
        match member {
            "effect" => Effect::read(input).map(Self::Effect),
            "action" => Action::read(input).map(Self::Action),
            _ => Choice::read(input).map(Self::Choice),
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
