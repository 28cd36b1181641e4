//! What a card is made of, and the arithmetic of its life (504).

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use crate::bounds;
use crate::format::{CARD_ID, Shape};
use crate::input::{Meaning, Read, Value, words};

/// The id of a card: 1 to 64 characters, case-sensitive, unique on a board. Cheap to clone.
#[derive(Clone)]
pub struct CardId(Arc<Identity>);

struct Identity {
    text: Box<str>,
    /// Where the board keeps the card; a hint that only saves a search, no part of the id.
    place: usize,
}

impl CardId {
    pub(crate) fn placed(&self, place: usize) -> Self {
        Self(Arc::new(Identity { text: self.0.text.clone(), place }))
    }

    pub(crate) fn place(&self) -> usize {
        self.0.place
    }

    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0.text
    }
}

impl From<&str> for CardId {
    fn from(text: &str) -> Self {
        Self(Arc::new(Identity { text: text.into(), place: usize::MAX }))
    }
}

impl PartialEq for CardId {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for CardId {}
impl PartialEq<str> for CardId {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}
impl PartialEq<&str> for CardId {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}
impl PartialOrd for CardId {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for CardId {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}
impl Hash for CardId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}
impl fmt::Debug for CardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(out)
    }
}
impl fmt::Display for CardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}
impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl Read for CardId {
    const SHAPE: &'static Shape = &CARD_ID;
}
impl Meaning for CardId {
    fn of(value: &Value<'_>) -> Self {
        value.text().into()
    }
}

/// Index into a scenario's players.
pub type Player = u8;

/// Where a card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    /// On the table.
    #[default]
    Play,
    /// Where dead cards go, each to its owner's.
    Graveyard,
    /// In its owner's hand.
    Hand,
    /// In its owner's deck.
    Deck,
    /// Out of the game.
    Removed,
}

words!(Zone { Play = "play", Graveyard = "graveyard", Hand = "hand", Deck = "deck", Removed = "removed" });

/// How a card lies (506.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Orientation {
    /// Vertical.
    #[default]
    Upright,
    /// Turned a quarter to the right.
    Tapped,
}

words!(Orientation { Upright = "upright", Tapped = "tapped" });

/// What kind of card it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum CardType {
    /// A creature.
    #[default]
    Creature,
    /// A hero.
    Hero,
    /// A support card, as a rule without lives (R7).
    Support,
}

words!(CardType { Creature = "creature", Hero = "hero", Support = "support" });

/// A place on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Cell {
    /// 0 to 99.
    pub row: u32,
    /// 0 to 99.
    pub column: u32,
}

impl Meaning for Cell {
    fn of(cell: &Value<'_>) -> Self {
        Self { row: cell.need("row"), column: cell.need("column") }
    }
}

/// Blow of one strength (heroes) or weak, medium and strong (classic X-Y-Z); each 0 to 999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Strike {
    /// One strength.
    Single(u32),
    /// Weak, medium, strong.
    Three([u32; 3]),
}

impl Meaning for Strike {
    fn of(value: &Value<'_>) -> Self {
        match value.values() {
            [weak, medium, strong] => Self::Three([u32::of(weak), u32::of(medium), u32::of(strong)]),
            _ => Self::Single(u32::of(value)),
        }
    }
}

impl Strike {
    /// The strike of two merged cards: a single strength adds to each of three (R31).
    #[must_use]
    pub const fn merged(self, other: Self) -> Self {
        match (self, other) {
            (Self::Single(a), Self::Single(b)) => Self::Single(a.saturating_add(b)),
            (Self::Single(a), Self::Three([x, y, z])) | (Self::Three([x, y, z]), Self::Single(a)) => {
                Self::Three([x.saturating_add(a), y.saturating_add(a), z.saturating_add(a)])
            }
            (Self::Three([a, b, c]), Self::Three([x, y, z])) => {
                Self::Three([a.saturating_add(x), b.saturating_add(y), c.saturating_add(z)])
            }
        }
    }
}

/// The three kinds of markers (504.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum MarkerKind {
    /// 504.3.
    Wounds,
    /// 504.2.
    ExtraLives,
    /// 504.4.
    LifeReductions,
}

/// The markers on a card. Extra lives and life reductions never lie on it together (R1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Markers {
    /// Each takes 1 from the level (504.3).
    pub wounds: u32,
    /// Each adds 1 to the level (504.2).
    pub extra_lives: u32,
    /// Each takes 1 from the level and is no wound (504.4).
    pub life_reductions: u32,
}

impl Markers {
    /// starting + extra − wounds − reductions: always the life level (504.1.1).
    ///
    /// Exact for every sum within [`bounds`](crate::bounds).
    #[must_use]
    pub const fn level(&self, starting: u32) -> i64 {
        let (more, less) = (self.extra_lives as i64, (self.wounds as i64).saturating_add(self.life_reductions as i64));
        (starting as i64).saturating_add(more).saturating_sub(less)
    }

    /// Places extra lives and returns how many reductions went for them, one for one (504.5, R1).
    pub fn add_lives(&mut self, amount: u32) -> u32 {
        let cancelled = amount.min(self.life_reductions);
        self.life_reductions = self.life_reductions.saturating_sub(cancelled);
        self.extra_lives = self.extra_lives.saturating_add(amount.saturating_sub(cancelled));
        cancelled
    }

    /// Places life reductions and returns how many extra lives went for them, one for one (504.5, R1).
    pub fn reduce_lives(&mut self, amount: u32) -> u32 {
        let cancelled = amount.min(self.extra_lives);
        self.extra_lives = self.extra_lives.saturating_sub(cancelled);
        self.life_reductions = self.life_reductions.saturating_add(amount.saturating_sub(cancelled));
        cancelled
    }

    /// Takes up to `amount` wounds off and returns how many (R3).
    pub fn heal(&mut self, amount: u32) -> u32 {
        let healed = amount.min(self.wounds);
        self.wounds = self.wounds.saturating_sub(healed);
        healed
    }

    /// Sets the level to `level`: no wounds stay, and extra lives or reductions make up the difference (504.6, R2).
    pub fn set_level(&mut self, starting: u32, level: u32) {
        *self = Self {
            wounds: 0,
            extra_lives: level.saturating_sub(starting),
            life_reductions: starting.saturating_sub(level),
        };
    }

    /// The markers of two merged cards (R14).
    #[must_use]
    pub fn merged(mut self, joining: Self) -> Self {
        self.wounds = self.wounds.saturating_add(joining.wounds);
        self.add_lives(joining.extra_lives);
        self.reduce_lives(joining.life_reductions);
        self
    }

    pub(crate) const fn within_bounds(&self) -> bool {
        self.wounds <= bounds::PILE && self.extra_lives <= bounds::PILE && self.life_reductions <= bounds::PILE
    }
}
