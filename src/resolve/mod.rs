//! The only code that changes a board. Every step runs in one [`Transaction`].

mod action;

use alloc::vec::Vec;

#[cfg(not(feature = "javascript"))]
mod built;
mod combat;
mod cost;
mod counters;
mod death;
mod effect;
mod life;
mod merge;
mod name;
mod target;
mod transaction;
mod trigger;
mod turn;
mod zone;

pub(crate) use action::declare_ability;
pub(crate) use combat::{check_defend, check_strike, no_combat_yet};
pub(crate) use effect::check_effects;
pub(crate) use transaction::{Causes, Images, Record, Stop, Transaction};
pub(crate) use trigger::{asks_for, next_player};

use crate::action::Action;
use crate::cast::Cast;
use crate::error::RulesError;
use crate::input::Path;
use crate::refusal::Reason;
use crate::scenario::Step;
use crate::state::State;

/// Misuse in a step, found before anything is changed: unknown causes and players, a card named twice.
pub(crate) fn check_step(cast: &Cast, step: &Step) -> Result<(), RulesError> {
    match step {
        Step::Effect(effect) => effect::check_outside(cast, effect, &Path::ROOT),
        Step::Action(Action::Ability { targets, tap, .. }) => {
            for (member, cards) in [("targets", targets), ("tap", tap)] {
                effect::check_once(cast, cards.as_deref().unwrap_or_default(), &Path::ROOT.field(member))?;
            }
            Ok(())
        }
        Step::Action(_) => Ok(()),
        Step::Choice(choice) => {
            effect::check_once(cast, choice.targets.as_deref().unwrap_or_default(), &Path::ROOT.field("targets"))
        }
    }
}

/// Carries a step out, triggers included.
pub(crate) fn carry_out(transaction: &mut Transaction<'_>, step: &Step) -> Result<(), Stop> {
    let waiting = transaction.state().situation.waiting.len();
    if waiting > 0 && !matches!(step, Step::Choice(_)) {
        // R30: before all other checks.
        return Err(Reason::ChoicePending { count: u32::try_from(waiting).unwrap_or(u32::MAX) }.into());
    }
    let set_off = transaction.state().situation.set_off;
    match step {
        Step::Effect(effect) => transaction.effect(effect, &name::Frame::Outside, true)?,
        Step::Action(Action::Ability { card, ability, targets, tap }) => {
            let named = |cards: &Option<Vec<_>>| cards.clone().unwrap_or_default();
            transaction.use_ability(card, ability, &named(targets), &named(tap))?;
        }
        Step::Action(Action::Strike { card, target }) => transaction.strike(card, target)?,
        Step::Action(Action::Defend { card }) => transaction.defend(card)?,
        Step::Choice(choice) => transaction.answer(choice)?,
    }
    transaction.settle(set_off)
}

/// Runs a step on the state and leaves the state changed only if it stands.
pub(crate) fn run(cast: &Cast, state: &mut State, step: &Step) -> Result<Record, Stop> {
    let mut transaction = Transaction::begin(cast, state);
    match carry_out(&mut transaction, step) {
        Ok(()) => Ok(transaction.commit()),
        Err(stop) => {
            transaction.roll_back();
            Err(stop)
        }
    }
}
