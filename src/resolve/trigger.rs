//! Triggered abilities: set off, waiting, chosen, resolved (505.3, R9 to R12, R26, R30, R42).

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::ability::{
    Ability, CauseFilter, CauseKinds, EitherSide, Occasion, Side, TargetSpec, TriggeredAbility, Whose,
};
use crate::action::Choice;
use crate::bounds;
use crate::card::Player;
use crate::cast::{AbilityPlace, Cast, Place};
use crate::effect::Cause;
use crate::event::Happening;
use crate::refusal::{Reason, RefusalCode};
use crate::resolve::name::{Frame, Speaker};
use crate::resolve::target::{Chooser, legal_targets};
use crate::resolve::transaction::{Stop, Transaction};
use crate::rulebook::Clause;
use crate::state::{Combat, Roles, Situation, State, Waiting};

/// Something that may set triggers off.
pub(crate) struct Occurrence<'o> {
    occasion: Occasion,
    /// The player whose turn starts.
    player: Option<Player>,
    cause: Option<&'o Cause>,
    roles: Roles,
}

impl<'o> Occurrence<'o> {
    fn of(occasion: Occasion, subject: Place) -> Self {
        Self { occasion, player: None, cause: None, roles: Roles { subject: Some(subject), ..Roles::default() } }
    }

    pub(crate) fn wounded(card: Place) -> Self {
        Self::of(Occasion::Wounded, card)
    }

    pub(crate) fn healed(card: Place) -> Self {
        Self::of(Occasion::Healed, card)
    }

    pub(crate) fn enter(card: Place) -> Self {
        Self::of(Occasion::Enter, card)
    }

    pub(crate) fn death(card: Place, parts: &[Place], cause: Option<&'o Cause>, cast: &Cast) -> Self {
        let mut occurrence = Self { cause, ..Self::of(Occasion::Death, card) };
        let roles = &mut occurrence.roles;
        roles.killer = cause.and_then(|cause| cause.card.as_ref()).and_then(|killer| cast.find(killer));
        roles.died = core::iter::once(card).chain(parts.iter().copied()).collect();
        occurrence
    }

    pub(crate) fn strike(striker: Place, struck: Place, combat: &Combat) -> Self {
        let mut occurrence = Self::of(Occasion::Strike, striker);
        let roles = &mut occurrence.roles;
        (roles.attacker, roles.attacked, roles.defender) = (Some(combat.attacker), Some(struck), combat.defender);
        occurrence
    }

    pub(crate) fn turn_start(player: Player) -> Self {
        Self { occasion: Occasion::TurnStart, player: Some(player), cause: None, roles: Roles::default() }
    }
}

/// The player whose waiting triggers go next: inactive players in turn order, the active player last (R10).
pub(crate) fn next_player(situation: &Situation) -> Option<Player> {
    let active = situation.active;
    situation.waiting.iter().map(|waiting| waiting.player).min_by_key(|player| (*player <= active, *player))
}

/// How many cards a waiting trigger asks for at the most, and among which; none if it asks for no target.
pub(crate) fn asks_for(cast: &Cast, state: &State, waiting: &Waiting) -> (usize, Vec<Place>) {
    match target_of(cast, waiting) {
        Some(spec) => {
            let chooser = Chooser { source: waiting.source, you: waiting.player, died: &waiting.roles.died };
            let legal = legal_targets(cast, state, spec, chooser);
            (spec.count().min(legal.len()), legal)
        }
        None => (0, Vec::new()),
    }
}

fn target_of<'c>(cast: &'c Cast, waiting: &Waiting) -> Option<&'c TargetSpec> {
    let ability = cast.triggered(waiting.ability)?;
    ability.target.as_ref().filter(|spec| spec.count() > 0)
}

impl Transaction<'_> {
    /// Puts all triggers that watch for this into the waiting list: the card's own first, then the others' in the
    /// scenario's order. Who watches is settled now, before anything moves (R42).
    pub(crate) fn set_off(&mut self, occurrence: &Occurrence<'_>) {
        if let Some(subject) = occurrence.roles.subject {
            self.set_off_own(subject, subject, occurrence);
            for part in self.card(subject).parts.clone() {
                self.set_off_own(part, subject, occurrence);
            }
        }
        let watching = self.cast.watchers(occurrence.occasion).len();
        if watching == 0 {
            return;
        }
        self.works(watching);
        let watchers = self.watchers(occurrence);
        for (source, at) in watchers {
            self.watch(at, source, occurrence);
        }
    }

    /// The abilities printed on a card, be it the subject or a part of it (R31).
    fn set_off_own(&mut self, card: Place, subject: Place, occurrence: &Occurrence<'_>) {
        let cast = self.cast;
        for (number, ability) in cast.face(card).abilities().iter().enumerate() {
            if let Ability::Triggered(ability) = ability
                && ability.on == occurrence.occasion
                && ability.of != Some(Whose::Other)
            {
                self.watch(AbilityPlace { card, number }, subject, occurrence);
            }
        }
    }

    /// The other cards' abilities that watch for this, card by card in the scenario's order, of a merged creature the
    /// host's before its parts' (R31).
    fn watchers(&self, occurrence: &Occurrence<'_>) -> Vec<(Place, AbilityPlace)> {
        let all = self.cast.watchers(occurrence.occasion);
        let mut watchers = Vec::new();
        let mut listen = |source: Place, at: AbilityPlace| {
            if self.card(source).is_free_in_play() && Some(source) != occurrence.roles.subject {
                watchers.push((source, at));
            }
        };
        if all.iter().all(|at| self.card(at.card).host.is_none()) {
            all.iter().for_each(|at| listen(at.card, *at));
            return watchers;
        }
        // The list is in the order of the cards on which the abilities are printed.
        let mut printed_on = |source: Place, card: Place| {
            let (_, own) = all.split_at(all.partition_point(|at| at.card < card));
            own.iter().take_while(|at| at.card == card).for_each(|at| listen(source, *at));
        };
        for source in self.cast.places().filter(|place| self.card(*place).host.is_none()) {
            printed_on(source, source);
            self.card(source).parts.iter().for_each(|part| printed_on(source, *part));
        }
        watchers
    }

    /// Does that ability's condition contain this?
    fn watch(&mut self, at: AbilityPlace, source: Place, occurrence: &Occurrence<'_>) {
        let Some(ability) = self.cast.triggered(at) else {
            return;
        };
        let you = self.card(source).controller;
        if !self.counts(ability, you, occurrence) {
            return;
        }
        if self.state().situation.waiting.len() >= bounds::WAITING {
            self.unheard = self.unheard.saturating_add(1);
            return;
        }
        let parts = &self.card(source).parts;
        let name = self.cast.ability_name(source, parts, at);
        let situation = self.change_situation();
        situation.set_off = situation.set_off.saturating_add(1);
        let waiting =
            Waiting { id: situation.set_off, source, ability: at, name, player: you, roles: occurrence.roles.clone() };
        situation.waiting.push(Arc::new(waiting));
    }

    fn counts(&self, ability: &TriggeredAbility, you: Player, occurrence: &Occurrence<'_>) -> bool {
        let subject = occurrence.roles.subject.map(|subject| self.card(subject).controller);
        let (whose, by_default) = match occurrence.player {
            Some(player) => (Some(player), Side::You),
            None => (subject, Side::Any),
        };
        let side = match ability.controller.unwrap_or(by_default) {
            Side::You => whose == Some(you),
            Side::Opponent => whose != Some(you),
            Side::Any => true,
        };
        side && ability.died_from.as_ref().is_none_or(|filter| self.passes(filter, you, occurrence))
    }

    /// 505.1.1, R24.
    fn passes(&self, filter: &CauseFilter, you: Player, occurrence: &Occurrence<'_>) -> bool {
        let kind = match (&filter.kind, occurrence.cause) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(CauseKinds::One(kind)), Some(cause)) => *kind == cause.kind,
            (Some(CauseKinds::Many(kinds)), Some(cause)) => kinds.contains(&cause.kind),
        };
        let killer = occurrence.roles.killer;
        let side = match filter.controller {
            None => true,
            Some(EitherSide::You) => killer.is_some_and(|killer| self.card(killer).controller == you),
            Some(EitherSide::Opponent) => killer.is_some_and(|killer| self.card(killer).controller != you),
        };
        let of_type = |card_type| killer.is_some_and(|killer| self.cast.face(killer).card_type() == card_type);
        kind && side && filter.card_type.is_none_or(of_type)
    }

    /// Works the waiting list through, as far as nobody is asked (R10, R30).
    pub(crate) fn settle(&mut self, first_new: u32) -> Result<(), Stop> {
        let mut resolved = 0;
        loop {
            self.check_length()?;
            self.drop_without_target();
            let Some(player) = next_player(&self.state().situation) else {
                break;
            };
            let mut own = self.state().situation.waiting.iter().filter(|waiting| waiting.player == player);
            let (first, second) = (own.next().cloned(), own.next());
            let Some(waiting) = first else { break };
            if second.is_some() || self.asks(&waiting) {
                break;
            }
            if resolved == bounds::CHAIN {
                // A chain that feeds itself ends (R37).
                let dropped = core::mem::take(&mut self.change_situation().waiting).len();
                self.unheard = self.unheard.saturating_add(dropped);
                break;
            }
            resolved = resolved.saturating_add(1);
            if waiting.id > first_new {
                self.announce(&waiting, None);
            }
            self.resolve(&waiting, &[])?;
        }
        for waiting in self.state().situation.waiting.clone() {
            if waiting.id > first_new {
                self.announce(&waiting, Some(waiting.id));
            }
        }
        if self.unheard > 0 {
            let dropped = u32::try_from(self.unheard).unwrap_or(u32::MAX);
            self.tell(None, Happening::ChainStopped { dropped });
        }
        Ok(())
    }

    fn asks(&self, waiting: &Waiting) -> bool {
        target_of(self.cast, waiting).is_some()
            || self.cast.triggered(waiting.ability).is_some_and(TriggeredAbility::is_optional)
    }

    fn announce(&mut self, waiting: &Waiting, pending: Option<u32>) {
        let clause = self.cast.triggered(waiting.ability).filter(|ability| ability.on == Occasion::Death).map(|_| {
            if waiting.roles.subject == Some(waiting.source) { Clause::C505_3Own } else { Clause::C505_3Others }
        });
        let card = self.cast.id(waiting.source).clone();
        self.tell(clause, Happening::Triggered { card, ability: waiting.name.clone(), pending });
    }

    /// R30: a trigger that has a target and no legal one is skipped.
    fn drop_without_target(&mut self) {
        for waiting in self.state().situation.waiting.clone() {
            if target_of(self.cast, &waiting).is_none() {
                continue;
            }
            self.works(self.cast.len());
            if asks_for(self.cast, self.state(), &waiting).1.is_empty() {
                self.take(waiting.id);
                let card = Some(self.cast.id(waiting.source).clone());
                self.tell(None, Happening::Skipped { reason: RefusalCode::IllegalTarget, card });
            }
        }
    }

    fn take(&mut self, id: u32) {
        self.change_situation().waiting.retain(|waiting| waiting.id != id);
    }

    /// A trigger that was set off resolves, though its source may have left play (R11).
    fn resolve(&mut self, waiting: &Waiting, chosen: &[Place]) -> Result<(), Stop> {
        self.take(waiting.id);
        let Some(ability) = self.cast.triggered(waiting.ability) else {
            return Ok(());
        };
        let speaker = Speaker { source: waiting.source, you: waiting.player, chosen, roles: &waiting.roles };
        self.ability_effects(&ability.effects, &Frame::Ability(speaker))
    }

    /// Carries out the answer to a waiting trigger (R42).
    pub(crate) fn answer(&mut self, choice: &Choice) -> Result<(), Stop> {
        let situation = &self.state().situation;
        let next = next_player(situation);
        let waiting = situation
            .waiting
            .iter()
            .find(|waiting| waiting.id == choice.pending && Some(waiting.player) == next)
            .cloned()
            .ok_or(Reason::NoSuchChoice { pending: choice.pending })?;
        let illegal = || Reason::IllegalTarget { card: self.cast.id(waiting.source).clone() };
        let optional = self.cast.triggered(waiting.ability).is_some_and(TriggeredAbility::is_optional);
        let named = choice.targets.as_deref().unwrap_or_default();
        if choice.decline == Some(true) {
            if !optional || !named.is_empty() {
                return Err(illegal().into());
            }
            self.take(waiting.id);
            return Ok(());
        }
        let (count, legal) = asks_for(self.cast, self.state(), &waiting);
        let mut chosen = Vec::with_capacity(named.len());
        for id in named {
            let place = self.known(id)?;
            if !legal.contains(&place) {
                return Err(Reason::IllegalTarget { card: self.cast.id(place).clone() }.into());
            }
            chosen.push(place);
        }
        let fewer = target_of(self.cast, &waiting).is_some_and(TargetSpec::is_optional);
        if chosen.len() > count || (chosen.len() < count && !fewer) {
            return Err(illegal().into());
        }
        self.resolve(&waiting, &chosen)
    }
}
