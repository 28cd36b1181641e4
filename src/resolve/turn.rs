//! The start of a turn (R23, R45).

use crate::card::Player;
use crate::effect::{Cause, CauseKind};
use crate::event::Happening;
use crate::resolve::transaction::{Stop, Transaction};
use crate::resolve::trigger::Occurrence;

impl Transaction<'_> {
    pub(crate) fn start_turn(&mut self, player: Player) -> Result<(), Stop> {
        if self.state().situation.active != player {
            self.change_situation().active = player;
        }
        self.tell(None, Happening::TurnStarted { player });
        self.works(self.cast.len());
        let own = self.cast.gather(&|place| {
            let card = self.card(place);
            card.is_free_in_play() && card.controller == player
        });
        for place in &own {
            self.untap(*place);
        }
        self.set_off(&Occurrence::turn_start(player));
        let cause = Cause { kind: CauseKind::Poison, card: None, text: None };
        for place in &own {
            self.place_wounds(*place, self.card(*place).poison, Some(&cause))?;
        }
        self.destroy_dead(&own, Some(&cause))
    }
}
