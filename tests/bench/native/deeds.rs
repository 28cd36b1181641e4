//! Does one deed so many times, for a tool that counts instructions: `deeds wound 600 1000`.

use std::env;
use std::process::ExitCode;

use bench::{Deed, board, make_room};
use berserk_rules::RulesError;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse().ok());
    let deed = Deed::ALL.into_iter().find(|deed| words.first().is_some_and(|word| word == deed.name()));
    let (Some(deed), Some(count), Some(times)) = (deed, number(1), number(2)) else {
        eprintln!("deeds DEED CARDS TIMES");
        return ExitCode::FAILURE;
    };
    match run(deed, count, times) {
        Ok(done) if done == times => ExitCode::SUCCESS,
        Ok(done) => {
            eprintln!("{done} of {times} went as they should");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// So many of the steps that are there are done; all are made, so that making them costs the same for any number.
fn run(deed: Deed, count: usize, times: usize) -> Result<usize, RulesError> {
    const MADE: usize = 2_000;
    let mut board = board(count)?;
    make_room(&mut board, count, MADE)?;
    let steps = deed.prepare(&mut board, count, MADE)?;
    let mut done = 0;
    for step in steps.into_iter().take(times) {
        done += usize::from(deed.once(&mut board, step)?);
    }
    // Taking the board down would be counted, and more of it after more steps.
    std::mem::forget(board);
    Ok(done)
}
