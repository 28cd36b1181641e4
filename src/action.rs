//! What a card can do (506), and the answers to waiting triggers.

use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::Serialize;

use crate::card::CardId;
use crate::format::{ACTION, ActionKind, CHOICE, Shape};
use crate::input::{Meaning, Read, Value};

/// An action as its player declares it; an ability whose cost taps nothing is used in the same way (506.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Action {
    /// Use an activated ability.
    Ability {
        /// Whose; of a merged creature the host.
        card: CardId,
        /// Which; of a part `part/id` where two are alike (R31).
        #[cfg_attr(feature = "schema", ts(type = "string"))]
        ability: Arc<str>,
        /// The chosen targets, each once.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        targets: Option<Vec<CardId>>,
        /// The other cards that are tapped to pay, each once.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        tap: Option<Vec<CardId>>,
    },
    /// Attack with a strike.
    Strike {
        /// The attacker.
        card: CardId,
        /// The attacked card.
        target: CardId,
    },
    /// Step in for the attacked card.
    Defend {
        /// The defender.
        card: CardId,
    },
}

impl Read for Action {
    const SHAPE: &'static Shape = &ACTION;
}

impl Meaning for Action {
    fn of(action: &Value<'_>) -> Self {
        let card = action.need("card");
        match action.need("kind") {
            ActionKind::Ability => Self::Ability {
                card,
                ability: action.need("ability"),
                targets: action.may("targets"),
                tap: action.may("tap"),
            },
            ActionKind::Strike => Self::Strike { card, target: action.need("target") },
            ActionKind::Defend => Self::Defend { card },
        }
    }
}

/// Answers a waiting trigger: which one goes first, and its target if it asks for one (R10, R30).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Choice {
    /// The waiting trigger's id.
    pub pending: u32,
    /// The chosen cards, each once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub targets: Option<Vec<CardId>>,
    /// Decline an optional trigger.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub decline: Option<bool>,
}

impl Read for Choice {
    const SHAPE: &'static Shape = &CHOICE;
}

impl Meaning for Choice {
    fn of(choice: &Value<'_>) -> Self {
        Self { pending: choice.need("pending"), targets: choice.may("targets"), decline: choice.may("decline") }
    }
}
