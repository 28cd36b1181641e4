//! What grows from step to step ends somewhere: piles of markers, counters and resources, and the history.

use berserk_rules::{
    Board, CardSetup, CardState, Effect, EffectOn, Fault, LifeMarker, Name, Outcome, PlayerName, RulesError, Scenario,
    Step, Targets, bounds,
};

const STEP: u32 = bounds::AMOUNT;

fn set_up(id: &str) -> CardSetup {
    CardSetup { life: Some(5), ..CardSetup::new(id, "Card", 0) }
}

fn board() -> Result<Board, RulesError> {
    Board::new(Scenario::new(vec![set_up("a"), set_up("b")]))
}

fn a() -> Targets<Name> {
    Targets::One("a".into())
}

fn extra(amount: u32) -> Effect {
    EffectOn::AddLives { target: a(), amount, by: None }
}

fn wound(amount: u32) -> Effect {
    EffectOn::Wound { target: a(), amount, by: None }
}

fn counters(amount: u32) -> Effect {
    EffectOn::AddCounters { target: a(), amount }
}

fn coins(amount: u32) -> Effect {
    EffectOn::AddResources { player: PlayerName::Number(0), resource: "coins".into(), amount }
}

fn poison(amount: u32) -> Effect {
    EffectOn::Poison { target: a(), amount }
}

/// Carries an effect out as often as it takes to make a pile of the highest.
fn fill(board: &mut Board, effect: fn(u32) -> Effect) -> Result<(), RulesError> {
    let (times, rest) = (bounds::PILE / STEP, bounds::PILE % STEP);
    for amount in (0..times).map(|_| STEP).chain([rest]) {
        assert!(board.apply_effect(effect(amount))?.is_ok());
    }
    Ok(())
}

/// That one more is too many, and changes nothing.
fn is_full(board: &mut Board, effect: Effect) {
    let before = board.state_snapshot();
    let fault = board.apply_effect(effect).err().map(|error| error.fault.clone());
    assert_eq!(fault, Some(Fault::PileTooHigh));
    assert_eq!(board.state_snapshot(), before);
}

fn card(board: &Board, id: &str) -> CardState {
    board.card(&id.into()).unwrap_or_else(|| panic!("no {id}"))
}

#[test]
fn a_pile_of_markers_has_a_height() -> Result<(), RulesError> {
    let mut board = board()?;
    fill(&mut board, extra)?;
    is_full(&mut board, extra(1));
    fill(&mut board, wound)?;
    is_full(&mut board, wound(1));
    let markers = card(&board, "a").markers;
    assert_eq!((markers.extra_lives, markers.wounds), (bounds::PILE, bounds::PILE));
    // What is taken off makes room.
    let off = EffectOn::RemoveLives { target: a(), marker: LifeMarker::ExtraLives, amount: 2, by: None };
    assert!(board.apply_effect(off)?.is_ok());
    assert!(board.apply_effect(extra(2))?.is_ok());
    is_full(&mut board, extra(1));
    Ok(())
}

#[test]
fn a_pile_of_counters_has_a_height() -> Result<(), RulesError> {
    let mut board = board()?;
    fill(&mut board, counters)?;
    is_full(&mut board, counters(1));
    assert_eq!(card(&board, "a").counters, bounds::PILE);
    Ok(())
}

#[test]
fn poison_is_no_pile() -> Result<(), RulesError> {
    let mut board = board()?;
    for _ in 0..3 {
        assert!(board.apply_effect(poison(STEP))?.is_ok());
    }
    assert_eq!(card(&board, "a").poison, STEP);
    Ok(())
}

#[test]
fn piles_of_two_cards_that_join_have_the_same_height() -> Result<(), RulesError> {
    let join = || EffectOn::Attach { part: "b".into(), to: "a".into() };
    let piles: [fn(u32) -> Effect; 2] = [extra, counters];
    let one_more = [
        EffectOn::AddLives { target: Targets::One("b".into()), amount: 1, by: None },
        EffectOn::AddCounters { target: Targets::One("b".into()), amount: 1 },
    ];
    for (pile, more) in piles.into_iter().zip(one_more) {
        let mut board = board()?;
        fill(&mut board, pile)?;
        assert!(board.preview(&Step::Effect(join()))?.is_ok());
        assert!(board.apply_effect(more)?.is_ok());
        is_full(&mut board, join());
    }
    Ok(())
}

#[test]
fn a_player_has_pools_of_so_many_names_and_of_such_a_height() -> Result<(), RulesError> {
    let mut board = board()?;
    let pool = |number: usize| EffectOn::AddResources {
        player: PlayerName::Number(0),
        resource: format!("pool{number}").as_str().into(),
        amount: 1,
    };
    fill(&mut board, coins)?;
    is_full(&mut board, coins(1));
    for number in 1..bounds::RESOURCES {
        assert!(board.apply_effect(pool(number))?.is_ok());
    }
    let error = board.apply_effect(pool(bounds::RESOURCES)).err();
    let due = ("resource", Fault::BadLength { min: 0, max: bounds::RESOURCES });
    assert_eq!(error.as_ref().map(|error| (error.path.as_str(), error.fault.clone())), Some(due));
    // One that is there grows on, and the other player has pools too.
    assert!(board.apply_effect(pool(1))?.is_ok());
    let player = PlayerName::Number(1);
    assert!(board.apply_effect(EffectOn::AddResources { player, resource: "coins".into(), amount: 1 })?.is_ok());
    Ok(())
}

fn named(number: usize) -> String {
    format!("card{number}")
}

fn all(count: usize) -> Targets<Name> {
    Targets::Many((0..count).map(|number| Name::Card(named(number).as_str().into())).collect())
}

#[test]
fn a_history_has_a_weight() -> Result<(), RulesError> {
    let poisoned = |number| CardSetup { poison: Some(0), counters: Some(1), ..set_up(&named(number)) };
    let mut board = Board::new(Scenario::new((0..bounds::CARDS).map(poisoned).collect()))?;
    // Each step tells of every card and keeps every card.
    let turn_over = [EffectOn::Tap { target: all(bounds::CARDS) }, EffectOn::Untap { target: all(bounds::CARDS) }];
    let most = bounds::HISTORY / (2 * bounds::CARDS);
    let (mut steps, mut full) = (0, None);
    while steps <= most && full.is_none() {
        match board.apply_effect(turn_over[steps % 2].clone()) {
            Ok(Outcome::Done { .. }) => steps += 1,
            Ok(Outcome::Refused(refusal)) => panic!("{refusal:?}"),
            Err(error) => full = Some(error.fault.clone()),
        }
    }
    assert_eq!((steps, full), (most, Some(Fault::HistoryFull)));
    // What is taken back makes room.
    assert!(board.undo());
    assert!(board.apply_effect(EffectOn::Cure { target: Targets::One(named(0).as_str().into()) })?.is_ok());
    Ok(())
}

#[test]
fn a_history_has_so_many_steps() -> Result<(), RulesError> {
    let mut board = Board::new(Scenario::new(vec![set_up("a")]))?;
    let nothing: Effect = EffectOn::Sequence { effects: Vec::new() };
    for _ in 0..bounds::STEPS {
        assert!(board.apply_effect(nothing.clone())?.is_ok());
    }
    let full = board.apply_effect(nothing.clone()).err();
    assert_eq!(full.map(|error| error.fault.clone()), Some(Fault::HistoryFull));
    assert!(board.undo());
    assert!(board.apply_effect(nothing)?.is_ok());
    Ok(())
}
