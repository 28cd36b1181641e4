//! The executable rulebook: no file of it may be left unrun.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{fs, io};

use crate::shell::{Result, note, on, root};

/// Where a runner leaves the names of the cases that it has run, one a line.
fn report(runner: &str) -> PathBuf {
    root().join("target/rulebook").join(format!("{runner}.txt"))
}

/// What a runner said last time does not count.
pub fn forget(runner: &str) -> Result {
    match fs::remove_file(report(runner)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(on(&report(runner))(error)),
        _ => Ok(()),
    }
}

/// Fails if anything in the folder but its README is not a case that the runner has run.
pub fn check(runner: &str) -> Result {
    let folder = root().join("tests/rulebook");
    let ran = fs::read_to_string(report(runner)).map_err(on(&report(runner)))?;
    let ran: BTreeSet<String> = ran.lines().map(|name| format!("{name}.json")).collect();
    let mut there = BTreeSet::new();
    for entry in fs::read_dir(&folder).map_err(on(&folder))? {
        there.insert(entry.map_err(on(&folder))?.file_name().to_string_lossy().into_owned());
    }
    there.remove("README.md");
    let unrun: Vec<&str> = there.difference(&ran).map(String::as_str).collect();
    if ran.is_empty() || !unrun.is_empty() {
        return Err(format!("the runner {runner} has left unrun in tests/rulebook: {}", unrun.join(" ")));
    }
    note(&format!("the runner {runner} has run all {} files of the rulebook", ran.len()));
    Ok(())
}
