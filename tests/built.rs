//! What is built in Rust and not read is held to the same bounds.

use berserk_rules::{
    Ability, Board, CardSetup, Cell, Effect, EffectOn, Fault, Occasion, Resources, Role, RulesError, Scenario, Targets,
    TriggeredAbility,
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

fn one() -> Targets<berserk_rules::Name> {
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
fn resources_are_a_list_in_the_order_of_their_names() {
    let mut pools: Resources = [("wood", 1), ("coins", 2)].into_iter().collect();
    pools.set("coins", 5);
    let all: Vec<_> = pools.iter().map(|(name, amount)| (&**name, amount)).collect();
    assert_eq!(all, [("coins", 5), ("wood", 1)]);
    assert_eq!((pools.get("coins"), pools.get("gold"), pools.contains("gold"), pools.len()), (5, 0, false, 2));
    assert!(Resources::new().is_empty());
}
