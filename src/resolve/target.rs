//! Which cards may be chosen (R29).

use alloc::vec::Vec;

use crate::ability::{Side, TargetSpec};
use crate::card::{Player, Zone};
use crate::cast::{Cast, Place};
use crate::state::State;

/// The chooser: the source of the ability and its "you".
#[derive(Clone, Copy)]
pub(crate) struct Chooser<'c> {
    pub(crate) source: Place,
    pub(crate) you: Player,
    /// The cards of the death that set it off.
    pub(crate) died: &'c [Place],
}

/// All cards that may be chosen, in the scenario's order.
pub(crate) fn legal_targets(cast: &Cast, state: &State, spec: &TargetSpec, chooser: Chooser<'_>) -> Vec<Place> {
    cast.gather(&|place| is_legal(cast, state, spec, chooser, place))
}

pub(crate) fn is_legal(cast: &Cast, state: &State, spec: &TargetSpec, chooser: Chooser<'_>, place: Place) -> bool {
    let card = &state[place];
    let side = match spec.controller.unwrap_or(Side::Any) {
        Side::You => card.controller == chooser.you,
        Side::Opponent => card.controller != chooser.you,
        Side::Any => true,
    };
    let unless = |flag: Option<bool>, holds: bool| flag != Some(true) || holds;
    let level = || state.level(cast, place);
    // A part cannot be named by itself.
    card.host.is_none()
        && card.zone == spec.zone.unwrap_or(Zone::Play)
        && side
        && spec.card_type.is_none_or(|card_type| card_type == cast.face(place).card_type())
        && unless(spec.part_of_died, chooser.died.contains(&place))
        && unless(spec.other, place != chooser.source)
        && unless(spec.has_lives, level().is_some())
        && spec.max_level.is_none_or(|max| level().is_some_and(|level| level <= i64::from(max)))
}
