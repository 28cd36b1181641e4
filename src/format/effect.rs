//! An effect. Outside of abilities it names its cards by id, in an ability by role.

use super::card::CELL;
use super::{AMOUNT, CARD_ID, ID, Member, NAME, PLAYER, STRENGTH, Shape, TEXT, ZONE, kinds, list, may, need};
use crate::ability::Occasion;
use crate::bounds;
use crate::effect::{CauseKind, LifeMarker, NamedStrength, Role, You, ZoneOutOfPlay};
use crate::error::{Fault, RulesError};
use crate::input::{Input, Meaning, Value};

pub(crate) static EFFECT: Shape = Shape::Also(&KINDS, not_too_deep);

pub(super) static EFFECTS: Shape = Shape::Also(&LIST, not_too_many);
static LIST: Shape = list(&EFFECT, bounds::EFFECTS);

kinds!(KINDS: EffectKind {
    Wound = "wound" [TARGET, HOW_MANY, BY],
    Heal = "heal" [TARGET, HOW_MANY, BY],
    AddLives = "addLives" [TARGET, HOW_MANY, BY],
    ReduceLives = "reduceLives" [TARGET, HOW_MANY, BY],
    SetLives = "setLives" [TARGET, need("level", &STRENGTH), BY],
    RemoveLives = "removeLives" [TARGET, need("marker", &Shape::Words(LifeMarker::WORDS)), HOW_MANY, BY],
    Destroy = "destroy" [TARGET, BY, may("to", &Shape::Words(ZoneOutOfPlay::WORDS))],
    FinishOff = "finishOff" [ONE_TARGET, HOW_MANY, BY],
    Poison = "poison" [TARGET, HOW_MANY],
    Cure = "cure" [TARGET],
    AddCounters = "addCounters" [TARGET, HOW_MANY],
    RemoveCounters = "removeCounters" [TARGET, HOW_MANY],
    AddResources = "addResources" [WHOM, need("resource", &ID), HOW_MANY],
    Tap = "tap" [TARGET],
    Untap = "untap" [TARGET],
    Attach = "attach" [need("part", &ONE), need("to", &ONE)],
    TakeControl = "takeControl" [TARGET, WHOM],
    Revive = "revive" [ONE_TARGET, may("level", &STRENGTH), may("controller", &WHO), ITS_CELL],
    Move = "move" [TARGET, need("to", &ZONE), ITS_CELL],
    Search = "search" [WHOM, need("name", &NAME), may("from", &ZONE), may("to", &ZONE)],
    StartTurn = "startTurn" [need("player", &PLAYER)],
    Fight = "fight" [may("strike", &BLOW), may("counterStrike", &BLOW)],
    Sequence = "sequence" [need("effects", &EFFECTS)],
});

const TARGET: Member = need("target", &SEVERAL);
const ONE_TARGET: Member = need("target", &ONE);
const HOW_MANY: Member = need("amount", &AMOUNT);
const BY: Member = may("by", &CAUSE);
const WHOM: Member = need("player", &WHO);
const ITS_CELL: Member = may("cell", &CELL);

static ONE: Shape = Shape::Also(&Shape::Text { min: 0, max: usize::MAX }, named);
static SEVERAL: Shape = Shape::Either { expected: "text or list of texts", one: &ONE, other: &NAMES };
static NAMES: Shape = list(&ONE, bounds::TARGETS);

/// A player, or the controller of the ability's source (R25).
static WHO: Shape =
    Shape::Either { expected: "integer, or the text \"you\"", one: &Shape::Words(You::WORDS), other: &PLAYER };

/// How strong a blow is (R27).
static BLOW: Shape =
    Shape::Either { expected: "integer or text", one: &STRENGTH, other: &Shape::Words(NamedStrength::WORDS) };

static CAUSE: Shape =
    Shape::Object(&[need("kind", &Shape::Words(CauseKind::WORDS)), may("card", &CARD_ID), may("text", &TEXT)]);

/// A card's name: a role that the ability lacks is bad input, not a rule that says no.
fn named(input: &Input<'_>) -> Result<(), RulesError> {
    let Some(ability) = input.ability else { return input.check(&CARD_ID) };
    input.check(&Shape::Words(Role::WORDS))?;
    let on = ability.may::<Occasion>("on");
    let is_known = match Role::of(input.value) {
        Role::Itself => true,
        Role::Chosen => ability.get("target").is_some(),
        Role::Subject => !matches!(on, None | Some(Occasion::TurnStart)),
        Role::Died | Role::Killer => on == Some(Occasion::Death),
        Role::Attacker | Role::Attacked | Role::Defender => on == Some(Occasion::Strike),
    };
    let found = input.value.text();
    if is_known { Ok(()) } else { Err(input.path.list().error(Fault::NotHere { found: found.into() })) }
}

fn not_too_many(input: &Input<'_>) -> Result<(), RulesError> {
    match count(input.value) > bounds::EFFECTS {
        true => input.error(Fault::BadLength { min: 0, max: bounds::EFFECTS }),
        false => Ok(()),
    }
}

/// How many effects a list holds, those inside sequences counted too.
fn count(effects: &Value<'_>) -> usize {
    let mut all = 0_usize;
    for effect in effects.values() {
        all = all.saturating_add(count(effect.at("effects"))).saturating_add(1);
    }
    all
}

fn not_too_deep(input: &Input<'_>) -> Result<(), RulesError> {
    let depth = input.path.count("effects").saturating_sub(input.ability.is_some().into());
    match depth == bounds::SEQUENCE_DEPTH && input.value.get("effects").is_some() {
        true => input.error(Fault::BadLength { min: 0, max: bounds::SEQUENCE_DEPTH }),
        false => Ok(()),
    }
}
