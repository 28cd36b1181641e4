//! Input that makes no sense whatever lies on the table (R24, R25, R29).

use super::{Model, Result, Stop};
use berserk_rules::{Action, CardId, Cause, Choice, Effect, EffectOn, Name, Player, PlayerName, Targets};

/// From outside there are no roles.
fn by_id(name: &Name) -> Result {
    match name {
        Name::Card(_) => Ok(()),
        Name::Role(_) => Err(Stop::Misuse("a role outside an ability")),
    }
}

impl Model {
    /// R29; an id of no card, even twice, is for the rules to refuse.
    fn each_once<'a>(&self, cards: impl IntoIterator<Item = &'a CardId>) -> Result {
        let mut seen = Vec::new();
        for card in cards.into_iter().filter_map(|id| self.find(id)) {
            if seen.contains(&card) {
                return Err(Stop::Misuse("R29: the same card twice"));
            }
            seen.push(card);
        }
        Ok(())
    }

    fn check_number(&self, player: Player) -> Result {
        if usize::from(player) < self.state.resources.len() { Ok(()) } else { Err(Stop::Misuse("no such player")) }
    }

    fn check_player(&self, player: PlayerName) -> Result {
        match player {
            PlayerName::Number(player) => self.check_number(player),
            PlayerName::You(_) => Err(Stop::Misuse("R25: nobody is \"you\" outside an ability")),
        }
    }

    fn check_cause(&self, by: Option<&Cause>) -> Result {
        match by.and_then(|by| by.card.as_ref()) {
            Some(card) if self.find(card).is_none() => Err(Stop::Misuse("R24: a cause that is no card of the board")),
            _ => Ok(()),
        }
    }

    pub fn check_effect(&self, effect: &Effect) -> Result {
        let several = |target: &Targets<Name>| {
            target.as_slice().iter().try_for_each(by_id)?;
            self.each_once(target.as_slice().iter().filter_map(|name| match name {
                Name::Card(id) => Some(id),
                Name::Role(_) => None,
            }))
        };
        match effect {
            EffectOn::Wound { target, by, .. }
            | EffectOn::Heal { target, by, .. }
            | EffectOn::AddLives { target, by, .. }
            | EffectOn::ReduceLives { target, by, .. }
            | EffectOn::SetLives { target, by, .. }
            | EffectOn::RemoveLives { target, by, .. }
            | EffectOn::Destroy { target, by, .. } => {
                several(target)?;
                self.check_cause(by.as_ref())
            }
            EffectOn::FinishOff { target, by, .. } => {
                by_id(target)?;
                self.check_cause(by.as_ref())
            }
            EffectOn::Poison { target, .. }
            | EffectOn::Cure { target }
            | EffectOn::AddCounters { target, .. }
            | EffectOn::RemoveCounters { target, .. }
            | EffectOn::Tap { target }
            | EffectOn::Untap { target }
            | EffectOn::Move { target, .. } => several(target),
            EffectOn::TakeControl { target, player } => {
                several(target)?;
                self.check_player(*player)
            }
            EffectOn::AddResources { player, .. } | EffectOn::Search { player, .. } => self.check_player(*player),
            EffectOn::Revive { target, controller, .. } => {
                by_id(target)?;
                controller.map_or(Ok(()), |player| self.check_player(player))
            }
            EffectOn::StartTurn { player } => self.check_number(*player),
            EffectOn::Attach { part, to } => {
                by_id(part)?;
                by_id(to)
            }
            EffectOn::Fight { .. } => Ok(()),
            EffectOn::Sequence { effects } => effects.iter().try_for_each(|effect| self.check_effect(effect)),
        }
    }

    pub fn check_action(&self, action: &Action) -> Result {
        match action {
            Action::Ability { targets, tap, .. } => {
                self.each_once(targets.iter().flatten())?;
                self.each_once(tap.iter().flatten())
            }
            Action::Strike { .. } | Action::Defend { .. } => Ok(()),
        }
    }

    pub fn check_choice(&self, choice: &Choice) -> Result {
        self.each_once(choice.targets.iter().flatten())
    }
}
