//! At its bound a thing is taken, and just above it is turned down (R37). What `tests/bounds.rs`, `tests/built.rs`,
//! `tests/reading.rs` and `tests/weights.rs` do not show; the table of all bounds stands in `SECURITY.md`.
#![cfg(feature = "json")]

use berserk_rules::{
    Ability, Board, CardSetup, Effect, EffectOn, Fault, Happening, Name, Occasion, Outcome, RulesError, Scenario,
    Targets, TriggeredAbility, Whose, bounds,
};
use serde_json::{Value, json};

fn card(number: usize) -> Value {
    json!({ "id": format!("card{number}"), "name": "Card", "owner": 0 })
}

/// Path and fault of what is no scenario; none if it can be read and laid out.
fn fault(scenario: &Value) -> Option<(String, Fault)> {
    let board = Scenario::from_json(&scenario.to_string()).and_then(Board::new);
    board.err().map(|error| (error.path.clone(), error.fault.clone()))
}

fn length(path: &str, min: usize, max: usize) -> Option<(String, Fault)> {
    Some((path.to_owned(), Fault::BadLength { min, max }))
}

/// A set-up, and what a member of it is with a thing of that length.
type Of<'a> = &'a dyn Fn(usize) -> Value;

#[test]
fn a_set_up_has_so_much_of_everything_and_no_more() {
    let list = |count: usize, one: Of<'_>| Value::Array((0..count).map(one).collect());
    let with = |member: &str, value: Value| {
        let mut it = card(0);
        it[member] = value;
        json!({ "format": 1, "cards": [it] })
    };
    let ability = |number| json!({ "kind": "activated", "id": format!("a{number}"), "cost": {}, "effects": [] });
    let pools = |count: usize| -> Value {
        (0..count).map(|number| (format!("pool{number}"), json!(1))).collect::<serde_json::Map<_, _>>().into()
    };
    let players = |count: usize| json!({ "format": 1, "cards": [], "players": list(count, &|_| json!({})) });
    let all: [(&str, usize, Of<'_>); 8] = [
        ("cards", bounds::CARDS, &|count| json!({ "format": 1, "cards": list(count, &card) })),
        ("cards[0].abilities", bounds::ABILITIES, &|count| with("abilities", list(count, &ability))),
        ("cards[0].image", bounds::IMAGE, &|count| with("image", json!("a".repeat(count)))),
        (
            "players[0].resources",
            bounds::RESOURCES,
            &|count| json!({ "format": 1, "cards": [], "players": [{ "resources": pools(count) }, {}] }),
        ),
        (
            "players[0].name",
            bounds::NAME,
            &|count| json!({ "format": 1, "cards": [], "players": [{ "name": "я".repeat(count) }, {}] }),
        ),
        ("title", bounds::TEXT, &|count| json!({ "format": 1, "cards": [], "title": "я".repeat(count) })),
        ("notes", bounds::NOTES, &|count| json!({ "format": 1, "cards": [], "notes": "я".repeat(count) })),
        ("players", bounds::PLAYERS.1, &players),
    ];
    for (path, max, of) in all {
        assert_eq!(fault(&of(max)), None, "{path}");
        let min = match path {
            "players" => bounds::PLAYERS.0,
            "cards[0].image" => 1,
            _ => 0,
        };
        assert_eq!(fault(&of(max + 1)), length(path, min, max));
    }
    let (least, most) = bounds::PLAYERS;
    assert_eq!(fault(&players(least)), None);
    assert_eq!(fault(&players(least - 1)), length("players", least, most));
}

#[test]
fn a_set_up_is_as_large_and_no_larger_in_its_numbers() {
    let with = |member: &str, value: Value| {
        let mut it = card(0);
        it["life"] = json!(1);
        it[member] = value;
        json!({ "format": 1, "cards": [it] })
    };
    type SetUp<'a> = &'a dyn Fn(u32) -> Value;
    let all: [(&str, u32, SetUp<'_>); 5] = [
        ("life", bounds::LIFE, &|number| with("life", json!(number))),
        ("strike[2]", bounds::STRENGTH, &|number| with("strike", json!([1, 2, number]))),
        ("markers.extraLives", bounds::AMOUNT, &|number| with("markers", json!({ "extraLives": number }))),
        ("poison", bounds::AMOUNT, &|number| with("poison", json!(number))),
        ("cell.column", bounds::CELL, &|number| with("cell", json!({ "row": 0, "column": number }))),
    ];
    for (path, max, of) in all {
        assert_eq!(fault(&of(max)), None, "{path}");
        let min = u32::from(path == "life");
        let due = Fault::OutOfRange { min, max, found: f64::from(max + 1) };
        assert_eq!(fault(&of(max + 1)), Some((format!("cards[0].{path}"), due)));
    }
}

/// Lists in lists, as deep as that.
fn nested(depth: usize) -> String {
    ["[".repeat(depth), "]".repeat(depth)].concat()
}

#[test]
fn an_input_is_so_deep_and_so_large_whatever_is_in_it() {
    let read = |text: &str| {
        let error = Effect::from_json(text).err();
        error.map(|error| (error.path.clone(), error.fault.clone()))
    };
    let no_effect = Some((String::new(), Fault::WrongType { expected: "object", found: "list" }));
    // At its bound it is read, and is no effect.
    assert_eq!(read(&nested(bounds::INPUT_DEPTH)), no_effect);
    let path = "[0]".repeat(bounds::INPUT_DEPTH);
    assert_eq!(read(&nested(bounds::INPUT_DEPTH + 1)), length(&path, 0, bounds::INPUT_DEPTH));
    // Beyond what any reader follows: no text for this program at all.
    assert!(matches!(read(&nested(100_000)), Some((_, Fault::NotJson { .. }))));

    let many = |values: usize| format!("[{}0]", "0,".repeat(values - 2));
    assert_eq!(read(&many(bounds::INPUT_VALUES)), no_effect);
    let path = format!("[{}]", bounds::INPUT_VALUES - 1);
    assert_eq!(read(&many(bounds::INPUT_VALUES + 1)), length(&path, 0, bounds::INPUT_VALUES));

    let wide = |bytes: usize| format!("[]{}", " ".repeat(bytes - 2));
    assert_eq!(read(&wide(bounds::INPUT_BYTES)), no_effect);
    assert_eq!(read(&wide(bounds::INPUT_BYTES + 1)), length("", 0, bounds::INPUT_BYTES));
}

fn triggered(on: Occasion, of: Whose, effects: Vec<Effect>) -> Ability {
    Ability::Triggered(TriggeredAbility {
        id: "again".into(),
        text: None,
        on,
        of: Some(of),
        controller: None,
        died_from: None,
        optional: None,
        target: None,
        effects,
    })
}

fn living(id: &str, abilities: Vec<Ability>) -> CardSetup {
    CardSetup { life: Some(900), abilities: Some(abilities), ..CardSetup::new(id, "Card", 0) }
}

fn wound(target: Targets<Name>) -> Effect {
    EffectOn::Wound { target, amount: 1, by: None }
}

/// So many triggers were set off, and so many of them dropped.
fn chain(outcome: &Outcome) -> (usize, Option<usize>) {
    let events = outcome.events();
    let triggers = events.iter().filter(|event| matches!(event.what, Happening::Triggered { .. })).count();
    let dropped = events.iter().find_map(|event| match event.what {
        Happening::ChainStopped { dropped } => Some(dropped as usize),
        _ => None,
    });
    (triggers, dropped)
}

/// "When wounded, put a wound on yourself" goes on for as long as the card lives: one trigger for each wound.
#[test]
fn a_chain_of_triggers_is_so_long() -> Result<(), RulesError> {
    let ends_after = |triggers: usize| -> Result<Outcome, RulesError> {
        let again = vec![wound(Targets::One(Name::Role(berserk_rules::Role::Itself)))];
        let life = u32::try_from(triggers + 1).ok();
        let card = CardSetup { life, ..living("a", vec![triggered(Occasion::Wounded, Whose::Itself, again)]) };
        Board::new(Scenario::new(vec![card]))?.apply_effect(wound(Targets::One("a".into())))
    };
    // The last wound kills it, which sets the trigger off once more; without the card that is skipped.
    assert_eq!(chain(&ends_after(bounds::CHAIN - 1)?).1, None);
    let stopped = ends_after(bounds::CHAIN)?;
    assert_eq!(chain(&stopped).1, Some(1));
    Ok(())
}

#[test]
fn a_step_tells_so_many_events() -> Result<(), RulesError> {
    let id = |number: usize| format!("card{number}");
    let cards: Vec<_> = (0..1_000).map(|number| living(&id(number), Vec::new())).collect();
    let all = || Targets::Many((0..1_000).map(|number| Name::Card(id(number).as_str().into())).collect());
    let mut board = Board::new(Scenario::new(cards))?;
    let wounds = |times: usize| -> Effect { EffectOn::Sequence { effects: vec![wound(all()); times] } };
    let most = bounds::EVENTS / 1_000;
    let outcome = board.preview(&berserk_rules::Step::Effect(wounds(most)))?;
    assert_eq!(outcome.events().len(), bounds::EVENTS);
    let before = board.state_snapshot();
    // One effect may go past it, and then the step is at its end.
    let error = board.apply_effect(wounds(most + 1)).err();
    assert_eq!(error.map(|error| error.fault.clone()), Some(Fault::StepTooLong));
    assert_eq!(board.state_snapshot(), before);
    Ok(())
}
