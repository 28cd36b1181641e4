//! Effects, one by one.

use crate::bounds;
use crate::card::Zone;
use crate::cast::{Cast, Place};
use crate::effect::{Cause, Effect, EffectOn, PlayerName};
use crate::error::{Fault, RulesError};
use crate::event::TapReason;
use crate::input::Path;
use crate::refusal::Reason;
use crate::resolve::name::{Frame, Name, Need, Places};
use crate::resolve::transaction::{Stop, Transaction};
use crate::rulebook::Clause;
use crate::setup::no_such_card;

/// Misuse in an effect from outside.
pub(super) fn check_outside(cast: &Cast, effect: &Effect, path: &Path<'_>) -> Result<(), RulesError> {
    if let Some((member, PlayerName::You(_))) = effect.player() {
        // There is no source whose controller "you" could be (R25).
        return Err(path.field(member).error(Fault::NotHere { found: "you".into() }));
    }
    for (member, cards) in effect.names().into_iter().flatten() {
        if cards.len() > bounds::TARGETS {
            return Err(path.field(member).error(Fault::BadLength { min: 0, max: bounds::TARGETS }));
        }
        crate::action::each_once(cards, &path.field(member))?;
    }
    if let EffectOn::Sequence { effects } = effect {
        for (index, effect) in effects.iter().enumerate() {
            check_outside(cast, effect, &path.field("effects").index(index))?;
        }
    }
    check_effect(cast, effect, path)
}

/// Causes and players that an effect names are those of the board (R24).
fn check_effect<T>(cast: &Cast, effect: &EffectOn<T>, path: &Path<'_>) -> Result<(), RulesError> {
    if let Some(id) = effect.cause().and_then(|cause| cause.card.as_ref())
        && cast.find(id).is_none()
    {
        return Err(no_such_card(id, &path.field("by").field("card")));
    }
    if let Some((member, PlayerName::Number(player))) = effect.player()
        && usize::from(player) >= cast.setup.player_count()
    {
        return Err(path.field(member).error(Fault::NoSuchPlayer { found: player.into() }));
    }
    Ok(())
}

/// The same for an ability's effects.
pub(crate) fn check_effects<T>(cast: &Cast, effects: &[EffectOn<T>], path: &Path<'_>) -> Result<(), RulesError> {
    for (index, effect) in effects.iter().enumerate() {
        let path = path.index(index);
        check_effect(cast, effect, &path)?;
        if let EffectOn::Sequence { effects } = effect {
            check_effects(cast, effects, &path.field("effects"))?;
        }
    }
    Ok(())
}

impl Transaction<'_> {
    /// The effects of an ability: one that would be refused is skipped, and the rest goes on (R40).
    pub(crate) fn ability_effects<T: Name>(&mut self, effects: &[EffectOn<T>], frame: &Frame<'_>) -> Result<(), Stop> {
        for effect in effects {
            match self.effect(effect, frame) {
                Err(Stop::Refused(reason)) => self.skip(Some(&reason)),
                other => other?,
            }
        }
        Ok(())
    }

    /// One effect; from outside it is carried out whole or refused whole.
    pub(crate) fn effect<T: Name>(&mut self, effect: &EffectOn<T>, frame: &Frame<'_>) -> Result<(), Stop> {
        let lives =
            |this: &mut Self, names: &[T]| this.cards(names, frame, |this, place| this.meets(place, Need::Lives));
        let in_play =
            |this: &mut Self, names: &[T]| this.cards(names, frame, |this, place| this.meets(place, Need::InPlay));
        match effect {
            EffectOn::Wound { target, amount, by } => {
                let cards = lives(self, target.as_slice())?;
                let cause = self.cause(by.as_ref(), frame);
                self.wound(&cards, *amount, cause.as_ref())
            }
            EffectOn::Heal { target, amount, by: _ } => {
                let cards = lives(self, target.as_slice())?;
                self.heal(&cards, *amount);
                Ok(())
            }
            EffectOn::AddLives { target, amount, by: _ } => {
                let cards = lives(self, target.as_slice())?;
                self.add_lives(&cards, *amount)
            }
            EffectOn::ReduceLives { target, amount, by } => {
                let cards = lives(self, target.as_slice())?;
                let cause = self.cause(by.as_ref(), frame);
                self.reduce_lives(&cards, *amount, cause.as_ref())
            }
            EffectOn::SetLives { target, level, by } => {
                let cards = lives(self, target.as_slice())?;
                let cause = self.cause(by.as_ref(), frame);
                self.set_lives(&cards, *level, cause.as_ref())
            }
            EffectOn::RemoveLives { target, marker, amount, by } => {
                let cards = lives(self, target.as_slice())?;
                let cause = self.cause(by.as_ref(), frame);
                self.remove_lives(&cards, *marker, *amount, cause.as_ref())
            }
            EffectOn::Destroy { target, by, to } => {
                let cards = in_play(self, target.as_slice())?;
                let cause = self.cause(by.as_ref(), frame);
                self.destroy_all(&cards, cause.as_ref(), to.map_or(Zone::Graveyard, Zone::from));
                Ok(())
            }
            EffectOn::FinishOff { target, amount, by } => {
                let amount = i64::from(*amount);
                let cards = self.cards(std::slice::from_ref(target), frame, |this, place| {
                    this.meets(place, Need::Lives)?;
                    // R16.
                    if this.level(place) <= amount { Ok(()) } else { Err(this.illegal(place)) }
                })?;
                let cause = self.cause(by.as_ref(), frame);
                self.destroy_all(&cards, cause.as_ref(), Zone::Graveyard);
                Ok(())
            }
            EffectOn::Poison { target, amount } => {
                let cards = lives(self, target.as_slice())?;
                self.poison(&cards, *amount);
                Ok(())
            }
            EffectOn::Cure { target } => {
                let cards = in_play(self, target.as_slice())?;
                self.cure(&cards);
                Ok(())
            }
            EffectOn::AddCounters { target, amount } => {
                let cards = in_play(self, target.as_slice())?;
                self.add_counters(&cards, *amount)
            }
            EffectOn::RemoveCounters { target, amount } => {
                let cards = in_play(self, target.as_slice())?;
                self.remove_counters(&cards, *amount);
                Ok(())
            }
            EffectOn::AddResources { player, resource, amount } => {
                let player = frame.player(*player)?;
                self.add_resources(player, resource, *amount)
            }
            EffectOn::Tap { target } => {
                let cards = in_play(self, target.as_slice())?;
                cards.iter().for_each(|place| self.tap(*place, TapReason::Effect));
                Ok(())
            }
            EffectOn::Untap { target } => {
                let cards = in_play(self, target.as_slice())?;
                cards.iter().for_each(|place| self.untap(*place));
                Ok(())
            }
            EffectOn::Attach { part, to } => self.attach_all(part, to, frame),
            EffectOn::TakeControl { target, player } => {
                let cards = in_play(self, target.as_slice())?;
                let player = frame.player(*player)?;
                cards.iter().for_each(|place| self.take_control(*place, player));
                Ok(())
            }
            EffectOn::Revive { target, level, controller, cell } => {
                let cards = self.cards(std::slice::from_ref(target), frame, |this, place| {
                    // R32.
                    if this.card(place).zone != Zone::Graveyard {
                        return Err(this.illegal(place));
                    }
                    if level.is_some() && this.cast.face(place).life.is_none() {
                        return Err(Reason::NoLives { card: this.cast.id(place).clone() });
                    }
                    Ok(())
                })?;
                let controller = controller.map(|player| frame.player(player)).transpose()?.or(frame.you());
                let cause = self.cause(None, frame);
                for place in &cards {
                    let owner = self.cast.face(*place).owner;
                    self.enter_play(*place, controller.unwrap_or(owner), *cell);
                }
                match level {
                    Some(level) => self.set_lives(&cards, *level, cause.as_ref()),
                    None => Ok(()),
                }
            }
            EffectOn::Move { target, to, cell } => {
                let cards = self.cards(target.as_slice(), frame, |this, place| this.meets(place, Need::Anywhere))?;
                cards.iter().for_each(|place| self.transfer(*place, *to, *cell));
                Ok(())
            }
            EffectOn::Search { player, name, from, to } => {
                let player = frame.player(*player)?;
                self.search(player, name, from.unwrap_or(Zone::Deck), to.unwrap_or(Zone::Hand));
                Ok(())
            }
            EffectOn::StartTurn { player } => self.start_turn(*player),
            EffectOn::Fight { strike, counter_strike } => self.fight(*strike, *counter_strike),
            EffectOn::Sequence { effects } => self.sequence(effects, frame),
        }
    }

    /// From outside only the first effect can refuse the whole; what is refused later is skipped (R8, R40).
    fn sequence<T: Name>(&mut self, effects: &[EffectOn<T>], frame: &Frame<'_>) -> Result<(), Stop> {
        for (index, effect) in effects.iter().enumerate() {
            match self.effect(effect, frame) {
                Err(Stop::Refused(reason)) if index > 0 || !frame.is_outside() => self.skip(Some(&reason)),
                Err(Stop::Misuse(error)) => {
                    return Err(Stop::Misuse(error.within(&format!("effects[{index}]"))));
                }
                other => other?,
            }
        }
        Ok(())
    }

    fn destroy_all(&mut self, cards: &Places, cause: Option<&Cause>, to: Zone) {
        let deaths: Vec<_> = cards.iter().map(|place| (*place, cause.cloned())).collect();
        self.destroy(&deaths, Clause::C505_2, to);
    }

    fn attach_all<T: Name>(&mut self, part: &T, to: &T, frame: &Frame<'_>) -> Result<(), Stop> {
        let in_play = |this: &Self, place| this.meets(place, Need::InPlay);
        // The part is named first, so what is wrong with it is said first.
        let parts = self.cards(std::slice::from_ref(part), frame, in_play)?;
        let hosts = self.cards(std::slice::from_ref(to), frame, in_play)?;
        let Some(host) = hosts.first() else {
            return Ok(());
        };
        for part in parts {
            match self.may_attach(part, *host) {
                Ok(()) => self.attach(part, *host)?,
                Err(reason) if frame.is_outside() => return Err(reason.into()),
                Err(reason) => self.skip(Some(&reason)),
            }
        }
        Ok(())
    }

    fn illegal(&self, place: Place) -> Reason {
        Reason::IllegalTarget { card: self.cast.id(place).clone() }
    }
}
