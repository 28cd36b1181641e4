//! Activated abilities (506.1, 506.2).

use alloc::vec::Vec;

use crate::ability::{ActivatedAbility, TargetSpec};
use crate::card::{CardId, Player};
use crate::cast::{AbilityPlace, Place};
use crate::event::Happening;
use crate::refusal::Reason;
use crate::resolve::name::{Frame, Places, Speaker};
use crate::resolve::target::{Chooser, is_legal, legal_targets};
use crate::resolve::transaction::{Stop, Transaction};
use crate::rulebook::Clause;
use crate::state::Roles;

/// What an ability needs to be declared, and whether it could be.
pub(crate) struct Declared {
    pub(crate) refusal: Option<Reason>,
    /// How many targets it takes at the most.
    pub(crate) choose: usize,
    pub(crate) targets: Vec<Place>,
    pub(crate) payers: Vec<Place>,
}

/// Could that card, in play and no part, use that ability now, with some choice of targets and payers?
pub(crate) fn declare_ability(transaction: &Transaction<'_>, card: Place, ability: &ActivatedAbility) -> Declared {
    let payers = if ability.cost.others() > 0 { transaction.possible_payers(card) } else { Vec::new() };
    let chooser = Chooser { source: card, you: transaction.card(card).controller, died: &[] };
    let (choose, targets, optional) = match &ability.target {
        Some(spec) => {
            let legal = legal_targets(transaction.cast, transaction.state(), spec, chooser);
            (spec.count().min(legal.len()), legal, spec.is_optional())
        }
        None => (0, Vec::new(), true),
    };
    let wanted = ability.target.as_ref().map_or(0, TargetSpec::count);
    let others = payers.len().min(ability.cost.others());
    let mut refusal = transaction.check_cost(card, &ability.cost, &[], others).err();
    if refusal.is_none() && targets.len() < wanted && !optional {
        refusal = Some(Reason::IllegalTarget { card: transaction.cast.id(card).clone() });
    }
    Declared { refusal, choose, targets, payers }
}

impl<'b> Transaction<'b> {
    /// Declares, pays and carries out (506.2), in the order of checks of R38.
    pub(crate) fn use_ability(
        &mut self,
        card: &CardId,
        name: &str,
        targets: &[CardId],
        tap: &[CardId],
    ) -> Result<(), Stop> {
        let card = self.free_in_play(card)?;
        let (name, ability) = self.ability(card, name)?;
        let payers = self.payers(card, &ability.cost, tap)?;
        self.check_cost(card, &ability.cost, &payers, payers.len())?;
        let you = self.card(card).controller;
        let chosen = self.chosen(card, you, ability.target.as_ref(), targets)?;
        let used = Happening::AbilityUsed {
            card: self.cast.id(card).clone(),
            ability: name,
            is_action: ability.cost.is_action(),
        };
        self.tell(Some(Clause::C506_1), used);
        self.pay(card, &ability.cost, &payers)?;
        let roles = Roles::default();
        let speaker = Speaker { source: card, you, chosen: &chosen, roles: &roles };
        self.ability_effects(&ability.effects, &Frame::Ability(speaker))
    }

    /// The activated ability that the card has under that name (R31).
    fn ability(&self, card: Place, name: &str) -> Result<(alloc::sync::Arc<str>, &'b ActivatedAbility), Reason> {
        let found = self.cast.abilities(card, &self.card(card).parts).into_iter().find(|(own, _)| **own == *name);
        found
            .and_then(|(own, at): (_, AbilityPlace)| self.cast.activated(at).map(|ability| (own, ability)))
            .ok_or_else(|| Reason::UnknownAbility { card: self.cast.id(card).clone(), ability: name.into() })
    }

    /// The targets of an ability: exactly as many as it takes, each of them legal (R29).
    fn chosen(
        &self,
        card: Place,
        you: Player,
        spec: Option<&TargetSpec>,
        targets: &[CardId],
    ) -> Result<Places, Reason> {
        let illegal = |place: Place| Reason::IllegalTarget { card: self.cast.id(place).clone() };
        let none = TargetSpec { count: Some(0), ..TargetSpec::default() };
        let spec = spec.unwrap_or(&none);
        let mut chosen = Places::new();
        for id in targets {
            let place = self.known(id)?;
            let chooser = Chooser { source: card, you, died: &[] };
            if spec.count() == 0 || !is_legal(self.cast, self.state(), spec, chooser, place) {
                return Err(illegal(place));
            }
            chosen.push(place);
        }
        let count = spec.count();
        if chosen.len() > count || (chosen.len() < count && !spec.is_optional()) {
            return Err(illegal(card));
        }
        Ok(chosen)
    }
}
