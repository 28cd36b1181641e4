//! Zones and cells: leaving play, entering it, moving, reviving, searching; and merging (505.4).

use super::ledger::From;
use super::table::Card;
use super::{Model, trigger::Event};
use berserk_rules::{Cause, Cell, Happening, Occasion, Player, Zone};

impl Model {
    /// R6, R14: the card and its parts go, each to its own owner's zone, and come back fresh.
    pub fn leave_play(&mut self, card: usize, to: Zone, clause: Option<&'static str>) {
        for one in self.with_parts(card) {
            // R36: a part's going is its separating.
            let rule = if one == card { clause.and_then(|clause| self.cite(clause)) } else { self.cite("505.4") };
            *self.now(one) = Card::fresh(to, self.printed(one).owner);
            self.start_ledger(one, self.this_step());
            self.tell(rule, Happening::Moved { card: self.id(one), from: Zone::Play, to });
        }
    }

    /// A card enters play, fresh (504.1, R6).
    fn enter_play(&mut self, card: usize, controller: Player, cell: Option<Cell>) {
        let from = self.zone(card);
        *self.now(card) = Card { cell, ..Card::fresh(Zone::Play, controller) };
        self.start_ledger(card, self.this_step());
        self.tell(None, Happening::Moved { card: self.id(card), from, to: Zone::Play });
    }

    /// R32: whatever enters play sets off `enter`.
    fn entered(&mut self, card: usize) {
        self.set_off(&Event::of(Occasion::Enter, card));
    }

    /// R39: moving is not destroying. All are moved first, and then see each other enter (R9).
    pub fn move_cards(&mut self, cards: &[usize], to: Zone, cell: Option<Cell>) {
        let mut entered = Vec::new();
        for &card in cards {
            let from = self.zone(card);
            match (from, to) {
                (Zone::Play, Zone::Play) => {
                    // A cell left out changes nothing.
                    if cell.is_some() && cell != self.card(card).cell {
                        self.now(card).cell = cell;
                        self.tell(None, Happening::Moved { card: self.id(card), from, to });
                    }
                }
                (Zone::Play, _) => self.leave_play(card, to, None),
                (_, Zone::Play) => {
                    self.enter_play(card, self.printed(card).owner, cell);
                    entered.push(card);
                }
                _ if from == to => {}
                _ => {
                    self.now(card).zone = to;
                    self.start_ledger(card, self.this_step());
                    self.tell(None, Happening::Moved { card: self.id(card), from, to });
                }
            }
        }
        for card in entered {
            self.entered(card);
        }
        self.check_combat();
    }

    /// R32, R15: back from a graveyard, then "with N lives" by 504.6; all of them at the same moment (R9).
    pub fn revive(
        &mut self,
        cards: &[usize],
        level: Option<u32>,
        controller: impl Fn(usize) -> Player,
        cell: Option<Cell>,
        by: Option<&Cause>,
    ) {
        for &card in cards {
            self.enter_play(card, controller(card), cell);
        }
        for &card in cards {
            self.entered(card);
        }
        if let Some(level) = level {
            for &card in cards {
                self.set_lives(card, level, by);
            }
            self.destroy_the_dead(cards, |_| by.cloned());
        }
    }

    /// R43: the first card of that name from the owner's zone; none found is no refusal.
    pub fn search(&mut self, player: Player, name: &str, from: Zone, to: Zone) {
        let found = self.all().find(|card| {
            let printed = self.printed(*card);
            printed.name == name && printed.owner == player && self.zone(*card) == from && !self.is_part(*card)
        });
        if let Some(card) = found {
            self.move_cards(&[card], to, None);
        }
    }

    /// 505.4, R14, R31: the part's markers move over, and what lay under it comes along.
    pub fn attach(&mut self, part: usize, to: usize, by: Option<&Cause>) {
        let (joining, before) = (self.card(part).clone(), self.card(to).clone());
        self.note_part(part, to, self.this_step(), by);
        self.now(part).parts.clear();
        for one in std::iter::once(part).chain(joining.parts) {
            *self.now(one) = Card { host: Some(to), ..Card::fresh(Zone::Play, joining.controller) };
            self.now(to).parts.push(one);
            self.start_ledger(one, self.this_step());
        }
        let host = self.now(to);
        host.wounds += joining.wounds;
        host.extra += joining.extra;
        host.reductions += joining.reductions;
        let cancelled = host.extra.min(host.reductions); // R1
        host.extra -= cancelled;
        host.reductions -= cancelled;
        host.counters += joining.counters;
        host.poison = host.poison.max(joining.poison);
        let from = From { part: Some(self.id(part)), ..From::cause(by) };
        self.note(to, self.this_step(), &before, self.cite("505.4"), &from);
        self.tell(self.cite("505.4"), Happening::Attached { part: self.id(part), to: self.id(to) });
        self.check_combat(); // R41
    }
}
