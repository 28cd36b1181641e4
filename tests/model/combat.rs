//! Strikes, defenders and the fight (506, 507).

use super::death::Dying;
use super::table::Combat;
use super::{Model, Result, Stop, no, trigger::Event};
use berserk_rules::{
    CardId, Cause, CauseKind, Happening, NamedStrength, Occasion, Reason, Strength, Strike, TapReason, Zone,
};

impl Model {
    /// 506.1, R20, R28: the attack is declared; nobody is tapped yet (506.3).
    pub fn declare_strike(&mut self, card: &CardId, target: &CardId) -> Result {
        let (attacker, attacked) = (self.standing(card)?, self.standing(target)?);
        if let Some(combat) = self.state.combat {
            return no(Reason::CombatInProgress { attacker: self.id(combat.attacker), target: self.id(combat.target) });
        }
        if self.controller(attacker) == self.controller(attacked) {
            return no(Reason::IllegalTarget { card: target.clone() });
        }
        self.check_lives(attacker)?;
        self.check_lives(attacked)?;
        self.check_upright(attacker)?;
        self.state.combat = Some(Combat { attacker, target: attacked, target_left: false, defender: None });
        self.tell(self.cite("506.1"), Happening::CombatDeclared { attacker: card.clone(), target: target.clone() });
        Ok(())
    }

    /// 506.1, R20, R28: one upright card of the attacked player steps in.
    pub fn defend(&mut self, card: &CardId) -> Result {
        let defender = self.standing(card)?;
        let Some(combat) = self.state.combat else { return no(Reason::NoCombat) };
        let may = combat.defender.is_none()
            && defender != combat.target
            && defender != combat.attacker
            && self.controller(defender) == self.controller(combat.target);
        if !may {
            return no(Reason::CannotDefend { card: card.clone() });
        }
        self.check_lives(defender)?;
        self.check_upright(defender)?;
        self.state.combat = Some(Combat { defender: Some(defender), ..combat });
        let target = self.id(combat.target);
        self.tell(self.cite("506.1"), Happening::Defended { defender: card.clone(), target });
        Ok(())
    }

    /// R22, R41: who has left play, or has become a part, has left the combat.
    pub fn check_combat(&mut self) {
        let Some(mut combat) = self.state.combat else { return };
        if combat.defender.is_some_and(|defender| !self.stands(defender)) {
            combat.defender = None;
        }
        combat.target_left |= !self.stands(combat.target);
        if self.stands(combat.attacker) && (combat.defender.is_some() || !combat.target_left) {
            self.state.combat = Some(combat);
        } else {
            self.end_combat(false);
        }
    }

    fn end_combat(&mut self, fought: bool) {
        self.state.combat = None;
        self.tell(self.cite("506.3"), Happening::CombatEnded { fought });
    }

    /// R27: how many wounds a blow places; none for a miss. In an ability a blow that makes no sense is one that cannot be
    /// struck, so the effect is skipped (R40).
    fn blow(&self, card: usize, strength: Option<Strength>, in_ability: bool) -> Result<Option<u32>> {
        match self.blow_from_outside(card, strength) {
            Err(Stop::Misuse(_)) if in_ability => no(Reason::IllegalTarget { card: self.id(card) }),
            blow => blow,
        }
    }

    fn blow_from_outside(&self, card: usize, strength: Option<Strength>) -> Result<Option<u32>> {
        let of_three = |named| match (self.strike(card), named) {
            (Some(Strike::Three([weak, _, _])), NamedStrength::Weak) => Ok(Some(weak)),
            (Some(Strike::Three([_, medium, _])), NamedStrength::Medium) => Ok(Some(medium)),
            (Some(Strike::Three([_, _, strong])), NamedStrength::Strong) => Ok(Some(strong)),
            _ => Err(Stop::Misuse("R27: a card without three strengths")),
        };
        match strength {
            Some(Strength::Number(number)) => Ok(Some(number)),
            Some(Strength::Named(NamedStrength::Miss)) => Ok(None),
            Some(Strength::Named(named)) => of_three(named),
            None => match self.strike(card) {
                None => Ok(Some(0)),
                Some(Strike::Single(strength)) => Ok(Some(strength)),
                Some(Strike::Three(_)) => Err(Stop::Misuse("R27: one of three strengths must be named")),
            },
        }
    }

    /// 506.3, R21: the exchange of blows. Order: strike triggers, wounds, deaths, tapping, end of combat.
    pub fn fight(&mut self, strike: Option<Strength>, back: Option<Strength>, in_ability: bool) -> Result {
        let Some(combat) = self.state.combat else { return no(Reason::NoCombat) };
        let (attacker, hit) = (combat.attacker, combat.defender.unwrap_or(combat.target));
        let blow = self.blow(attacker, strike, in_ability)?;
        // A tapped card strikes no blow back.
        let back = match back {
            Some(strength) if !self.is_tapped(hit) => self.blow(hit, Some(strength), in_ability)?,
            _ => None,
        };
        // R26: also for a strength of 0, not for a miss.
        for (striker, victim, blow) in [(attacker, hit, blow), (hit, attacker, back)] {
            if blow.is_some() {
                self.set_off(&Event {
                    attacker: Some(attacker),
                    attacked: Some(victim),
                    defender: combat.defender,
                    ..Event::of(Occasion::Strike, striker)
                });
            }
        }
        let from_attack = Cause::by(CauseKind::Attack, self.id(attacker));
        let from_back = Cause::by(CauseKind::CounterStrike, self.id(hit));
        self.wound(hit, blow.unwrap_or(0), Some(from_attack.clone()));
        self.wound(attacker, back.unwrap_or(0), Some(from_back.clone()));
        // The deaths end nothing by themselves: the fight does.
        self.state.combat = None;
        let dead = [(hit, from_attack), (attacker, from_back)]
            .into_iter()
            .filter(|(card, _)| self.level(*card).is_some_and(|level| level <= 0))
            .map(|(card, from)| Dying { card, from: Some(from) })
            .collect::<Vec<_>>();
        self.destroy(&dead, "505.1", Zone::Graveyard);
        for card in std::iter::once(attacker).chain(combat.defender) {
            if self.stands(card) {
                self.tap(card, TapReason::Combat);
            }
        }
        self.end_combat(true);
        Ok(())
    }

    /// Taps; a tapped card stays as it is (R18).
    pub fn tap(&mut self, card: usize, reason: TapReason) {
        if self.is_tapped(card) {
            return;
        }
        self.now(card).tapped = true;
        let rule = match reason {
            TapReason::Cost => self.cite("506.2"),
            TapReason::Combat => self.cite("506.3"),
            TapReason::Effect => None,
        };
        self.tell(rule, Happening::Tapped { card: self.id(card), reason });
    }
}
