//! The format, value by value: what is read, what is turned down, where, and what was expected.
#![cfg(feature = "json")]

use berserk_rules::{Ability, Action, CardSetup, Effect, Fault, RulesError, Scenario, bounds};
use serde_json::{Value, json};

/// A scenario of one card with that member.
fn with(member: &str, value: Value) -> Result<Scenario, RulesError> {
    let mut card = json!({ "id": "a", "name": "A", "owner": 0 });
    card[member] = value;
    Scenario::from_json(&json!({ "format": 1, "cards": [card] }).to_string())
}

fn card(member: &str, value: Value) -> CardSetup {
    with(member, value).unwrap_or_else(|error| panic!("{error}")).cards.remove(0)
}

/// Where below the card that value is turned down, and for what.
fn fault(member: &str, value: Value) -> (String, Fault) {
    let error = with(member, value.clone()).err().unwrap_or_else(|| panic!("{member}: {value} was read"));
    (error.path.strip_prefix("cards[0].").unwrap_or("elsewhere").to_owned(), error.fault.clone())
}

fn wrong(expected: &'static str, found: &'static str) -> Fault {
    Fault::WrongType { expected, found }
}

#[test]
fn what_came_is_named_by_its_type() {
    let all = [
        (Value::Null, "null"),
        (json!(true), "true or false"),
        (json!(1.5), "fraction"),
        (json!(-0.5), "fraction"),
        (json!(2), "integer"),
        (json!("x"), "text"),
        (json!([1]), "list"),
        (json!({ "x": 1 }), "object"),
    ];
    for (value, found) in all {
        if found != "text" {
            assert_eq!(fault("name", value.clone()), ("name".into(), wrong("text", found)));
            assert_eq!(fault("zone", value.clone()), ("zone".into(), wrong("text", found)));
        }
        if found != "integer" {
            assert_eq!(fault("counters", value.clone()), ("counters".into(), wrong("integer", found)));
        }
        if found != "list" {
            assert_eq!(fault("abilities", value.clone()), ("abilities".into(), wrong("list", found)));
        }
        if found != "object" {
            assert_eq!(fault("markers", value.clone()), ("markers".into(), wrong("object", found)));
            assert_eq!(fault("abilities", json!([value])), ("abilities[0]".into(), wrong("object", found)));
        }
    }
}

#[test]
fn of_two_shapes_both_are_named() {
    let strike = |found| ("strike".to_owned(), wrong("integer or list of three", found));
    assert_eq!(fault("strike", json!(true)), strike("true or false"));
    assert_eq!(fault("strike", json!("3")), strike("text"));
    assert_eq!(fault("strike", json!(2.5)), ("strike".into(), wrong("integer", "fraction")));
    let three = ("strike".to_owned(), Fault::BadLength { min: 3, max: 3 });
    assert_eq!((fault("strike", json!([1, 2])), fault("strike", json!([1, 2, 3, 4]))), (three.clone(), three));
    let names = Some(("target".to_owned(), wrong("text or list of texts", "integer")));
    assert_eq!(effect_fault(&json!({ "kind": "cure", "target": 3 })), names);
    let who = Some(("player".to_owned(), wrong("integer, or the text \"you\"", "list")));
    assert_eq!(effect_fault(&json!({ "kind": "takeControl", "target": "a", "player": [] })), who);
}

#[test]
fn flags_are_true_or_false() {
    let ability = |flag: Value| json!([{ "kind": "activated", "id": "x", "cost": { "tapSelf": flag }, "effects": [] }]);
    let path = "abilities[0].cost.tapSelf".to_owned();
    assert_eq!(fault("abilities", ability(json!(1))), (path, wrong("true or false", "integer")));
    for (flag, taps) in [(true, true), (false, false)] {
        let read = card("abilities", ability(json!(flag)));
        let Some([Ability::Activated(read)]) = read.abilities.as_deref() else { panic!("{read:?}") };
        assert_eq!((read.cost.tap_self, read.cost.taps_itself()), (Some(flag), taps));
    }
}

#[test]
fn numbers_lie_between_their_bounds() {
    let out = |member: &str, min, max, found: f64| (member.to_owned(), Fault::OutOfRange { min, max, found });
    for (member, min, max) in
        [("life", 1, bounds::LIFE), ("strike", 0, bounds::STRENGTH), ("counters", 0, bounds::AMOUNT), ("owner", 0, 3)]
    {
        for number in [min, max] {
            assert!(with(member, json!(number)).is_ok(), "{member} {number}");
        }
        for number in [f64::from(min) - 1.0, f64::from(max) + 1.0] {
            assert_eq!(fault(member, json!(number)), out(member, min, max, number));
        }
    }
}

#[test]
fn texts_are_counted_in_characters() {
    for (member, min, max) in [("name", 1, bounds::NAME), ("text", 0, bounds::TEXT), ("id", 1, bounds::ID)] {
        for letter in ["a", "я", "牌", "🂡"] {
            for length in [min, max] {
                assert!(with(member, json!(letter.repeat(length))).is_ok(), "{member} of {length} {letter}");
            }
            let due = (member.to_owned(), Fault::BadLength { min, max });
            assert_eq!(fault(member, json!(letter.repeat(max + 1))), due);
        }
        if min > 0 {
            assert_eq!(fault(member, json!("")), (member.to_owned(), Fault::BadLength { min, max }));
        }
    }
}

/// The longest id of a part, a slash, the longest id of an ability (R31).
#[test]
fn an_ability_of_a_part_has_a_long_name() {
    let read = |length| {
        let name = "я".repeat(length);
        let action = json!({ "kind": "ability", "card": "a", "ability": name });
        Action::from_json(&action.to_string()).map_err(|error| (error.path.clone(), error.fault.clone()))
    };
    let max = 2 * bounds::ID + 1;
    assert!(read(1).is_ok() && read(max).is_ok());
    for length in [0, max + 1] {
        assert_eq!(read(length), Err(("ability".into(), Fault::BadLength { min: 1, max })));
    }
}

#[test]
fn words_are_those_of_their_list_and_nothing_like_them() {
    let zones = "play, graveyard, hand, deck, removed";
    for word in ["", "Play", "pla", "play ", " play", "play, graveyard", ","] {
        let due = ("zone".to_owned(), Fault::UnknownWord { expected: zones, found: word.into() });
        assert_eq!(fault("zone", json!(word)), due);
    }
    let long = "я".repeat(bounds::ID + 5);
    let due = Fault::UnknownWord { expected: zones, found: "я".repeat(bounds::ID) };
    assert_eq!(fault("zone", json!(long)), ("zone".into(), due));
}

#[test]
fn a_picture_comes_from_where_no_script_does() {
    let safe = [
        "https://example.org/a.png",
        "HTTP://example.org/a:b.png",
        "a.png",
        "/pictures/a.png",
        "./a:b.png",
        "?javascript:1",
        "#javascript:1",
        "data:image/png;base64,AA",
        "DATA:IMAGE/PNG;base64,AA",
        "two words.png",
    ];
    for address in safe {
        assert_eq!(card("image", json!(address)).image.as_deref(), Some(address));
    }
    let unsafe_ones = [
        "javascript:alert(1)",
        "data:text/html,x",
        "data:,x",
        "dataimage:x",
        "file:///a.png",
        "blob:https://example.org/a",
        "httpx:a.png",
        " javascript:1",
        " a.png",
        "java\nscript:1",
        "a\u{1f}.png",
        "a\u{7f}.png",
        "\\\\example.org\\a.png",
    ];
    for address in unsafe_ones {
        assert_eq!(fault("image", json!(address)), ("image".into(), Fault::UnsafeAddress));
    }
}

/// So many sequences in one another, in the innermost of which nothing happens.
fn deep(sequences: usize) -> Value {
    (1..sequences).fold(
        json!({ "kind": "sequence", "effects": [] }),
        |inner, _| json!({ "kind": "sequence", "effects": [inner] }),
    )
}

fn effect_fault(effect: &Value) -> Option<(String, Fault)> {
    Effect::from_json(&effect.to_string()).err().map(|error| (error.path.clone(), error.fault.clone()))
}

#[test]
fn sequences_lie_so_deep_in_one_another() {
    let due = Fault::BadLength { min: 0, max: bounds::SEQUENCE_DEPTH };
    assert_eq!(effect_fault(&deep(bounds::SEQUENCE_DEPTH)), None);
    let path = ["effects[0]"; bounds::SEQUENCE_DEPTH].join(".");
    assert_eq!(effect_fault(&deep(bounds::SEQUENCE_DEPTH + 1)), Some((path.clone(), due.clone())));
    // An ability's own list does not count.
    let ability = |effect: Value| json!([{ "kind": "activated", "id": "x", "cost": {}, "effects": [effect] }]);
    assert!(with("abilities", ability(deep(bounds::SEQUENCE_DEPTH))).is_ok());
    let path = format!("abilities[0].effects[0].{path}");
    assert_eq!(fault("abilities", ability(deep(bounds::SEQUENCE_DEPTH + 1))), (path, due));
}

#[test]
fn effects_in_sequences_count_too() {
    let cure = json!({ "kind": "cure", "target": "a" });
    let sequence = |effects: Vec<Value>| json!({ "kind": "sequence", "effects": effects });
    // Two sequences, and so many in them.
    let two = |many: usize| {
        let half = many / 2;
        sequence(vec![sequence(vec![cure.clone(); half]), sequence(vec![cure.clone(); many - half])])
    };
    assert_eq!(effect_fault(&sequence(vec![cure.clone(); bounds::EFFECTS])), None);
    assert_eq!(effect_fault(&two(bounds::EFFECTS - 2)), None);
    let due = Some(("effects".to_owned(), Fault::BadLength { min: 0, max: bounds::EFFECTS }));
    assert_eq!(effect_fault(&sequence(vec![cure.clone(); bounds::EFFECTS + 1])), due);
    assert_eq!(effect_fault(&two(bounds::EFFECTS - 1)), due);
}

#[test]
fn what_has_kinds_names_one_of_them() {
    let missing = || Fault::MissingField { field: "kind" };
    assert_eq!(fault("abilities", json!([{}])), ("abilities[0].kind".into(), missing()));
    assert_eq!(effect_fault(&json!({ "target": "a" })), Some(("kind".into(), missing())));
    assert_eq!(effect_fault(&json!("cure")), Some((String::new(), wrong("object", "text"))));
    assert_eq!(effect_fault(&json!({ "kind": 1 })), Some(("kind".into(), wrong("text", "integer"))));
    let unknown = json!({ "kind": "cure", "target": "a", "amount": 1 });
    assert_eq!(effect_fault(&unknown), Some(("amount".into(), Fault::UnknownField { field: "amount".into() })));
}

#[test]
fn what_only_a_death_has_is_named() {
    let ability = |on: &str, member: &str, value: Value| {
        let mut ability = json!({ "kind": "triggered", "id": "x", "on": on, "effects": [] });
        ability[member] = value;
        json!([ability])
    };
    let not_here = |found: &str| Fault::NotHere { found: found.into() };
    let from = |on| ability(on, "diedFrom", json!({ "kind": "spell" }));
    assert!(with("abilities", from("death")).is_ok());
    assert_eq!(fault("abilities", from("wounded")), ("abilities[0].diedFrom".into(), not_here("diedFrom")));
    let part = |on, flag: bool| ability(on, "target", json!({ "partOfDied": flag }));
    assert!(with("abilities", part("death", true)).is_ok() && with("abilities", part("enter", false)).is_ok());
    let path = "abilities[0].target.partOfDied".to_owned();
    assert_eq!(fault("abilities", part("enter", true)), (path, not_here("partOfDied")));
}

#[test]
fn a_step_has_one_member() {
    use berserk_rules::{Choice, EffectOn, Step, Targets};
    let read = |text: &str| Step::from_json(text).unwrap_or_else(|error| panic!("{error}"));
    let cure = Step::Effect(EffectOn::Cure { target: Targets::One("a".into()) });
    assert_eq!(read(r#"{ "effect": { "kind": "cure", "target": "a" } }"#), cure);
    let defend = Step::Action(Action::Defend { card: "a".into() });
    assert_eq!(read(r#"{ "action": { "kind": "defend", "card": "a" } }"#), defend);
    let choice = Step::Choice(Choice { pending: 7, targets: None, decline: Some(true) });
    assert_eq!(read(r#"{ "choice": { "pending": 7, "decline": true } }"#), choice);
    assert_eq!([cure.member(), defend.member(), choice.member()], ["effect", "action", "choice"]);
    let fault = |text: &str| Step::from_json(text).err().map(|error| (error.path.clone(), error.fault.clone()));
    assert_eq!(fault("{}"), Some(("effect".into(), Fault::MissingField { field: "effect" })));
    let both = r#"{ "choice": { "pending": 7 }, "action": { "kind": "defend", "card": "a" } }"#;
    assert_eq!(fault(both), Some(("choice".into(), Fault::UnknownField { field: "choice".into() })));
}
