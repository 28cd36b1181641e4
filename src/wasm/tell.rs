//! Outcomes out: the frequent events by hand, one crossing each; the rare ones by serde.

use wasm_bindgen::JsValue;

use crate::card::CardId;
use crate::effect::{Cause, CauseKind};
use crate::event::{Happening, Outcome, RuleEvent};
use crate::rulebook::{Edition, RuleRef};
use crate::wasm::{boundary, write};

/// The texts that recur, made once.
pub(super) struct Teller {
    ids: Vec<JsValue>,
    citations: Vec<(RuleRef, JsValue)>,
}

pub(super) const fn edition_word(edition: Edition) -> &'static str {
    match edition {
        Edition::Heroes => "heroes",
        Edition::Classic => "classic",
    }
}

const fn cause_word(kind: CauseKind) -> &'static str {
    match kind {
        CauseKind::Attack => "attack",
        CauseKind::CounterStrike => "counterStrike",
        CauseKind::Spell => "spell",
        CauseKind::Influence => "influence",
        CauseKind::Ability => "ability",
        CauseKind::Cost => "cost",
        CauseKind::Poison => "poison",
        CauseKind::Other => "other",
    }
}

// Levels lie within 2^53 by the bounds.
#[allow(clippy::cast_precision_loss)]
const fn number(level: i64) -> f64 {
    level as f64
}

impl Teller {
    pub(super) fn new(board: &crate::Board) -> Self {
        let edition = board.cast.edition;
        let mut citations: Vec<(RuleRef, JsValue)> = Vec::new();
        for clause in crate::rulebook::Clause::ALL {
            let rule = clause.cited(edition);
            if citations.iter().all(|(known, _)| *known != rule) {
                citations.push((rule, boundary::citation(edition_word(rule.edition), rule.clause)));
            }
        }
        Self { ids: board.cast.ids.iter().map(|id| id.as_str().into()).collect(), citations }
    }

    /// A card's id, as the text made for it once.
    pub(super) fn id(&self, card: &CardId) -> JsValue {
        self.ids.get(card.place()).cloned().unwrap_or_else(|| card.as_str().into())
    }

    fn rule(&self, rule: Option<RuleRef>) -> JsValue {
        let found = rule.and_then(|rule| self.citations.iter().find(|(known, _)| *known == rule));
        found.map_or(JsValue::NULL, |(_, made)| made.clone())
    }

    fn cause(&self, cause: Option<&Cause>) -> JsValue {
        let Some(cause) = cause else { return JsValue::NULL };
        let card = cause.card.as_ref().map_or(JsValue::UNDEFINED, |card| self.id(card));
        let text = cause.text.as_ref().map_or(JsValue::UNDEFINED, |text| JsValue::from_str(text));
        boundary::cause(&cause_word(cause.kind).into(), &card, &text)
    }

    pub(super) fn outcome(&self, outcome: &Outcome) -> JsValue {
        match outcome {
            Outcome::Done { revision, events } => {
                boundary::done(*revision, events.iter().map(|event| self.event(event)).collect())
            }
            Outcome::Refused(refusal) => boundary::refused(&write::frozen(refusal)),
        }
    }

    pub(super) fn event(&self, event: &RuleEvent) -> JsValue {
        let rule = self.rule(event.rule);
        match &event.what {
            Happening::Wounded { card, amount, level, by } => {
                boundary::wounded(&rule, &self.id(card), *amount, number(*level), &self.cause(by.as_ref()))
            }
            Happening::Healed { card, amount, level } => {
                boundary::healed(&rule, &self.id(card), *amount, number(*level))
            }
            Happening::LivesAdded { card, amount, cancelled, level } => {
                boundary::lives_placed(&rule, true, &self.id(card), *amount, *cancelled, number(*level))
            }
            Happening::LivesReduced { card, amount, cancelled, level } => {
                boundary::lives_placed(&rule, false, &self.id(card), *amount, *cancelled, number(*level))
            }
            Happening::LivesRemoved { card, marker, amount, level } => {
                boundary::lives_removed(&rule, &self.id(card), *marker as u32, *amount, number(*level))
            }
            Happening::LevelSet { card, level } => boundary::level_set(&rule, &self.id(card), number(*level)),
            Happening::Moved { card, from, to } => boundary::moved(&rule, &self.id(card), *from as u32, *to as u32),
            Happening::Tapped { card, reason } => boundary::tapped(&rule, &self.id(card), *reason as u32),
            Happening::Untapped { card } => boundary::untapped(&self.id(card)),
            what => boundary::told(&rule, &write::frozen(what)),
        }
    }
}
