//! Effects, one by one.

use alloc::borrow::ToOwned;
use alloc::vec;
use alloc::vec::Vec;

use crate::bounds;
use crate::card::{CardId, Zone};
use crate::cast::{Cast, Place};
use crate::effect::{Cause, Effect, EffectOn, Name, PlayerName};
use crate::error::{Fault, RulesError, decimal};
use crate::event::TapReason;
use crate::input::Path;
use crate::refusal::Reason;
use crate::resolve::name::{Frame, Need};
use crate::resolve::transaction::{Stop, Transaction};
use crate::roster::Roster;
use crate::rulebook::Clause;
use crate::setup::no_such_card;

/// Misuse in an effect from outside.
pub(super) fn check_outside(cast: &Cast, effect: &Effect, path: &Path<'_>) -> Result<(), RulesError> {
    #[cfg(not(feature = "javascript"))]
    super::built::check_bounds(effect, path)?;
    if let Some((member, PlayerName::You(_))) = effect.player() {
        // There is no source whose controller "you" could be (R25).
        return Err(path.field(member).error(Fault::NotHere { found: "you".into() }));
    }
    for (member, names) in effect.names().into_iter().flatten() {
        let path = path.field(member);
        let mut ids = Vec::new();
        for name in names {
            match name {
                // One alone is not there twice.
                Name::Card(_) if names.len() == 1 => {}
                Name::Card(id) => ids.push(id.clone()),
                Name::Role(role) => return Err(path.error(Fault::NotHere { found: role.as_str().into() })),
            }
        }
        check_once(cast, &ids, &path)?;
    }
    if let EffectOn::Sequence { effects } = effect {
        for (index, effect) in effects.iter().enumerate() {
            check_outside(cast, effect, &path.field("effects").index(index))?;
        }
    }
    check_effect(cast, effect, path)
}

/// The same card twice is bad input (R29).
pub(super) fn check_once(cast: &Cast, cards: &[CardId], path: &Path<'_>) -> Result<(), RulesError> {
    if cards.len() < 2 {
        return Ok(());
    }
    if cards.len() > bounds::TARGETS {
        return Err(path.error(Fault::BadLength { min: 0, max: bounds::TARGETS }));
    }
    let mut seen = Roster::new(vec![false; cast.len()]);
    for (index, card) in cards.iter().enumerate() {
        let Some(place) = cast.find(card) else { continue };
        if core::mem::replace(&mut seen[place], true) {
            return Err(path.index(index).error(Fault::Duplicate { found: card.as_str().to_owned() }));
        }
    }
    Ok(())
}

/// Causes and players that an effect names are those of the board (R24).
fn check_effect(cast: &Cast, effect: &Effect, path: &Path<'_>) -> Result<(), RulesError> {
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
pub(crate) fn check_effects(cast: &Cast, effects: &[Effect], path: &Path<'_>) -> Result<(), RulesError> {
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
    pub(crate) fn ability_effects(&mut self, effects: &[Effect], frame: &Frame<'_>) -> Result<(), Stop> {
        for effect in effects {
            match self.effect(effect, frame, false) {
                Err(Stop::Refused(reason)) => self.skip(Some(&reason)),
                other => other?,
            }
        }
        Ok(())
    }

    /// One effect; from outside it is carried out whole or refused whole.
    pub(crate) fn effect(&mut self, effect: &Effect, frame: &Frame<'_>, is_first: bool) -> Result<(), Stop> {
        self.check_length()?;
        match effect {
            EffectOn::AddResources { player, resource, amount } => {
                let player = frame.player(*player)?;
                self.add_resources(player, resource, *amount)
            }
            EffectOn::Attach { part, to } => self.attach_all(part, to, frame),
            EffectOn::Search { player, name, from, to } => {
                let player = frame.player(*player)?;
                self.search(player, name, from.unwrap_or(Zone::Deck), to.unwrap_or(Zone::Hand));
                Ok(())
            }
            EffectOn::StartTurn { player } => self.start_turn(*player),
            EffectOn::Fight { strike, counter_strike } => self.fight(*strike, *counter_strike, frame),
            EffectOn::Sequence { effects } => self.sequence(effects, frame, is_first),
            _ => {
                let [named, _] = effect.names();
                let names = named.map_or(&[][..], |(_, names)| names);
                let cards = self.cards(names, frame, |this, place| this.fits(effect, place))?;
                let cause = self.cause(effect.cause(), frame);
                self.on_cards(effect, &cards, cause.as_ref(), frame)
            }
        }
    }

    /// May the effect name that card?
    fn fits(&self, effect: &Effect, place: Place) -> Result<(), Reason> {
        match effect {
            EffectOn::Destroy { .. }
            | EffectOn::Cure { .. }
            | EffectOn::AddCounters { .. }
            | EffectOn::RemoveCounters { .. }
            | EffectOn::Tap { .. }
            | EffectOn::Untap { .. }
            | EffectOn::TakeControl { .. } => self.meets(place, Need::InPlay),
            EffectOn::Move { .. } => self.meets(place, Need::Anywhere),
            // R32.
            EffectOn::Revive { .. } if self.card(place).zone != Zone::Graveyard => Err(self.illegal(place)),
            EffectOn::Revive { level, .. } => match level {
                Some(_) if self.cast.face(place).life.is_none() => {
                    Err(Reason::NoLives { card: self.cast.id(place).clone() })
                }
                _ => Ok(()),
            },
            // R16.
            EffectOn::FinishOff { amount, .. } => {
                self.meets(place, Need::Lives)?;
                if self.level(place) > i64::from(*amount) { Err(self.illegal(place)) } else { Ok(()) }
            }
            _ => self.meets(place, Need::Lives),
        }
    }

    /// An effect on cards that it may name.
    fn on_cards(
        &mut self,
        effect: &Effect,
        cards: &[Place],
        cause: Option<&Cause>,
        frame: &Frame<'_>,
    ) -> Result<(), Stop> {
        match effect {
            EffectOn::Wound { amount, .. } => return self.wound(cards, *amount, cause),
            EffectOn::Heal { amount, .. } => self.heal(cards, *amount, cause),
            EffectOn::AddLives { amount, .. } => return self.add_lives(cards, *amount, cause),
            EffectOn::ReduceLives { amount, .. } => return self.reduce_lives(cards, *amount, cause),
            EffectOn::SetLives { level, .. } => return self.set_lives(cards, *level, cause),
            EffectOn::RemoveLives { marker, amount, .. } => return self.remove_lives(cards, *marker, *amount, cause),
            EffectOn::Destroy { to, .. } => {
                self.destroy_all(cards, cause, Clause::C505_2, to.map_or(Zone::Graveyard, Zone::from));
            }
            EffectOn::FinishOff { .. } => self.destroy_all(cards, cause, Clause::C505_2, Zone::Graveyard),
            EffectOn::Poison { amount, .. } => self.poison(cards, *amount),
            EffectOn::Cure { .. } => self.cure(cards),
            EffectOn::AddCounters { amount, .. } => return self.add_counters(cards, *amount),
            EffectOn::RemoveCounters { amount, .. } => self.remove_counters(cards, *amount),
            EffectOn::Tap { .. } => cards.iter().for_each(|place| self.tap(*place, TapReason::Effect)),
            EffectOn::Untap { .. } => cards.iter().for_each(|place| self.untap(*place)),
            EffectOn::TakeControl { player, .. } => {
                let player = frame.player(*player)?;
                cards.iter().for_each(|place| self.take_control(*place, player));
            }
            EffectOn::Revive { level, controller, cell, .. } => {
                let controller = controller.map(|player| frame.player(player)).transpose()?.or(frame.you());
                for place in cards {
                    let owner = self.cast.face(*place).owner;
                    self.enter_play(*place, controller.unwrap_or(owner), *cell);
                }
                self.entered(cards);
                if let Some(level) = level {
                    return self.set_lives(cards, *level, cause);
                }
            }
            EffectOn::Move { to, cell, .. } => self.transfer_all(cards, *to, *cell),
            _ => {}
        }
        Ok(())
    }

    /// From outside only the very first effect can refuse the whole; what is refused later is skipped (R8, R40).
    fn sequence(&mut self, effects: &[Effect], frame: &Frame<'_>, is_first: bool) -> Result<(), Stop> {
        for (index, effect) in effects.iter().enumerate() {
            let is_first = is_first && index == 0;
            match self.effect(effect, frame, is_first) {
                Err(Stop::Refused(reason)) if !is_first => self.skip(Some(&reason)),
                Err(Stop::Misuse(error)) => {
                    return Err(Stop::Misuse(error.within(&["effects[", &decimal(index), "]"].concat())));
                }
                other => other?,
            }
        }
        Ok(())
    }

    fn attach_all(&mut self, part: &Name, to: &Name, frame: &Frame<'_>) -> Result<(), Stop> {
        let in_play = |this: &Self, place| this.meets(place, Need::InPlay);
        // The part is named first, so what is wrong with it is said first.
        let parts = self.cards(core::slice::from_ref(part), frame, in_play)?;
        let hosts = self.cards(core::slice::from_ref(to), frame, in_play)?;
        let Some(host) = hosts.first() else {
            return Ok(());
        };
        let cause = self.cause(None, frame);
        for part in parts {
            match self.may_attach(part, *host) {
                Ok(()) => self.attach(part, *host, cause.as_ref())?,
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
