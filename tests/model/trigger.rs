//! Triggers: what sets them off (505.3, R26, R32, R45), in which order they resolve (R10, R30, R42), and answers.

use super::table::{OwnDeath, Roles, Waiting};
use super::{Model, Result, no};
use berserk_rules::{
    Ability, CardId, Cause, CauseFilter, CauseKinds, Choice, EitherSide, Happening, Occasion, Player, Reason,
    RefusalCode, Side, TriggeredAbility, Whose,
};

/// Something that may set triggers off.
pub struct Event {
    pub on: Occasion,
    pub subject: Option<usize>,
    /// Whose turn starts.
    pub turn_of: Option<Player>,
    pub died: Vec<usize>,
    pub cause: Option<Cause>,
    pub attacker: Option<usize>,
    pub attacked: Option<usize>,
    pub defender: Option<usize>,
}

impl Event {
    /// Of a card.
    pub fn of(on: Occasion, subject: usize) -> Self {
        Self {
            on,
            subject: Some(subject),
            turn_of: None,
            died: Vec::new(),
            cause: None,
            attacker: None,
            attacked: None,
            defender: None,
        }
    }

    /// Of a player's turn.
    pub fn of_turn(player: Player) -> Self {
        Self { subject: None, turn_of: Some(player), ..Self::of(Occasion::TurnStart, 0) }
    }
}

/// R37
const MOST_BY_THEMSELVES: usize = 100;

impl Model {
    /// Who watches is settled at this moment (R42). The subject's own triggers are set off first, then the others' in
    /// the scenario's order.
    pub fn set_off(&mut self, event: &Event) {
        let others = self.all().filter(|card| Some(*card) != event.subject);
        let watchers: Vec<usize> = event.subject.into_iter().chain(others).filter(|card| self.stands(*card)).collect();
        for watcher in watchers {
            for (name, ability) in self.abilities(watcher) {
                let Ability::Triggered(ability) = ability else { continue };
                if !self.is_set_off(watcher, &ability, event) {
                    continue;
                }
                self.state.set_off += 1;
                let of_death = (event.on == Occasion::Death).then(|| OwnDeath(Some(watcher) == event.subject));
                let cast = Roles {
                    source: watcher,
                    you: self.controller(watcher), // R25
                    chosen: Vec::new(),
                    subject: event.subject,
                    died: event.died.clone(),
                    killer: event.cause.as_ref().and_then(|cause| cause.card.clone()),
                    attacker: event.attacker,
                    attacked: event.attacked,
                    defender: event.defender,
                };
                let id = self.state.set_off;
                self.state.waiting.push(Waiting { id, name, ability, cast, fresh: true, of_death });
            }
        }
    }

    fn is_set_off(&self, watcher: usize, ability: &TriggeredAbility, event: &Event) -> bool {
        let you = self.controller(watcher);
        if ability.on != event.on {
            return false;
        }
        // R45: a turn is a player's, anything else a card's.
        let (whose, default) = match (event.subject, event.turn_of) {
            (Some(subject), _) => {
                let fits = match ability.of.unwrap_or(Whose::Itself) {
                    Whose::Itself => subject == watcher,
                    Whose::Other => subject != watcher,
                    Whose::Any => true,
                };
                if !fits {
                    return false;
                }
                (self.controller(subject), Side::Any)
            }
            (None, turn_of) => (turn_of.unwrap(), Side::You),
        };
        let side = match ability.controller.unwrap_or(default) {
            Side::You => whose == you,
            Side::Opponent => whose != you,
            Side::Any => true,
        };
        side && ability.died_from.as_ref().is_none_or(|filter| self.died_from(filter, event.cause.as_ref(), you))
    }

    /// R24: what asks for the cause's card does not match a cause without one.
    fn died_from(&self, filter: &CauseFilter, cause: Option<&Cause>, you: Player) -> bool {
        let card = cause.and_then(|cause| cause.card.as_ref()).and_then(|card: &CardId| self.find(card));
        let kind = match &filter.kind {
            None => true,
            Some(CauseKinds::One(kind)) => cause.is_some_and(|cause| cause.kind == *kind),
            Some(CauseKinds::Many(kinds)) => cause.is_some_and(|cause| kinds.contains(&cause.kind)),
        };
        let side = filter.controller.is_none_or(|side| {
            card.is_some_and(|card| match side {
                EitherSide::You => self.controller(card) == you,
                EitherSide::Opponent => self.controller(card) != you,
            })
        });
        let card_type = filter.card_type.is_none_or(|asked| card.is_some_and(|card| self.card_type(card) == asked));
        kind && side && card_type
    }

    /// R10: the player whose trigger goes next: from the one after the active player, and the active player last.
    pub fn next_player(&self) -> Option<Player> {
        let players = self.state.resources.len();
        (1..=players)
            .map(|step| Player::try_from((usize::from(self.state.active) + step) % players).unwrap())
            .find(|player| self.state.waiting.iter().any(|waiting| waiting.cast.you == *player))
    }

    /// How many cards a waiting trigger asks for, and among which (R29).
    pub fn asks(&self, waiting: &Waiting) -> (usize, Vec<usize>) {
        match &waiting.ability.target {
            None => (0, Vec::new()),
            Some(spec) => {
                let legal = self.legal_targets(spec, &waiting.cast);
                match (spec.count.unwrap_or(1) as usize).min(legal.len()) {
                    0 => (0, Vec::new()),
                    choose => (choose, legal),
                }
            }
        }
    }

    /// Works the waiting list through until somebody must choose, and then says what waits (R10, R30, R37).
    pub fn settle(&mut self) -> Result {
        let mut by_themselves = 0;
        loop {
            self.skip_those_without_targets();
            let Some(player) = self.next_player() else { break };
            let of_player: Vec<usize> =
                (0..self.state.waiting.len()).filter(|at| self.state.waiting[*at].cast.you == player).collect();
            let &[at] = of_player.as_slice() else { break };
            let waiting = &self.state.waiting[at];
            if waiting.ability.optional == Some(true) || self.asks(waiting).0 > 0 {
                break;
            }
            if by_themselves == MOST_BY_THEMSELVES {
                let dropped = u32::try_from(self.state.waiting.len()).unwrap();
                self.state.waiting.clear();
                self.tell(None, Happening::ChainStopped { dropped });
                break;
            }
            by_themselves += 1;
            let waiting = self.state.waiting.remove(at);
            if waiting.fresh {
                self.tell_trigger(&waiting, None);
            }
            self.effects_of_ability(&waiting.ability.effects, &waiting.cast)?;
        }
        for at in 0..self.state.waiting.len() {
            if self.state.waiting[at].fresh {
                self.state.waiting[at].fresh = false;
                let waiting = self.state.waiting[at].clone();
                self.tell_trigger(&waiting, Some(waiting.id));
            }
        }
        Ok(())
    }

    fn tell_trigger(&mut self, waiting: &Waiting, pending: Option<u32>) {
        let rule = waiting.of_death.and_then(|OwnDeath(own)| self.cite_death_trigger(own));
        let card = self.id(waiting.cast.source);
        self.tell(rule, Happening::Triggered { card, ability: waiting.name.clone(), pending });
    }

    /// R30: what has a target and no legal one, optional or not, is skipped.
    fn skip_those_without_targets(&mut self) {
        for waiting in std::mem::take(&mut self.state.waiting) {
            // A target of no cards asks for none.
            let asks = waiting.ability.target.as_ref().is_some_and(|spec| spec.count != Some(0));
            if asks && self.asks(&waiting).1.is_empty() {
                let card = Some(self.id(waiting.cast.source));
                self.tell(None, Happening::Skipped { reason: RefusalCode::IllegalTarget, card });
            } else {
                self.state.waiting.push(waiting);
            }
        }
    }

    /// Answers a waiting trigger (R10, R42).
    pub fn answer(&mut self, choice: &Choice) -> Result {
        let next = self.next_player();
        let found = (0..self.state.waiting.len()).find(|at| {
            let waiting = &self.state.waiting[*at];
            waiting.id == choice.pending && Some(waiting.cast.you) == next
        });
        let Some(at) = found else { return no(Reason::NoSuchChoice { pending: choice.pending }) };
        let mut waiting = self.state.waiting[at].clone();
        let named = choice.targets.as_deref().unwrap_or(&[]);
        if choice.decline == Some(true) {
            // An answer that declines and chooses is neither.
            if waiting.ability.optional != Some(true) || !named.is_empty() {
                return no(Reason::IllegalTarget { card: self.id(waiting.cast.source) });
            }
            self.state.waiting.remove(at);
            return Ok(());
        }
        waiting.cast.chosen = self.check_targets(waiting.ability.target.as_ref(), &waiting.cast, named, false)?;
        self.state.waiting.remove(at);
        self.effects_of_ability(&waiting.ability.effects, &waiting.cast)
    }
}
