//! Records of every version of the format still load into their state; see `tests/formats/README.md`.
#![cfg(not(target_arch = "wasm32"))]
// A test says no by panicking.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use berserk_rules::{Board, Fault, Scenario};
use serde_json::Value;

/// Where `actual` lacks what `kept` names, if it does.
fn lack(path: &str, kept: &Value, actual: &Value) -> Option<String> {
    match (kept, actual) {
        (Value::Object(kept), Value::Object(actual)) => kept
            .iter()
            .find_map(|(name, value)| lack(&format!("{path}.{name}"), value, actual.get(name).unwrap_or(&Value::Null))),
        (Value::Array(kept), Value::Array(actual)) if kept.len() == actual.len() => {
            let pairs = kept.iter().zip(actual).enumerate();
            pairs.into_iter().find_map(|(index, (kept, actual))| lack(&format!("{path}[{index}]"), kept, actual))
        }
        _ => (kept != actual).then(|| format!("{path}: kept {kept}, loaded {actual}")),
    }
}

/// All kept records, of all versions.
fn kept() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/formats");
    let versions = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let mut files: Vec<_> =
        versions.flat_map(|version| fs::read_dir(version).unwrap()).map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn records_of_every_version_load_into_their_state() {
    let files = kept();
    assert!(files.len() >= 44, "records of version 1 are missing: there are {}", files.len());
    for file in files {
        let kept: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let scenario = Scenario::from_json(&kept["record"].to_string());
        let board = match scenario.and_then(Board::new) {
            Ok(board) => board,
            Err(error) => panic!("{}: {error}", file.display()),
        };
        let snapshot = serde_json::to_value(board.state_snapshot()).unwrap();
        assert_eq!(lack("snapshot", &kept["snapshot"], &snapshot), None, "{}", file.display());
        // What is written now loads into the same again.
        let again = serde_json::to_string(&board.export_scenario()).unwrap();
        let again = Scenario::from_json(&again).and_then(Board::new).unwrap();
        assert_eq!(snapshot, serde_json::to_value(again.state_snapshot()).unwrap(), "{}", file.display());
    }
}

#[test]
fn a_record_of_a_newer_version_is_said_to_be_newer_whatever_else_is_in_it() {
    for text in
        [r#"{"format": 2, "cards": []}"#, r#"{"table": {}, "format": 2}"#, r#"{"cards": 7, "format": 4294967296}"#]
    {
        let error = Scenario::from_json(text).unwrap_err();
        assert!(matches!(error.fault, Fault::NewerFormat { known: 1, .. }), "{text}: {error}");
        assert_eq!(error.path, "format");
    }
    // Neither are versions.
    for (text, code) in
        [(r#"{"format": 0, "cards": []}"#, "outOfRange"), (r#"{"format": 1.5, "cards": []}"#, "wrongType")]
    {
        let error = Scenario::from_json(text).unwrap_err();
        assert_eq!((error.fault.code(), error.path.as_str()), (code, "format"));
    }
}
