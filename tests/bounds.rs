//! What is large, or feeds itself, ends soon and changes nothing (R37).

use berserk_rules::{
    Ability, Board, CardSetup, Effect, EffectOn, Fault, Name, Occasion, PlayerName, Role, RulesError, Scenario,
    Targets, TriggeredAbility, Whose, Zone, bounds,
};

fn named(number: usize) -> String {
    format!("card{number}")
}

fn card(number: usize) -> CardSetup {
    CardSetup { life: Some(900), ..CardSetup::new(&named(number), "Card", 0) }
}

fn all(count: usize) -> Targets<Name> {
    Targets::Many((0..count).map(|number| Name::Card(named(number).as_str().into())).collect())
}

fn triggered(number: usize, on: Occasion, of: Whose, effects: Vec<Effect>) -> Ability {
    Ability::Triggered(TriggeredAbility {
        id: format!("ability{number}").as_str().into(),
        text: None,
        on,
        of: Some(of),
        controller: None,
        died_from: None,
        optional: None,
        target: None,
        effects,
    })
}

fn wound(target: Targets<Name>) -> Effect {
    EffectOn::Wound { target, amount: 1, by: None }
}

/// The fault of a step that is turned down, after which the board is as it was.
fn fault(board: &mut Board, effect: Effect) -> Option<Fault> {
    let before = board.state_snapshot();
    let error = board.apply_effect(effect).err()?;
    assert_eq!(board.state_snapshot(), before);
    Some(error.fault.clone())
}

#[test]
fn a_step_of_many_turns_on_many_poisoned_cards_is_too_long() -> Result<(), RulesError> {
    let poisoned = |number| CardSetup { poison: Some(1), ..card(number) };
    let mut board = Board::new(Scenario::new((0..bounds::CARDS).map(poisoned).collect()))?;
    let turn: Effect = EffectOn::StartTurn { player: 0 };
    assert!(board.apply_effect(turn.clone())?.is_ok());
    let turns: Effect = EffectOn::Sequence { effects: vec![turn; bounds::EFFECTS] };
    assert_eq!(fault(&mut board, turns), Some(Fault::StepTooLong));
    Ok(())
}

#[test]
fn abilities_that_start_turns_and_enter_again_are_too_long() -> Result<(), RulesError> {
    let mut cards: Vec<_> = (1..bounds::CARDS).map(|number| CardSetup { poison: Some(1), ..card(number) }).collect();
    let me = PlayerName::Number(0);
    let seek = |from, to| EffectOn::Search { player: me, name: "Again".into(), from: Some(from), to: Some(to) };
    let mut effects: Vec<Effect> = vec![EffectOn::StartTurn { player: 0 }; 250];
    effects.extend([seek(Zone::Play, Zone::Hand), seek(Zone::Hand, Zone::Play)]);
    let again = vec![triggered(0, Occasion::Enter, Whose::Itself, effects)];
    cards.push(CardSetup { zone: Some(Zone::Hand), abilities: Some(again), ..CardSetup::new("again", "Again", 0) });
    let mut board = Board::new(Scenario::new(cards))?;
    let enter: Effect = EffectOn::Move { target: Targets::One("again".into()), to: Zone::Play, cell: None };
    assert_eq!(fault(&mut board, enter), Some(Fault::StepTooLong));
    Ok(())
}

#[test]
fn some_turns_and_searches_in_one_step_are_not_too_much() -> Result<(), RulesError> {
    let mut board = Board::new(Scenario::new((0..bounds::CARDS).map(card).collect()))?;
    let (turn, from) = (EffectOn::StartTurn { player: 1 }, Some(Zone::Play));
    let seek = EffectOn::Search { player: PlayerName::Number(0), name: "Nobody".into(), from, to: None };
    for effect in [turn, seek] {
        let effects = std::iter::once(wound(all(2))).chain(std::iter::repeat_n(effect, 100)).collect();
        assert!(board.apply_effect(EffectOn::Sequence { effects })?.is_ok());
    }
    Ok(())
}

#[test]
fn abilities_that_search_in_vain_and_enter_again_are_too_long() -> Result<(), RulesError> {
    let me = PlayerName::Number(0);
    let seek =
        |name: &str, from, to| EffectOn::Search { player: me, name: name.into(), from: Some(from), to: Some(to) };
    let mut effects: Vec<Effect> = vec![seek("Nobody", Zone::Deck, Zone::Hand); 254];
    effects.extend([seek("Again", Zone::Play, Zone::Hand), seek("Again", Zone::Hand, Zone::Play)]);
    let again = vec![triggered(0, Occasion::Enter, Whose::Itself, effects)];
    let mut cards: Vec<_> = (1..bounds::CARDS).map(card).collect();
    cards.push(CardSetup { zone: Some(Zone::Hand), abilities: Some(again), ..CardSetup::new("again", "Again", 0) });
    let mut board = Board::new(Scenario::new(cards))?;
    let enter: Effect = EffectOn::Move { target: Targets::One("again".into()), to: Zone::Play, cell: None };
    assert_eq!(fault(&mut board, enter), Some(Fault::StepTooLong));
    Ok(())
}

#[test]
fn many_watchers_of_many_wounds_are_too_much_to_look_at() -> Result<(), RulesError> {
    let watch = |number| triggered(number, Occasion::Healed, Whose::Other, Vec::new());
    let listen = |number| triggered(number, Occasion::Wounded, Whose::Other, Vec::new());
    let watcher = |number| {
        let mut one = card(number);
        if number < bounds::BOARD_ABILITIES / 32 {
            one.abilities = Some((0..32).map(if number == 0 { watch } else { listen }).collect());
        }
        one
    };
    let mut board = Board::new(Scenario::new((0..bounds::CARDS).map(watcher).collect()))?;
    let wounds: Effect = EffectOn::Sequence { effects: vec![wound(all(bounds::CARDS)); 20] };
    assert_eq!(fault(&mut board, wounds), Some(Fault::StepTooLong));
    let outcome = board.apply_effect(wound(all(10)))?;
    // As many wait as may; the rest is dropped, and an event says so.
    assert_eq!(board.state_snapshot().pending.len(), bounds::WAITING);
    let last = outcome.events().last().map(|event| format!("{:?}", event.what));
    assert!(last.is_some_and(|last| last.starts_with("ChainStopped")));
    Ok(())
}

/// Each wound is looked at by every ability that listens for wounds.
#[test]
fn a_step_looks_at_so_much() -> Result<(), RulesError> {
    const WOUNDED: usize = 100;
    let listeners = bounds::BOARD_ABILITIES / 32 * 32;
    let listener = |number| {
        let listen = |ability| triggered(ability, Occasion::Wounded, Whose::Other, Vec::new());
        let abilities = (number < listeners / 32).then(|| (0..32).map(listen).collect());
        CardSetup { abilities, ..card(number) }
    };
    let mut board = Board::new(Scenario::new((0..bounds::CARDS).map(listener).collect()))?;
    let wounds = |times| -> Effect { EffectOn::Sequence { effects: vec![wound(all(WOUNDED)); times] } };
    let most = bounds::WORK / (WOUNDED * listeners);
    assert_eq!(fault(&mut board, wounds(most + 1)), Some(Fault::StepTooLong));
    assert!(board.apply_effect(wounds(most))?.is_ok());
    Ok(())
}

#[test]
fn a_board_holds_so_many_abilities() {
    let full = |number| CardSetup {
        abilities: Some((0..32).map(|ability| triggered(ability, Occasion::Death, Whose::Any, Vec::new())).collect()),
        ..card(number)
    };
    let board = |cards: usize| Board::new(Scenario::new((0..cards).map(full).collect()));
    assert!(board(bounds::BOARD_ABILITIES / 32).is_ok());
    let some = (0..bounds::BOARD_ABILITIES % 32).map(|ability| triggered(ability, Occasion::Death, Whose::Any, vec![]));
    let last = CardSetup { abilities: Some(some.collect()), ..card(bounds::CARDS) };
    let most = (0..bounds::BOARD_ABILITIES / 32).map(full).chain([last]).collect();
    assert!(Board::new(Scenario::new(most)).is_ok());
    let error = board(bounds::BOARD_ABILITIES / 32 + 1).err();
    assert_eq!(error.map(|error| error.path.clone()).as_deref(), Some("cards[156].abilities"));
}

#[test]
fn a_merged_creature_of_many_alike_parts_answers_soon() -> Result<(), RulesError> {
    let part = |number: usize| CardSetup {
        attached_to: (number > 0).then(|| named(0).as_str().into()),
        abilities: Some(
            (0..32).map(|ability| triggered(ability, Occasion::Wounded, Whose::Itself, Vec::new())).collect(),
        ),
        ..card(number)
    };
    let mut board = Board::new(Scenario::new((0..bounds::BOARD_ABILITIES / 32).map(part).collect()))?;
    assert_eq!(board.actions_for(&named(0).as_str().into())?.len(), 2);
    let outcome = board.apply_effect(wound(Targets::One(named(0).as_str().into())))?;
    assert!(outcome.is_ok());
    assert_eq!(board.state_snapshot().pending.len(), bounds::WAITING);
    Ok(())
}

#[test]
fn an_effect_names_so_many_cards() -> Result<(), RulesError> {
    let mut board = Board::new(Scenario::new((0..bounds::CARDS).map(card).collect()))?;
    assert!(board.apply_effect(wound(all(bounds::TARGETS)))?.is_ok());
    let due = Fault::BadLength { min: 0, max: bounds::TARGETS };
    assert_eq!(fault(&mut board, wound(all(bounds::TARGETS + 1))), Some(due));
    Ok(())
}

#[test]
fn a_role_from_outside_is_no_card() -> Result<(), RulesError> {
    let mut board = Board::new(Scenario::new(vec![card(0)]))?;
    let effect = wound(Targets::One(Name::Role(Role::Chosen)));
    assert_eq!(fault(&mut board, effect), Some(Fault::NotHere { found: "chosen".into() }));
    Ok(())
}
