//! Costs (506.1, 506.2): checked whole before anything is paid (R17).

use alloc::vec::Vec;

use crate::ability::Cost;
use crate::card::CardId;
use crate::cast::Place;
use crate::effect::{Cause, CauseKind};
use crate::event::{Happening, TapReason};
use crate::refusal::{Lack, Reason};
use crate::resolve::combat::upright;
use crate::resolve::name::Places;
use crate::resolve::transaction::{Stop, Transaction};
use crate::resources::Resources;
use crate::rulebook::Clause;

impl Transaction<'_> {
    /// The cards named to pay, if each may be tapped for that card's cost but for its turn.
    pub(super) fn payers(&self, card: Place, cost: &Cost, named: &[CardId]) -> Result<Places, Reason> {
        let mut payers = Places::new();
        for id in named {
            payers.push(self.free_in_play(id)?);
        }
        let strange = |payer: &&Place| **payer == card || self.card(**payer).controller != self.card(card).controller;
        let excess = payers.get(cost.others());
        match payers.iter().find(strange).or(excess) {
            Some(payer) => Err(Reason::IllegalTarget { card: self.cast.id(*payer).clone() }),
            None => Ok(payers),
        }
    }

    /// Which cards could be named to pay.
    pub(super) fn possible_payers(&self, card: Place) -> Vec<Place> {
        self.cast.gather(&|place| {
            let other = self.card(place);
            let same_side = other.controller == self.card(card).controller;
            place != card && other.is_free_in_play() && same_side && !other.is_tapped()
        })
    }

    /// Upright first, then the rest of the cost (R38). `others` is how many other cards would pay.
    pub(super) fn check_cost(&self, card: Place, cost: &Cost, payers: &[Place], others: usize) -> Result<(), Reason> {
        if cost.taps_itself() {
            upright(self, card)?;
        }
        payers.iter().try_for_each(|payer| upright(self, *payer))?;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let state = self.card(card);
        let lives = self.state().starting(self.cast, card).is_some();
        let wounds = cost.wounds.unwrap_or(0);
        // Wounds can be paid in any number by a card with lives: paying may kill it (R19, R43).
        let amounts = [
            (Lack::TapOthers, count(cost.others()), count(others)),
            (Lack::Counters, cost.counters.unwrap_or(0), state.counters),
            (Lack::Wounds, wounds, if lives { wounds } else { 0 }),
        ];
        let pools = self.state().situation.pools(state.controller);
        let resources = cost
            .resources
            .iter()
            .flat_map(Resources::iter)
            .map(|(name, need)| (Lack::Resource(name.clone()), need, pools.map_or(0, |pools| pools.get(name))));
        match amounts.into_iter().chain(resources).find(|(_, need, have)| have < need) {
            Some((what, need, have)) => Err(Reason::CannotPay { card: self.cast.id(card).clone(), what, need, have }),
            None => Ok(()),
        }
    }

    /// Taps, then pays the rest (506.2).
    pub(super) fn pay(&mut self, card: Place, cost: &Cost, payers: &[Place]) -> Result<(), Stop> {
        if cost.taps_itself() {
            self.tap(card, TapReason::Cost);
        }
        for payer in payers {
            self.tap(*payer, TapReason::Cost);
        }
        let counters = cost.counters.unwrap_or(0);
        let wounds = cost.wounds.unwrap_or(0);
        let asked = cost.resources.iter().flat_map(Resources::iter).filter(|(_, amount)| *amount > 0);
        let resources: Resources = asked.map(|(name, amount)| (&**name, amount)).collect();
        if counters == 0 && wounds == 0 && resources.is_empty() {
            return Ok(());
        }
        let lying = &mut self.change(card).counters;
        // `check_cost` has seen to it, and that the pools hold enough (R17).
        debug_assert!(*lying >= counters);
        *lying = lying.saturating_sub(counters);
        if !resources.is_empty() {
            let player = self.card(card).controller;
            let pools = self.change_situation().pools_mut(player);
            debug_assert!(pools.is_some());
            if let Some(pools) = pools {
                for (name, amount) in resources.iter() {
                    debug_assert!(pools.get(name) >= amount);
                    pools.set(name, pools.get(name).saturating_sub(amount));
                }
            }
        }
        let id = self.cast.id(card).clone();
        self.tell(Some(Clause::C506_2), Happening::Paid { card: id.clone(), counters, wounds, resources });
        self.wound(&[card], wounds, Some(&Cause::by(CauseKind::Cost, id)))
    }
}
