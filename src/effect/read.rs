//! Effects from outside.

use alloc::vec::Vec;

use super::{
    Cause, CauseKind, Effect, EffectOn, LifeMarker, Name, NamedStrength, PlayerName, Role, Strength, Targets, You,
    ZoneOutOfPlay,
};
use crate::card::CardId;
use crate::format::{EFFECT, EffectKind, Shape};
use crate::input::{Meaning, Read, Value, words};

words!(Role {
    Itself = "self",
    Chosen = "chosen",
    Subject = "subject",
    Died = "died",
    Killer = "killer",
    Attacker = "attacker",
    Attacked = "attacked",
    Defender = "defender",
});
words!(CauseKind {
    Attack = "attack",
    CounterStrike = "counterStrike",
    Spell = "spell",
    Influence = "influence",
    Ability = "ability",
    Cost = "cost",
    Poison = "poison",
    Other = "other",
});
words!(NamedStrength { Weak = "weak", Medium = "medium", Strong = "strong", Miss = "miss" });
words!(LifeMarker { ExtraLives = "extraLives", LifeReductions = "lifeReductions" });
words!(ZoneOutOfPlay { Graveyard = "graveyard", Hand = "hand", Deck = "deck", Removed = "removed" });
words!(You { You = "you" });

impl Meaning for PlayerName {
    fn of(value: &Value<'_>) -> Self {
        match value {
            Value::Text(_) => Self::You(You::You),
            _ => Self::Number(Meaning::of(value)),
        }
    }
}

impl Meaning for Strength {
    fn of(value: &Value<'_>) -> Self {
        match value {
            Value::Text(_) => Self::Named(Meaning::of(value)),
            _ => Self::Number(Meaning::of(value)),
        }
    }
}

impl Meaning for Cause {
    fn of(cause: &Value<'_>) -> Self {
        Self { kind: cause.need("kind"), card: cause.may("card"), text: cause.may("text") }
    }
}

impl Read for Effect {
    const SHAPE: &'static Shape = &EFFECT;
}

impl Meaning for Effect {
    fn of(effect: &Value<'_>) -> Self {
        Given { effect, by_role: false }.effect()
    }
}

/// The effects of an ability.
pub(crate) fn read_effects(ability: &Value<'_>) -> Vec<Effect> {
    Given { effect: ability, by_role: true }.effects()
}

/// An effect as given, and how it names its cards: by role in an ability, else by id.
struct Given<'v> {
    effect: &'v Value<'v>,
    by_role: bool,
}

impl Given<'_> {
    fn effects(&self) -> Vec<Effect> {
        let mut all = Vec::new();
        for effect in self.effect.at("effects").values() {
            all.push(Given { effect, by_role: self.by_role }.effect());
        }
        all
    }

    fn name(&self, value: &Value<'_>) -> Name {
        if self.by_role { Name::Role(Role::of(value)) } else { Name::Card(CardId::of(value)) }
    }

    fn one(&self, member: &str) -> Name {
        self.name(self.effect.at(member))
    }

    fn target(&self) -> Targets<Name> {
        let target = self.effect.at("target");
        let Value::List(names) = target else { return Targets::One(self.name(target)) };
        let mut all = Vec::new();
        for name in names {
            all.push(self.name(name));
        }
        Targets::Many(all)
    }

    fn amount(&self) -> u32 {
        self.effect.need("amount")
    }

    fn by(&self) -> Option<Cause> {
        self.effect.may("by")
    }

    fn effect(&self) -> Effect {
        let effect = self.effect;
        match effect.need("kind") {
            EffectKind::FinishOff => {
                EffectOn::FinishOff { target: self.one("target"), amount: self.amount(), by: self.by() }
            }
            EffectKind::AddResources => EffectOn::AddResources {
                player: effect.need("player"),
                resource: effect.need("resource"),
                amount: self.amount(),
            },
            EffectKind::Attach => EffectOn::Attach { part: self.one("part"), to: self.one("to") },
            EffectKind::Revive => EffectOn::Revive {
                target: self.one("target"),
                level: effect.may("level"),
                controller: effect.may("controller"),
                cell: effect.may("cell"),
            },
            EffectKind::Search => EffectOn::Search {
                player: effect.need("player"),
                name: effect.need("name"),
                from: effect.may("from"),
                to: effect.may("to"),
            },
            EffectKind::StartTurn => EffectOn::StartTurn { player: effect.need("player") },
            EffectKind::Fight => {
                EffectOn::Fight { strike: effect.may("strike"), counter_strike: effect.may("counterStrike") }
            }
            EffectKind::Sequence => EffectOn::Sequence { effects: self.effects() },
            kind => self.on_several(kind),
        }
    }

    /// Effects that name any number of cards.
    fn on_several(&self, kind: EffectKind) -> Effect {
        let effect = self.effect;
        let (target, amount) = (self.target(), self.amount());
        match kind {
            EffectKind::Poison => EffectOn::Poison { target, amount },
            EffectKind::Cure => EffectOn::Cure { target },
            EffectKind::AddCounters => EffectOn::AddCounters { target, amount },
            EffectKind::RemoveCounters => EffectOn::RemoveCounters { target, amount },
            EffectKind::Tap => EffectOn::Tap { target },
            EffectKind::Untap => EffectOn::Untap { target },
            EffectKind::TakeControl => EffectOn::TakeControl { target, player: effect.need("player") },
            EffectKind::Move => EffectOn::Move { target, to: effect.need("to"), cell: effect.may("cell") },
            _ => {
                let by = effect.may("by");
                match kind {
                    EffectKind::Heal => EffectOn::Heal { target, amount, by },
                    EffectKind::AddLives => EffectOn::AddLives { target, amount, by },
                    EffectKind::ReduceLives => EffectOn::ReduceLives { target, amount, by },
                    EffectKind::SetLives => EffectOn::SetLives { target, level: effect.need("level"), by },
                    EffectKind::RemoveLives => {
                        EffectOn::RemoveLives { target, marker: effect.need("marker"), amount, by }
                    }
                    EffectKind::Destroy => EffectOn::Destroy { target, by, to: effect.may("to") },
                    _ => EffectOn::Wound { target, amount, by },
                }
            }
        }
    }
}
