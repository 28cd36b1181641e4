//! The marker algebra of 504.1 to 504.6 (R1 to R5) over random sequences of changes.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use berserk_rules::{
    Board, CardSetup, CardState, Effect, LifeMarker, MarkerSetup, Markers, Outcome, Scenario, Targets, Zone,
};
use proptest::prelude::*;

/// One change of a card's markers.
#[derive(Clone, Copy, Debug)]
enum Change {
    Wound(u32),
    Heal(u32),
    Add(u32),
    Reduce(u32),
    Set(u32),
    RemoveExtra(u32),
    RemoveReductions(u32),
}

impl Change {
    fn effect(self) -> Effect {
        let (target, by) = (Targets::One("card".into()), None);
        match self {
            Self::Wound(amount) => Effect::Wound { target, amount, by },
            Self::Heal(amount) => Effect::Heal { target, amount, by },
            Self::Add(amount) => Effect::AddLives { target, amount, by },
            Self::Reduce(amount) => Effect::ReduceLives { target, amount, by },
            Self::Set(level) => Effect::SetLives { target, level, by },
            Self::RemoveExtra(amount) => Effect::RemoveLives { target, marker: LifeMarker::ExtraLives, amount, by },
            Self::RemoveReductions(amount) => {
                Effect::RemoveLives { target, marker: LifeMarker::LifeReductions, amount, by }
            }
        }
    }
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let amount = || prop_oneof![8 => 0..9_u32, 1 => 0..1_000_u32];
    let change = prop_oneof![
        amount().prop_map(Change::Wound),
        amount().prop_map(Change::Heal),
        amount().prop_map(Change::Add),
        amount().prop_map(Change::Reduce),
        amount().prop_map(Change::Set),
        amount().prop_map(Change::RemoveExtra),
        amount().prop_map(Change::RemoveReductions),
    ];
    prop::collection::vec(change, 1..40)
}

fn life() -> impl Strategy<Value = u32> {
    prop_oneof![4 => 1..15_u32, 1 => 1..1_000_u32]
}

fn board(life: u32, markers: MarkerSetup) -> Board {
    let mut card = CardSetup::new("card", "Card", 0);
    card.life = Some(life);
    card.markers = Some(markers);
    Board::new(Scenario::new(vec![card])).unwrap()
}

fn card(board: &Board) -> CardState {
    board.card(&"card".into()).unwrap()
}

/// 504.1.1: the level is what the markers make of the starting life.
fn level(life: u32, markers: Markers) -> i64 {
    i64::from(life) + i64::from(markers.extra_lives) - i64::from(markers.wounds) - i64::from(markers.life_reductions)
}

/// What a change makes of the markers; each line follows its clause.
fn expected(life: u32, before: Markers, change: Change) -> Markers {
    let mut after = before;
    // R1: the opposite kind goes first, one for one, and the rest is placed.
    let place = |of: &mut u32, against: &mut u32, amount: u32| {
        let gone = amount.min(*against);
        *against -= gone;
        *of += amount - gone;
    };
    match change {
        // 504.3, 504.5
        Change::Wound(amount) => after.wounds += amount,
        // R3
        Change::Heal(amount) => after.wounds -= amount.min(before.wounds),
        // 504.2, 504.5
        Change::Add(amount) => place(&mut after.extra_lives, &mut after.life_reductions, amount),
        // 504.4, 504.5
        Change::Reduce(amount) => place(&mut after.life_reductions, &mut after.extra_lives, amount),
        // 504.6, R2
        Change::Set(level) => {
            after.wounds = 0;
            after.extra_lives = level.saturating_sub(life);
            after.life_reductions = life.saturating_sub(level);
        }
        // R5
        Change::RemoveExtra(amount) => after.extra_lives -= amount.min(before.extra_lives),
        Change::RemoveReductions(amount) => after.life_reductions -= amount.min(before.life_reductions),
    }
    after
}

/// The laws that hold for one change, whatever lay on the card before.
fn laws(life: u32, before: Markers, change: Change, after: Markers) -> Result<(), TestCaseError> {
    let (was, is) = (level(life, before), level(life, after));
    prop_assert!(after.extra_lives == 0 || after.life_reductions == 0, "R1: {:?}", after);
    let others = |markers: Markers| (markers.extra_lives, markers.life_reductions);
    match change {
        Change::Wound(amount) => {
            prop_assert_eq!(is, was - i64::from(amount));
            prop_assert_eq!(others(after), others(before), "wounds touch no other markers (504.5)");
        }
        Change::Heal(amount) => {
            prop_assert_eq!(is, was + i64::from(amount.min(before.wounds)));
            prop_assert_eq!(others(after), others(before), "healing touches no other markers (504.4, R3)");
        }
        Change::Add(amount) => {
            prop_assert_eq!(is, was + i64::from(amount));
            prop_assert_eq!(after.wounds, before.wounds, "extra lives touch no wounds (504.5)");
        }
        Change::Reduce(amount) => {
            prop_assert_eq!(is, was - i64::from(amount));
            prop_assert_eq!(after.wounds, before.wounds, "reductions touch no wounds (504.4)");
        }
        Change::Set(level) => {
            prop_assert_eq!(is, i64::from(level));
            prop_assert_eq!(after.wounds, 0, "all wounds are replaced (504.6)");
        }
        Change::RemoveExtra(_) | Change::RemoveReductions(_) => prop_assert_eq!(after.wounds, before.wounds),
    }
    Ok(())
}

proptest! {
    /// On a board: every law after every change, death as soon as the level is 0 or less, and the way back exactly.
    #[test]
    fn markers_move_the_level(
        life in life(),
        (wounds, extra, reductions) in (0..6_u32, 0..6_u32, 0..6_u32),
        changes in changes(),
    ) {
        // R34: not both, and a level of 1 or more.
        let (extra, reductions) = if extra >= reductions { (extra, 0) } else { (0, reductions) };
        let start = Markers { wounds, extra_lives: extra, life_reductions: reductions };
        let start = if level(life, start) > 0 { start } else { Markers::default() };
        let mut board = board(life, MarkerSetup {
            wounds: Some(start.wounds),
            extra_lives: Some(start.extra_lives),
            life_reductions: Some(start.life_reductions),
        });
        let mut snapshots = vec![board.state_snapshot()];
        for change in changes {
            let before = card(&board);
            prop_assert_eq!(before.life.unwrap().level, level(life, before.markers));
            let outcome = board.apply_effect(change.effect()).unwrap();
            prop_assert!(outcome.is_ok(), "{:?}", outcome);
            snapshots.push(board.state_snapshot());
            let after = card(&board);
            let due = expected(life, before.markers, change);
            laws(life, before.markers, change, due)?;
            prop_assert_eq!(after.life.unwrap().starting, life, "printed life never changes (504.1.1)");
            if level(life, due) <= 0 {
                // 505.1, R6: it is dead, and fresh in the graveyard.
                prop_assert_eq!(after.zone, Zone::Graveyard);
                prop_assert_eq!(after.markers, Markers::default());
                prop_assert_eq!(after.life.unwrap().level, i64::from(life));
                break;
            }
            prop_assert_eq!(after.zone, Zone::Play);
            prop_assert_eq!(after.markers, due);
            prop_assert_eq!(after.life.unwrap().level, level(life, due));
        }
        // Back, and forth again.
        let last = snapshots.len() - 1;
        for snapshot in snapshots[..last].iter().rev() {
            prop_assert!(board.undo());
            prop_assert_eq!(&board.state_snapshot(), snapshot);
        }
        prop_assert!(!board.undo());
        for snapshot in &snapshots[1..] {
            prop_assert!(board.redo());
            prop_assert_eq!(&board.state_snapshot(), snapshot);
        }
        prop_assert!(!board.redo());
    }

    /// A change of 0 changes nothing and tells nothing (R4); a set to the present level changes nothing without wounds.
    #[test]
    fn no_change_is_told_by_nothing(life in life(), extra in 0..5_u32, reductions in 0..5_u32, wounds in 0..5_u32) {
        let extra = if reductions > 0 { 0 } else { extra };
        let markers = Markers { wounds, extra_lives: extra, life_reductions: reductions };
        prop_assume!(level(life, markers) > 0);
        let mut board = board(life, MarkerSetup {
            wounds: Some(wounds),
            extra_lives: Some(extra),
            life_reductions: Some(reductions),
        });
        let none = [
            Change::Wound(0), Change::Heal(0), Change::Add(0), Change::Reduce(0),
            Change::RemoveExtra(0), Change::RemoveReductions(0),
        ];
        // A level may be greater than any that can be asked for.
        let can_be_set = |level: &u32| wounds == 0 && *level <= berserk_rules::bounds::LIFE;
        let same = u32::try_from(level(life, markers)).ok().filter(can_be_set).map(Change::Set);
        for change in none.into_iter().chain(same) {
            let before = card(&board);
            let outcome = board.apply_effect(change.effect()).unwrap();
            prop_assert!(outcome.is_ok());
            prop_assert!(outcome.events().is_empty(), "{:?} told {:?}", change, outcome);
            prop_assert_eq!(card(&board), before);
        }
    }

    /// The marker value by itself keeps the same laws, also where no board would let the card live.
    #[test]
    fn the_marker_value_keeps_the_laws(life in life(), changes in changes()) {
        let mut markers = Markers::default();
        for change in changes {
            let before = markers;
            match change {
                Change::Wound(amount) => markers.wounds += amount,
                Change::Heal(amount) => {
                    let healed = markers.heal(amount);
                    prop_assert_eq!(healed, amount.min(before.wounds));
                }
                Change::Add(amount) => {
                    let cancelled = markers.add_lives(amount);
                    prop_assert_eq!(cancelled, amount.min(before.life_reductions));
                }
                Change::Reduce(amount) => {
                    let cancelled = markers.reduce_lives(amount);
                    prop_assert_eq!(cancelled, amount.min(before.extra_lives));
                }
                Change::Set(level) => markers.set_level(life, level),
                Change::RemoveExtra(amount) => markers.extra_lives -= amount.min(before.extra_lives),
                Change::RemoveReductions(amount) => markers.life_reductions -= amount.min(before.life_reductions),
            }
            prop_assert_eq!(markers, expected(life, before, change));
            prop_assert_eq!(markers.level(life), level(life, markers));
            laws(life, before, change, markers)?;
        }
    }

    /// Two cards' markers put together: sums, then R1 (R14).
    #[test]
    fn merged_markers_are_sums(a in (0..9_u32, 0..9_u32, 0..9_u32), b in (0..9_u32, 0..9_u32, 0..9_u32), life in 1..30_u32) {
        let markers = |(wounds, extra, reductions): (u32, u32, u32)| {
            let extra_lives = if extra >= reductions { extra } else { 0 };
            Markers { wounds, extra_lives, life_reductions: if extra_lives > 0 { 0 } else { reductions } }
        };
        let (a, b) = (markers(a), markers(b));
        let both = a.merged(b);
        prop_assert_eq!(both.wounds, a.wounds + b.wounds);
        prop_assert!(both.extra_lives == 0 || both.life_reductions == 0);
        prop_assert_eq!(level(life, both), level(life, a) + level(0, b));
        prop_assert_eq!(both, b.merged(a));
    }
}

/// The events of a change reach its outcome: without this the test above could compare nothing with nothing.
#[test]
fn a_wound_is_told() {
    let mut board = board(3, MarkerSetup::default());
    let outcome = board.apply_effect(Change::Wound(1).effect()).unwrap();
    assert!(matches!(&outcome, Outcome::Done { revision: 1, events } if events.len() == 1), "{outcome:?}");
}
