//! Strike, defence and fight (506, R20 to R22, R26 to R28).

use alloc::vec::Vec;

use crate::card::{CardId, Strike, Zone};
use crate::cast::Place;
use crate::effect::{Cause, CauseKind, NamedStrength, Strength};
use crate::error::Fault;
use crate::event::{Happening, TapReason};
use crate::refusal::Reason;
use crate::resolve::death::Death;
use crate::resolve::name::{Frame, Need};
use crate::resolve::transaction::{Stop, Transaction};
use crate::resolve::trigger::Occurrence;
use crate::rulebook::Clause;
use crate::state::Combat;

/// May a card attack that target, both in play and no parts? In the order of R38.
pub(crate) fn check_strike(transaction: &Transaction<'_>, attacker: Place, target: Place) -> Result<(), Reason> {
    no_combat_yet(transaction)?;
    if transaction.card(attacker).controller == transaction.card(target).controller {
        return Err(Reason::IllegalTarget { card: transaction.cast.id(target).clone() });
    }
    transaction.meets(attacker, Need::Lives)?;
    transaction.meets(target, Need::Lives)?;
    upright(transaction, attacker)
}

/// One combat at a time (R20).
pub(crate) fn no_combat_yet(transaction: &Transaction<'_>) -> Result<(), Reason> {
    match &transaction.state().situation.combat {
        Some(combat) => {
            let id = |place| transaction.cast.id(place).clone();
            Err(Reason::CombatInProgress { attacker: id(combat.attacker), target: id(combat.target) })
        }
        None => Ok(()),
    }
}

/// May that card, which is in play and no part, step in? Returns the attacked card.
pub(crate) fn check_defend(transaction: &Transaction<'_>, defender: Place) -> Result<Place, Reason> {
    let Some(combat) = &transaction.state().situation.combat else {
        return Err(Reason::NoCombat);
    };
    let takes_part = defender == combat.target || defender == combat.attacker;
    let same_side = transaction.card(defender).controller == transaction.card(combat.target).controller;
    if takes_part || !same_side || combat.defender.is_some() {
        return Err(Reason::CannotDefend { card: transaction.cast.id(defender).clone() });
    }
    transaction.meets(defender, Need::Lives)?;
    upright(transaction, defender)?;
    Ok(combat.target)
}

pub(super) fn upright(transaction: &Transaction<'_>, place: Place) -> Result<(), Reason> {
    if transaction.card(place).is_tapped() {
        return Err(Reason::CardTapped { card: transaction.cast.id(place).clone() });
    }
    Ok(())
}

impl Transaction<'_> {
    pub(crate) fn strike(&mut self, card: &CardId, target: &CardId) -> Result<(), Stop> {
        let (attacker, target) = (self.free_in_play(card)?, self.free_in_play(target)?);
        check_strike(self, attacker, target)?;
        self.change_situation().combat = Some(Combat { attacker, target, defender: None, target_left: false });
        let (attacker, target) = (self.cast.id(attacker).clone(), self.cast.id(target).clone());
        self.tell(Some(Clause::C506_1), Happening::CombatDeclared { attacker, target });
        Ok(())
    }

    pub(crate) fn defend(&mut self, card: &CardId) -> Result<(), Stop> {
        let defender = self.free_in_play(card)?;
        let target = check_defend(self, defender)?;
        if let Some(combat) = &mut self.change_situation().combat {
            combat.defender = Some(defender);
        }
        let (defender, target) = (self.cast.id(defender).clone(), self.cast.id(target).clone());
        self.tell(Some(Clause::C506_1), Happening::Defended { defender, target });
        Ok(())
    }

    /// 506.3. Blows are simultaneous (R21); what they set off waits until the fight is over (R26).
    pub(crate) fn fight(
        &mut self,
        strike: Option<Strength>,
        counter_strike: Option<Strength>,
        frame: &Frame<'_>,
    ) -> Result<(), Stop> {
        let Some(combat) = self.state().situation.combat.clone() else {
            return Err(Reason::NoCombat.into());
        };
        let attacker = combat.attacker;
        let opponent = combat.defender.unwrap_or(combat.target);
        let blow = self.blow(attacker, strike, "strike", frame)?;
        let counter_blow = match counter_strike {
            // A tapped card strikes no blow back (R21).
            Some(_) if self.card(opponent).is_tapped() => None,
            Some(strength) => self.blow(opponent, Some(strength), "counterStrike", frame)?,
            None => None,
        };
        self.change_situation().combat = None;
        let blows = [
            (attacker, opponent, CauseKind::Attack, blow),
            (opponent, attacker, CauseKind::CounterStrike, counter_blow),
        ];
        for (striker, struck, _, blow) in &blows {
            if blow.is_some() {
                self.set_off(&Occurrence::strike(*striker, *struck, &combat));
            }
        }
        let causes = blows.map(|(striker, _, kind, _)| Cause::by(kind, self.cast.id(striker).clone()));
        for ((_, struck, _, blow), cause) in blows.iter().zip(&causes) {
            if let Some(amount) = blow {
                self.place_wounds(*struck, *amount, Some(cause))?;
            }
        }
        let mut deaths = Vec::new();
        for ((_, struck, ..), cause) in blows.iter().zip(&causes) {
            if self.level(*struck) <= 0 {
                deaths.push(Death { place: *struck, cause: Some(cause) });
            }
        }
        self.destroy(&deaths, Clause::C505_1, Zone::Graveyard);
        for place in core::iter::once(attacker).chain(combat.defender) {
            if self.card(place).is_free_in_play() {
                self.tap(place, TapReason::Combat);
            }
        }
        self.tell(Some(Clause::C506_3), Happening::CombatEnded { fought: true });
        Ok(())
    }

    /// The wounds of a card's blow; none for a miss. A strength that the card does not have, or has to name, is bad
    /// input (R27), and in an ability a blow that cannot be struck (R40).
    fn blow(
        &self,
        place: Place,
        strength: Option<Strength>,
        member: &'static str,
        frame: &Frame<'_>,
    ) -> Result<Option<u32>, Stop> {
        let strike = self.state().strike(self.cast, place);
        let fault = match (strength, strike) {
            (Some(Strength::Number(amount)), _) | (None, Some(Strike::Single(amount))) => return Ok(Some(amount)),
            (Some(Strength::Named(NamedStrength::Miss)), _) => return Ok(None),
            (None, None) => return Ok(Some(0)),
            (Some(Strength::Named(named)), Some(Strike::Three([weak, medium, strong]))) => {
                return Ok(Some(match named {
                    NamedStrength::Weak => weak,
                    NamedStrength::Medium => medium,
                    _ => strong,
                }));
            }
            (None, Some(Strike::Three(_))) => Fault::StrengthNeeded,
            (Some(Strength::Named(_)), _) => Fault::StrengthUnknown,
        };
        if frame.is_outside() {
            return Err(Stop::misuse(fault, member));
        }
        Err(Reason::IllegalTarget { card: self.cast.id(place).clone() }.into())
    }

    /// A card has left play or become a part (R22, R41).
    pub(crate) fn leave_combat(&mut self, place: Place) {
        let Some(mut combat) = self.state().situation.combat.clone() else {
            return;
        };
        if combat.defender == Some(place) {
            combat.defender = None;
        } else if combat.target == place {
            combat.target_left = true;
        } else if combat.attacker != place {
            return;
        }
        let over = combat.attacker == place || (combat.target_left && combat.defender.is_none());
        self.change_situation().combat = if over { None } else { Some(combat) };
        if over {
            self.tell(Some(Clause::C506_3), Happening::CombatEnded { fought: false });
        }
    }
}
