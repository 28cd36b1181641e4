//! The state as the engine's snapshot shows it.

use super::Model;
use berserk_rules::{
    Ability, CardState, CombatState, LifeState, Markers, Orientation, PendingTrigger, PlayerState, Snapshot,
};

impl Model {
    pub fn snapshot(&self) -> Snapshot {
        let players = self.state.resources.iter().enumerate().map(|(player, resources)| PlayerState {
            name: self.setup.players.as_ref().and_then(|players| players[player].name.clone()).unwrap_or_default(),
            resources: resources.iter().map(|(name, amount)| (name.as_str(), *amount)).collect(),
        });
        Snapshot {
            revision: self.state.revision,
            edition: self.setup.edition.unwrap_or_default(),
            active_player: self.state.active,
            players: players.collect(),
            cards: self.all().map(|card| self.card_state(card)).collect(),
            combat: self.state.combat.map(|combat| CombatState {
                attacker: self.id(combat.attacker),
                target: self.id(combat.target),
                defender: combat.defender.map(|defender| self.id(defender)),
            }),
            pending: self.pending(),
        }
    }

    fn card_state(&self, card: usize) -> CardState {
        let (printed, now) = (self.printed(card), self.card(card));
        CardState {
            id: printed.id.clone(),
            name: printed.name.clone(),
            names: self.with_parts(card).into_iter().map(|one| self.printed(one).name.clone()).collect(),
            owner: printed.owner,
            controller: self.controller(card),
            card_type: printed.card_type(),
            zone: self.zone(card),
            cell: now.cell,
            orientation: if self.is_tapped(card) { Orientation::Tapped } else { Orientation::Upright },
            life: self.starting(card).map(|starting| LifeState { starting, level: self.level(card).unwrap() }),
            markers: Markers { wounds: now.wounds, extra_lives: now.extra, life_reductions: now.reductions },
            counters: now.counters,
            poison: now.poison,
            strike: self.strike(card),
            attached_to: now.host.map(|host| self.id(host)),
            parts: now.parts.iter().map(|part| self.id(*part)).collect(),
            text: printed.text.clone(),
            image: printed.image.clone(),
            abilities: self.abilities(card).into_iter().map(|(name, ability)| renamed(ability, name)).collect(),
        }
    }

    fn pending(&self) -> Vec<PendingTrigger> {
        let next = self.next_player();
        self.state
            .waiting
            .iter()
            .map(|waiting| {
                let (choose, options) = self.asks(waiting);
                PendingTrigger {
                    id: waiting.id,
                    card: self.id(waiting.cast.source),
                    ability: waiting.name.clone(),
                    player: waiting.cast.you,
                    optional: waiting.ability.optional == Some(true),
                    answerable: Some(waiting.cast.you) == next,
                    choose: u32::try_from(choose).unwrap(),
                    options: options.into_iter().map(|card| self.id(card)).collect(),
                }
            })
            .collect()
    }
}

fn renamed(mut ability: Ability, name: std::sync::Arc<str>) -> Ability {
    match &mut ability {
        Ability::Activated(ability) => ability.id = name,
        Ability::Triggered(ability) => ability.id = name,
    }
    ability
}
