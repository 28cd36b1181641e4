//! Destruction (505).

use crate::card::Zone;
use crate::cast::Place;
use crate::effect::Cause;
use crate::event::Happening;
use crate::resolve::transaction::Transaction;
use crate::resolve::trigger::Occurrence;
use crate::rulebook::Clause;

impl Transaction<'_> {
    /// Destroys cards at the same moment, each from its cause: they see each other's deaths (R9). Death triggers watch
    /// only where the cards go to their owners' graveyards (505.3, R12).
    pub(crate) fn destroy(&mut self, deaths: &[(Place, Option<Cause>)], clause: Clause, to: Zone) {
        if to == Zone::Graveyard {
            // Who watches is settled before anything moves (R42).
            for (place, cause) in deaths {
                let parts = self.card(*place).parts.clone();
                self.set_off(&Occurrence::death(*place, &parts, cause.as_ref(), self.cast));
            }
        }
        for (place, cause) in deaths {
            let (cell, parts) = (self.card(*place).cell, &self.card(*place).parts);
            let parts = std::iter::once(place).chain(parts).map(|part| self.cast.id(*part).clone()).collect();
            let died_from = if to == Zone::Graveyard { cause.clone() } else { None };
            let card = self.cast.id(*place).clone();
            self.tell(Some(clause), Happening::Destroyed { card, died_from, cell, parts });
            self.leave_play(*place, to, Some(clause));
        }
        for (place, _) in deaths {
            self.leave_combat(*place);
        }
    }
}
