//! Life and its markers (504).

use super::{Model, trigger::Event};
use berserk_rules::{Cause, Happening, LifeMarker, MarkerKind, Occasion};

impl Model {
    fn level_now(&self, card: usize) -> i64 {
        self.level(card).unwrap()
    }

    /// 504.3: each wound takes 1 from the level; extra lives stay (504.5).
    pub fn wound(&mut self, card: usize, amount: u32, by: Option<Cause>) {
        if amount == 0 {
            return; // R4
        }
        self.now(card).wounds += amount;
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite("504.3"), Happening::Wounded { card: id, amount, level, by });
        self.set_off(&Event::of(Occasion::Wounded, card));
    }

    /// R3: takes off wounds and nothing else.
    pub fn heal(&mut self, card: usize, amount: u32) {
        let amount = amount.min(self.card(card).wounds);
        if amount == 0 {
            return;
        }
        self.now(card).wounds -= amount;
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite("504.3"), Happening::Healed { card: id, amount, level });
        self.set_off(&Event::of(Occasion::Healed, card));
    }

    /// 504.2; reductions go first, one for one (504.5, R1).
    pub fn add_lives(&mut self, card: usize, amount: u32) {
        if amount == 0 {
            return; // R4
        }
        let cancelled = amount.min(self.card(card).reductions);
        self.now(card).reductions -= cancelled;
        self.now(card).extra += amount - cancelled;
        let (id, level) = (self.id(card), self.level_now(card));
        let rule = self.cite(if cancelled > 0 { "504.5" } else { "504.2" });
        self.tell(rule, Happening::LivesAdded { card: id, amount, cancelled, level });
    }

    /// 504.4; extra lives go first, one for one (504.5, R1).
    pub fn reduce_lives(&mut self, card: usize, amount: u32) {
        if amount == 0 {
            return; // R4
        }
        let cancelled = amount.min(self.card(card).extra);
        self.now(card).extra -= cancelled;
        self.now(card).reductions += amount - cancelled;
        let (id, level) = (self.id(card), self.level_now(card));
        let rule = self.cite(if cancelled > 0 { "504.5" } else { "504.4" });
        self.tell(rule, Happening::LivesReduced { card: id, amount, cancelled, level });
    }

    /// 504.6, R2: wounds become reductions, then the rest is placed; one change, and no healing.
    pub fn set_lives(&mut self, card: usize, level: u32) {
        let (wounds, before) = (self.card(card).wounds, self.level_now(card));
        let starting = self.starting(card).unwrap();
        let now = self.now(card);
        now.wounds = 0;
        now.extra = level.saturating_sub(starting);
        now.reductions = starting.saturating_sub(level);
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
    pub fn remove_lives(&mut self, card: usize, marker: LifeMarker, amount: u32) {
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
        let (id, level) = (self.id(card), self.level_now(card));
        self.tell(self.cite(clause), Happening::LivesRemoved { card: id, marker, amount, level });
    }
}
