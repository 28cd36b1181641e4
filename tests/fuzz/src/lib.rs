//! What a fuzzer does to the engine. Whatever the bytes, the engine and the plain model of `tests/model` must say the same
//! after every step: outcome, events, state, ledgers, history; and what is exported must load into an equal board.
//!
//! `cargo test -p fuzz` plays the kept corpus, `cargo xtask fuzz` looks for more.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

#[path = "../../random_games/dice.rs"]
mod dice;
#[path = "../../model/mod.rs"]
mod model;
#[path = "../../random_games/moves.rs"]
mod moves;
// Only its tests guard against panics; a fuzzer catches them itself.
#[cfg_attr(not(test), allow(dead_code))]
#[path = "../../random_games/play.rs"]
mod play;
#[path = "../../random_games/scenes.rs"]
mod scenes;

use berserk_rules::{Board, Scenario};
use dice::Dice;
use model::Model;
use moves::Move;
use play::{Game, Tally};

/// Moves of a game, at most.
const MOVES: usize = 80;

/// The text of a scenario with its steps: it is turned down with a place in it, or lies on the table as on the model's.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(mut scenario) = Scenario::from_json(text) else { return };
    let written = serde_json::to_string(&scenario).unwrap();
    assert_eq!(Scenario::from_json(&written).as_ref(), Ok(&scenario), "written and read again");
    let whole = Board::new(scenario.clone());
    let steps = scenario.steps.take().unwrap_or_default();
    let setup = Board::new(scenario.clone());
    let laid = Model::check(&scenario);
    assert_eq!(setup.is_ok(), laid.is_ok(), "engine: {:?}, model: {laid:?}", setup.err());
    if laid.is_err() {
        return;
    }
    let mut game = Game::new(&scenario).unwrap();
    let mut tally = Tally::default();
    for step in steps {
        // R34: a set-up ends at the first step that does not stand.
        let stood = tally.stood;
        game.play(&Move::Step(step), &mut tally).unwrap();
        if tally.stood == stood {
            assert!(whole.is_err(), "a scenario with a step that does not stand loads");
            return;
        }
    }
    assert_eq!(whole.unwrap().state_snapshot(), game.board.state_snapshot(), "loaded, and played");
}

/// A set-up and moves for it, drawn from the bytes: steps, undo, redo, going to a place. Of some set-ups one thing is wrong.
pub fn game(bytes: &[u8]) {
    let mut dice = Dice::of_bytes(bytes);
    let mut scenario = scenes::scenario(&mut dice);
    if dice.u32(0..16) == 0 {
        scenes::spoil(&mut dice, &mut scenario);
        return self::scenario(serde_json::to_string(&scenario).unwrap().as_bytes());
    }
    let mut game = Game::new(&scenario).unwrap();
    let mut tally = Tally::default();
    for _ in 0..MOVES {
        if dice.is_used_up() {
            break;
        }
        let next = moves::next(&mut dice, &mut game.board);
        if let Err(why) = game.play(&next, &mut tally) {
            panic!("{next:?}\n{why}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::play::guarded;
    use std::fs;
    use std::path::Path;

    /// Each input that was kept, by its name.
    fn kept(target: &str, play: fn(&[u8])) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
        let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        assert!(files.len() > 10, "there is no corpus in {}", folder.display());
        for file in files {
            let bytes = fs::read(&file).unwrap();
            let played = guarded(|| {
                play(&bytes);
                Ok(())
            });
            assert_eq!(played, Ok(()), "{}", file.display());
        }
    }

    #[test]
    fn the_kept_scenarios() {
        kept("scenario", super::scenario);
    }

    #[test]
    fn the_kept_games() {
        kept("game", super::game);
    }
}
