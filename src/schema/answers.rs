//! Answers that write themselves by hand, told to the type generator.
#![allow(dead_code)]

use ts_rs::TS;

use crate::{CardId, Cause, MarkerKind, RefusalCode, RuleEvent, RuleRef};

/// What came of a step. A refusal is a value, not an exception: rules say no every day.
#[derive(TS)]
#[ts(untagged)]
pub enum Outcome {
    Done {
        /// It stands.
        #[ts(type = "true")]
        ok: bool,
        /// How many steps stand now (R33).
        revision: u32,
        /// What happened, in order.
        events: Vec<RuleEvent>,
    },
    Refused {
        /// The rules say no; nothing changed.
        #[ts(type = "false")]
        ok: bool,
        /// Why.
        refusal: Refusal,
    },
}

/// Why a step was refused; the board is unchanged (R17).
#[derive(TS)]
pub struct Refusal {
    /// What stands in the way.
    code: RefusalCode,
    /// None where the fragments hold no clause (R36).
    rule: Option<RuleRef>,
    /// What the sentence needs, by code; the page words it in the reader's language.
    #[ts(type = "Readonly<Record<string, string | number>>")]
    params: (),
}

/// Why a card's life level is what it is: the sum of the rows' `delta` is the level.
#[derive(TS)]
pub struct LifeLedger {
    /// The card.
    card: CardId,
    /// Its level.
    level: i64,
    /// One a marker change, oldest first.
    rows: Vec<LifeRow>,
}

/// One change of a life level.
#[derive(TS)]
pub struct LifeRow {
    /// By how much.
    delta: i64,
    /// By what kind of thing.
    cause: LifeRowCause,
    /// The clause.
    rule: Option<RuleRef>,
    /// With which step; 0 is the set-up.
    revision: u32,
    /// From what.
    by: Option<Cause>,
}

/// What changes a life level.
#[derive(TS)]
#[ts(untagged)]
pub enum LifeRowCause {
    Marker(MarkerKind),
    Other(#[ts(type = "\"starting\" | \"part\"")] ()),
}
