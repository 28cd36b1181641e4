//! Life and its markers (504).

use super::{Model, ledger::From, table::Card, trigger::Event};
use berserk_rules::{Cause, Happening, LifeMarker, MarkerKind, Occasion};

impl Model {
    /// Writes down what a change of markers did to the level.
    fn changed(&mut self, card: usize, before: &Card, clause: &'static str, by: Option<&Cause>) {
        self.note(card, self.this_step(), before, self.cite(clause), &From::cause(by));
    }

    fn level_now(&self, card: usize) -> i64 {
        self.level(card).unwrap()
    }

    /// 504.3: each wound takes 1 from the level; extra lives stay (504.5).
    pub fn wound(&mut self, card: usize, amount: u32, by: Option<Cause>) {
        if amount == 0 {
            return; // R4
        }
        let before = self.card(card).clone();
        self.now(card).wounds += amount;
        self.changed(card, &before, "504.3", by.as_ref());
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite("504.3"), Happening::Wounded { card: id, amount, level, by });
        self.set_off(&Event::of(Occasion::Wounded, card));
    }

    /// R3: takes off wounds and nothing else.
    pub fn heal(&mut self, card: usize, amount: u32, by: Option<&Cause>) {
        let amount = amount.min(self.card(card).wounds);
        if amount == 0 {
            return;
        }
        let before = self.card(card).clone();
        self.now(card).wounds -= amount;
        self.changed(card, &before, "504.3", by);
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite("504.3"), Happening::Healed { card: id, amount, level });
        self.set_off(&Event::of(Occasion::Healed, card));
    }

    /// 504.2; reductions go first, one for one (504.5, R1).
    pub fn add_lives(&mut self, card: usize, amount: u32, by: Option<&Cause>) {
        if amount == 0 {
            return; // R4
        }
        let before = self.card(card).clone();
        let cancelled = amount.min(before.reductions);
        self.now(card).reductions -= cancelled;
        self.now(card).extra += amount - cancelled;
        let clause = if cancelled > 0 { "504.5" } else { "504.2" };
        self.changed(card, &before, clause, by);
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite(clause), Happening::LivesAdded { card: id, amount, cancelled, level });
    }

    /// 504.4; extra lives go first, one for one (504.5, R1).
    pub fn reduce_lives(&mut self, card: usize, amount: u32, by: Option<&Cause>) {
        if amount == 0 {
            return; // R4
        }
        let before = self.card(card).clone();
        let cancelled = amount.min(before.extra);
        self.now(card).extra -= cancelled;
        self.now(card).reductions += amount - cancelled;
        let clause = if cancelled > 0 { "504.5" } else { "504.4" };
        self.changed(card, &before, clause, by);
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite(clause), Happening::LivesReduced { card: id, amount, cancelled, level });
    }

    /// 504.6, R2: wounds become reductions, then the rest is placed; one change, and no healing.
    pub fn set_lives(&mut self, card: usize, level: u32, by: Option<&Cause>) {
        let (earlier, before) = (self.card(card).clone(), self.level_now(card));
        let wounds = earlier.wounds;
        let starting = self.starting(card).unwrap();
        let now = self.now(card);
        now.wounds = 0;
        now.extra = level.saturating_sub(starting);
        now.reductions = starting.saturating_sub(level);
        self.changed(card, &earlier, "504.6", by);
        let id = self.id(card);
        let level = i64::from(level);
        if wounds > 0 {
            self.tell(self.cite("504.6"), Happening::WoundsReplaced { card: id.clone(), amount: wounds });
        }
        // R35: one that changes nothing tells nothing.
        if wounds > 0 || level != before {
            self.tell(self.cite("504.6"), Happening::LevelSet { card: id, level });
        }
    }

    /// R5: the end of an effect that placed extra lives or reductions.
    pub fn remove_lives(&mut self, card: usize, marker: LifeMarker, amount: u32, by: Option<&Cause>) {
        let before = self.card(card).clone();
        let now = self.now(card);
        let (pile, marker, clause) = match marker {
            LifeMarker::ExtraLives => (&mut now.extra, MarkerKind::ExtraLives, "504.2"),
            LifeMarker::LifeReductions => (&mut now.reductions, MarkerKind::LifeReductions, "504.4"),
        };
        let amount = amount.min(*pile);
        if amount == 0 {
            return;
        }
        *pile -= amount;
        self.changed(card, &before, clause, by);
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite(clause), Happening::LivesRemoved { card: id, marker, amount, level });
    }
}
