//! From zone to zone (R6, R32, R39, R43).

use alloc::vec::Vec;

use crate::card::{Cell, Player, Zone};
use crate::cast::Place;
use crate::event::Happening;
use crate::resolve::transaction::Transaction;
use crate::resolve::trigger::Occurrence;
use crate::rulebook::Clause;
use crate::state::Card;

impl Transaction<'_> {
    /// A card leaves play, bare and upright (R6); what lay under it is separated, each to its own owner's zone (505.4).
    pub(crate) fn leave_play(&mut self, place: Place, to: Zone, clause: Option<Clause>) {
        let parts = core::mem::take(&mut self.change(place).parts);
        self.put(place, to, clause);
        for part in parts {
            self.put(part, to, Some(Clause::C505_4));
        }
    }

    fn put(&mut self, place: Place, to: Zone, clause: Option<Clause>) {
        let from = self.card(place).zone;
        *self.change(place) = Card::fresh(to, self.cast.face(place).owner);
        let card = self.cast.id(place).clone();
        self.tell(clause, Happening::Moved { card, from, to });
    }

    /// A card comes into play fresh (504.1). That it entered is for [`Self::entered`] to say, once all have moved.
    pub(crate) fn enter_play(&mut self, place: Place, controller: Player, cell: Option<Cell>) {
        self.put(place, Zone::Play, None);
        let card = self.change(place);
        (card.controller, card.cell) = (controller, cell);
    }

    /// Cards that have come into play together see each other enter (R9, R32).
    pub(crate) fn entered(&mut self, cards: &[Place]) {
        for place in cards {
            self.set_off(&Occurrence::enter(*place));
        }
    }

    /// Moves cards that are no parts: all of them first (R9), then what follows from it.
    pub(crate) fn transfer_all(&mut self, cards: &[Place], to: Zone, cell: Option<Cell>) {
        let mut entered = Vec::new();
        for place in cards {
            let from = self.card(*place).zone;
            self.transfer(*place, to, cell);
            if from != Zone::Play && to == Zone::Play {
                entered.push(*place);
            }
        }
        for place in cards {
            if to != Zone::Play {
                self.leave_combat(*place);
            }
        }
        self.entered(&entered);
    }

    /// Within play only the cell changes.
    fn transfer(&mut self, place: Place, to: Zone, cell: Option<Cell>) {
        let from = self.card(place).zone;
        match (from, to) {
            (Zone::Play, Zone::Play) => {
                if cell.is_some() && cell != self.card(place).cell {
                    self.change(place).cell = cell;
                    let card = self.cast.id(place).clone();
                    self.tell(None, Happening::Moved { card, from, to });
                }
            }
            (Zone::Play, _) => self.leave_play(place, to, None),
            (_, Zone::Play) => self.enter_play(place, self.cast.face(place).owner, cell),
            _ if from == to => {}
            _ => self.put(place, to, None),
        }
    }

    /// R43.
    pub(crate) fn search(&mut self, player: Player, name: &str, from: Zone, to: Zone) {
        self.works(self.cast.len());
        let found = self.cast.places().find(|place| {
            let (face, card) = (self.cast.face(*place), self.card(*place));
            face.owner == player && face.name == name && card.zone == from && card.host.is_none()
        });
        if let Some(place) = found {
            self.transfer_all(&[place], to, None);
        }
    }
}
