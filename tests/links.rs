//! What kept links hold is what the engine writes natively, to the byte; see `tests/links/README.md`.

// A test says no by panicking.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use berserk_rules::{Board, Scenario};
use serde_json::Value;

#[test]
fn kept_scenarios_are_as_the_engine_writes_them() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/links/version-1.json");
    let kept: Vec<Value> = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let mut read = 0;
    for (name, json) in kept.iter().filter_map(|entry| Some((entry.get("name")?, entry.get("json")?.as_str()?))) {
        let scenario = Scenario::from_json(json).unwrap();
        assert_eq!(serde_json::to_string(&scenario).unwrap(), json, "{name}");
        let board = Board::new(scenario).unwrap();
        assert_eq!(serde_json::to_string(&board.export_scenario()).unwrap(), json, "{name}");
        read += 1;
    }
    assert!(read >= 7, "{read}");
}
