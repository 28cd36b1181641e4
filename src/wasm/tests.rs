//! The surface in a real browser, from the side of JavaScript.

use js_sys::{Function, JSON, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use super::Board;

wasm_bindgen_test_configure!(run_in_browser);

type Tested = Result<(), JsValue>;

fn value(json: &str) -> Result<JsValue, JsValue> {
    JSON::parse(json)
}

fn get(value: &JsValue, path: &str) -> Result<JsValue, JsValue> {
    path.split('.').try_fold(value.clone(), |value, name| Reflect::get(&value, &name.into()))
}

fn text(value: &JsValue, path: &str) -> Result<String, JsValue> {
    Ok(get(value, path)?.as_string().unwrap_or_default())
}

/// A value made by a line of JavaScript, of a kind that no JSON can hold.
fn made(code: &str) -> Result<JsValue, JsValue> {
    Function::new_no_args(code).call0(&JsValue::NULL)
}

fn board() -> Result<Board, JsValue> {
    Board::new(&value(
        r#"{ "format": 1, "cards": [
            { "id": "nomad", "name": "Кочевник", "owner": 0, "life": 8, "strike": [1, 2, 3] },
            { "id": "ghoul", "name": "Гуль", "owner": 1, "life": 8, "strike": [1, 2, 3], "markers": { "extraLives": 2 } }
        ] }"#,
    )?)
}

#[wasm_bindgen_test]
fn an_effect_tells_its_events_and_their_clause() -> Tested {
    let board = board()?;
    let outcome = board.apply_effect(&value(
        r#"{ "kind": "reduceLives", "target": "ghoul", "amount": 3, "by": { "kind": "influence", "card": "nomad" } }"#,
    )?)?;
    let expected = r#"{"ok":true,"revision":1,"events":[{"rule":{"edition":"heroes","clause":"504.5"},"kind":"livesReduced","card":"ghoul","amount":3,"cancelled":2,"level":7}]}"#;
    assert_eq!(String::from(JSON::stringify(&outcome)?), expected);
    Ok(())
}

#[wasm_bindgen_test]
fn snapshots_are_frozen_and_share_what_did_not_change() -> Tested {
    let board = board()?;
    let before = board.state_snapshot()?;
    assert!(Object::is(&before, &board.state_snapshot()?));
    board.apply_effect(&value(r#"{ "kind": "wound", "target": "nomad", "amount": 1 }"#)?)?;
    let after = board.state_snapshot()?;
    assert!(!Object::is(&before, &after));
    assert!(Object::is(&get(&before, "cards.1")?, &get(&after, "cards.1")?));
    assert!(!Object::is(&get(&before, "cards.0")?, &get(&after, "cards.0")?));
    for part in ["cards", "cards.0", "cards.0.life", "cards.0.markers", "cards.0.names", "players.0"] {
        assert!(Object::is_frozen(&get(&after, part)?.into()), "{part} is not frozen");
    }
    assert!(board.undo()?);
    board.apply_effect(&value(r#"{ "kind": "wound", "target": "nomad", "amount": 1 }"#)?)?;
    assert!(Object::is(&after, &board.state_snapshot()?), "the same state is the same object");
    Ok(())
}

#[wasm_bindgen_test]
fn a_rule_that_says_no_is_a_value() -> Tested {
    let board = board()?;
    let before = board.state_snapshot()?;
    let outcome = board.tap_for_action(&value(r#"{ "kind": "defend", "card": "nomad" }"#)?)?;
    assert_eq!(get(&outcome, "ok")?, JsValue::FALSE);
    assert_eq!(text(&outcome, "refusal.code")?, "noCombat");
    assert_eq!(text(&outcome, "refusal.rule.clause")?, "506.1");
    assert!(Object::is(&before, &board.state_snapshot()?));
    Ok(())
}

#[wasm_bindgen_test]
fn misuse_is_thrown_with_its_path() -> Tested {
    let Err(error) = Board::new(&value(r#"{ "format": 1, "cards": [{ "id": "a", "name": "A", "owner": 0 }, {}] }"#)?)
    else {
        return Err("a card without an id was laid out".into());
    };
    assert_eq!(text(&error, "name")?, "RulesError");
    assert_eq!((text(&error, "code")?, text(&error, "path")?), ("missingField".into(), "cards[1].id".into()));
    Ok(())
}

#[wasm_bindgen_test]
fn values_that_bite_are_turned_down_and_the_board_goes_on() -> Tested {
    let board = board()?;
    let before = board.state_snapshot()?;
    for code in [
        "return { kind: 'wound', target: 'nomad', get amount() { throw new Error('bite') } }",
        "return new Proxy({}, { ownKeys() { throw 1 } })",
        "const value = { kind: 'wound' }; value.target = value; return value",
        "return { kind: 'wound', target: 'nomad', amount: 1n }",
        "return { kind: 'wound', target: '\\ud800', amount: 1 }",
        "return Symbol()",
    ] {
        let Err(error) = board.apply_effect(&made(code)?) else { return Err(code.into()) };
        assert_eq!(text(&error, "name")?, "RulesError", "{code}");
        assert!(Object::is(&before, &board.state_snapshot()?));
    }
    Ok(())
}

#[wasm_bindgen_test]
fn what_came_in_goes_out_again() -> Tested {
    let board = board()?;
    let effect = r#"{"kind":"wound","target":["nomad","ghoul"],"amount":1,"by":{"kind":"spell","text":"Искажение"}}"#;
    board.apply_effect(&value(effect)?)?;
    let exported = board.export_scenario()?;
    let steps = String::from(JSON::stringify(&get(&exported, "steps")?)?);
    assert_eq!(steps, format!(r#"[{{"effect":{effect}}}]"#));
    let again = Board::new(&exported)?;
    let [ours, theirs] = [board.state_snapshot()?, again.state_snapshot()?];
    assert_eq!(String::from(JSON::stringify(&ours)?), String::from(JSON::stringify(&theirs)?));
    Ok(())
}
