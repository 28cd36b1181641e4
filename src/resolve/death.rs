//! Destruction (505).

use alloc::vec;
use alloc::vec::Vec;

use crate::card::Zone;
use crate::cast::Place;
use crate::effect::Cause;
use crate::event::Happening;
use crate::resolve::transaction::Transaction;
use crate::resolve::trigger::Occurrence;
use crate::rulebook::Clause;

/// A card about to die, and from what.
pub(super) struct Death<'c> {
    pub(super) place: Place,
    pub(super) cause: Option<&'c Cause>,
}

impl Transaction<'_> {
    /// Destroys cards from one cause.
    pub(super) fn destroy_all(&mut self, cards: &[Place], cause: Option<&Cause>, clause: Clause, to: Zone) {
        let mut deaths = Vec::with_capacity(cards.len());
        for place in cards {
            deaths.push(Death { place: *place, cause });
        }
        self.destroy(&deaths, clause, to);
    }

    /// Destroys cards at the same moment, each from its cause: they see each other's deaths (R9). Death triggers watch
    /// only where the cards go to their owners' graveyards (505.3, R12).
    pub(super) fn destroy(&mut self, deaths: &[Death<'_>], clause: Clause, to: Zone) {
        if to == Zone::Graveyard {
            // Who watches is settled before anything moves (R42).
            for Death { place, cause } in deaths {
                let parts = self.card(*place).parts.clone();
                self.set_off(&Occurrence::death(*place, &parts, *cause, self.cast));
            }
        }
        for Death { place, cause } in deaths {
            let (cell, card) = (self.card(*place).cell, self.cast.id(*place).clone());
            let mut parts = vec![card.clone()];
            for part in &self.card(*place).parts {
                parts.push(self.cast.id(*part).clone());
            }
            // Said only of a card that reaches the graveyard (R13).
            let died_from = if to == Zone::Graveyard { cause.cloned() } else { None };
            self.tell(Some(clause), Happening::Destroyed { card, died_from, cell, parts });
            self.leave_play(*place, to, Some(clause));
        }
        for Death { place, .. } in deaths {
            self.leave_combat(*place);
        }
    }
}
