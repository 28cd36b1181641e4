//! Random set-ups: every zone, type and shape of ability, small figures so that cards die.

use super::dice::Dice;
use berserk_rules::{
    Ability, AbilityEffect, ActivatedAbility, CardId, CardSetup, CardType, Cause, CauseFilter, CauseKind, CauseKinds,
    Cell, Cost, Edition, EffectOn, EitherSide, LifeMarker, MarkerSetup, Name, NamedStrength, Occasion, Orientation,
    PlayerName, PlayerSetup, Role, Scenario, Side, Strength, Strike, TargetSpec, Targets, TriggeredAbility, Whose, You,
    Zone, ZoneOutOfPlay,
};

/// One of several.
pub fn pick<T: Clone>(rng: &mut Dice, from: &[T]) -> T {
    from[rng.usize(..from.len())].clone()
}

/// True so many times in a hundred.
pub fn chance(rng: &mut Dice, percent: u32) -> bool {
    rng.u32(..100) < percent
}

/// Something, so many times in a hundred.
pub fn maybe<T>(rng: &mut Dice, percent: u32, make: impl FnOnce(&mut Dice) -> T) -> Option<T> {
    chance(rng, percent).then(|| make(rng))
}

pub const NAMES: [&str; 5] = ["Ghoul", "Orc", "Nomad", "Charon", "Module"];
pub const RESOURCES: [&str; 2] = ["coins", "mana"];
const ZONES: [Zone; 5] = [Zone::Play, Zone::Graveyard, Zone::Hand, Zone::Deck, Zone::Removed];

pub fn zone(rng: &mut Dice) -> Zone {
    pick(rng, &ZONES)
}

pub fn zone_out_of_play(rng: &mut Dice) -> ZoneOutOfPlay {
    pick(rng, &[ZoneOutOfPlay::Graveyard, ZoneOutOfPlay::Hand, ZoneOutOfPlay::Deck, ZoneOutOfPlay::Removed])
}

pub fn cell(rng: &mut Dice) -> Cell {
    Cell { row: rng.u32(0..2), column: rng.u32(0..2) }
}

/// An amount; 0 now and then.
pub fn amount(rng: &mut Dice) -> u32 {
    match rng.u32(..10) {
        0 => 0,
        1 => rng.u32(4..12),
        _ => rng.u32(1..4),
    }
}

pub fn cause_kind(rng: &mut Dice) -> CauseKind {
    pick(
        rng,
        &[
            CauseKind::Attack,
            CauseKind::CounterStrike,
            CauseKind::Spell,
            CauseKind::Influence,
            CauseKind::Ability,
            CauseKind::Cost,
            CauseKind::Poison,
            CauseKind::Other,
        ],
    )
}

pub fn life_marker(rng: &mut Dice) -> LifeMarker {
    pick(rng, &[LifeMarker::ExtraLives, LifeMarker::LifeReductions])
}

pub fn strength(rng: &mut Dice) -> Strength {
    let named = [NamedStrength::Weak, NamedStrength::Medium, NamedStrength::Strong, NamedStrength::Miss];
    if chance(rng, 50) { Strength::Number(rng.u32(0..5)) } else { Strength::Named(pick(rng, &named)) }
}

fn card_type(rng: &mut Dice) -> CardType {
    pick(rng, &[CardType::Creature, CardType::Creature, CardType::Creature, CardType::Hero, CardType::Support])
}

fn side(rng: &mut Dice) -> Side {
    pick(rng, &[Side::You, Side::Opponent, Side::Any])
}

/// The ids of a scene's cards.
pub fn ids(count: usize) -> Vec<CardId> {
    (0..count).map(|at| CardId::from(&"abcdefghijklmnop"[at..=at])).collect()
}

pub fn scenario(rng: &mut Dice) -> Scenario {
    let players = rng.u8(2..=4);
    let count = rng.usize(3..=10);
    let all = ids(count);
    let mut cards: Vec<CardSetup> = all.iter().map(|id| card(rng, id, players)).collect();
    merge(rng, &mut cards);
    // In half of the scenes one occasion sets many triggers off.
    let favourite = maybe(rng, 50, |rng| pick(rng, &OCCASIONS));
    for card in &mut cards {
        let many = pick(rng, &[0, 1, 1, 2, 2, 3]);
        let names = ["x", "y", "z"];
        let abilities: Vec<Ability> =
            names[..many].iter().map(|name| ability(rng, name, players, &all, favourite)).collect();
        card.abilities = (many > 0 || chance(rng, 10)).then_some(abilities);
    }
    let mut scenario = Scenario::new(cards);
    scenario.edition = pick(rng, &[None, Some(Edition::Heroes), Some(Edition::Classic), Some(Edition::Classic)]);
    if players > 2 || chance(rng, 80) {
        scenario.players = Some((0..players).map(|_| player(rng)).collect());
    }
    scenario.active_player = maybe(rng, 50, |rng| rng.u8(..players));
    scenario.title = maybe(rng, 10, |_| "A scene".into());
    scenario.notes = maybe(rng, 10, |_| "Nothing of it is real.".into());
    scenario.illustrative = maybe(rng, 20, |rng| rng.bool());
    scenario
}

fn player(rng: &mut Dice) -> PlayerSetup {
    PlayerSetup {
        name: maybe(rng, 30, |rng| pick(rng, &NAMES).into()),
        resources: maybe(rng, 70, |rng| {
            RESOURCES.iter().take(rng.usize(0..=2)).map(|name| (*name, rng.u32(0..6))).collect()
        }),
    }
}

fn card(rng: &mut Dice, id: &CardId, players: u8) -> CardSetup {
    let mut card = CardSetup::new(id.as_str(), pick(rng, &NAMES), rng.u8(..players));
    card.life = maybe(rng, 88, |rng| rng.u32(1..9));
    card.strike = match rng.u32(..10) {
        0 | 1 => None,
        2..=6 => Some(Strike::Single(rng.u32(0..5))),
        _ => Some(Strike::Three([rng.u32(0..3), rng.u32(1..4), rng.u32(2..6)])),
    };
    card.card_type = maybe(rng, 50, card_type);
    card.text = maybe(rng, 10, |_| "Strikes back.".into());
    card.image = maybe(rng, 10, |_| "ghoul.png".into());
    card.zone = maybe(rng, 38, zone);
    if card.zone() != Zone::Play {
        return card;
    }
    card.controller = maybe(rng, 25, |rng| rng.u8(..players));
    card.cell = maybe(rng, 40, cell);
    card.orientation = maybe(rng, 25, |rng| pick(rng, &[Orientation::Upright, Orientation::Tapped]));
    card.counters = maybe(rng, 30, |rng| rng.u32(0..4));
    if let Some(life) = card.life {
        card.poison = maybe(rng, 15, |rng| rng.u32(0..4));
        card.markers = maybe(rng, 40, |rng| markers(rng, life));
    }
    card
}

/// R34: a level of 1 or more, and never both kinds.
fn markers(rng: &mut Dice, life: u32) -> MarkerSetup {
    let extra = maybe(rng, 40, |rng| rng.u32(0..4));
    let reductions = maybe(rng, 40, |rng| rng.u32(0..life)).filter(|_| extra.unwrap_or(0) == 0);
    let most = life + extra.unwrap_or(0) - reductions.unwrap_or(0);
    MarkerSetup { wounds: maybe(rng, 60, |rng| rng.u32(0..most)), extra_lives: extra, life_reductions: reductions }
}

/// Lays some cards under others (505.4, R34).
fn merge(rng: &mut Dice, cards: &mut [CardSetup]) {
    for at in 0..cards.len() {
        if cards[at].zone() != Zone::Play || !chance(rng, 25) {
            continue;
        }
        let is_host = cards.iter().any(|other| other.attached_to.as_ref() == Some(&cards[at].id));
        let hosts: Vec<CardId> = cards
            .iter()
            .filter(|host| host.zone() == Zone::Play && host.attached_to.is_none() && host.id != cards[at].id)
            .map(|host| host.id.clone())
            .collect();
        if is_host || hosts.is_empty() {
            continue;
        }
        let part = &mut cards[at];
        part.attached_to = Some(pick(rng, &hosts));
        part.controller = None;
        part.cell = None;
        part.orientation = None;
        part.markers = None;
        part.counters = None;
        part.poison = None;
    }
}

const OCCASIONS: [Occasion; 7] = [
    Occasion::Death,
    Occasion::Death,
    Occasion::Strike,
    Occasion::Wounded,
    Occasion::Healed,
    Occasion::Enter,
    Occasion::TurnStart,
];

fn ability(rng: &mut Dice, name: &str, players: u8, cards: &[CardId], favourite: Option<Occasion>) -> Ability {
    if chance(rng, 3) {
        return endless(rng, name);
    }
    let text = maybe(rng, 10, |_| "Printed.".to_owned());
    let on = maybe(rng, 65, |rng| match favourite {
        Some(favourite) if chance(rng, 60) => favourite,
        _ => pick(rng, &OCCASIONS),
    });
    let target = maybe(rng, 50, |rng| target(rng, on));
    let effects = effects(rng, &roles(on, target.is_some()), players, cards, 0);
    match on {
        None => Ability::Activated(ActivatedAbility { id: name.into(), text, cost: cost(rng), target, effects }),
        Some(on) => Ability::Triggered(TriggeredAbility {
            id: name.into(),
            text,
            on,
            of: maybe(rng, 70, |rng| pick(rng, &[Whose::Itself, Whose::Other, Whose::Any])),
            controller: maybe(rng, 40, side),
            died_from: (on == Occasion::Death).then(|| maybe(rng, 40, cause_filter)).flatten(),
            optional: maybe(rng, 30, |rng| chance(rng, 80)),
            target,
            effects,
        }),
    }
}

/// Triggers that feed each other (R37).
fn endless(rng: &mut Dice, name: &str) -> Ability {
    let wound = EffectOn::Wound { target: Targets::One(Role::Itself.into()), amount: 1, by: None };
    let heal = EffectOn::Heal { target: Targets::One(Role::Itself.into()), amount: 1, by: None };
    Ability::Triggered(TriggeredAbility {
        id: name.into(),
        text: None,
        on: pick(rng, &[Occasion::Wounded, Occasion::Healed]),
        of: maybe(rng, 50, |_| Whose::Any),
        controller: None,
        died_from: None,
        optional: None,
        target: None,
        effects: if chance(rng, 50) { vec![heal, wound] } else { vec![wound, heal] },
    })
}

fn cause_filter(rng: &mut Dice) -> CauseFilter {
    CauseFilter {
        kind: maybe(rng, 40, |rng| {
            if chance(rng, 50) {
                CauseKinds::One(cause_kind(rng))
            } else {
                CauseKinds::Many(vec![cause_kind(rng), cause_kind(rng), cause_kind(rng)])
            }
        }),
        controller: maybe(rng, 40, |rng| pick(rng, &[EitherSide::You, EitherSide::Opponent])),
        card_type: maybe(rng, 30, card_type),
    }
}

fn cost(rng: &mut Dice) -> Cost {
    Cost {
        tap_self: maybe(rng, 60, |rng| chance(rng, 85)),
        tap_others: maybe(rng, 25, |rng| rng.u32(0..3)),
        counters: maybe(rng, 15, |rng| rng.u32(0..3)),
        wounds: maybe(rng, 15, |rng| rng.u32(0..4)),
        resources: maybe(rng, 20, |rng| {
            RESOURCES.iter().take(rng.usize(0..=2)).map(|name| (*name, rng.u32(0..3))).collect()
        }),
    }
}

fn target(rng: &mut Dice, on: Option<Occasion>) -> TargetSpec {
    let part_of_died = if on == Some(Occasion::Death) { maybe(rng, 30, |rng| chance(rng, 90)) } else { None };
    let zone = match part_of_died {
        Some(true) if chance(rng, 85) => Some(Zone::Graveyard),
        _ => maybe(rng, 25, zone),
    };
    TargetSpec {
        count: maybe(rng, 30, |rng| rng.u32(0..4)),
        zone,
        controller: maybe(rng, 35, side),
        card_type: maybe(rng, 15, card_type),
        part_of_died,
        other: maybe(rng, 25, |rng| chance(rng, 80)),
        has_lives: maybe(rng, 25, |rng| chance(rng, 80)),
        max_level: maybe(rng, 15, |rng| rng.u32(0..6)),
        optional: maybe(rng, 25, |rng| chance(rng, 80)),
    }
}

/// Which roles an ability has; one that it lacks would be bad input.
fn roles(on: Option<Occasion>, chosen: bool) -> Vec<Role> {
    let mut roles = vec![Role::Itself];
    if chosen {
        roles.extend([Role::Chosen, Role::Chosen, Role::Chosen]);
    }
    match on {
        Some(Occasion::Death) => roles.extend([Role::Subject, Role::Died, Role::Killer, Role::Killer]),
        Some(Occasion::Strike) => roles.extend([Role::Subject, Role::Attacker, Role::Attacked, Role::Defender]),
        Some(Occasion::Wounded | Occasion::Healed | Occasion::Enter) => roles.push(Role::Subject),
        Some(Occasion::TurnStart) | None => {}
    }
    roles
}

fn effects(rng: &mut Dice, roles: &[Role], players: u8, cards: &[CardId], depth: u32) -> Vec<AbilityEffect> {
    let many = pick(rng, &[0, 1, 1, 1, 1, 2, 2, 3]);
    (0..many).map(|_| effect(rng, roles, players, cards, depth)).collect()
}

fn one(rng: &mut Dice, roles: &[Role]) -> Name {
    pick(rng, roles).into()
}

fn several(rng: &mut Dice, roles: &[Role]) -> Targets<Name> {
    if chance(rng, 75) {
        return Targets::One(one(rng, roles));
    }
    let mut several = roles.to_vec();
    rng.shuffle(&mut several);
    several.dedup();
    several.truncate(rng.usize(0..4));
    let mut once: Vec<Name> = Vec::new();
    for role in several.into_iter().map(Name::from) {
        if !once.contains(&role) {
            once.push(role);
        }
    }
    Targets::Many(once)
}

fn player_name(rng: &mut Dice, players: u8) -> PlayerName {
    if chance(rng, 60) { PlayerName::You(You::You) } else { PlayerName::Number(rng.u8(..players)) }
}

fn by(rng: &mut Dice, cards: &[CardId]) -> Option<Cause> {
    maybe(rng, 35, |rng| Cause {
        kind: cause_kind(rng),
        card: maybe(rng, 10, |rng| pick(rng, cards)),
        text: maybe(rng, 15, |_| "Wither".into()),
    })
}

fn effect(rng: &mut Dice, roles: &[Role], players: u8, cards: &[CardId], depth: u32) -> AbilityEffect {
    let target = several(rng, roles);
    let amount = amount(rng);
    let by = by(rng, cards);
    match rng.u32(..30) {
        0..=4 => EffectOn::Wound { target, amount, by },
        5 | 6 => EffectOn::Heal { target, amount, by },
        7 => EffectOn::AddLives { target, amount, by },
        8 | 9 => EffectOn::ReduceLives { target, amount, by },
        10 => EffectOn::SetLives { target, level: rng.u32(0..6), by },
        11 => EffectOn::RemoveLives { target, marker: life_marker(rng), amount, by },
        12 | 13 => EffectOn::Destroy { target, by, to: maybe(rng, 30, zone_out_of_play) },
        14 => EffectOn::FinishOff { target: one(rng, roles), amount: amount + 1, by },
        15 => EffectOn::Poison { target, amount },
        16 => EffectOn::Cure { target },
        17 => EffectOn::AddCounters { target, amount },
        18 => EffectOn::RemoveCounters { target, amount },
        19 => {
            EffectOn::AddResources { player: player_name(rng, players), resource: pick(rng, &RESOURCES).into(), amount }
        }
        20 => EffectOn::Tap { target },
        21 => EffectOn::Untap { target },
        22 => EffectOn::Attach { part: one(rng, roles), to: one(rng, roles) },
        23 => EffectOn::TakeControl { target, player: player_name(rng, players) },
        24 | 25 => EffectOn::Revive {
            target: one(rng, roles),
            level: maybe(rng, 50, |rng| rng.u32(0..5)),
            controller: maybe(rng, 40, |rng| player_name(rng, players)),
            cell: maybe(rng, 30, cell),
        },
        26 => EffectOn::Move { target, to: zone(rng), cell: maybe(rng, 30, cell) },
        27 => EffectOn::Search {
            player: player_name(rng, players),
            name: pick(rng, &NAMES).into(),
            from: maybe(rng, 50, zone),
            to: maybe(rng, 50, zone),
        },
        28 if chance(rng, 30) => EffectOn::StartTurn { player: rng.u8(..players) },
        28 if chance(rng, 30) => {
            EffectOn::Fight { strike: maybe(rng, 70, strength), counter_strike: maybe(rng, 50, strength) }
        }
        29 if depth < 2 => EffectOn::Sequence { effects: effects(rng, roles, players, cards, depth + 1) },
        _ => EffectOn::Wound { target, amount, by },
    }
}

/// Changes one thing of a set-up, so that most could not lie on a table (R34).
pub fn spoil(rng: &mut Dice, scenario: &mut Scenario) {
    let ids = scenario.cards.iter().map(|card| card.id.clone()).collect::<Vec<_>>();
    let players = u8::try_from(scenario.player_count()).unwrap();
    let kind = rng.u32(..16);
    match kind {
        0 => scenario.active_player = Some(rng.u8(..=players)),
        1 => scenario.players = Some(vec![PlayerSetup::default(); rng.usize(..7)]),
        _ => {}
    }
    let at = rng.usize(..ids.len());
    let card = &mut scenario.cards[at];
    let life = card.life.unwrap_or(3);
    match kind {
        2 => card.id = pick(rng, &ids),
        3 => card.owner = rng.u8(..=players),
        4 => card.controller = Some(rng.u8(..=players)),
        5 => card.orientation = Some(Orientation::Tapped),
        6 => card.counters = Some(rng.u32(0..3)),
        7 => card.poison = Some(rng.u32(0..3)),
        8 => {
            card.markers = Some(MarkerSetup {
                wounds: Some(rng.u32(0..=life)),
                extra_lives: maybe(rng, 50, |rng| rng.u32(0..3)),
                life_reductions: maybe(rng, 50, |rng| rng.u32(0..3)),
            });
        }
        9 => card.attached_to = Some(if chance(rng, 5) { "nobody".into() } else { pick(rng, &ids) }),
        10 => card.zone = Some(zone(rng)),
        11 => card.life = maybe(rng, 70, |rng| rng.u32(1..4)),
        12 | 13 => {
            // An ability of some occasion with an effect that may need another.
            let all = [
                Role::Itself,
                Role::Chosen,
                Role::Subject,
                Role::Died,
                Role::Killer,
                Role::Attacker,
                Role::Attacked,
                Role::Defender,
            ];
            let mut ability = ability(rng, "w", players, &ids, None);
            let effect = effect(rng, &all, players + 1, &[ids.as_slice(), &["nobody".into()]].concat(), 0);
            match &mut ability {
                Ability::Activated(ability) => ability.effects.push(effect),
                Ability::Triggered(ability) => ability.effects.push(effect),
            }
            card.abilities.get_or_insert_default().push(ability);
        }
        14 => {
            if let Some(again) = card.abilities().first().cloned() {
                card.abilities.get_or_insert_default().push(again);
            }
        }
        15 => {
            let mut ability = ability(rng, "w", players, &ids, None);
            match &mut ability {
                Ability::Activated(ability) => ability.target = Some(target(rng, Some(Occasion::Death))),
                Ability::Triggered(ability) => {
                    ability.target = Some(target(rng, Some(Occasion::Death)));
                    ability.died_from = maybe(rng, 50, cause_filter);
                }
            }
            card.abilities.get_or_insert_default().push(ability);
        }
        _ => {}
    }
}
