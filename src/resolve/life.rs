//! Life (504): markers placed and taken off, and the level that follows.

use alloc::vec::Vec;

use crate::card::{MarkerKind, Zone};
use crate::cast::Place;
use crate::effect::{Cause, LifeMarker};
use crate::error::Fault;
use crate::event::Happening;
use crate::resolve::transaction::{Stop, Transaction};
use crate::resolve::trigger::Occurrence;
use crate::rulebook::Clause;

impl Transaction<'_> {
    pub(crate) fn level(&self, place: Place) -> i64 {
        self.state().level(self.cast, place).unwrap_or(0)
    }

    fn starting(&self, place: Place) -> u32 {
        self.state().starting(self.cast, place).unwrap_or(0)
    }

    /// No pile grows without bound.
    pub(crate) fn check_piles(&self, place: Place) -> Result<(), Stop> {
        if self.card(place).markers.within_bounds() { Ok(()) } else { Err(Stop::misuse(Fault::PileTooHigh, "")) }
    }

    /// Wounds on all of them, then the deaths (R9).
    pub(crate) fn wound(&mut self, cards: &[Place], amount: u32, cause: Option<&Cause>) -> Result<(), Stop> {
        for place in cards {
            self.place_wounds(*place, amount, cause)?;
        }
        self.destroy_dead(cards, cause)
    }

    /// 504.3, without the check for death: blows of one fight are simultaneous (R21).
    pub(crate) fn place_wounds(&mut self, place: Place, amount: u32, cause: Option<&Cause>) -> Result<(), Stop> {
        if amount == 0 {
            return Ok(());
        }
        let markers = &mut self.change(place).markers;
        markers.wounds = markers.wounds.saturating_add(amount);
        self.check_piles(place)?;
        let (card, level) = (self.cast.id(place).clone(), self.level(place));
        self.tell(Some(Clause::C504_3), Happening::Wounded { card, amount, level, by: cause.cloned() });
        self.set_off(&Occurrence::wounded(place));
        Ok(())
    }

    /// R3.
    pub(crate) fn heal(&mut self, cards: &[Place], amount: u32, cause: Option<&Cause>) {
        for place in cards {
            if amount.min(self.card(*place).markers.wounds) == 0 {
                continue;
            }
            let amount = self.change(*place).markers.heal(amount);
            let (card, level) = (self.cast.id(*place).clone(), self.level(*place));
            self.tell_from(Clause::C504_3, Happening::Healed { card, amount, level }, cause);
            self.set_off(&Occurrence::healed(*place));
        }
    }

    /// 504.2, 504.5.
    pub(crate) fn add_lives(&mut self, cards: &[Place], amount: u32, cause: Option<&Cause>) -> Result<(), Stop> {
        for place in cards.iter().filter(|_| amount > 0) {
            let cancelled = self.change(*place).markers.add_lives(amount);
            self.check_piles(*place)?;
            let (card, level) = (self.cast.id(*place).clone(), self.level(*place));
            let clause = if cancelled > 0 { Clause::C504_5 } else { Clause::C504_2 };
            self.tell_from(clause, Happening::LivesAdded { card, amount, cancelled, level }, cause);
        }
        Ok(())
    }

    /// 504.4, 504.5.
    pub(crate) fn reduce_lives(&mut self, cards: &[Place], amount: u32, cause: Option<&Cause>) -> Result<(), Stop> {
        for place in cards.iter().filter(|_| amount > 0) {
            let cancelled = self.change(*place).markers.reduce_lives(amount);
            self.check_piles(*place)?;
            let (card, level) = (self.cast.id(*place).clone(), self.level(*place));
            let clause = if cancelled > 0 { Clause::C504_5 } else { Clause::C504_4 };
            self.tell_from(clause, Happening::LivesReduced { card, amount, cancelled, level }, cause);
        }
        self.destroy_dead(cards, cause)
    }

    /// R5.
    pub(crate) fn remove_lives(
        &mut self,
        cards: &[Place],
        marker: LifeMarker,
        amount: u32,
        cause: Option<&Cause>,
    ) -> Result<(), Stop> {
        for place in cards {
            let markers = self.card(*place).markers;
            let (pile, kind, clause) = match marker {
                LifeMarker::ExtraLives => (markers.extra_lives, MarkerKind::ExtraLives, Clause::C504_2),
                LifeMarker::LifeReductions => (markers.life_reductions, MarkerKind::LifeReductions, Clause::C504_4),
            };
            let amount = amount.min(pile);
            if amount == 0 {
                continue;
            }
            let markers = &mut self.change(*place).markers;
            let pile = match marker {
                LifeMarker::ExtraLives => &mut markers.extra_lives,
                LifeMarker::LifeReductions => &mut markers.life_reductions,
            };
            *pile = pile.saturating_sub(amount);
            let (card, level) = (self.cast.id(*place).clone(), self.level(*place));
            self.tell_from(clause, Happening::LivesRemoved { card, marker: kind, amount, level }, cause);
        }
        self.destroy_dead(cards, cause)
    }

    /// 504.6, R2: one change, and no healing.
    pub(crate) fn set_lives(&mut self, cards: &[Place], level: u32, cause: Option<&Cause>) -> Result<(), Stop> {
        for place in cards {
            let (starting, before) = (self.starting(*place), self.card(*place).markers);
            let mut after = before;
            after.set_level(starting, level);
            if after == before {
                continue;
            }
            self.change(*place).markers = after;
            let card = self.cast.id(*place).clone();
            if before.wounds > 0 {
                let replaced = Happening::WoundsReplaced { card: card.clone(), amount: before.wounds };
                self.tell(Some(Clause::C504_6), replaced);
            }
            self.tell_from(Clause::C504_6, Happening::LevelSet { card, level: level.into() }, cause);
        }
        self.destroy_dead(cards, cause)
    }

    /// After each whole marker change: what has a level of 0 or less is destroyed at once (505.1, R8).
    pub(crate) fn destroy_dead(&mut self, cards: &[Place], cause: Option<&Cause>) -> Result<(), Stop> {
        let mut dead = Vec::new();
        for place in cards {
            let level = self.state().level(self.cast, *place);
            if self.card(*place).zone == Zone::Play && level.is_some_and(|level| level <= 0) {
                dead.push(*place);
            }
        }
        if !dead.is_empty() {
            self.destroy_all(&dead, cause, Clause::C505_1, Zone::Graveyard);
        }
        Ok(())
    }
}
