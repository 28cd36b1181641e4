//! From a scenario to the first state: a set-up is checked like play (R34).

use alloc::borrow::ToOwned;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use crate::bounds;
use crate::card::{CardId, Markers, Orientation, Player, Strike, Zone};
use crate::cast::{Cast, Place};
use crate::error::{Fault, RulesError};
use crate::input::Path;
use crate::resolve::check_effects;
use crate::resources::Resources;
use crate::roster::Roster;
use crate::scenario::{CardSetup, Scenario};
use crate::state::{Card, Situation, State};

/// Checks the set-up and lays it out. The scenario's steps are left to the board.
pub(crate) fn lay_out(scenario: Scenario) -> Result<(Cast, State), RulesError> {
    let root = Path::ROOT;
    let players = scenario.player_count();
    let (min, max) = bounds::PLAYERS;
    if !(min..=max).contains(&players) {
        return Err(root.field("players").error(Fault::BadLength { min, max }));
    }
    let active = scenario.active_player.unwrap_or(0);
    check_player(active, players, &root.field("activePlayer"))?;
    let cards = root.field("cards");
    if scenario.cards.len() > bounds::CARDS {
        return Err(cards.error(Fault::BadLength { min: 0, max: bounds::CARDS }));
    }
    let mut abilities = 0;
    for (index, card) in scenario.cards.iter().enumerate() {
        let path = cards.index(index);
        abilities = card.abilities().len().saturating_add(abilities);
        if abilities > bounds::BOARD_ABILITIES {
            return Err(path.field("abilities").error(Fault::BadLength { min: 0, max: bounds::BOARD_ABILITIES }));
        }
        check_card(card, players, &path)?;
    }
    let cast = match Cast::new(scenario) {
        Ok(cast) => cast,
        Err((id, again)) => return Err(cards.index(again.index()).field("id").error(Fault::Duplicate { found: id })),
    };
    let hosts = hosts(&cast, &cards)?;
    for place in cast.places() {
        let path = cards.index(place.index());
        for (number, ability) in cast.face(place).abilities().iter().enumerate() {
            let path = path.field("abilities");
            let path = path.index(number);
            check_effects(&cast, ability.effects(), &path.field("effects"))?;
        }
    }
    let state = first_state(&cast, &hosts, active);
    check_levels(&cast, &state, &cards)?;
    Ok((cast, state))
}

fn check_player(player: Player, players: usize, path: &Path<'_>) -> Result<(), RulesError> {
    if usize::from(player) < players {
        return Ok(());
    }
    Err(path.error(Fault::NoSuchPlayer { found: player.into() }))
}

/// Checks what a card says of itself. Bounds are checked again for scenarios that were built and not read.
fn check_card(card: &CardSetup, players: usize, path: &Path<'_>) -> Result<(), RulesError> {
    check_player(card.owner, players, &path.field("owner"))?;
    if let Some(controller) = card.controller {
        check_player(controller, players, &path.field("controller"))?;
    }
    if let Some(life) = card.life
        && !(1..=bounds::LIFE).contains(&life)
    {
        let fault = Fault::OutOfRange { min: 1, max: bounds::LIFE, found: life.into() };
        return Err(path.field("life").error(fault));
    }
    let strengths = match &card.strike {
        None => [0; 3],
        Some(Strike::Single(strength)) => [*strength; 3],
        Some(Strike::Three(three)) => *three,
    };
    if let Some(strength) = strengths.into_iter().find(|strength| *strength > bounds::STRENGTH) {
        let fault = Fault::OutOfRange { min: 0, max: bounds::STRENGTH, found: strength.into() };
        return Err(path.field("strike").error(fault));
    }
    let markers = card.markers();
    if markers.extra_lives > 0 && markers.life_reductions > 0 {
        return Err(path.field("markers").error(Fault::BothMarkers));
    }
    let amounts = [
        ("markers", markers.wounds.max(markers.extra_lives).max(markers.life_reductions)),
        ("counters", card.counters.unwrap_or(0)),
        ("poison", card.poison.unwrap_or(0)),
    ];
    let in_play = card.zone() == Zone::Play;
    let bare = !in_play || card.attached_to.is_some();
    for (member, amount) in amounts {
        if amount > bounds::AMOUNT {
            let fault = Fault::OutOfRange { min: 0, max: bounds::AMOUNT, found: amount.into() };
            return Err(path.field(member).error(fault));
        }
        if amount > 0 && bare {
            return Err(path.field(member).error(Fault::CannotHave));
        }
    }
    if bare && card.orientation == Some(Orientation::Tapped) {
        return Err(path.field("orientation").error(Fault::CannotHave));
    }
    // A part's controller is its host's; whether it says the same is checked where the host is known.
    if !in_play && card.controller.is_some_and(|controller| controller != card.owner) {
        return Err(path.field("controller").error(Fault::CannotHave));
    }
    if !in_play && card.attached_to.is_some() {
        return Err(path.field("attachedTo").error(Fault::CannotHave));
    }
    Ok(())
}

/// For each card its host.
fn hosts(cast: &Cast, cards: &Path<'_>) -> Result<Vec<Option<Place>>, RulesError> {
    let mut hosts = Vec::with_capacity(cast.len());
    for place in cast.places() {
        let card = cast.face(place);
        let Some(id) = &card.attached_to else {
            hosts.push(None);
            continue;
        };
        let path = cards.index(place.index());
        let at = path.field("attachedTo");
        let Some(host) = cast.find(id) else {
            return Err(at.error(Fault::NoSuchCard { found: id.as_str().to_owned() }));
        };
        let face = cast.face(host);
        if face.zone() != Zone::Play || face.attached_to.is_some() {
            return Err(at.error(Fault::CannotHave));
        }
        if card.controller.is_some_and(|controller| controller != face.controller.unwrap_or(face.owner)) {
            return Err(path.field("controller").error(Fault::CannotHave));
        }
        hosts.push(Some(host));
    }
    Ok(hosts)
}

fn first_state(cast: &Cast, hosts: &[Option<Place>], active: Player) -> State {
    let mut cards = Roster::new(Vec::with_capacity(cast.len()));
    for card in &cast.setup.cards {
        cards.push(Card {
            controller: card.controller.unwrap_or(card.owner),
            orientation: card.orientation.unwrap_or_default(),
            cell: card.cell,
            markers: card.markers(),
            counters: card.counters.unwrap_or(0),
            poison: card.poison.unwrap_or(0),
            ..Card::fresh(card.zone(), card.owner)
        });
    }
    for (place, host) in cast.places().zip(hosts) {
        if let Some(host) = *host {
            let Card { controller, orientation, .. } = cards[host];
            cards[host].parts.push(place);
            let part = &mut cards[place];
            (part.host, part.controller, part.orientation, part.cell) = (Some(host), controller, orientation, None);
        }
    }
    let mut resources = vec![Resources::new(); cast.setup.player_count()];
    for (pools, player) in resources.iter_mut().zip(cast.setup.players.iter().flatten()) {
        *pools = player.resources.clone().unwrap_or_default();
    }
    let situation = Situation { active, resources: Arc::new(resources), combat: None, waiting: Vec::new(), set_off: 0 };
    State::new(cards, situation)
}

/// In play a card with lives has a level of 1 or more; one without, its parts' lives counted, has nothing that acts on
/// lives (R7, R14).
fn check_levels(cast: &Cast, state: &State, cards: &Path<'_>) -> Result<(), RulesError> {
    for place in cast.places() {
        let (path, card) = (cards.index(place.index()), &state[place]);
        let level = state.level(cast, place);
        let wrong = match level {
            Some(level) if card.is_free_in_play() && level < 1 => Some(("markers", Fault::DeadInPlay)),
            None if card.markers != Markers::default() => Some(("markers", Fault::CannotHave)),
            None if card.poison > 0 => Some(("poison", Fault::CannotHave)),
            _ => None,
        };
        if let Some((member, fault)) = wrong {
            return Err(path.field(member).error(fault));
        }
    }
    Ok(())
}

/// The id of a card that is not on the board, as an error there.
pub(crate) fn no_such_card(id: &CardId, path: &Path<'_>) -> RulesError {
    path.error(Fault::NoSuchCard { found: id.as_str().to_owned() })
}
