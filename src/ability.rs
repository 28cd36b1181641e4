//! Abilities: activated ("cost: effect") and triggered ("when X, effect").

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::card::{CardType, Zone};
use crate::effect::{AbilityEffect, CauseKind, read_effects};
#[cfg(feature = "schema")]
use crate::effect::{EffectOn, Role};
use crate::format::AbilityKind;
use crate::input::{Meaning, Value, words};
use crate::resources::Resources;

/// An ability of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(tag = "kind", rename_all = "camelCase"))]
#[cfg_attr(feature = "schema", schemars(tag = "kind", rename_all = "camelCase"))]
pub enum Ability {
    /// "cost: effect".
    Activated(ActivatedAbility),
    /// "when X, effect".
    Triggered(TriggeredAbility),
}

impl Ability {
    /// Its id, unique within the card.
    #[must_use]
    pub const fn id(&self) -> &Arc<str> {
        match self {
            Self::Activated(ability) => &ability.id,
            Self::Triggered(ability) => &ability.id,
        }
    }

    /// What it does.
    #[must_use]
    pub fn effects(&self) -> &[AbilityEffect] {
        match self {
            Self::Activated(ability) => &ability.effects,
            Self::Triggered(ability) => &ability.effects,
        }
    }
}

/// An ability under the name by which a card has it: its own id, or another for one of a part's (R31).
pub(crate) struct Named<'a> {
    pub(crate) name: &'a str,
    pub(crate) ability: &'a Ability,
}

impl Serialize for Ability {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Named::own(self).serialize(serializer)
    }
}

impl<'a> Named<'a> {
    /// Under its own id.
    pub(crate) fn own(ability: &'a Ability) -> Self {
        Self { name: ability.id(), ability }
    }
}

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Ability", 9)?;
        match self.ability {
            Ability::Activated(ability) => {
                fields.serialize_field("kind", "activated")?;
                fields.serialize_field("id", self.name)?;
                given(&mut fields, "text", ability.text.as_ref())?;
                fields.serialize_field("cost", &ability.cost)?;
                given(&mut fields, "target", ability.target.as_ref())?;
                fields.serialize_field("effects", &ability.effects)?;
            }
            Ability::Triggered(ability) => {
                fields.serialize_field("kind", "triggered")?;
                fields.serialize_field("id", self.name)?;
                given(&mut fields, "text", ability.text.as_ref())?;
                fields.serialize_field("on", &ability.on)?;
                given(&mut fields, "of", ability.of.as_ref())?;
                given(&mut fields, "controller", ability.controller.as_ref())?;
                given(&mut fields, "diedFrom", ability.died_from.as_ref())?;
                given(&mut fields, "optional", ability.optional.as_ref())?;
                given(&mut fields, "target", ability.target.as_ref())?;
                fields.serialize_field("effects", &ability.effects)?;
            }
        }
        fields.end()
    }
}

/// Writes a member that may be left out.
fn given<F: SerializeStruct, T: Serialize>(
    fields: &mut F,
    name: &'static str,
    value: Option<&T>,
) -> Result<(), F::Error> {
    value.map_or(Ok(()), |value| fields.serialize_field(name, value))
}

/// "cost: effect". An action if its cost taps at least one card (506.1, R44).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ActivatedAbility {
    /// 1 to 64 characters.
    #[cfg_attr(feature = "schema", ts(type = "string"))]
    pub id: Arc<str>,
    /// Printed text, shown, not interpreted.
    #[cfg_attr(feature = "schema", ts(optional))]
    pub text: Option<String>,
    /// All before the colon.
    pub cost: Cost,
    /// What it asks to be chosen.
    #[cfg_attr(feature = "schema", ts(optional))]
    pub target: Option<TargetSpec>,
    /// All after the colon.
    #[cfg_attr(feature = "schema", ts(as = "Vec<EffectOn<Role>>"), schemars(with = "Vec<EffectOn<Role>>"))]
    pub effects: Vec<AbilityEffect>,
}

/// "when X, effect".
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(rename_all = "camelCase"), schemars(rename_all = "camelCase"))]
pub struct TriggeredAbility {
    /// 1 to 64 characters.
    #[cfg_attr(feature = "schema", ts(type = "string"))]
    pub id: Arc<str>,
    /// Printed text, shown, not interpreted.
    #[cfg_attr(feature = "schema", ts(optional))]
    pub text: Option<String>,
    /// What sets it off.
    pub on: Occasion,
    /// Whose event; by default the card's own. Not read for a turn's start.
    #[cfg_attr(feature = "schema", ts(optional))]
    pub of: Option<Whose>,
    /// Whose cards count, or whose turn, seen from the card's controller; by default any card, one's own turn (R45).
    #[cfg_attr(feature = "schema", ts(optional))]
    pub controller: Option<Side>,
    /// Only deaths from such a cause (505.1.1).
    #[cfg_attr(feature = "schema", ts(optional))]
    pub died_from: Option<CauseFilter>,
    /// May its player decline?
    #[cfg_attr(feature = "schema", ts(optional))]
    pub optional: Option<bool>,
    /// What it asks to be chosen.
    #[cfg_attr(feature = "schema", ts(optional))]
    pub target: Option<TargetSpec>,
    /// What it does.
    #[cfg_attr(feature = "schema", ts(as = "Vec<EffectOn<Role>>"), schemars(with = "Vec<EffectOn<Role>>"))]
    pub effects: Vec<AbilityEffect>,
}

impl TriggeredAbility {
    /// May its player decline?
    #[must_use]
    pub fn is_optional(&self) -> bool {
        self.optional == Some(true)
    }
}

/// What sets a triggered ability off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Occasion {
    /// A card died (505.3).
    Death,
    /// A card struck a blow (R26).
    Strike,
    /// A card was wounded.
    Wounded,
    /// A card was healed.
    Healed,
    /// A card entered play (R32).
    Enter,
    /// A turn started (R45).
    TurnStart,
}

words!(Occasion {
    Death = "death",
    Strike = "strike",
    Wounded = "wounded",
    Healed = "healed",
    Enter = "enter",
    TurnStart = "turnStart",
});

/// Whose event sets a trigger off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Whose {
    /// The card's own.
    #[default]
    #[serde(rename = "self")]
    Itself,
    /// Another card's.
    Other,
    /// Any card's.
    Any,
}

words!(Whose { Itself = "self", Other = "other", Any = "any" });

/// A side, seen from a card's controller; `opponent` is every other player (R25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The controller's.
    You,
    /// Another player's.
    Opponent,
    /// Anyone's.
    Any,
}

words!(Side { You = "you", Opponent = "opponent", Any = "any" });

/// One of the two sides, seen from a card's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum EitherSide {
    /// The controller's.
    You,
    /// Another player's.
    Opponent,
}

words!(EitherSide { You = "you", Opponent = "opponent" });

/// One kind of cause or several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum CauseKinds {
    /// One.
    One(CauseKind),
    /// Several.
    Many(Vec<CauseKind>),
}

/// Which deaths count, by their cause.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct CauseFilter {
    /// Only these kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub kind: Option<CauseKinds>,
    /// Only causes whose card is on that side; a cause without a card is on none (R24).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub controller: Option<EitherSide>,
    /// Only causes whose card is of that type; a cause without a card is of none (R24).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub card_type: Option<CardType>,
}

impl Meaning for CauseKinds {
    fn of(value: &Value<'_>) -> Self {
        match value {
            Value::List(_) => Self::Many(Meaning::of(value)),
            _ => Self::One(Meaning::of(value)),
        }
    }
}

impl Meaning for CauseFilter {
    fn of(filter: &Value<'_>) -> Self {
        Self { kind: filter.may("kind"), controller: filter.may("controller"), card_type: filter.may("cardType") }
    }
}

/// What using an ability takes; all of it is checked before anything is paid (R17).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Cost {
    /// The tap symbol: the card itself (506.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub tap_self: Option<bool>,
    /// How many other upright cards of the same controller are tapped too; the action names them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub tap_others: Option<u32>,
    /// Counters from the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub counters: Option<u32>,
    /// Wounds that the card puts on itself; they may kill it (R19).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub wounds: Option<u32>,
    /// From the player's pools, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Record<string, number>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<alloc::collections::BTreeMap<String, u32>>"))]
    pub resources: Option<Resources>,
}

impl Cost {
    /// Does it tap the card itself?
    #[must_use]
    pub fn taps_itself(&self) -> bool {
        self.tap_self == Some(true)
    }

    /// How many other cards does it tap?
    #[must_use]
    pub fn others(&self) -> usize {
        self.tap_others.unwrap_or(0) as usize
    }

    /// Is an ability with this cost an action (506.1, R44)?
    #[must_use]
    pub fn is_action(&self) -> bool {
        self.taps_itself() || self.others() > 0
    }
}

impl Meaning for Cost {
    fn of(cost: &Value<'_>) -> Self {
        Self {
            tap_self: cost.may("tapSelf"),
            tap_others: cost.may("tapOthers"),
            counters: cost.may("counters"),
            wounds: cost.may("wounds"),
            resources: cost.may("resources"),
        }
    }
}

/// What may be chosen as a target.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct TargetSpec {
    /// How many different cards (R29); by default 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub count: Option<u32>,
    /// In which zone; by default in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub zone: Option<Zone>,
    /// On which side; by default on any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub controller: Option<Side>,
    /// Of which type; by default of any.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub card_type: Option<CardType>,
    /// Only the cards of the death that set this off, host and parts (R35a).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub part_of_died: Option<bool>,
    /// Not the card itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub other: Option<bool>,
    /// Only cards with lives.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub has_lives: Option<bool>,
    /// Only cards whose life level is at most this (R29).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub max_level: Option<u32>,
    /// May fewer be chosen, or none?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub optional: Option<bool>,
}

impl TargetSpec {
    /// How many different cards, at least 0.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count.unwrap_or(1) as usize
    }

    /// May fewer be chosen, or none?
    #[must_use]
    pub fn is_optional(&self) -> bool {
        self.optional == Some(true)
    }
}

impl Meaning for TargetSpec {
    fn of(target: &Value<'_>) -> Self {
        Self {
            count: target.may("count"),
            zone: target.may("zone"),
            controller: target.may("controller"),
            card_type: target.may("type"),
            part_of_died: target.may("partOfDied"),
            other: target.may("other"),
            has_lives: target.may("hasLives"),
            max_level: target.may("maxLevel"),
            optional: target.may("optional"),
        }
    }
}

impl Meaning for Ability {
    fn of(ability: &Value<'_>) -> Self {
        match ability.need("kind") {
            AbilityKind::Activated => Self::Activated(ActivatedAbility {
                id: ability.need("id"),
                text: ability.may("text"),
                cost: ability.need("cost"),
                target: ability.may("target"),
                effects: read_effects(ability),
            }),
            AbilityKind::Triggered => Self::Triggered(TriggeredAbility {
                id: ability.need("id"),
                text: ability.may("text"),
                on: ability.need("on"),
                of: ability.may("of"),
                controller: ability.may("controller"),
                died_from: ability.may("diedFrom"),
                optional: ability.may("optional"),
                target: ability.may("target"),
                effects: read_effects(ability),
            }),
        }
    }
}
