//! What a card can do (506), and the answers to waiting triggers.

use serde::Serialize;

use crate::bounds;
use crate::card::CardId;
use crate::error::RulesError;
use crate::input::{Fields, Input, Read};
use std::sync::Arc;

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

fn read_cards(fields: &Fields<'_>, name: &'static str) -> Result<Option<Vec<CardId>>, RulesError> {
    fields.optional(name, |cards| cards.list(bounds::TARGETS, CardId::read))
}

impl Read for Action {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        const MEMBERS: [&[&str]; 3] =
            [&["kind", "card", "ability", "targets", "tap"], &["kind", "card", "target"], &["kind", "card"]];
        let kind = input.kind("ability, strike, defend")?;
        let fields = input.fields(MEMBERS.get(kind).copied().unwrap_or_default())?;
        let card = CardId::read(&fields.need("card")?)?;
        Ok(match kind {
            0 => Self::Ability {
                card,
                // A part's id, a slash and an id.
                ability: fields.need("ability")?.text(1, 2 * bounds::ID + 1)?.into(),
                targets: read_cards(&fields, "targets")?,
                tap: read_cards(&fields, "tap")?,
            },
            1 => Self::Strike { card, target: CardId::read(&fields.need("target")?)? },
            _ => Self::Defend { card },
        })
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
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&["pending", "targets", "decline"])?;
        Ok(Self {
            pending: fields.need("pending")?.integer(0, u32::MAX)?,
            targets: read_cards(&fields, "targets")?,
            decline: fields.flag("decline")?,
        })
    }
}
