//! Counters, poison and resources: what lies on cards and before players besides markers.

use crate::bounds;
use crate::card::{Orientation, Player};
use crate::cast::Place;
use crate::error::Fault;
use crate::event::{Happening, TapReason};
use crate::resolve::transaction::{Stop, Transaction};
use crate::rulebook::Clause;

/// A pile grown by an amount, if it stays within bounds.
fn grown(pile: u32, amount: u32) -> Result<u32, Stop> {
    match pile.checked_add(amount) {
        Some(sum) if sum <= bounds::PILE => Ok(sum),
        _ => Err(Stop::misuse(Fault::PileTooHigh, "")),
    }
}

impl Transaction<'_> {
    pub(crate) fn add_counters(&mut self, cards: &[Place], amount: u32) -> Result<(), Stop> {
        for place in cards.iter().filter(|_| amount > 0) {
            self.change(*place).counters = grown(self.card(*place).counters, amount)?;
            let card = self.cast.id(*place).clone();
            self.tell(None, Happening::CountersAdded { card, amount });
        }
        Ok(())
    }

    pub(crate) fn remove_counters(&mut self, cards: &[Place], amount: u32) {
        for place in cards {
            let amount = amount.min(self.card(*place).counters);
            if amount > 0 {
                let lying = &mut self.change(*place).counters;
                *lying = lying.saturating_sub(amount);
                let card = self.cast.id(*place).clone();
                self.tell(None, Happening::CountersRemoved { card, amount });
            }
        }
    }

    /// The highest poison counts (R23).
    pub(crate) fn poison(&mut self, cards: &[Place], amount: u32) {
        for place in cards {
            if amount > self.card(*place).poison {
                self.change(*place).poison = amount;
                let card = self.cast.id(*place).clone();
                self.tell(None, Happening::Poisoned { card, amount });
            }
        }
    }

    pub(crate) fn cure(&mut self, cards: &[Place]) {
        for place in cards {
            if self.card(*place).poison > 0 {
                self.change(*place).poison = 0;
                let card = self.cast.id(*place).clone();
                self.tell(None, Happening::Cured { card });
            }
        }
    }

    pub(crate) fn add_resources(&mut self, player: Player, resource: &str, amount: u32) -> Result<(), Stop> {
        if amount == 0 {
            return Ok(());
        }
        let pools = self.state().situation.pools(player);
        debug_assert!(pools.is_some());
        let Some(pools) = pools else { return Ok(()) };
        let sum = grown(pools.get(resource), amount)?;
        if !pools.contains(resource) && pools.len() >= bounds::RESOURCES {
            return Err(Stop::misuse(Fault::BadLength { min: 0, max: bounds::RESOURCES }, "resource"));
        }
        if let Some(pools) = self.change_situation().pools_mut(player) {
            pools.set(resource, sum);
        }
        self.tell(None, Happening::ResourcesAdded { player, resource: resource.into(), amount });
        Ok(())
    }

    /// Taps, to pay, after a fight or by an effect (R18); nothing on a tapped card.
    pub(crate) fn tap(&mut self, place: Place, reason: TapReason) {
        if self.card(place).is_tapped() {
            return;
        }
        self.turn(place, Orientation::Tapped);
        let clause = match reason {
            TapReason::Cost => Some(Clause::C506_2),
            TapReason::Combat => Some(Clause::C506_3),
            TapReason::Effect => None,
        };
        let card = self.cast.id(place).clone();
        self.tell(clause, Happening::Tapped { card, reason });
    }

    pub(crate) fn untap(&mut self, place: Place) {
        if self.card(place).is_tapped() {
            self.turn(place, Orientation::Upright);
            let card = self.cast.id(place).clone();
            self.tell(None, Happening::Untapped { card });
        }
    }

    fn turn(&mut self, place: Place, orientation: Orientation) {
        self.change(place).orientation = orientation;
        for part in self.card(place).parts.clone() {
            self.change(part).orientation = orientation;
        }
    }

    pub(crate) fn take_control(&mut self, place: Place, player: Player) {
        if self.card(place).controller == player {
            return;
        }
        self.change(place).controller = player;
        for part in self.card(place).parts.clone() {
            self.change(part).controller = player;
        }
        let card = self.cast.id(place).clone();
        self.tell(None, Happening::ControlTaken { card, player });
    }
}
