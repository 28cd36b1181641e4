//! The start of a turn (R23, R45).

use super::{Model, trigger::Event};
use berserk_rules::{Cause, CauseKind, Happening, Player};

impl Model {
    /// The player's cards untap, turn-start triggers are set off, poison wounds, and the dead go.
    pub fn start_turn(&mut self, player: Player) {
        self.state.active = player;
        self.tell(None, Happening::TurnStarted { player });
        let own: Vec<usize> =
            self.all().filter(|card| self.stands(*card) && self.controller(*card) == player).collect();
        for card in &own {
            self.untap(*card);
        }
        self.set_off(&Event::of_turn(player));
        let from = Cause { kind: CauseKind::Poison, card: None, text: None };
        for card in &own {
            self.wound(*card, self.card(*card).poison, Some(from.clone()));
        }
        self.destroy_the_dead(&own, |_| Some(from.clone()));
    }

    /// Untaps; an upright card stays as it is (R18).
    pub fn untap(&mut self, card: usize) {
        if self.is_tapped(card) {
            self.now(card).tapped = false;
            self.tell(None, Happening::Untapped { card: self.id(card) });
        }
    }
}
