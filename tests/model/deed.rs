//! Effects: whom they name, whether they may, and what they do.

use super::death::Dying;
use super::table::Roles;
use super::{Model, Result, Stop, no};
use berserk_rules::{
    AbilityEffect, CardId, Cause, CauseKind, Effect, EffectOn, Happening, Name, PlayerName, Reason, RefusalCode, Role,
    TapReason, Targets, Zone,
};

/// Whom an effect names, once roles are cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    Card(CardId),
    /// A role that nobody plays, or a killer that has gone (R24).
    Nobody(RefusalCode, Option<CardId>),
}

/// An effect in which every name is the list of those that it stands for.
type Deed = EffectOn<Vec<Named>>;

/// How refusals are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// An effect from outside is refused whole (R40).
    Refuse,
    /// In an ability each card is skipped by itself (R40).
    SkipEach,
}

/// Puts cards in the place of names. One name may stand for several, and then the effect is carried out on each (R29).
fn renamed(effect: &EffectOn<Name>, to: &impl Fn(&Name) -> Vec<Named>) -> Deed {
    let several = |target: &Targets<Name>| Targets::One(target.as_slice().iter().flat_map(to).collect());
    match effect {
        EffectOn::Wound { target, amount, by } => {
            EffectOn::Wound { target: several(target), amount: *amount, by: by.clone() }
        }
        EffectOn::Heal { target, amount, by } => {
            EffectOn::Heal { target: several(target), amount: *amount, by: by.clone() }
        }
        EffectOn::AddLives { target, amount, by } => {
            EffectOn::AddLives { target: several(target), amount: *amount, by: by.clone() }
        }
        EffectOn::ReduceLives { target, amount, by } => {
            EffectOn::ReduceLives { target: several(target), amount: *amount, by: by.clone() }
        }
        EffectOn::SetLives { target, level, by } => {
            EffectOn::SetLives { target: several(target), level: *level, by: by.clone() }
        }
        EffectOn::RemoveLives { target, marker, amount, by } => {
            EffectOn::RemoveLives { target: several(target), marker: *marker, amount: *amount, by: by.clone() }
        }
        EffectOn::Destroy { target, by, to } => EffectOn::Destroy { target: several(target), by: by.clone(), to: *to },
        EffectOn::FinishOff { target, amount, by } => {
            EffectOn::FinishOff { target: to(target), amount: *amount, by: by.clone() }
        }
        EffectOn::Poison { target, amount } => EffectOn::Poison { target: several(target), amount: *amount },
        EffectOn::Cure { target } => EffectOn::Cure { target: several(target) },
        EffectOn::AddCounters { target, amount } => EffectOn::AddCounters { target: several(target), amount: *amount },
        EffectOn::RemoveCounters { target, amount } => {
            EffectOn::RemoveCounters { target: several(target), amount: *amount }
        }
        EffectOn::AddResources { player, resource, amount } => {
            EffectOn::AddResources { player: *player, resource: resource.clone(), amount: *amount }
        }
        EffectOn::Tap { target } => EffectOn::Tap { target: several(target) },
        EffectOn::Untap { target } => EffectOn::Untap { target: several(target) },
        EffectOn::Attach { part, to: host } => EffectOn::Attach { part: to(part), to: to(host) },
        EffectOn::TakeControl { target, player } => EffectOn::TakeControl { target: several(target), player: *player },
        EffectOn::Revive { target, level, controller, cell } => {
            EffectOn::Revive { target: to(target), level: *level, controller: *controller, cell: *cell }
        }
        EffectOn::Move { target, to, cell } => EffectOn::Move { target: several(target), to: *to, cell: *cell },
        EffectOn::Search { player, name, from, to } => {
            EffectOn::Search { player: *player, name: name.clone(), from: *from, to: *to }
        }
        EffectOn::StartTurn { player } => EffectOn::StartTurn { player: *player },
        EffectOn::Fight { strike, counter_strike } => {
            EffectOn::Fight { strike: *strike, counter_strike: *counter_strike }
        }
        EffectOn::Sequence { .. } => unreachable!("sequences are taken apart first"),
    }
}

fn list(target: &Targets<Vec<Named>>) -> &[Named] {
    &target.as_slice()[0]
}

fn number(player: PlayerName, you: Option<u8>) -> u8 {
    match player {
        PlayerName::Number(player) => player,
        PlayerName::You(_) => you.unwrap(),
    }
}

impl Model {
    /// R40: an effect from outside is refused whole. R8: in a sequence any refusal after the very first effect is a skip,
    /// also within a sequence in it.
    pub fn effect_from_outside(&mut self, effect: &Effect) -> Result {
        self.effect_in_turn(effect, true)
    }

    fn effect_in_turn(&mut self, effect: &Effect, is_first: bool) -> Result {
        if let EffectOn::Sequence { effects } = effect {
            for (at, effect) in effects.iter().enumerate() {
                let is_first = is_first && at == 0;
                match self.effect_in_turn(effect, is_first) {
                    Err(Stop::Refused(reason)) if !is_first => self.skip_for(&reason),
                    played => played?,
                }
            }
            return Ok(());
        }
        let by_id = |name: &Name| match name {
            Name::Card(card) => vec![Named::Card(card.clone())],
            Name::Role(_) => unreachable!("that is misuse"),
        };
        self.try_out(&renamed(effect, &by_id), Mood::Refuse, None)
    }

    /// An ability's effects, with their cards named by role.
    pub fn effects_of_ability(&mut self, effects: &[AbilityEffect], roles: &Roles) -> Result {
        for effect in effects {
            if let EffectOn::Sequence { effects } = effect {
                self.effects_of_ability(effects, roles)?;
                continue;
            }
            let by_role = |name: &Name| match name {
                Name::Card(_) => unreachable!("that is misuse"),
                Name::Role(role) => self.players_of(*role, roles),
            };
            match self.try_out(&renamed(effect, &by_role), Mood::SkipEach, Some(roles)) {
                Err(Stop::Refused(reason)) => self.skip_for(&reason),
                played => played?,
            }
        }
        Ok(())
    }

    fn players_of(&self, role: Role, roles: &Roles) -> Vec<Named> {
        let one = |card: Option<usize>| match card {
            Some(card) => vec![Named::Card(self.id(card))],
            None => vec![Named::Nobody(RefusalCode::UnknownCard, None)],
        };
        match role {
            Role::Itself => one(Some(roles.source)),
            Role::Chosen => roles.chosen.iter().map(|card| Named::Card(self.id(*card))).collect(),
            Role::Subject | Role::Died => one(roles.subject),
            Role::Attacker => one(roles.attacker),
            Role::Attacked => one(roles.attacked),
            Role::Defender => one(roles.defender),
            // R24: a killer that is no longer in play is not there to be named.
            Role::Killer => match roles.killer.as_ref().and_then(|killer| self.find(killer)) {
                Some(card) if self.zone(card) != Zone::Play => {
                    vec![Named::Nobody(RefusalCode::NotInPlay, Some(self.id(card)))]
                }
                card => one(card),
            },
        }
    }

    fn skip(&mut self, reason: RefusalCode, card: Option<CardId>) {
        self.tell(None, Happening::Skipped { reason, card });
    }

    fn skip_for(&mut self, reason: &Reason) {
        self.skip(reason.kind(), reason.card().cloned());
    }

    /// The cards of an effect that may be hit. In an ability the others are skipped one by one.
    fn hit(
        &mut self,
        named: &[Named],
        mood: Mood,
        may: impl Fn(&Self, &CardId) -> Result<usize>,
    ) -> Result<Vec<usize>> {
        let mut hit = Vec::new();
        for one in named {
            match one {
                Named::Nobody(reason, card) => self.skip(*reason, card.clone()),
                Named::Card(id) => match may(self, id) {
                    // Two roles may be one card, which is hit once.
                    Ok(card) if hit.contains(&card) => {}
                    Ok(card) => hit.push(card),
                    Err(Stop::Refused(reason)) if mood == Mood::SkipEach => self.skip_for(&reason),
                    Err(stop) => return Err(stop),
                },
            }
        }
        Ok(hit)
    }

    /// 505.4: each of the parts joins the host, which is one card.
    fn join(&mut self, parts: &[Named], to: &[Named], mood: Mood, by: Option<&Cause>) -> Result {
        let stands = |model: &Self, id: &CardId| model.standing(id);
        let parts = self.hit(parts, mood, stands)?;
        let Some(to) = self.hit(to, mood, stands)?.first().copied() else { return Ok(()) };
        for part in parts {
            // R31
            if part == to || self.controller(part) != self.controller(to) {
                let reason = Reason::IllegalTarget { card: self.id(part) };
                if mood == Mood::Refuse {
                    return no(reason);
                }
                self.skip_for(&reason);
            } else {
                self.attach(part, to, by);
            }
        }
        Ok(())
    }

    /// Does the effect, or says why not before anything has changed.
    #[allow(clippy::too_many_lines)]
    fn try_out(&mut self, deed: &Deed, mood: Mood, roles: Option<&Roles>) -> Result {
        let you = roles.map(|roles| roles.you);
        // R24: in an ability the source's card stands behind the effect.
        let by = |by: &Option<Cause>| match (by, roles) {
            (by, None) => by.clone(),
            (None, Some(roles)) => Some(Cause::by(CauseKind::Ability, self.id(roles.source))),
            (Some(by), Some(roles)) => {
                Some(Cause { card: by.card.clone().or_else(|| Some(self.id(roles.source))), ..by.clone() })
            }
        };
        let stands = |model: &Self, id: &CardId| model.standing(id);
        let lives = |model: &Self, id: &CardId| {
            let card = model.standing(id)?;
            model.check_lives(card)?;
            Ok(card)
        };
        // R9: all are changed first, then those that must die die at the same moment.
        match deed {
            EffectOn::Wound { target, amount, by: cause } => {
                let cause = by(cause);
                let cards = self.hit(list(target), mood, lives)?;
                for card in &cards {
                    self.wound(*card, *amount, cause.clone());
                }
                self.destroy_the_dead(&cards, |_| cause.clone());
            }
            EffectOn::Heal { target, amount, by: cause } => {
                let cause = by(cause);
                for card in self.hit(list(target), mood, lives)? {
                    self.heal(card, *amount, cause.as_ref());
                }
            }
            EffectOn::AddLives { target, amount, by: cause } => {
                let cause = by(cause);
                for card in self.hit(list(target), mood, lives)? {
                    self.add_lives(card, *amount, cause.as_ref());
                }
            }
            EffectOn::ReduceLives { target, amount, by: cause } => {
                let cause = by(cause);
                let cards = self.hit(list(target), mood, lives)?;
                for card in &cards {
                    self.reduce_lives(*card, *amount, cause.as_ref());
                }
                self.destroy_the_dead(&cards, |_| cause.clone());
            }
            EffectOn::SetLives { target, level, by: cause } => {
                let cause = by(cause);
                let cards = self.hit(list(target), mood, lives)?;
                for card in &cards {
                    self.set_lives(*card, *level, cause.as_ref());
                }
                self.destroy_the_dead(&cards, |_| cause.clone());
            }
            EffectOn::RemoveLives { target, marker, amount, by: cause } => {
                let cause = by(cause);
                let cards = self.hit(list(target), mood, lives)?;
                for card in &cards {
                    self.remove_lives(*card, *marker, *amount, cause.as_ref());
                }
                self.destroy_the_dead(&cards, |_| cause.clone());
            }
            EffectOn::Destroy { target, by: cause, to } => {
                let cause = by(cause);
                let dying = self
                    .hit(list(target), mood, stands)?
                    .into_iter()
                    .map(|card| Dying { card, from: cause.clone() })
                    .collect::<Vec<_>>();
                self.destroy(&dying, "505.2", to.map_or(Zone::Graveyard, Into::into));
            }
            EffectOn::FinishOff { target, amount, by: cause } => {
                let cause = by(cause);
                let may = |model: &Self, id: &CardId| {
                    let card = lives(model, id)?;
                    // R16
                    if model.level(card).unwrap() > i64::from(*amount) {
                        return no(Reason::IllegalTarget { card: id.clone() });
                    }
                    Ok(card)
                };
                let dying = self
                    .hit(target, mood, may)?
                    .into_iter()
                    .map(|card| Dying { card, from: cause.clone() })
                    .collect::<Vec<_>>();
                self.destroy(&dying, "505.2", Zone::Graveyard);
            }
            EffectOn::Poison { target, amount } => {
                for card in self.hit(list(target), mood, lives)? {
                    // R23: the highest counts.
                    if *amount > self.card(card).poison {
                        self.now(card).poison = *amount;
                        self.tell(None, Happening::Poisoned { card: self.id(card), amount: *amount });
                    }
                }
            }
            EffectOn::Cure { target } => {
                for card in self.hit(list(target), mood, stands)? {
                    if self.card(card).poison > 0 {
                        self.now(card).poison = 0;
                        self.tell(None, Happening::Cured { card: self.id(card) });
                    }
                }
            }
            EffectOn::AddCounters { target, amount } => {
                for card in self.hit(list(target), mood, stands)? {
                    if *amount > 0 {
                        self.now(card).counters += amount;
                        self.tell(None, Happening::CountersAdded { card: self.id(card), amount: *amount });
                    }
                }
            }
            EffectOn::RemoveCounters { target, amount } => {
                for card in self.hit(list(target), mood, stands)? {
                    let amount = (*amount).min(self.card(card).counters);
                    if amount > 0 {
                        self.now(card).counters -= amount;
                        self.tell(None, Happening::CountersRemoved { card: self.id(card), amount });
                    }
                }
            }
            EffectOn::AddResources { player, resource, amount } => {
                let player = number(*player, you);
                if *amount > 0 {
                    *self.state.resources[usize::from(player)].entry(resource.clone()).or_insert(0) += amount;
                    self.tell(None, Happening::ResourcesAdded { player, resource: resource.clone(), amount: *amount });
                }
            }
            EffectOn::Tap { target } => {
                for card in self.hit(list(target), mood, stands)? {
                    self.tap(card, TapReason::Effect);
                }
            }
            EffectOn::Untap { target } => {
                for card in self.hit(list(target), mood, stands)? {
                    self.untap(card);
                }
            }
            EffectOn::Attach { part, to } => self.join(part, to, mood, by(&None).as_ref())?,
            EffectOn::TakeControl { target, player } => {
                let player = number(*player, you);
                for card in self.hit(list(target), mood, stands)? {
                    if self.controller(card) != player {
                        self.now(card).controller = player;
                        self.tell(None, Happening::ControlTaken { card: self.id(card), player });
                    }
                }
            }
            EffectOn::Revive { target, level, controller, cell } => {
                let from = by(&None);
                let may = |model: &Self, id: &CardId| {
                    let card = model.known(id)?;
                    if model.zone(card) != Zone::Graveyard {
                        return no(Reason::IllegalTarget { card: id.clone() });
                    }
                    if level.is_some() {
                        model.check_lives(card)?;
                    }
                    Ok(card)
                };
                let cards = self.hit(target, mood, may)?;
                // R32: by default under "you", and from outside under the owner.
                let owners: Vec<u8> = self.setup.cards.iter().map(|card| card.owner).collect();
                let under = |card: usize| match controller {
                    Some(player) => number(*player, you),
                    None => you.unwrap_or(owners[card]),
                };
                self.revive(&cards, *level, under, *cell, from.as_ref());
            }
            EffectOn::Move { target, to, cell } => {
                let may = |model: &Self, id: &CardId| {
                    let card = model.known(id)?;
                    model.check_no_part(card)?;
                    Ok(card)
                };
                let cards = self.hit(list(target), mood, may)?;
                self.move_cards(&cards, *to, *cell);
            }
            EffectOn::Search { player, name, from, to } => {
                let (from, to) = (from.unwrap_or(Zone::Deck), to.unwrap_or(Zone::Hand));
                self.search(number(*player, you), name, from, to);
            }
            EffectOn::StartTurn { player } => self.start_turn(*player),
            EffectOn::Fight { strike, counter_strike } => {
                self.fight(*strike, *counter_strike, mood == Mood::SkipEach)?
            }
            EffectOn::Sequence { .. } => unreachable!("sequences are taken apart first"),
        }
        Ok(())
    }
}
