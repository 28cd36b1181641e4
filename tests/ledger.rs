//! Each row of a ledger names what it came from, wherever that is known (504.1.1, R24).
#![cfg(all(feature = "json", not(target_arch = "wasm32")))]
#![allow(clippy::unwrap_used)]

use berserk_rules::{Board, Scenario, Step};
use serde_json::{Value, json};

/// A healer that can do all that moves a level, and three cards to do it to.
fn board() -> Board {
    let ability = |id: &str, effect: Value| json!({ "kind": "activated", "id": id, "cost": {}, "target": { "optional": true }, "effects": [effect] });
    let abilities = [
        ability("heal", json!({ "kind": "heal", "target": "chosen", "amount": 2 })),
        ability("add", json!({ "kind": "addLives", "target": "chosen", "amount": 3 })),
        ability("reduce", json!({ "kind": "reduceLives", "target": "chosen", "amount": 4 })),
        ability(
            "curse",
            json!({ "kind": "removeLives", "target": "chosen", "marker": "lifeReductions", "amount": 1,
                "by": { "kind": "spell", "text": "Curse" } }),
        ),
        ability("set", json!({ "kind": "setLives", "target": "chosen", "level": 5 })),
        ability("join", json!({ "kind": "attach", "part": "chosen", "to": "self" })),
    ];
    let scenario = json!({ "format": 1, "cards": [
        { "id": "healer", "name": "Healer", "owner": 0, "life": 3, "abilities": abilities },
        { "id": "ghoul", "name": "Ghoul", "owner": 1, "life": 8, "markers": { "wounds": 3 } },
        { "id": "nomad", "name": "Nomad", "owner": 0, "life": 6, "markers": { "wounds": 1, "extraLives": 2 } },
        { "id": "saddle", "name": "Saddle", "owner": 0, "life": 1, "attachedTo": "nomad" }
    ] });
    Board::new(Scenario::from_json(&scenario.to_string()).unwrap()).unwrap()
}

fn play(board: &mut Board, step: &Value) {
    assert!(board.step(Step::from_json(&step.to_string()).unwrap()).unwrap().is_ok(), "{step}");
}

fn use_ability(board: &mut Board, ability: &str, target: &str) {
    let action = json!({ "kind": "ability", "card": "healer", "ability": ability, "targets": [target] });
    play(board, &json!({ "action": action }));
}

/// The rows as delta, cause, and what they came from.
fn rows(board: &Board, card: &str) -> Vec<Value> {
    let ledger = serde_json::to_value(board.explain_life(&card.into()).unwrap()).unwrap();
    let row = |row: &Value| json!([row["delta"], row["cause"], row["by"], row["part"]]);
    ledger["rows"].as_array().unwrap().iter().map(row).collect()
}

#[test]
fn an_ability_stands_behind_all_that_it_does() {
    let mut board = board();
    for ability in ["heal", "add", "reduce", "curse", "set"] {
        use_ability(&mut board, ability, "ghoul");
    }
    let by = json!({ "kind": "ability", "card": "healer" });
    let spell = json!({ "kind": "spell", "card": "healer", "text": "Curse" });
    let expected = [
        json!([8, "starting", null, null]),
        json!([-3, "wounds", null, null]),
        json!([2, "wounds", by, null]),
        json!([3, "extraLives", by, null]),
        json!([-1, "lifeReductions", by, null]),
        json!([-3, "extraLives", by, null]),
        json!([1, "lifeReductions", spell, null]),
        // 504.6: the wound goes for a reduction.
        json!([1, "wounds", by, null]),
        json!([-3, "lifeReductions", by, null]),
    ];
    assert_eq!(rows(&board, "ghoul"), expected);
}

#[test]
fn an_effect_from_outside_stands_behind_it_if_it_says_so() {
    let mut board = board();
    let by = json!({ "kind": "spell", "text": "Balm" });
    play(&mut board, &json!({ "effect": { "kind": "heal", "target": "ghoul", "amount": 1, "by": by } }));
    play(&mut board, &json!({ "effect": { "kind": "heal", "target": "ghoul", "amount": 1 } }));
    let revived = json!([
        { "kind": "destroy", "target": "ghoul" },
        { "kind": "revive", "target": "ghoul", "level": 2 }
    ]);
    assert_eq!(rows(&board, "ghoul")[2..], [json!([1, "wounds", by, null]), json!([1, "wounds", null, null])]);
    play(&mut board, &json!({ "effect": { "kind": "sequence", "effects": revived } }));
    assert_eq!(rows(&board, "ghoul"), [json!([8, "starting", null, null]), json!([-6, "lifeReductions", null, null])]);
}

#[test]
fn a_row_of_a_card_that_joined_names_it() {
    let mut board = board();
    assert_eq!(
        rows(&board, "nomad"),
        [
            json!([6, "starting", null, null]),
            json!([-1, "wounds", null, null]),
            json!([2, "extraLives", null, null]),
            json!([1, "part", null, "saddle"])
        ]
    );
    use_ability(&mut board, "join", "nomad");
    let by = json!({ "kind": "ability", "card": "healer" });
    assert_eq!(
        rows(&board, "healer"),
        [
            json!([3, "starting", null, null]),
            json!([7, "part", by, "nomad"]),
            json!([-1, "wounds", by, "nomad"]),
            json!([2, "extraLives", by, "nomad"])
        ]
    );
    assert!(board.undo());
    assert_eq!(rows(&board, "healer"), [json!([3, "starting", null, null])]);
    assert!(board.redo());
    assert_eq!(rows(&board, "healer").len(), 4);
}
