//! What is built in Rust and not read is held to the same bounds.

use berserk_rules::{
    Ability, Board, CardSetup, Cell, Effect, EffectOn, Fault, MarkerSetup, Name, Occasion, PlayerName, Resources, Role,
    RulesError, Scenario, Strength, Strike, Targets, TriggeredAbility, Zone, bounds,
};

fn card() -> CardSetup {
    CardSetup { life: Some(5), ..CardSetup::new("a", "A", 0) }
}

fn board() -> Result<Board, RulesError> {
    Board::new(Scenario::new(vec![card()]))
}

/// The path and the fault of a scenario of one such card.
fn fault(card: CardSetup) -> Option<(String, Fault)> {
    Board::new(Scenario::new(vec![card])).err().map(|error| (error.path.clone(), error.fault.clone()))
}

fn one() -> Targets<Name> {
    Targets::One("a".into())
}

#[test]
fn a_set_up_is_checked_by_the_table_of_the_format() {
    let path = |card| fault(card).map(|(path, _)| path);
    assert_eq!(path(CardSetup { life: Some(1_000), ..card() }).as_deref(), Some("cards[0].life"));
    assert_eq!(path(CardSetup::new("", "A", 0)).as_deref(), Some("cards[0].id"));
    assert_eq!(path(CardSetup::new("a", "", 0)).as_deref(), Some("cards[0].name"));
    let far = Some(Cell { row: 100, column: 0 });
    assert_eq!(path(CardSetup { cell: far, ..card() }).as_deref(), Some("cards[0].cell.row"));
    assert_eq!(path(CardSetup { image: Some("javascript:1".into()), ..card() }).as_deref(), Some("cards[0].image"));
    assert_eq!(path(card()), None);
}

#[test]
fn an_ability_names_only_the_roles_that_it_has() {
    let ability = |on| {
        Ability::Triggered(TriggeredAbility {
            id: "x".into(),
            text: None,
            on,
            of: None,
            controller: None,
            died_from: None,
            optional: None,
            target: None,
            effects: vec![EffectOn::Tap { target: Targets::One(Role::Killer.into()) }],
        })
    };
    let with = |on| CardSetup { abilities: Some(vec![ability(on)]), ..card() };
    assert_eq!(fault(with(Occasion::Death)), None);
    let (path, fault) = fault(with(Occasion::Wounded)).unwrap_or_else(|| ("accepted".into(), Fault::Gone));
    assert_eq!(path, "cards[0].abilities[0].effects[0].target");
    assert_eq!(fault, Fault::NotHere { found: "killer".into() });
}

#[test]
fn an_effect_stays_within_bounds() -> Result<(), RulesError> {
    let mut deep: Effect = EffectOn::Wound { target: one(), amount: 1, by: None };
    for _ in 0..9 {
        deep = EffectOn::Sequence { effects: vec![deep] };
    }
    let wrong: [(Effect, &str); 6] = [
        (EffectOn::SetLives { target: one(), level: u32::MAX, by: None }, "level"),
        (EffectOn::Poison { target: one(), amount: u32::MAX }, "amount"),
        (EffectOn::Wound { target: one(), amount: 1_000_000, by: None }, "amount"),
        (EffectOn::Move { target: one(), to: Default::default(), cell: Some(Cell { row: 0, column: 100 }) }, "cell"),
        (EffectOn::Tap { target: Targets::One(Role::Itself.into()) }, "target"),
        (deep, "effects"),
    ];
    let mut board = board()?;
    let before = board.state_snapshot();
    for (effect, member) in wrong {
        match board.apply_effect(effect.clone()) {
            Ok(outcome) => assert!(!outcome.is_ok(), "{effect:?} was carried out"),
            Err(error) => assert!(error.path.contains(member), "{effect:?}: {}", error.path),
        }
        assert_eq!(board.state_snapshot(), before);
    }
    Ok(())
}

#[test]
fn a_set_up_may_have_the_most_of_everything() {
    let most = CardSetup {
        life: Some(bounds::LIFE),
        strike: Some(Strike::Single(bounds::STRENGTH)),
        markers: Some(MarkerSetup { extra_lives: Some(bounds::AMOUNT), wounds: Some(bounds::AMOUNT), ..none() }),
        counters: Some(bounds::AMOUNT),
        poison: Some(bounds::AMOUNT),
        cell: Some(Cell { row: bounds::CELL, column: bounds::CELL }),
        ..card()
    };
    assert_eq!(fault(most), None);
    let three = Strike::Three([bounds::STRENGTH; 3]);
    assert_eq!(fault(CardSetup { strike: Some(three), ..card() }), None);
}

fn none() -> MarkerSetup {
    MarkerSetup { wounds: None, extra_lives: None, life_reductions: None }
}

/// An effect with something of that number, or length.
type With<'a, N> = &'a dyn Fn(N) -> Effect;

/// Path and fault of an effect that makes no sense.
fn misuse(effect: Effect) -> Option<(String, Fault)> {
    let mut board = board().unwrap_or_else(|error| panic!("{error}"));
    board.apply_effect(effect).err().map(|error| (error.path.clone(), error.fault.clone()))
}

#[test]
fn a_number_in_an_effect_may_be_the_greatest_and_no_greater() {
    let wound = |amount| EffectOn::Wound { target: one(), amount, by: None };
    let set = |level| EffectOn::SetLives { target: one(), level, by: None };
    let cell = |row, column| Some(Cell { row, column });
    let moved = |number| EffectOn::Move { target: one(), to: Zone::Play, cell: cell(number, 0) };
    let target = || Name::Card("a".into());
    let revive = |level| EffectOn::Revive { target: target(), level: Some(level), controller: None, cell: None };
    let revive_at =
        |level| EffectOn::Revive { target: target(), level: Some(level), controller: None, cell: cell(1, 1) };
    let revive_on =
        |number| EffectOn::Revive { target: target(), level: None, controller: None, cell: cell(0, number) };
    let blow = |number| EffectOn::Fight { strike: Some(Strength::Number(number)), counter_strike: None };
    let blow_back = |number| EffectOn::Fight { strike: None, counter_strike: Some(Strength::Number(number)) };
    let all: [(&str, u32, With<'_, u32>); 9] = [
        ("amount", bounds::AMOUNT, &wound),
        ("level", bounds::STRENGTH, &set),
        ("cell", bounds::CELL, &moved),
        ("level", bounds::STRENGTH, &revive),
        ("level", bounds::STRENGTH, &revive_at),
        ("cell", bounds::CELL, &revive_on),
        ("strike", bounds::STRENGTH, &blow),
        ("counterStrike", bounds::STRENGTH, &blow_back),
        ("effects[0].amount", bounds::AMOUNT, &|amount| EffectOn::Sequence { effects: vec![wound(amount)] }),
    ];
    for (path, max, effect) in all {
        assert_eq!(misuse(effect(max)), None, "{:?}", effect(max));
        let fault = Fault::OutOfRange { min: 0, max, found: f64::from(max + 1) };
        assert_eq!(misuse(effect(max + 1)), Some((path.into(), fault)));
    }
}

#[test]
fn a_text_in_an_effect_is_as_long_as_it_may_be_in_characters() {
    let player = PlayerName::Number(0);
    let pool = |length| EffectOn::AddResources { player, resource: "я".repeat(length).as_str().into(), amount: 1 };
    let seek = |length| EffectOn::Search { player, name: "я".repeat(length).as_str().into(), from: None, to: None };
    let all: [(&str, usize, With<'_, usize>); 2] = [("resource", bounds::ID, &pool), ("name", bounds::NAME, &seek)];
    for (member, max, effect) in all {
        for length in [1, max] {
            assert_eq!(misuse(effect(length)), None);
        }
        for length in [0, max + 1] {
            assert_eq!(misuse(effect(length)), Some((member.into(), Fault::BadLength { min: 1, max })));
        }
    }
}

#[test]
fn sequences_are_as_long_and_as_deep_as_they_may_be() {
    let heal = || EffectOn::Heal { target: one(), amount: 1, by: None };
    let long = |length| EffectOn::Sequence { effects: vec![heal(); length] };
    assert_eq!(misuse(long(bounds::EFFECTS)), None);
    let fault = Fault::BadLength { min: 0, max: bounds::EFFECTS };
    assert_eq!(misuse(long(bounds::EFFECTS + 1)), Some(("effects".into(), fault)));
    let deep = |depth| (0..depth).fold(heal(), |effect, _| EffectOn::Sequence { effects: vec![effect] });
    assert_eq!(misuse(deep(bounds::SEQUENCE_DEPTH)), None);
    let (path, fault) = misuse(deep(bounds::SEQUENCE_DEPTH + 1)).unwrap_or_else(|| panic!("accepted"));
    assert_eq!(path, ["effects[0]"; bounds::SEQUENCE_DEPTH].join("."));
    assert_eq!(fault, Fault::BadLength { min: 0, max: bounds::SEQUENCE_DEPTH });
}

#[test]
fn resources_are_a_list_in_the_order_of_their_names() {
    let mut pools: Resources = [("wood", 1), ("coins", 2)].into_iter().collect();
    pools.set("coins", 5);
    let all: Vec<_> = pools.iter().map(|(name, amount)| (&**name, amount)).collect();
    assert_eq!(all, [("coins", 5), ("wood", 1)]);
    assert_eq!((pools.get("coins"), pools.get("gold"), pools.contains("gold"), pools.len()), (5, 0, false, 2));
    assert!(pools.contains("coins") && pools.contains("wood") && !pools.is_empty());
    assert!(Resources::new().is_empty());
}
