//! The commonest effects by the shortest way: of one card on the board and an amount, nothing else said.
//!
//! `mirror.js` knows them by their members and hands them over as one number, without the bytes and the check that any
//! other value takes. Of what is anyhow unusual it knows nothing, and the long way has it.

use crate::bounds;
use crate::cast::{Cast, Place};
use crate::effect::{EffectOn, Name, Targets};
use crate::scenario::Step;

/// Numbers that a place may be, and numbers that an amount may be; `mirror.js` has the same.
const PLACES: u64 = 1 << 11;
const AMOUNTS: u64 = 1 << 20;
const _: () = assert!(bounds::CARDS as u64 <= PLACES && (bounds::AMOUNT as u64) < AMOUNTS);

/// What `mirror.js` says; none if the value is to be read the long way.
pub(super) fn step(cast: &Cast, quick: f64) -> Option<Step> {
    if quick < 0.0 {
        return None;
    }
    // A whole number far below the largest that is exact.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let number = quick as u64;
    #[allow(clippy::cast_possible_truncation)]
    let (place, amount) = (Place::new((number / AMOUNTS % PLACES) as usize), (number % AMOUNTS) as u32);
    let target = Targets::One(Name::Card(cast.id(place).clone()));
    // In the order of the list in `mirror.js`.
    Some(Step::Effect(match number / AMOUNTS / PLACES {
        0 => EffectOn::Wound { target, amount, by: None },
        1 => EffectOn::Heal { target, amount, by: None },
        2 => EffectOn::AddLives { target, amount, by: None },
        3 => EffectOn::ReduceLives { target, amount, by: None },
        4 => EffectOn::Poison { target, amount },
        5 => EffectOn::AddCounters { target, amount },
        6 => EffectOn::RemoveCounters { target, amount },
        _ => return None,
    }))
}
