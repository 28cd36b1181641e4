//! Why a card's life level is what it is: the ledger of all that moved it (504.1.1).

use alloc::vec::Vec;

use serde::{Serialize, Serializer};

use crate::board::Board;
use crate::card::{CardId, MarkerKind, Markers, Zone};
use crate::cast::{Cast, Place};
use crate::effect::Cause;
use crate::error::RulesError;
use crate::event::{Happening, RuleEvent};
use crate::input::Path;
use crate::roster::Roster;
use crate::rulebook::{Clause, RuleRef};
use crate::setup::no_such_card;

/// The rows of a card's life, oldest first; the sum of their `delta` is the level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct LifeLedger {
    /// The card.
    pub card: CardId,
    /// Its level; 0 for a card without lives, which has no rows (R7).
    pub level: i64,
    /// One a marker change, since the card last came where it is.
    pub rows: Vec<LifeRow>,
}

/// One change of a life level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct LifeRow {
    /// By how much.
    pub delta: i64,
    /// By what kind of thing.
    #[cfg_attr(feature = "schema", ts(type = "\"starting\" | MarkerKind | \"part\""))]
    pub cause: LifeCause,
    /// The clause.
    pub rule: Option<RuleRef>,
    /// With which step; 0 is the set-up.
    pub revision: u32,
    /// From what, where the rules or the step say it: a step's effect need not name a cause.
    pub by: Option<Cause>,
    /// The card that joined and brought it (505.4, R14).
    pub part: Option<CardId>,
}

/// What moves a life level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LifeCause {
    /// Starting life (504.1).
    Starting,
    /// Markers placed or taken off.
    Marker(MarkerKind),
    /// The starting life of a card that joined (R14).
    Part,
}

impl Serialize for LifeCause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Starting => serializer.serialize_str("starting"),
            Self::Marker(kind) => kind.serialize(serializer),
            Self::Part => serializer.serialize_str("part"),
        }
    }
}

impl Board {
    /// Why the card's life level is what it is. Its cost grows with the history.
    ///
    /// # Errors
    /// [`RulesError`] if the board has no such card (R34).
    ///
    /// ```
    /// use berserk_rules::{Board, CardSetup, EffectOn, RulesError, Scenario, Targets};
    ///
    /// # fn main() -> Result<(), RulesError> {
    /// let mut board = Board::new(Scenario::new(vec![CardSetup { life: Some(9), ..CardSetup::new("a", "A", 0) }]))?;
    /// board.apply_effect(EffectOn::Wound { target: Targets::One("a".into()), amount: 3, by: None })?;
    ///
    /// let ledger = board.explain_life(&"a".into())?;
    /// let deltas: Vec<i64> = ledger.rows.iter().map(|row| row.delta).collect();
    /// assert_eq!(deltas, [9, -3]);
    /// assert_eq!(deltas.iter().sum::<i64>(), ledger.level);
    /// # Ok(())
    /// # }
    /// ```
    pub fn explain_life(&self, card: &CardId) -> Result<LifeLedger, RulesError> {
        let place = self.cast.find(card).ok_or_else(|| no_such_card(card, &Path::ROOT))?;
        let mut books = Books::open(&self.cast);
        for (revision, event, cause) in self.history.standing_events() {
            books.revision = revision;
            books.enter(event, cause);
        }
        let Account { rows, .. } = core::mem::take(books.account(place));
        let level = self.state.level(&self.cast, place).unwrap_or(0);
        Ok(LifeLedger { card: self.cast.id(place).clone(), level, rows })
    }
}

/// What is known of one card while the history is read.
#[derive(Default)]
struct Account {
    rows: Vec<LifeRow>,
    markers: Markers,
    starting: u32,
    parts: Vec<Place>,
}

/// What a row comes from.
#[derive(Clone, Copy, Default)]
struct Source<'s> {
    by: Option<&'s Cause>,
    part: Option<Place>,
}

/// All cards' ledgers: a card's rows may come from another that joins it.
struct Books<'c> {
    cast: &'c Cast,
    accounts: Roster<Account>,
    revision: u32,
}

impl<'c> Books<'c> {
    /// As set up.
    fn open(cast: &'c Cast) -> Self {
        let mut books = Self { cast, accounts: Roster::default(), revision: 0 };
        for place in cast.places() {
            books.accounts.push(Account::default());
            books.reopen(place);
        }
        for place in cast.places() {
            let face = cast.face(place);
            if let Some(host) = face.attached_to.as_ref().and_then(|host| cast.find(host)) {
                books.join(place, host, None);
            } else {
                books.mark(place, face.markers(), None, Source::default());
            }
        }
        books
    }

    fn account(&mut self, place: Place) -> &mut Account {
        &mut self.accounts[place]
    }

    /// A card as it comes into any zone (504.1, R6).
    fn reopen(&mut self, place: Place) {
        *self.account(place) = Account::default();
        if let Some(life) = self.cast.face(place).life {
            self.account(place).starting = life;
            self.row(
                place,
                life.into(),
                LifeCause::Starting,
                Clause::C504_1.cited(self.cast.edition),
                Source::default(),
            );
        }
    }

    fn row(&mut self, place: Place, delta: i64, cause: LifeCause, rule: RuleRef, Source { by, part }: Source<'_>) {
        let revision = self.revision;
        if delta != 0 {
            let (by, part) = (by.cloned(), part.map(|part| self.cast.id(part).clone()));
            self.account(place).rows.push(LifeRow { delta, cause, rule: Some(rule), revision, by, part });
        }
    }

    /// The markers are now these: a row for each kind that changed. Without a clause given each kind has its own.
    fn mark(&mut self, place: Place, now: Markers, rule: Option<RuleRef>, source: Source<'_>) {
        let before = core::mem::replace(&mut self.account(place).markers, now);
        let edition = self.cast.edition;
        let change = |before: u32, now: u32| i64::from(now).saturating_sub(i64::from(before));
        let rows = [
            (change(now.wounds, before.wounds), MarkerKind::Wounds, Clause::C504_3),
            (change(now.life_reductions, before.life_reductions), MarkerKind::LifeReductions, Clause::C504_4),
            (change(before.extra_lives, now.extra_lives), MarkerKind::ExtraLives, Clause::C504_2),
        ];
        for (delta, kind, clause) in rows {
            self.row(place, delta, LifeCause::Marker(kind), rule.unwrap_or_else(|| clause.cited(edition)), source);
        }
    }

    fn join(&mut self, part: Place, host: Place, by: Option<&Cause>) {
        let (rule, source) = (Clause::C505_4.cited(self.cast.edition), Source { by, part: Some(part) });
        let Account { markers, starting, parts, .. } = core::mem::take(self.account(part));
        self.reopen(part);
        for place in &parts {
            self.reopen(*place);
        }
        self.row(host, starting.into(), LifeCause::Part, rule, source);
        let account = self.account(host);
        account.starting = account.starting.saturating_add(starting);
        account.parts.push(part);
        account.parts.extend(parts);
        let merged = account.markers.merged(markers);
        self.mark(host, merged, Some(rule), source);
    }

    /// An event, and its cause if it does not say so itself.
    fn enter(&mut self, event: &RuleEvent, beside: Option<&Cause>) {
        let rule = event.rule;
        let (card, by) = match &event.what {
            Happening::Wounded { card, by, .. } => (card, by.as_ref()),
            Happening::Healed { card, .. }
            | Happening::LivesAdded { card, .. }
            | Happening::LivesReduced { card, .. }
            | Happening::LivesRemoved { card, .. }
            | Happening::LevelSet { card, .. } => (card, beside),
            Happening::Moved { card, from, to } => {
                if (*from, *to) != (Zone::Play, Zone::Play) {
                    self.reopen(Place::new(card.place()));
                }
                return;
            }
            Happening::Attached { part, to } => {
                self.join(Place::new(part.place()), Place::new(to.place()), beside);
                return;
            }
            _ => return,
        };
        let place = Place::new(card.place());
        let starting = self.account(place).starting;
        let mut markers = self.account(place).markers;
        match &event.what {
            Happening::Wounded { amount, .. } => markers.wounds = markers.wounds.saturating_add(*amount),
            Happening::Healed { amount, .. } => {
                let healed = markers.heal(*amount);
                debug_assert_eq!(healed, *amount);
            }
            Happening::LivesAdded { amount, .. } => {
                markers.add_lives(*amount);
            }
            Happening::LivesReduced { amount, .. } => {
                markers.reduce_lives(*amount);
            }
            Happening::LivesRemoved { marker, amount, .. } => {
                let pile = match marker {
                    MarkerKind::ExtraLives => &mut markers.extra_lives,
                    _ => &mut markers.life_reductions,
                };
                debug_assert!(*pile >= *amount);
                *pile = pile.saturating_sub(*amount);
            }
            Happening::LevelSet { level, .. } => markers.set_level(starting, u32::try_from(*level).unwrap_or(0)),
            _ => {}
        }
        self.mark(place, markers, rule, Source { by, part: None });
    }
}
