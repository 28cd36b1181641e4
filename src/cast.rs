//! The cards' fixed parts: who takes part, found by id, and who watches for what.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::ability::{Ability, ActivatedAbility, Occasion, TriggeredAbility, Whose};
use crate::card::CardId;
use crate::roster::Roster;
use crate::rulebook::Edition;
use crate::scenario::{CardSetup, Scenario};

/// Where the board keeps a card: its index in the scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Place(u32);

impl Place {
    /// Boards hold at most `bounds::CARDS` cards.
    #[allow(clippy::cast_possible_truncation)]
    pub(crate) const fn new(index: usize) -> Self {
        Self(index as u32)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An ability by the card on which it is printed and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AbilityPlace {
    pub(crate) card: Place,
    pub(crate) number: usize,
}

#[derive(Debug)]
pub(crate) struct Cast {
    /// Without its steps: these are the history's.
    pub(crate) setup: Scenario,
    pub(crate) edition: Edition,
    pub(crate) ids: Roster<CardId>,
    /// In the order of their ids.
    by_id: Vec<Place>,
    /// By occasion, the triggered abilities that another card's event, or a turn's start, may set off.
    watchers: [Vec<AbilityPlace>; 6],
}

impl Cast {
    /// Fails with the first card whose id another card before it has.
    pub(crate) fn new(setup: Scenario) -> Result<Self, (String, Place)> {
        let ids = Roster::new(setup.cards.iter().enumerate().map(|(index, card)| card.id.placed(index)).collect());
        let mut by_id: Vec<Place> = Vec::with_capacity(ids.len());
        for (index, id) in ids.iter().enumerate() {
            let place = Place::new(index);
            match by_id.binary_search_by(|other| ids[*other].cmp(id)) {
                Ok(_) => return Err((id.as_str().to_owned(), place)),
                Err(at) => by_id.insert(at, place),
            }
        }
        let mut watchers = <[Vec<AbilityPlace>; 6]>::default();
        for (index, card) in setup.cards.iter().enumerate() {
            for (number, ability) in card.abilities().iter().enumerate() {
                if let Ability::Triggered(ability) = ability
                    && (ability.on == Occasion::TurnStart || ability.of.unwrap_or_default() != Whose::Itself)
                {
                    let watcher = AbilityPlace { card: Place::new(index), number };
                    watchers.get_mut(ability.on as usize).into_iter().for_each(|all| all.push(watcher));
                }
            }
        }
        Ok(Self { edition: setup.edition.unwrap_or_default(), setup, ids, by_id, watchers })
    }

    pub(crate) fn len(&self) -> usize {
        self.ids.len()
    }

    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.len()).map(Place::new)
    }

    /// All cards for which `keep` says so, in the scenario's order.
    pub(crate) fn gather(&self, keep: &dyn Fn(Place) -> bool) -> Vec<Place> {
        let mut all = Vec::new();
        for place in self.places() {
            if keep(place) {
                all.push(place);
            }
        }
        all
    }

    pub(crate) fn find(&self, id: &CardId) -> Option<Place> {
        match self.ids.known(id.place()) {
            Some(known) if known.is_same(id) => Some(Place::new(id.place())),
            _ => {
                let at = self.by_id.binary_search_by(|place| self.id(*place).cmp(id)).ok()?;
                self.by_id.get(at).copied()
            }
        }
    }

    pub(crate) fn id(&self, place: Place) -> &CardId {
        &self.ids[place]
    }

    #[allow(clippy::indexing_slicing, reason = "a place is one of this board's")]
    pub(crate) fn face(&self, place: Place) -> &CardSetup {
        &self.setup.cards[place.index()]
    }

    pub(crate) fn watchers(&self, occasion: Occasion) -> &[AbilityPlace] {
        self.watchers.get(occasion as usize).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn ability(&self, at: AbilityPlace) -> Option<&Ability> {
        self.face(at.card).abilities().get(at.number)
    }

    pub(crate) fn triggered(&self, at: AbilityPlace) -> Option<&TriggeredAbility> {
        match self.ability(at) {
            Some(Ability::Triggered(ability)) => Some(ability),
            _ => None,
        }
    }

    pub(crate) fn activated(&self, at: AbilityPlace) -> Option<&ActivatedAbility> {
        match self.ability(at) {
            Some(Ability::Activated(ability)) => Some(ability),
            _ => None,
        }
    }

    /// The abilities of a card and of the parts under it, each with the name under which the card has it (R31).
    pub(crate) fn abilities(&self, host: Place, parts: &[Place]) -> Vec<(Arc<str>, AbilityPlace)> {
        let mut all = Vec::new();
        for card in core::iter::once(host).chain(parts.iter().copied()) {
            for (number, ability) in self.face(card).abilities().iter().enumerate() {
                all.push((ability.id().clone(), AbilityPlace { card, number }));
            }
        }
        if !parts.is_empty() {
            for (name, at) in &mut all {
                *name = self.ability_name(host, parts, *at);
            }
        }
        all
    }

    /// The name under which a card has one of its own or its parts' abilities: the host's own keep their ids, a part's
    /// is told apart where another card's is alike.
    pub(crate) fn ability_name(&self, host: Place, parts: &[Place], at: AbilityPlace) -> Arc<str> {
        let Some(ability) = self.ability(at) else { return "".into() };
        let id = ability.id();
        let alike =
            |card: &Place| *card != at.card && self.face(*card).abilities().iter().any(|other| other.id() == id);
        if at.card == host || (!alike(&host) && !parts.iter().any(alike)) {
            return id.clone();
        }
        [self.id(at.card).as_str(), "/", id].concat().into()
    }
}
