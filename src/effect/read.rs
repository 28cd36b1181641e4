//! Effects read from outside.

use super::{
    Cause, CauseKind, Effect, EffectOn, LifeMarker, Name, NamedStrength, PlayerName, Role, Strength, Targets, You,
    ZoneOutOfPlay,
};
use crate::bounds;
use crate::card::{CardId, Cell, Player, Zone};
use crate::error::{Fault, RulesError};
use crate::input::{Fields, Input, Path, Read};

/// How the effects at hand name their cards.
#[derive(Clone, Copy)]
enum Naming {
    /// By id, from outside.
    Ids,
    /// By role, in an ability.
    Roles,
}

impl Naming {
    fn read(self, input: &Input<'_>) -> Result<Name, RulesError> {
        match self {
            Self::Ids => CardId::read(input).map(Name::Card),
            Self::Roles => Role::read(input).map(Name::Role),
        }
    }

    fn read_targets(self, input: &Input<'_>) -> Result<Targets<Name>, RulesError> {
        if input.is_list() {
            return Ok(Targets::Many(input.list(bounds::TARGETS, |name| self.read(name))?));
        }
        if !input.is_text() {
            return input.wrong_type("text or list of texts");
        }
        self.read(input).map(Targets::One)
    }
}

impl Read for Effect {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        read_effect(input, Naming::Ids, 0)
    }
}

/// Reads the effects of an ability, which may hold [`bounds::EFFECTS`] in all.
pub(crate) fn read_effects(input: &Input<'_>) -> Result<Vec<Effect>, RulesError> {
    read_list(input, Naming::Roles, 0)
}

fn read_list(input: &Input<'_>, naming: Naming, depth: usize) -> Result<Vec<Effect>, RulesError> {
    let effects = input.list(bounds::EFFECTS, |effect| read_effect(effect, naming, depth))?;
    check_count(&effects, &input.path)?;
    Ok(effects)
}

fn check_count(effects: &[Effect], path: &Path<'_>) -> Result<(), RulesError> {
    if effects.iter().map(EffectOn::count).sum::<usize>() > bounds::EFFECTS {
        return Err(path.error(Fault::BadLength { min: 0, max: bounds::EFFECTS }));
    }
    Ok(())
}

const KINDS: &str = "wound, heal, addLives, reduceLives, setLives, removeLives, destroy, finishOff, poison, cure, \
                     addCounters, removeCounters, addResources, tap, untap, attach, takeControl, revive, move, search, \
                     startTurn, fight, sequence";

/// The members that each kind knows, in the order of [`KINDS`].
const MEMBERS: [&[&str]; 23] = [
    &["kind", "target", "amount", "by"],
    &["kind", "target", "amount", "by"],
    &["kind", "target", "amount", "by"],
    &["kind", "target", "amount", "by"],
    &["kind", "target", "level", "by"],
    &["kind", "target", "marker", "amount", "by"],
    &["kind", "target", "by", "to"],
    &["kind", "target", "amount", "by"],
    &["kind", "target", "amount"],
    &["kind", "target"],
    &["kind", "target", "amount"],
    &["kind", "target", "amount"],
    &["kind", "player", "resource", "amount"],
    &["kind", "target"],
    &["kind", "target"],
    &["kind", "part", "to"],
    &["kind", "target", "player"],
    &["kind", "target", "level", "controller", "cell"],
    &["kind", "target", "to", "cell"],
    &["kind", "player", "name", "from", "to"],
    &["kind", "player"],
    &["kind", "strike", "counterStrike"],
    &["kind", "effects"],
];

fn read_effect(input: &Input<'_>, naming: Naming, depth: usize) -> Result<Effect, RulesError> {
    // The kind says which members are known, so it is read first.
    let kind = input.kind(KINDS)?;
    let fields = input.fields(MEMBERS.get(kind).copied().unwrap_or_default())?;
    let one = |member: &'static str| naming.read(&fields.need(member)?);
    let number = |member, max| fields.need(member)?.integer(0, max);
    let amount = || number("amount", bounds::AMOUNT);
    let cell = || fields.optional("cell", Cell::read);
    let player = || PlayerName::read(&fields.need("player")?);
    // Those of one card and those without a card come first; the rest name any number of cards.
    match kind {
        7 => return Ok(EffectOn::FinishOff { target: one("target")?, amount: amount()?, by: by(&fields)? }),
        12 => {
            let resource = fields.need("resource")?.owned_text(1, bounds::ID)?;
            return Ok(EffectOn::AddResources { player: player()?, resource, amount: amount()? });
        }
        15 => return Ok(EffectOn::Attach { part: one("part")?, to: one("to")? }),
        17 => {
            return Ok(EffectOn::Revive {
                target: one("target")?,
                level: fields.number("level", 0, bounds::STRENGTH)?,
                controller: fields.optional("controller", PlayerName::read)?,
                cell: cell()?,
            });
        }
        19 => {
            return Ok(EffectOn::Search {
                player: player()?,
                name: fields.need("name")?.owned_text(1, bounds::NAME)?,
                from: fields.optional("from", Zone::read)?,
                to: fields.optional("to", Zone::read)?,
            });
        }
        20 => return Ok(EffectOn::StartTurn { player: read_player(&fields.need("player")?)? }),
        21 => {
            return Ok(EffectOn::Fight {
                strike: fields.optional("strike", Strength::read)?,
                counter_strike: fields.optional("counterStrike", Strength::read)?,
            });
        }
        22 => {
            if depth >= bounds::SEQUENCE_DEPTH {
                return input.error(Fault::BadLength { min: 0, max: bounds::SEQUENCE_DEPTH });
            }
            return Ok(EffectOn::Sequence { effects: read_list(&fields.need("effects")?, naming, depth + 1)? });
        }
        _ => {}
    }
    // Numbers first: if the next member is wrong, there is nothing to drop.
    let amount = if matches!(kind, 0..=3 | 5 | 8 | 10 | 11) { amount()? } else { 0 };
    let by = if kind < 7 { by(&fields)? } else { None };
    let target = naming.read_targets(&fields.need("target")?)?;
    Ok(match kind {
        0 => EffectOn::Wound { target, amount, by },
        1 => EffectOn::Heal { target, amount, by },
        2 => EffectOn::AddLives { target, amount, by },
        3 => EffectOn::ReduceLives { target, amount, by },
        4 => EffectOn::SetLives { target, level: number("level", bounds::STRENGTH)?, by },
        5 => {
            let markers = [LifeMarker::ExtraLives, LifeMarker::LifeReductions];
            let marker = fields.need("marker")?.meaning("extraLives, lifeReductions", &markers)?;
            EffectOn::RemoveLives { target, marker, amount, by }
        }
        6 => {
            let zones = [ZoneOutOfPlay::Graveyard, ZoneOutOfPlay::Hand, ZoneOutOfPlay::Deck, ZoneOutOfPlay::Removed];
            let to = fields.optional("to", |to| to.meaning("graveyard, hand, deck, removed", &zones))?;
            EffectOn::Destroy { target, by, to }
        }
        8 => EffectOn::Poison { target, amount },
        9 => EffectOn::Cure { target },
        10 => EffectOn::AddCounters { target, amount },
        11 => EffectOn::RemoveCounters { target, amount },
        13 => EffectOn::Tap { target },
        14 => EffectOn::Untap { target },
        16 => EffectOn::TakeControl { target, player: player()? },
        _ => EffectOn::Move { target, to: Zone::read(&fields.need("to")?)?, cell: cell()? },
    })
}

fn by(fields: &Fields<'_>) -> Result<Option<Cause>, RulesError> {
    fields.optional("by", Cause::read)
}

impl Read for Role {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        let roles = [
            Self::Itself,
            Self::Chosen,
            Self::Subject,
            Self::Died,
            Self::Killer,
            Self::Attacker,
            Self::Attacked,
            Self::Defender,
        ];
        input.meaning("self, chosen, subject, died, killer, attacker, attacked, defender", &roles)
    }
}

impl Read for PlayerName {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        if input.is_text() {
            return input.meaning("you", &[Self::You(You::You)]);
        }
        if !input.is_number() {
            return input.wrong_type("integer, or the text \"you\"");
        }
        read_player(input).map(Self::Number)
    }
}

/// The number of a player; whether such a player takes part is for the board to say.
pub(crate) fn read_player(input: &Input<'_>) -> Result<Player, RulesError> {
    // At most PLAYERS - 1, so it fits.
    #[allow(clippy::cast_possible_truncation)]
    input.integer(0, bounds::PLAYERS.1 as u32 - 1).map(|number| number as Player)
}

impl Read for Cause {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        let fields = input.fields(&["kind", "card", "text"])?;
        Ok(Self {
            kind: CauseKind::read(&fields.need("kind")?)?,
            card: fields.optional("card", CardId::read)?,
            text: fields.text("text", bounds::TEXT)?.map(Into::into),
        })
    }
}

impl Read for CauseKind {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        let kinds = [
            Self::Attack,
            Self::CounterStrike,
            Self::Spell,
            Self::Influence,
            Self::Ability,
            Self::Cost,
            Self::Poison,
            Self::Other,
        ];
        input.meaning("attack, counterStrike, spell, influence, ability, cost, poison, other", &kinds)
    }
}

impl Read for Strength {
    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        if input.is_number() {
            return input.integer(0, bounds::STRENGTH).map(Self::Number);
        }
        if !input.is_text() {
            return input.wrong_type("integer or text");
        }
        let named = [NamedStrength::Weak, NamedStrength::Medium, NamedStrength::Strong, NamedStrength::Miss];
        input.meaning("weak, medium, strong, miss", &named).map(Self::Named)
    }
}
