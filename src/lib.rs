//! The rules of the card game Berserk about life, death and action.
mod ability;
mod action;
mod board;
pub mod bounds;
mod card;
mod cast;
mod effect;
mod error;
mod event;
mod history;
mod input;
mod options;
mod refusal;
mod resolve;
mod resources;
mod rulebook;
mod scenario;
#[cfg(feature = "schema")]
pub mod schema;
mod setup;
mod snapshot;
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
pub use history::HistoryEntry;
pub use options::{ActionDraft, ActionOption};
pub use refusal::{Lack, Param, Reason, Refusal, RefusalCode};
pub use resources::Resources;
pub use rulebook::{Clause, Edition, RuleRef};
pub use scenario::{CardSetup, MarkerSetup, PlayerSetup, Scenario, Step};
pub use snapshot::{CardState, CombatState, LifeState, PendingTrigger, PlayerState, Snapshot};
