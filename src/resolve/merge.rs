//! Merged creatures (505.4, R14, R31).

use crate::cast::Place;
use crate::effect::Cause;
use crate::error::Fault;
use crate::event::Happening;
use crate::refusal::Reason;
use crate::resolve::transaction::{Stop, Transaction};
use crate::rulebook::Clause;

impl Transaction<'_> {
    /// Both are in play and no parts; R31 wants two cards of one controller.
    pub(crate) fn may_attach(&self, part: Place, host: Place) -> Result<(), Reason> {
        if part != host && self.card(part).controller == self.card(host).controller {
            return Ok(());
        }
        Err(Reason::IllegalTarget { card: self.cast.id(part).clone() })
    }

    pub(crate) fn attach(&mut self, part: Place, host: Place, cause: Option<&Cause>) -> Result<(), Stop> {
        let joining = self.change(part);
        let under = core::mem::take(&mut joining.parts);
        let (markers, counters, poison) = (joining.markers, joining.counters, joining.poison);
        let card = self.change(host);
        card.markers = card.markers.merged(markers);
        card.counters = card.counters.saturating_add(counters);
        card.poison = card.poison.max(poison);
        card.parts.push(part);
        card.parts.extend(&under);
        let (controller, orientation, zone) = (card.controller, card.orientation, card.zone);
        for place in core::iter::once(part).chain(under) {
            let bare = crate::state::Card::fresh(zone, controller);
            *self.change(place) = crate::state::Card { orientation, host: Some(host), ..bare };
        }
        self.check_piles(host)?;
        if self.card(host).counters > crate::bounds::PILE {
            return Err(Stop::misuse(Fault::PileTooHigh, ""));
        }
        let (part_id, to) = (self.cast.id(part).clone(), self.cast.id(host).clone());
        self.tell_from(Clause::C505_4, Happening::Attached { part: part_id, to }, cause);
        // A card that becomes a part has left the combat (R41).
        self.leave_combat(part);
        Ok(())
    }
}
