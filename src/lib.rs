//! The rules of the card game Berserk about life, death and action (504 to 506 of its rules), as an engine that says
//! why.
//!
//! A [`Board`] is laid out from a [`Scenario`] and changed in steps: an [`Effect`], an [`Action`], or a [`Choice`] that
//! answers a waiting trigger. Every event and every refusal is data and cites its clause. A rule that says no is a value
//! ([`Outcome::Refused`]); only misuse is an error ([`RulesError`]). Neither changes anything.
//!
//! # Life: markers on a card
//!
//! ```
//! use berserk_rules::{Board, CardSetup, Effect, EffectOn, RulesError, Scenario, Targets};
//!
//! # fn main() -> Result<(), RulesError> {
//! let nomad = CardSetup { life: Some(8), ..CardSetup::new("nomad", "Кочевник", 0) };
//! let mut board = Board::new(Scenario::new(vec![nomad]))?;
//!
//! let wound: Effect = EffectOn::Wound { target: Targets::One("nomad".into()), amount: 3, by: None };
//! let outcome = board.apply_effect(wound)?;
//!
//! assert_eq!(outcome.events()[0].rule.map(|rule| rule.clause), Some("504.3"));
//! let nomad = board.card(&"nomad".into()).and_then(|card| card.life);
//! assert_eq!(nomad.map(|life| life.level), Some(5));
//! # Ok(())
//! # }
//! ```
//!
//! # A refusal and its clause
//!
#![cfg_attr(feature = "json", doc = "```")]
#![cfg_attr(not(feature = "json"), doc = "```ignore")]
//! use berserk_rules::{Action, Board, RefusalCode, RulesError, Scenario};
//!
//! # fn main() -> Result<(), RulesError> {
//! let scenario = Scenario::from_json(
//!     r#"{ "format": 1, "cards": [
//!         { "id": "ghoul", "name": "Гуль", "owner": 0, "life": 8, "orientation": "tapped" },
//!         { "id": "nomad", "name": "Кочевник", "owner": 1, "life": 8 }
//!     ] }"#,
//! )?;
//! let mut board = Board::new(scenario)?;
//! let strike = Action::Strike { card: "ghoul".into(), target: "nomad".into() };
//!
//! let outcome = board.tap_for_action(strike)?;
//!
//! let refusal = outcome.refusal().expect("a tapped card cannot attack");
//! assert_eq!(refusal.reason.kind(), RefusalCode::CardTapped);
//! assert_eq!(refusal.rule.map(|rule| rule.clause), Some("506.1"));
//! # Ok(())
//! # }
//! ```
//!
//! # Back and forth
//!
//! ```
//! use berserk_rules::{Board, CardSetup, Effect, EffectOn, RulesError, Scenario, Step, Targets};
//!
//! # fn main() -> Result<(), RulesError> {
//! let mut board = Board::new(Scenario::new(vec![CardSetup { life: Some(4), ..CardSetup::new("a", "A", 0) }]))?;
//! let before = board.state_snapshot();
//! let destroy: Effect = EffectOn::Destroy { target: Targets::One("a".into()), by: None, to: None };
//!
//! let foreseen = board.preview(&Step::Effect(destroy.clone()))?;
//! assert_eq!(board.state_snapshot(), before);
//! assert_eq!(board.apply_effect(destroy)?, foreseen);
//! assert!(board.undo());
//! assert_eq!(board.state_snapshot(), before);
//! # Ok(())
//! # }
//! ```
//!
//! # The house
//!
//! Arrows run one way: `wasm` → `history`, `options`, `explain` → `board` → `resolve` → `state`, `cast` → the vocabulary (`effect`,
//! `action`, `ability`, `event`, `refusal`, `scenario`) → `card`, `rulebook`. Only `resolve` changes a board, each step in
//! one transaction; only `wasm` knows JavaScript, and `standalone` is what the shipped wasm has instead of the standard library.
//!
//! The clauses and our rulings (R1 to R45) are told in the npm package's entry `./words`; [`bounds`] lists what is
//! bounded.

#![cfg_attr(feature = "standalone", no_std)]

extern crate alloc;

mod ability;
mod action;
mod board;
pub mod bounds;
mod card;
mod cast;
mod effect;
mod error;
mod event;
mod explain;
mod format;
mod history;
mod input;
mod options;
mod refusal;
mod resolve;
mod resources;
mod roster;
mod rulebook;
mod scenario;
#[cfg(feature = "schema")]
pub mod schema;
mod setup;
mod snapshot;
#[cfg(feature = "standalone")]
mod standalone;
mod state;
#[cfg(feature = "javascript")]
mod wasm;

pub use ability::{
    Ability, ActivatedAbility, CauseFilter, CauseKinds, Cost, EitherSide, Occasion, Side, TargetSpec, TriggeredAbility,
    Whose,
};
pub use action::{Action, Choice};
pub use board::Board;
pub use card::{CardId, CardType, Cell, MarkerKind, Markers, Orientation, Player, Strike, Zone};
pub use effect::{
    AbilityEffect, Cause, CauseKind, Effect, EffectOn, LifeMarker, Name, NamedStrength, PlayerName, Role, Strength,
    Targets, You, ZoneOutOfPlay,
};
pub use error::{Fault, Misuse, RulesError};
pub use event::{Happening, Outcome, RuleEvent, TapReason};
pub use explain::{LifeCause, LifeLedger, LifeRow};
pub use history::HistoryEntry;
pub use options::{ActionDraft, ActionOption};
pub use refusal::{Lack, Param, Reason, Refusal, RefusalCode};
pub use resources::Resources;
pub use rulebook::{Clause, Edition, RuleRef};
pub use scenario::{CardSetup, MarkerSetup, PlayerSetup, Scenario, Step};
pub use snapshot::{CardState, CombatState, LifeState, PendingTrigger, PlayerState, Snapshot};

/// The README's Rust example is run with the documentation's.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
