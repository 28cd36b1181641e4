//! The cards' fixed parts: who takes part, found by id, and who watches for what.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::ability::{Ability, ActivatedAbility, Occasion, TriggeredAbility, Whose};
use crate::card::CardId;
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
    pub(crate) ids: Vec<CardId>,
    by_id: BTreeMap<CardId, Place>,
    /// By occasion, the triggered abilities that another card's event, or a turn's start, may set off.
    watchers: [Vec<AbilityPlace>; 6],
}

impl Cast {
    /// The scenario's ids are unique.
    pub(crate) fn new(setup: Scenario) -> Self {
        let ids: Vec<CardId> = setup.cards.iter().enumerate().map(|(index, card)| card.id.placed(index)).collect();
        let by_id = ids.iter().enumerate().map(|(index, id)| (id.clone(), Place::new(index))).collect();
        let mut watchers = <[Vec<AbilityPlace>; 6]>::default();
        for (index, card) in setup.cards.iter().enumerate() {
            for (number, ability) in card.abilities().iter().enumerate() {
                if let Ability::Triggered(ability) = ability
                    && (ability.on == Occasion::TurnStart || ability.of.unwrap_or_default() != Whose::Itself)
                {
                    watchers[ability.on as usize].push(AbilityPlace { card: Place::new(index), number });
                }
            }
        }
        Self { edition: setup.edition.unwrap_or_default(), setup, ids, by_id, watchers }
    }

    pub(crate) fn len(&self) -> usize {
        self.ids.len()
    }

    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.len()).map(Place::new)
    }

    pub(crate) fn find(&self, id: &CardId) -> Option<Place> {
        match self.ids.get(id.place()) {
            Some(known) if known.is_same_text(id) => Some(Place::new(id.place())),
            _ => self.by_id.get(id).copied(),
        }
    }

    pub(crate) fn id(&self, place: Place) -> &CardId {
        &self.ids[place.index()]
    }

    pub(crate) fn face(&self, place: Place) -> &CardSetup {
        &self.setup.cards[place.index()]
    }

    pub(crate) fn watchers(&self, occasion: Occasion) -> &[AbilityPlace] {
        &self.watchers[occasion as usize]
    }

    pub(crate) fn triggered(&self, at: AbilityPlace) -> Option<&TriggeredAbility> {
        match self.face(at.card).abilities().get(at.number) {
            Some(Ability::Triggered(ability)) => Some(ability),
            _ => None,
        }
    }

    pub(crate) fn activated(&self, at: AbilityPlace) -> Option<&ActivatedAbility> {
        match self.face(at.card).abilities().get(at.number) {
            Some(Ability::Activated(ability)) => Some(ability),
            _ => None,
        }
    }

    /// The abilities of a card and of the parts under it, each with the name under which the card has it (R31).
    pub(crate) fn abilities(&self, host: Place, parts: &[Place]) -> Vec<(Arc<str>, AbilityPlace)> {
        let all = || {
            std::iter::once(host).chain(parts.iter().copied()).flat_map(|card| {
                let count = self.face(card).abilities().len();
                (0..count).map(move |number| AbilityPlace { card, number })
            })
        };
        let id = |at: AbilityPlace| self.face(at.card).abilities()[at.number].id();
        if parts.is_empty() {
            return all().map(|at| (id(at).clone(), at)).collect();
        }
        let mut alike: BTreeMap<&str, usize> = BTreeMap::new();
        for at in all() {
            *alike.entry(id(at)).or_default() += 1;
        }
        all()
            .map(|at| {
                let name = id(at);
                if at.card == host || alike.get(&**name) == Some(&1) {
                    (name.clone(), at)
                } else {
                    (format!("{}/{name}", self.id(at.card)).into(), at)
                }
            })
            .collect()
    }
}
