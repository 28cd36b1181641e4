//! Destruction (505).

use super::{Model, trigger::Event};
use berserk_rules::{Cause, Happening, Occasion, Zone};

/// A card that goes at this moment.
#[derive(Clone)]
pub struct Dying {
    pub card: usize,
    pub from: Option<Cause>,
}

impl Model {
    /// 505.1: of these cards, those whose level is 0 or less are destroyed at once, and at the same moment (R9).
    pub fn destroy_the_dead(&mut self, cards: &[usize], from: impl Fn(usize) -> Option<Cause>) {
        let dead = cards
            .iter()
            .filter(|card| self.level(**card).is_some_and(|level| level <= 0))
            .map(|card| Dying { card: *card, from: from(*card) })
            .collect::<Vec<_>>();
        self.destroy(&dead, "505.1", Zone::Graveyard);
    }

    /// Cards are destroyed at the same moment. Only on the way to the graveyard do death triggers fire (505.3, R12),
    /// once for a merged creature (505.4), and all of them before anything moves (R9, R42).
    pub fn destroy(&mut self, dying: &[Dying], clause: &'static str, to: Zone) {
        let reaches_graveyard = to == Zone::Graveyard;
        if reaches_graveyard {
            for Dying { card, from } in dying {
                let died = self.with_parts(*card);
                self.set_off(&Event { died, cause: from.clone(), ..Event::of(Occasion::Death, *card) });
            }
        }
        for Dying { card, from } in dying {
            let parts = self.with_parts(*card).into_iter().map(|one| self.id(one)).collect();
            let died_from = from.clone().filter(|_| reaches_graveyard); // R13
            let (id, cell) = (self.id(*card), self.card(*card).cell);
            self.tell(self.cite(clause), Happening::Destroyed { card: id, died_from, cell, parts });
            self.leave_play(*card, to, Some(clause));
        }
        self.check_combat();
    }
}
