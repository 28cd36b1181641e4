//! R34: a set-up is checked like play.

use super::table::State;
use super::{Model, Result, Stop};
use berserk_rules::{
    Ability, AbilityEffect, CardSetup, Cause, EffectOn, Name, Occasion, Orientation, Player, PlayerName, Role,
    Scenario, Targets, Zone,
};
use std::rc::Rc;

fn bad<T>(why: &'static str) -> Result<T> {
    Err(Stop::Misuse(why))
}

fn all_differ<T: PartialEq>(all: &[T]) -> bool {
    (1..all.len()).all(|at| !all[..at].contains(&all[at]))
}

/// Could this lie on a table?
pub fn check(setup: &Scenario) -> Result {
    let players = setup.player_count();
    if !(2..=4).contains(&players) {
        return bad("two to four players");
    }
    check_player(setup, setup.active_player.unwrap_or(0))?;
    if !all_differ(&setup.cards.iter().map(|card| &card.id).collect::<Vec<_>>()) {
        return bad("the same card id twice");
    }
    for card in &setup.cards {
        check_player(setup, card.owner)?;
        check_player(setup, card.controller.unwrap_or(card.owner))?;
        check_place(setup, card)?;
        check_abilities(setup, card)?;
    }
    check_lives(setup)
}

fn check_player(setup: &Scenario, player: Player) -> Result {
    if usize::from(player) < setup.player_count() { Ok(()) } else { bad("no such player") }
}

/// What lies on a card, and what may lie on it where it is.
fn check_place(setup: &Scenario, card: &CardSetup) -> Result {
    let markers = card.markers();
    let marked = markers.wounds > 0 || markers.extra_lives > 0 || markers.life_reductions > 0;
    let tapped = card.orientation == Some(Orientation::Tapped);
    let burdened = marked || tapped || card.counters.unwrap_or(0) > 0 || card.poison.unwrap_or(0) > 0;
    if markers.extra_lives > 0 && markers.life_reductions > 0 {
        return bad("R1: both extra lives and reductions");
    }
    if let Some(host) = &card.attached_to {
        let Some(host) = setup.cards.iter().find(|other| other.id == *host) else { return bad("no such host") };
        if host.zone() != Zone::Play || host.attached_to.is_some() || host.id == card.id {
            return bad("a host is in play and not itself under another");
        }
        if card.zone() != Zone::Play {
            return bad("a part is in play");
        }
        let own_controller = card.controller.is_some_and(|own| own != host.controller.unwrap_or(host.owner));
        if burdened || own_controller {
            return bad("a part has nothing of its own");
        }
    } else if card.zone() != Zone::Play {
        let own_controller = card.controller.is_some_and(|own| own != card.owner);
        if burdened || own_controller {
            return bad("R6: outside play nothing lies on a card");
        }
    }
    Ok(())
}

/// A level of 1 or more in play; markers and poison only where there are lives (R7).
fn check_lives(setup: &Scenario) -> Result {
    let model = Model { state: State::of(setup), setup: Rc::new(setup.clone()), events: Vec::new() };
    for card in model.all().filter(|card| model.stands(*card)) {
        let now = model.card(card);
        match model.level(card) {
            Some(level) if level < 1 => return bad("dead in play"),
            None if now.wounds > 0 || now.extra > 0 || now.reductions > 0 || now.poison > 0 => {
                return bad("R7: no lives, no markers");
            }
            _ => {}
        }
    }
    Ok(())
}

fn check_abilities(setup: &Scenario, card: &CardSetup) -> Result {
    if !all_differ(&card.abilities().iter().map(Ability::id).collect::<Vec<_>>()) {
        return bad("the same ability id twice");
    }
    for ability in card.abilities() {
        let (on, target) = match ability {
            Ability::Activated(ability) => (None, ability.target.as_ref()),
            Ability::Triggered(ability) => {
                if ability.died_from.is_some() && ability.on != Occasion::Death {
                    return bad("diedFrom without a death");
                }
                (Some(ability.on), ability.target.as_ref())
            }
        };
        if target.is_some_and(|target| target.part_of_died == Some(true)) && on != Some(Occasion::Death) {
            return bad("partOfDied without a death");
        }
        for effect in ability.effects() {
            check_effect(setup, effect, on, target.is_some())?;
        }
    }
    Ok(())
}

/// Roles that the ability has, causes and players that the board has.
fn check_effect(setup: &Scenario, effect: &AbilityEffect, on: Option<Occasion>, chosen: bool) -> Result {
    let one = |name: &Name| {
        let Name::Role(role) = name else { return bad("an id in an ability") };
        let known = match role {
            Role::Itself => true,
            Role::Chosen => chosen,
            Role::Subject => !matches!(on, None | Some(Occasion::TurnStart)),
            Role::Died | Role::Killer => on == Some(Occasion::Death),
            Role::Attacker | Role::Attacked | Role::Defender => on == Some(Occasion::Strike),
        };
        if known { Ok(()) } else { bad("a role that the ability does not have") }
    };
    let several = |target: &Targets<Name>| target.as_slice().iter().try_for_each(one);
    let cause = |by: &Option<Cause>| match by.as_ref().and_then(|by| by.card.as_ref()) {
        Some(id) if setup.cards.iter().all(|card| card.id != *id) => bad("R24: a cause that is no card"),
        _ => Ok(()),
    };
    let player = |name: PlayerName| match name {
        PlayerName::Number(number) => check_player(setup, number),
        PlayerName::You(_) => Ok(()),
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
            cause(by)
        }
        EffectOn::FinishOff { target, by, .. } => {
            one(target)?;
            cause(by)
        }
        EffectOn::Poison { target, .. }
        | EffectOn::Cure { target }
        | EffectOn::AddCounters { target, .. }
        | EffectOn::RemoveCounters { target, .. }
        | EffectOn::Tap { target }
        | EffectOn::Untap { target }
        | EffectOn::Move { target, .. } => several(target),
        EffectOn::TakeControl { target, player: whom } => {
            several(target)?;
            player(*whom)
        }
        EffectOn::AddResources { player: whom, .. } | EffectOn::Search { player: whom, .. } => player(*whom),
        EffectOn::Attach { part, to } => {
            one(part)?;
            one(to)
        }
        EffectOn::Revive { target, controller, .. } => {
            one(target)?;
            controller.map_or(Ok(()), player)
        }
        EffectOn::StartTurn { player } => check_player(setup, *player),
        EffectOn::Fight { .. } => Ok(()),
        EffectOn::Sequence { effects } => effects.iter().try_for_each(|effect| check_effect(setup, effect, on, chosen)),
    }
}
