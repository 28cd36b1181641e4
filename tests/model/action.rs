//! Using an activated ability (506.1, 506.2).

use super::table::Roles;
use super::{Model, Result, no};
use berserk_rules::{Ability, CardId, Cause, CauseKind, Cost, Happening, Lack, Reason, TapReason, TargetSpec};
use std::collections::BTreeMap;
use std::sync::Arc;

/// By name.
fn resources_of(cost: &Cost) -> BTreeMap<String, u32> {
    let resources = cost.resources.as_ref();
    resources.map(|all| all.iter().map(|(name, amount)| (name.to_string(), amount)).collect()).unwrap_or_default()
}

impl Model {
    /// All is checked (R38), then all is paid (506.2), then the ability is carried out.
    pub fn use_ability(&mut self, id: &CardId, name: &Arc<str>, targets: &[CardId], tap: &[CardId]) -> Result {
        let card = self.standing(id)?;
        let found = self.abilities(card).into_iter().find_map(|(its, ability)| match ability {
            Ability::Activated(ability) if its == *name => Some(ability),
            _ => None,
        });
        let Some(ability) = found else {
            return no(Reason::UnknownAbility { card: id.clone(), ability: name.clone() });
        };
        let payers = self.check_payers(card, &ability.cost, tap)?;
        self.check_rest_of_cost(card, &ability.cost, tap.len())?;
        let roles = Roles { source: card, you: self.controller(card), ..Roles::default() };
        let chosen = self.check_targets(ability.target.as_ref(), &roles, targets, true)?;

        let is_action = ability.cost.is_action(); // R44
        self.tell(self.cite("506.1"), Happening::AbilityUsed { card: id.clone(), ability: name.clone(), is_action });
        self.pay(card, &ability.cost, &payers);
        self.effects_of_ability(&ability.effects, &Roles { chosen, ..roles })
    }

    fn check_payers(&self, card: usize, cost: &Cost, tap: &[CardId]) -> Result<Vec<usize>> {
        let payers = tap.iter().map(|id| self.standing(id)).collect::<Result<Vec<usize>>>()?;
        let others = cost.tap_others.unwrap_or(0) as usize;
        let other_side = |payer: &&usize| **payer == card || self.controller(**payer) != self.controller(card);
        if let Some(wrong) = payers.iter().find(other_side).or(payers.get(others)) {
            return no(Reason::IllegalTarget { card: self.id(*wrong) });
        }
        if cost.tap_self == Some(true) {
            self.check_upright(card)?;
        }
        for payer in &payers {
            self.check_upright(*payer)?;
        }
        Ok(payers)
    }

    fn check_rest_of_cost(&self, card: usize, cost: &Cost, payers: usize) -> Result {
        let pool = &self.state.resources[usize::from(self.controller(card))];
        let wounds = cost.wounds.unwrap_or(0);
        // R43: who has no lives cannot be wounded; others can, even to death (R19).
        let can_be_wounded = if self.starting(card).is_some() { wounds } else { 0 };
        let mut dues = vec![
            (Lack::TapOthers, cost.tap_others.unwrap_or(0), u32::try_from(payers).unwrap()),
            (Lack::Counters, cost.counters.unwrap_or(0), self.card(card).counters),
            (Lack::Wounds, wounds, can_be_wounded),
        ];
        for (name, need) in resources_of(cost) {
            let have = pool.get(&name).copied().unwrap_or(0);
            dues.push((Lack::Resource(name.as_str().into()), need, have));
        }
        for (what, need, have) in dues {
            if have < need {
                return no(Reason::CannotPay { card: self.id(card), what, need, have });
            }
        }
        Ok(())
    }

    /// 506.2: first all cards of the cost are tapped, the card itself before the others, then the rest is paid.
    fn pay(&mut self, card: usize, cost: &Cost, payers: &[usize]) {
        if cost.tap_self == Some(true) {
            self.tap(card, TapReason::Cost);
        }
        for payer in payers {
            self.tap(*payer, TapReason::Cost);
        }
        let (counters, wounds) = (cost.counters.unwrap_or(0), cost.wounds.unwrap_or(0));
        let mut resources = resources_of(cost);
        resources.retain(|_, amount| *amount > 0);
        self.now(card).counters -= counters;
        let player = usize::from(self.controller(card));
        for (name, amount) in &resources {
            *self.state.resources[player].get_mut(name).unwrap() -= amount;
        }
        if counters > 0 || wounds > 0 || !resources.is_empty() {
            let (id, resources) =
                (self.id(card), resources.iter().map(|(name, amount)| (name.as_str(), *amount)).collect());
            self.tell(self.cite("506.2"), Happening::Paid { card: id, counters, wounds, resources });
        }
        let by = Some(Cause::by(CauseKind::Cost, self.id(card))); // R24
        if wounds > 0 {
            self.wound(card, wounds, by.clone());
            self.destroy_the_dead(&[card], |_| by.clone());
        }
    }

    /// The cards that may be chosen, in the scenario's order.
    pub fn legal_targets(&self, spec: &TargetSpec, roles: &Roles) -> Vec<usize> {
        self.all().filter(|card| self.is_legal_target(spec, roles, *card)).collect()
    }

    fn is_legal_target(&self, spec: &TargetSpec, roles: &Roles, card: usize) -> bool {
        use berserk_rules::Side;
        let yours = self.controller(card) == roles.you;
        !self.is_part(card) // R29
            && self.zone(card) == spec.zone.unwrap_or_default()
            && match spec.controller.unwrap_or(Side::Any) {
                Side::You => yours,
                Side::Opponent => !yours,
                Side::Any => true,
            }
            && spec.card_type.is_none_or(|card_type| self.card_type(card) == card_type)
            && (spec.part_of_died != Some(true) || roles.died.contains(&card))
            && (spec.other != Some(true) || card != roles.source)
            && (spec.has_lives != Some(true) || self.starting(card).is_some())
            && spec.max_level.is_none_or(|max| self.level(card).is_some_and(|level| level <= i64::from(max)))
    }

    /// R29: exactly `count` different targets, or up to `count`; a waiting trigger takes what there is.
    pub fn check_targets(
        &self,
        spec: Option<&TargetSpec>,
        roles: &Roles,
        named: &[CardId],
        all_of_them: bool,
    ) -> Result<Vec<usize>> {
        // A target of no cards asks for none.
        let spec = spec.filter(|spec| spec.count != Some(0));
        let legal = spec.map(|spec| self.legal_targets(spec, roles)).unwrap_or_default();
        let count = spec.map_or(0, |spec| spec.count.unwrap_or(1) as usize);
        let most = if all_of_them { count } else { count.min(legal.len()) };
        let least = if spec.is_some_and(|spec| spec.optional == Some(true)) { 0 } else { most };
        // The first card that is wrong is named; of a wrong number the acting card.
        let mut chosen = Vec::new();
        for id in named {
            let card = self.known(id)?;
            if !legal.contains(&card) {
                return no(Reason::IllegalTarget { card: id.clone() });
            }
            chosen.push(card);
        }
        if chosen.len() < least || chosen.len() > most {
            return no(Reason::IllegalTarget { card: self.id(roles.source) });
        }
        Ok(chosen)
    }
}
