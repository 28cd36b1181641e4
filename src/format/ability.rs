//! An ability of a card: activated ("cost: effect") or triggered ("when X, effect").

use super::effect::EFFECTS;
use super::{AMOUNT, CARD_COUNT, CARD_TYPE, FLAG, ID, Member, RESOURCES, Shape, TEXT, ZONE, kinds, list, may, need};
use crate::ability::{EitherSide, Occasion, Side, Whose};
use crate::effect::CauseKind;
use crate::error::{Fault, RulesError};
use crate::input::{Input, Value};

pub(super) static ABILITY: Shape = Shape::Ability(&KINDS);

// The effects come last: which roles they know is for the occasion and the target to say.
kinds!(KINDS: AbilityKind {
    Activated = "activated" [ITS_ID, ITS_TEXT, need("cost", &COST), TARGET, ITS_EFFECTS],
    Triggered = "triggered" [
        ITS_ID,
        ITS_TEXT,
        need("on", &Shape::Words(Occasion::WORDS)),
        may("of", &Shape::Words(Whose::WORDS)),
        may("controller", &SIDE),
        may("diedFrom", &Shape::Also(&CAUSE_FILTER, only_of_a_death)),
        may("optional", &FLAG),
        TARGET,
        ITS_EFFECTS
    ],
});

const ITS_ID: Member = need("id", &ID);
const ITS_TEXT: Member = may("text", &TEXT);
const TARGET: Member = may("target", &TARGET_SPEC);
const ITS_EFFECTS: Member = need("effects", &EFFECTS);

const SIDE: Shape = Shape::Words(Side::WORDS);

static COST: Shape = Shape::Object(&[
    may("tapSelf", &FLAG),
    may("tapOthers", &CARD_COUNT),
    may("counters", &AMOUNT),
    may("wounds", &AMOUNT),
    may("resources", &RESOURCES),
]);

static TARGET_SPEC: Shape = Shape::Object(&[
    may("count", &CARD_COUNT),
    may("zone", &ZONE),
    may("controller", &SIDE),
    may("type", &CARD_TYPE),
    may("partOfDied", &Shape::Also(&FLAG, only_of_a_death)),
    may("other", &FLAG),
    may("hasLives", &FLAG),
    may("maxLevel", &AMOUNT),
    may("optional", &FLAG),
]);

static CAUSE_FILTER: Shape = Shape::Object(&[
    may("kind", &Shape::Either { expected: "text", one: &CAUSE_KIND, other: &CAUSE_KINDS }),
    may("controller", &Shape::Words(EitherSide::WORDS)),
    may("cardType", &CARD_TYPE),
]);
const CAUSE_KIND: Shape = Shape::Words(CauseKind::WORDS);
static CAUSE_KINDS: Shape = list(&CAUSE_KIND, 8);

/// What only an ability that a death sets off can ask for.
fn only_of_a_death(input: &Input<'_>) -> Result<(), RulesError> {
    match input.ability.and_then(|ability| ability.may("on")) {
        Some(Occasion::Death) => Ok(()),
        // A flag that is down asks for nothing.
        _ if matches!(input.value, Value::Boolean(false)) => Ok(()),
        _ => input.error(Fault::NotHere { found: input.path.name().into() }),
    }
}
