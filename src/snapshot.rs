//! The state of a board as a plain value, and the questions that make it.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::Serialize;

use crate::ability::{Ability, TriggeredAbility};
use crate::board::Board;
use crate::card::{CardId, CardType, Cell, Markers, Orientation, Player, Strike, Zone};
use crate::cast::{AbilityPlace, Cast, Place};
use crate::resolve::{asks_for, next_player};
use crate::resources::Resources;
use crate::rulebook::Edition;
use crate::state::{State, Waiting};

/// All that can be seen of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Snapshot {
    /// How many steps stand (R33).
    pub revision: u32,
    /// Whose clause numbers are cited.
    pub edition: Edition,
    /// Whose turn it is.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub active_player: Player,
    /// In the scenario's order.
    pub players: Vec<PlayerState>,
    /// In the scenario's order, of all zones.
    pub cards: Vec<CardState>,
    /// The declared combat.
    pub combat: Option<CombatState>,
    /// The triggers that wait for a choice.
    pub pending: Vec<PendingTrigger>,
}

/// A player as he stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PlayerState {
    /// Empty where the set-up gives none.
    pub name: String,
    /// Pools by name.
    #[cfg_attr(feature = "schema", ts(type = "Readonly<Record<string, number>>"))]
    pub resources: Resources,
}

/// A declared combat (R20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CombatState {
    /// The card that declared the strike.
    pub attacker: CardId,
    /// The attacked card.
    pub target: CardId,
    /// The card that stepped in.
    pub defender: Option<CardId>,
}

/// Starting life and level of a card with lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct LifeState {
    /// Printed life, of a merged creature the sum of its parts' (R14).
    pub starting: u32,
    /// starting + extra − wounds − reductions.
    pub level: i64,
}

/// A card as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CardState {
    /// Its id.
    pub id: CardId,
    /// Its name.
    pub name: String,
    /// Its name and those of its parts (R14).
    pub names: Vec<String>,
    /// From whose deck it is.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub owner: Player,
    /// Who commands it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub controller: Player,
    /// Its type.
    #[serde(rename = "type")]
    pub card_type: CardType,
    /// Where it is.
    pub zone: Zone,
    /// Where it stands.
    pub cell: Option<Cell>,
    /// How it lies.
    pub orientation: Orientation,
    /// None: a card without lives (R7).
    pub life: Option<LifeState>,
    /// The markers on it.
    pub markers: Markers,
    /// The counters on it.
    pub counters: u32,
    /// Its poison.
    pub poison: u32,
    /// Its strike, of a merged creature the sum of its parts' (R31).
    #[cfg_attr(feature = "schema", ts(type = "number | readonly [number, number, number] | null"))]
    pub strike: Option<Strike>,
    /// The card under which it lies.
    pub attached_to: Option<CardId>,
    /// The cards under it, without itself.
    pub parts: Vec<CardId>,
    /// Printed text.
    pub text: Option<String>,
    /// A picture's address.
    pub image: Option<String>,
    /// As set up; of a host also its parts' (R31).
    pub abilities: Vec<Ability>,
}

/// A trigger that waits for a choice (R10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PendingTrigger {
    /// Counted from 1 in the order in which triggers are set off (R30).
    pub id: u32,
    /// The card that has it.
    pub card: CardId,
    /// The ability.
    #[cfg_attr(feature = "schema", ts(type = "string"))]
    pub ability: Arc<str>,
    /// Who answers.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub player: Player,
    /// May it be declined?
    pub optional: bool,
    /// May it be answered now, or do others go first (R10)?
    pub answerable: bool,
    /// How many cards to choose; 0: only the order is open.
    pub choose: u32,
    /// Among which.
    pub options: Vec<CardId>,
}

impl Board {
    /// The state as a plain value.
    #[must_use]
    pub fn state_snapshot(&self) -> Snapshot {
        let (cast, state) = (&self.cast, &self.state);
        Snapshot {
            revision: self.revision(),
            edition: cast.edition,
            active_player: state.situation.active,
            players: players(cast, state),
            cards: cast.places().map(|place| card_state(cast, state, place)).collect(),
            combat: combat(cast, state),
            pending: pending(cast, state),
        }
    }

    /// One card as it lies; none if the board has no such card.
    #[must_use]
    pub fn card(&self, id: &CardId) -> Option<CardState> {
        self.cast.find(id).map(|place| card_state(&self.cast, &self.state, place))
    }
}

pub(crate) fn card_state(cast: &Cast, state: &State, place: Place) -> CardState {
    let (face, card) = (cast.face(place), &state[place]);
    CardState {
        id: cast.id(place).clone(),
        name: face.name.clone(),
        names: core::iter::once(place)
            .chain(card.parts.iter().copied())
            .map(|card| cast.face(card).name.clone())
            .collect(),
        owner: face.owner,
        controller: card.controller,
        card_type: face.card_type(),
        zone: card.zone,
        cell: card.cell,
        orientation: card.orientation,
        life: life(cast, state, place),
        markers: card.markers,
        counters: card.counters,
        poison: card.poison,
        strike: state.strike(cast, place),
        attached_to: card.host.map(|host| cast.id(host).clone()),
        parts: card.parts.iter().map(|part| cast.id(*part).clone()).collect(),
        text: face.text.clone(),
        image: face.image.clone(),
        abilities: abilities(cast, state, place),
    }
}

pub(crate) fn players(cast: &Cast, state: &State) -> Vec<PlayerState> {
    let setups = cast.setup.players.as_deref().unwrap_or_default();
    let player = |(number, resources): (usize, &Resources)| PlayerState {
        name: setups.get(number).and_then(|setup| setup.name.clone()).unwrap_or_default(),
        resources: resources.clone(),
    };
    state.situation.resources.iter().enumerate().map(player).collect()
}

pub(crate) fn combat(cast: &Cast, state: &State) -> Option<CombatState> {
    let id = |place: Place| cast.id(place).clone();
    state.situation.combat.as_ref().map(|combat| CombatState {
        attacker: id(combat.attacker),
        target: id(combat.target),
        defender: combat.defender.map(id),
    })
}

pub(crate) fn life(cast: &Cast, state: &State, place: Place) -> Option<LifeState> {
    let starting = state.starting(cast, place)?;
    Some(LifeState { starting, level: state[place].markers.level(starting) })
}

/// The abilities of a card and its parts, under the names by which the card has them (R31).
fn abilities(cast: &Cast, state: &State, place: Place) -> Vec<Ability> {
    let named = cast.abilities(place, &state[place].parts);
    let rename = |(name, at): (Arc<str>, AbilityPlace)| {
        let mut ability = cast.ability(at)?.clone();
        match &mut ability {
            Ability::Activated(ability) => ability.id = name,
            Ability::Triggered(ability) => ability.id = name,
        }
        Some(ability)
    };
    named.into_iter().filter_map(rename).collect()
}

pub(crate) fn pending(cast: &Cast, state: &State) -> Vec<PendingTrigger> {
    let next = next_player(&state.situation);
    let one = |waiting: &Arc<Waiting>| {
        let (choose, options) = asks_for(cast, state, waiting);
        PendingTrigger {
            id: waiting.id,
            card: cast.id(waiting.source).clone(),
            ability: waiting.name.clone(),
            player: waiting.player,
            optional: cast.triggered(waiting.ability).is_some_and(TriggeredAbility::is_optional),
            answerable: next == Some(waiting.player),
            choose: u32::try_from(choose).unwrap_or(u32::MAX),
            options: options.into_iter().map(|place| cast.id(place).clone()).collect(),
        }
    };
    state.situation.waiting.iter().map(one).collect()
}
