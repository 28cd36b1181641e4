//! Answers that write themselves by hand, told to the type generator.
#![allow(dead_code)]

use ts_rs::TS;

use crate::{RefusalCode, RuleEvent, RuleRef};

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
