//! Plays every case of the executable rulebook on the native engine; see `tests/rulebook/README.md`.

// A test says no by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use berserk_rules::{Board, RulesError, Scenario, Step};
use serde_json::{Value, json};

/// Where `actual` lacks what `expected` names, if it does.
fn difference(path: &str, expected: &Value, actual: &Value) -> Option<String> {
    match (expected, actual) {
        (Value::Object(expected), Value::Object(actual)) => expected.iter().find_map(|(name, value)| {
            let path = format!("{path}.{name}");
            match actual.get(name) {
                Some(actual) => difference(&path, value, actual),
                None => Some(format!("{path}: expected {value}, there is none")),
            }
        }),
        (Value::Array(expected), Value::Array(actual)) if expected.len() == actual.len() => expected
            .iter()
            .zip(actual)
            .enumerate()
            .find_map(|(index, (expected, actual))| difference(&format!("{path}[{index}]"), expected, actual)),
        (Value::Array(expected), Value::Array(actual)) => {
            let list = |values: &[Value]| values.iter().map(|value| format!("\n      {value}")).collect::<String>();
            Some(format!("{path}: expected{}\n    found{}", list(expected), list(actual)))
        }
        _ => (expected != actual).then(|| format!("{path}: expected {expected}, found {actual}")),
    }
}

fn error_value(error: &RulesError) -> Value {
    json!({ "code": error.fault.code(), "path": error.path })
}

fn snapshot(board: &Board) -> Value {
    let mut snapshot = serde_json::to_value(board.state_snapshot()).unwrap();
    let cards = snapshot["cards"].as_array().unwrap();
    let by_id = cards.iter().map(|card| (card["id"].as_str().unwrap().to_owned(), card.clone())).collect();
    snapshot["cards"] = Value::Object(by_id);
    snapshot
}

/// What must hold of any board at any time.
fn check_invariants(board: &Board) -> Option<String> {
    for card in board.state_snapshot().cards {
        let markers = card.markers;
        if markers.extra_lives > 0 && markers.life_reductions > 0 {
            return Some(format!("{}: extra lives and reductions together (R1)", card.id));
        }
        let Some(life) = card.life else { continue };
        let sum = i64::from(life.starting) + i64::from(markers.extra_lives)
            - i64::from(markers.wounds)
            - i64::from(markers.life_reductions);
        let ledger = board.explain_life(&card.id).unwrap();
        let rows: i64 = ledger.rows.iter().map(|row| row.delta).sum();
        if rows != life.level || ledger.level != life.level {
            return Some(format!("{}: the ledger's rows make {rows}, the level is {}", card.id, life.level));
        }
        if sum != life.level {
            return Some(format!("{}: level {} is not the sum {sum} (504.1.1)", card.id, life.level));
        }
    }
    None
}

fn play(case: &Value) -> Result<(), String> {
    let scenario = Scenario::from_json(&case["scenario"].to_string()).and_then(Board::new);
    if let Some(fails) = case.get("fails") {
        return match scenario {
            Ok(_) => Err(format!("set-up: expected the error {fails}, it was accepted")),
            Err(error) => difference("set-up", fails, &error_value(&error)).map_or(Ok(()), Err),
        };
    }
    let mut board = scenario.map_err(|error| format!("set-up: {error}"))?;
    let steps = case["play"].as_array().filter(|steps| !steps.is_empty()).ok_or("a case needs `play` or `fails`")?;
    for (index, entry) in steps.iter().enumerate() {
        let at = |text: String| format!("play[{index}] {text}\n    step {}", entry["step"]);
        let expect = entry["expect"].as_object().ok_or_else(|| at("has no `expect`".into()))?;
        let before = snapshot(&board);
        // What the reader turns down says where in the step; the case says where in its one member.
        let step = Step::from_json(&entry["step"].to_string()).map_err(|error| {
            let path = error.path.split_once('.').map_or("", |(_, rest)| rest);
            json!({ "code": error.fault.code(), "path": path })
        });
        let played = step.and_then(|step| {
            let played = match step {
                Step::Effect(effect) => board.apply_effect(effect),
                Step::Action(action) => board.tap_for_action(action),
                Step::Choice(choice) => board.choose(choice),
            };
            played.map_err(|error| error_value(&error))
        });
        let actual = match &played {
            Ok(outcome) => {
                let mut value = serde_json::to_value(outcome).unwrap();
                value["error"] = Value::Null;
                value
            }
            Err(error) => json!({ "error": error }),
        };
        let known = ["events", "refusal", "error", "state"];
        if let Some(unknown) = expect.keys().find(|name| !known.contains(&name.as_str())) {
            return Err(at(format!("`expect` has an unknown member {unknown}")));
        }
        let mut said = 0;
        for name in &known[..3] {
            let Some(expected) = expect.get(*name) else {
                continue;
            };
            said += 1;
            let Some(found) = actual.get(name).filter(|found| !found.is_null()) else {
                return Err(at(format!("expected {name} {expected}\n    found {actual}")));
            };
            if let Some(difference) = difference(name, expected, found) {
                return Err(at(difference));
            }
        }
        if said > 1 || (said == 0 && !played.as_ref().is_ok_and(berserk_rules::Outcome::is_ok)) {
            return Err(at(format!("expected to be carried out, found {actual}")));
        }
        let after = snapshot(&board);
        if !played.as_ref().is_ok_and(berserk_rules::Outcome::is_ok) && before != after {
            return Err(at("changed the board though it was not carried out (R17)".into()));
        }
        if let Some(expected) = expect.get("state")
            && let Some(difference) = difference("state", expected, &after)
        {
            return Err(at(difference));
        }
        if let Some(broken) = check_invariants(&board) {
            return Err(at(broken));
        }
    }
    Ok(())
}

/// Leaves the names of the files that were run where `cargo xtask test` looks for them.
fn report(files: &[PathBuf]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/rulebook");
    let names = files.iter().map(|file| format!("{}\n", file.file_stem().unwrap().to_string_lossy()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("native.txt"), names.collect::<String>()).unwrap();
}

#[test]
fn every_case_of_the_rulebook_plays_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    assert!(!files.is_empty(), "no cases");
    let mut broken = Vec::new();
    for file in &files {
        let case: Value = serde_json::from_str(&fs::read_to_string(file).unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        if let Err(text) = play(&case) {
            let name = file.file_stem().unwrap().to_string_lossy();
            broken.push(format!("{name} [clause {}, ruling {}]\n    {text}", case["clause"], case["ruling"]));
        }
    }
    report(&files);
    assert!(broken.is_empty(), "{} of {} cases broke:\n\n{}\n", broken.len(), files.len(), broken.join("\n\n"));
}
