//! A step: an effect, an action or a choice.

use super::effect::EFFECT;
use super::{CARD_ID, CARDS, FLAG, Member, REVISION, Shape, kinds, may, need};
use crate::bounds;

pub(crate) static STEP: Shape = Shape::OneOf(&[may("effect", &EFFECT), may("action", &ACTION), may("choice", &CHOICE)]);

kinds!(pub(crate) ACTION: ActionKind {
    Ability = "ability" [CARD, need("ability", &ABILITY_NAME), TARGETS, may("tap", &CARDS)],
    Strike = "strike" [CARD, need("target", &CARD_ID)],
    Defend = "defend" [CARD],
});

const CARD: Member = need("card", &CARD_ID);
const TARGETS: Member = may("targets", &CARDS);

/// An id, or a part's id, a slash and an id (R31).
const ABILITY_NAME: Shape = Shape::Text { min: 1, max: 2 * bounds::ID + 1 };

pub(crate) static CHOICE: Shape = Shape::Object(&[need("pending", &REVISION), TARGETS, may("decline", &FLAG)]);
