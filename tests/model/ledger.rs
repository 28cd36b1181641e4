//! Why a life level is what it is (504.1.1): all that moves it, written down as it moves.

use super::{Model, table::Card};
use berserk_rules::{CardId, Cause, LifeCause, LifeRow, MarkerKind, RuleRef};

/// From what a row is.
#[derive(Clone, Default)]
pub struct From {
    pub by: Option<Cause>,
    /// The card that joined (505.4).
    pub part: Option<CardId>,
}

impl From {
    pub fn cause(by: Option<&Cause>) -> Self {
        Self { by: by.cloned(), part: None }
    }
}

impl Model {
    /// The ledgers of the set-up.
    pub fn open_ledgers(&mut self) {
        self.state.ledgers = vec![Vec::new(); self.all().len()];
        for card in self.all() {
            self.start_ledger(card, 0);
        }
        for card in self.all() {
            match self.card(card).host {
                Some(host) => self.note_part(card, host, 0, None),
                None => {
                    let bare = Card::fresh(self.zone(card), 0);
                    self.note(card, 0, &bare, None, &From::default());
                }
            }
        }
    }

    pub fn ledger(&self, card: usize) -> &[LifeRow] {
        &self.state.ledgers[card]
    }

    /// The step that is being played, once it stands.
    pub fn this_step(&self) -> u32 {
        self.state.revision + 1
    }

    /// R6: what comes anywhere has its printed life and no past.
    pub fn start_ledger(&mut self, card: usize, revision: u32) {
        self.state.ledgers[card].clear();
        if let Some(life) = self.printed(card).life {
            self.write(card, i64::from(life), LifeCause::Starting, self.cite("504.1"), revision, &From::default());
        }
    }

    /// R14: the joining card's life counts from now on.
    pub fn note_part(&mut self, part: usize, host: usize, revision: u32, by: Option<&Cause>) {
        let from = From { part: Some(self.id(part)), ..From::cause(by) };
        let life: u32 = self.with_parts(part).into_iter().filter_map(|one| self.printed(one).life).sum();
        self.write(host, i64::from(life), LifeCause::Part, self.cite("505.4"), revision, &from);
    }

    /// A row for each kind of marker of which there are not as many as before; without a rule each has its own.
    pub fn note(&mut self, card: usize, revision: u32, before: &Card, rule: Option<RuleRef>, from: &From) {
        let now = self.card(card);
        let change = |before: u32, now: u32| i64::from(now) - i64::from(before);
        let rows = [
            (-change(before.wounds, now.wounds), MarkerKind::Wounds, "504.3"),
            (-change(before.reductions, now.reductions), MarkerKind::LifeReductions, "504.4"),
            (change(before.extra, now.extra), MarkerKind::ExtraLives, "504.2"),
        ];
        for (delta, kind, clause) in rows {
            self.write(card, delta, LifeCause::Marker(kind), rule.or(self.cite(clause)), revision, from);
        }
    }

    fn write(
        &mut self,
        card: usize,
        delta: i64,
        cause: LifeCause,
        rule: Option<RuleRef>,
        revision: u32,
        From { by, part }: &From,
    ) {
        if delta != 0 {
            let (by, part) = (by.clone(), part.clone());
            self.state.ledgers[card].push(LifeRow { delta, cause, rule, revision, by, part });
        }
    }
}
