//! The bounds of an effect that was built in Rust and so has not been read; JavaScript has none but what was read.

use crate::bounds;
use crate::effect::{Effect, EffectOn, Strength};
use crate::error::{Fault, RulesError};
use crate::input::Path;

pub(super) fn check_bounds(effect: &Effect, path: &Path<'_>) -> Result<(), RulesError> {
    let strength = |blow: &Option<Strength>| if let Some(Strength::Number(number)) = blow { *number } else { 0 };
    let numbers: [(&str, u32, u32); 2] = match effect {
        EffectOn::Wound { amount, .. }
        | EffectOn::Heal { amount, .. }
        | EffectOn::AddLives { amount, .. }
        | EffectOn::ReduceLives { amount, .. }
        | EffectOn::RemoveLives { amount, .. }
        | EffectOn::FinishOff { amount, .. }
        | EffectOn::Poison { amount, .. }
        | EffectOn::AddCounters { amount, .. }
        | EffectOn::RemoveCounters { amount, .. }
        | EffectOn::AddResources { amount, .. } => [("amount", *amount, bounds::AMOUNT), ("", 0, 0)],
        EffectOn::SetLives { level, .. } | EffectOn::Revive { level: Some(level), cell: None, .. } => {
            [("level", *level, bounds::STRENGTH), ("", 0, 0)]
        }
        EffectOn::Revive { level, cell: Some(cell), .. } => {
            [("level", level.unwrap_or(0), bounds::STRENGTH), ("cell", cell.row.max(cell.column), bounds::CELL)]
        }
        EffectOn::Move { cell: Some(cell), .. } => [("cell", cell.row.max(cell.column), bounds::CELL), ("", 0, 0)],
        EffectOn::Fight { strike, counter_strike } => [
            ("strike", strength(strike), bounds::STRENGTH),
            ("counterStrike", strength(counter_strike), bounds::STRENGTH),
        ],
        _ => return check_lengths(effect, path),
    };
    match numbers.into_iter().find(|(_, number, max)| number > max) {
        Some((member, number, max)) => {
            Err(path.field(member).error(Fault::OutOfRange { min: 0, max, found: number.into() }))
        }
        None => check_lengths(effect, path),
    }
}

fn check_lengths(effect: &Effect, path: &Path<'_>) -> Result<(), RulesError> {
    let (member, length, min, max) = match effect {
        EffectOn::AddResources { resource, .. } => ("resource", resource.chars().count(), 1, bounds::ID),
        EffectOn::Search { name, .. } => ("name", name.chars().count(), 1, bounds::NAME),
        EffectOn::Sequence { effects } => ("effects", effects.len(), 0, bounds::EFFECTS),
        _ => return Ok(()),
    };
    if path.count("effects") >= bounds::SEQUENCE_DEPTH && member == "effects" {
        return Err(path.error(Fault::BadLength { min: 0, max: bounds::SEQUENCE_DEPTH }));
    }
    if length < min || length > max {
        return Err(path.field(member).error(Fault::BadLength { min, max }));
    }
    Ok(())
}
