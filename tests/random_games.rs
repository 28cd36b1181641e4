//! Random games, played on the engine and on the plain model of `tests/model` side by side.
//!
//! After every step both must say the same: whether it stands, is refused or makes no sense, every event with its
//! clause, and the whole state. Along the way: a preview is the step and changes nothing, undo and redo bring back the
//! very state, what is exported loads into an equal board, and what is offered works.
//!
//! Set-ups with one thing wrong are checked in the same way: both lay them out, or neither.
//!
//! `cargo test --test random_games` plays 20,000 steps. The long run, before a release:
//!
//! ```sh
//! GAMES_STEPS=200000 cargo test --test random_games -- --nocapture
//! ```
//!
//! A failure prints its seed, and the shortest set-up and moves that still fail. `GAMES_SEED=123` plays the one game of
//! that seed again, `GAMES_FILE=path` the steps of a scenario file on both sides, and with `GAMES_SHRINK=0` a failure is
//! told as it was found, at once.
#![cfg(all(feature = "json", not(target_arch = "wasm32")))]
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

#[path = "random_games/dice.rs"]
mod dice;
mod model;
#[path = "random_games/moves.rs"]
mod moves;
#[path = "random_games/play.rs"]
mod play;
#[path = "random_games/scenes.rs"]
mod scenes;
#[path = "random_games/shrink.rs"]
mod shrink;

use berserk_rules::Board;
use dice::Dice;
use model::Model;
use play::{Game, Tally};

const STEPS: u64 = 20_000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// Plays the game of one seed.
fn game(seed: u64, tally: &mut Tally) {
    let mut rng = Dice::with_seed(seed);
    let scenario = scenes::scenario(&mut rng);
    let length = rng.usize(5..80);
    let mut moves = Vec::new();
    let failed = play::guarded(|| {
        let mut game = Game::new(&scenario)?;
        for _ in 0..length {
            let next = moves::next(&mut rng, &mut game.board);
            moves.push(next);
            game.play(moves.last().unwrap(), tally)?;
        }
        Ok(())
    });
    if let Err(first) = failed {
        assert!(number("GAMES_SHRINK") != Some(0), "seed {seed}\n{first}");
        let (scenario, moves, why) = shrink::shrink(scenario, moves, first);
        panic!("seed {seed}\n{}", shrink::report(&scenario, &moves, &why));
    }
}

#[test]
fn the_engine_and_the_model_agree() {
    let mut tally = Tally::default();
    if let Some(seed) = number("GAMES_SEED") {
        game(seed, &mut tally);
        return;
    }
    if let Ok(path) = std::env::var("GAMES_FILE") {
        let text = std::fs::read_to_string(&path).expect("a file");
        let mut scenario = berserk_rules::Scenario::from_json(&text).unwrap();
        let steps = scenario.steps.take().unwrap_or_default();
        let mut game = Game::new(&scenario).unwrap();
        for step in steps {
            if let Err(why) = game.play(&moves::Move::Step(step.clone()), &mut tally) {
                panic!("{path}: {}\n{why}", serde_json::to_string(&step).unwrap());
            }
        }
        return;
    }
    let steps = number("GAMES_STEPS").unwrap_or(STEPS);
    let mut seed = 0;
    while tally.steps < steps {
        game(seed, &mut tally);
        seed += 1;
    }
    println!("{seed} games: {tally:#?}");
    // The games must not dry up unseen.
    assert!(tally.stood * 2 > tally.steps, "{tally:#?}");
    assert!(tally.refused > 0 && tally.misuse > 0 && tally.choices > 0, "{tally:#?}");
}

/// R34: set-ups with one thing changed, most of which could not lie on a table.
#[test]
fn the_engine_and_the_model_lay_the_same_set_ups_out() {
    let many = number("GAMES_STEPS").unwrap_or(STEPS) / 5;
    let (mut good, mut bad) = (0, 0);
    for seed in 0..many {
        let mut rng = Dice::with_seed(seed);
        let mut scenario = scenes::scenario(&mut rng);
        scenes::spoil(&mut rng, &mut scenario);
        let fails = |scenario: &berserk_rules::Scenario| {
            // Half of the checks are made while it is read.
            let text = serde_json::to_string(scenario).unwrap();
            let engine = berserk_rules::Scenario::from_json(&text).and_then(Board::new);
            let model = Model::check(scenario);
            (engine.is_ok() != model.is_ok()).then(|| format!("engine: {:?}\n model: {model:?}", engine.err()))
        };
        if let Some(first) = fails(&scenario) {
            assert!(number("GAMES_SHRINK") != Some(0), "seed {seed}\n{first}");
            let (scenario, _, why) = shrink::shrink_by(scenario, vec![], first, |scenario, _| fails(scenario));
            panic!("seed {seed}\n{}", shrink::report(&scenario, &[], &why));
        }
        if Model::check(&scenario).is_ok() { good += 1 } else { bad += 1 }
    }
    assert!(good > many / 10 && bad > many / 10, "{good} set-ups that could be, {bad} that could not");
}
