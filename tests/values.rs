//! What the values of the public face say of themselves: comparisons and order, codes and the parts of a sentence, a line
//! for programmers.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use berserk_rules::{Board, CardId, CardSetup, Edition, Fault, Reason, RefusalCode, RulesError, Scenario, Strike};

fn hash(id: &CardId) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn an_id_is_its_text() {
    let (a, other_a, b): (CardId, CardId, CardId) = ("a".into(), "a".into(), "b".into());
    assert!(a == *"a" && a == "a" && a == other_a);
    assert!(a != *"b" && a != "b" && a != b);
    assert!(a < b && a <= other_a);
    assert_eq!((a.as_str(), a.to_string(), format!("{a:?}")), ("a", "a".to_owned(), "\"a\"".to_owned()));
    assert_eq!(hash(&a), hash(&other_a));
    assert_ne!(hash(&a), hash(&b));
    assert_eq!(HashSet::from([a.clone(), b, a]).len(), 2);
}

#[test]
fn strikes_add_up() {
    let (one, three) = (Strike::Single(2), Strike::Three([1, 3, 5]));
    assert_eq!(one.merged(Strike::Single(3)), Strike::Single(5));
    assert_eq!(one.merged(three), Strike::Three([3, 5, 7]));
    assert_eq!(three.merged(one), Strike::Three([3, 5, 7]));
    assert_eq!(three.merged(Strike::Three([10, 20, 30])), Strike::Three([11, 23, 35]));
}

fn reason() -> Reason {
    Reason::CardTapped { card: "a".into() }
}

/// A fault, its code, and what a sentence about it needs.
type Told = (Fault, &'static str, &'static [(&'static str, &'static str)]);

fn all() -> Vec<Told> {
    let found = || String::from("x");
    let refusal = reason().cited(Edition::Heroes);
    vec![
        (Fault::WrongType { expected: "text", found: "list" }, "wrongType", &[("expected", "text"), ("found", "list")]),
        (Fault::MissingField { field: "id" }, "missingField", &[("field", "id")]),
        (Fault::UnknownField { field: found() }, "unknownField", &[("field", "x")]),
        (
            Fault::UnknownWord { expected: "you, any", found: found() },
            "unknownWord",
            &[("expected", "you, any"), ("found", "x")],
        ),
        (
            Fault::OutOfRange { min: 1, max: 999, found: 0.0 },
            "outOfRange",
            &[("min", "1"), ("max", "999"), ("found", "0")],
        ),
        (Fault::NewerFormat { found: 2.0, known: 1 }, "newerFormat", &[("found", "2"), ("known", "1")]),
        (Fault::BadLength { min: 1, max: 64 }, "badLength", &[("min", "1"), ("max", "64")]),
        (Fault::Duplicate { found: found() }, "duplicate", &[("found", "x")]),
        (Fault::NoSuchCard { found: found() }, "noSuchCard", &[("found", "x")]),
        (Fault::NoSuchPlayer { found: 3 }, "noSuchPlayer", &[("found", "3")]),
        (Fault::NotHere { found: found() }, "notHere", &[("found", "x")]),
        (Fault::UnsafeAddress, "unsafeAddress", &[]),
        (Fault::BothMarkers, "bothMarkers", &[]),
        (Fault::DeadInPlay, "deadInPlay", &[]),
        (Fault::CannotHave, "cannotHave", &[]),
        (Fault::StrengthNeeded, "strengthNeeded", &[]),
        (Fault::StrengthUnknown, "strengthUnknown", &[]),
        (Fault::PileTooHigh, "pileTooHigh", &[]),
        (Fault::StepTooLong, "stepTooLong", &[]),
        (Fault::HistoryFull, "historyFull", &[]),
        (Fault::RefusedStep { refusal }, "refusedStep", &[("refusal", "cardTapped")]),
        (Fault::NotJson { line: 2, column: 5 }, "notJson", &[("line", "2"), ("column", "5")]),
        (Fault::Unreadable, "unreadable", &[]),
        (Fault::Reentry, "reentry", &[]),
        (Fault::Gone, "gone", &[]),
    ]
}

#[test]
fn every_fault_has_its_code_and_what_a_sentence_needs() {
    for (fault, code, due) in all() {
        let params = fault.params();
        let params: Vec<_> = params.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!((fault.code(), &params[..]), (code, due));
    }
}

#[test]
fn a_number_beyond_exact_integers_is_told_by_its_side() {
    let told = |found| Fault::OutOfRange { min: 0, max: 9, found }.params()[2].1.clone();
    assert_eq!(told(9_007_199_254_740_991.0), "9007199254740991");
    assert_eq!(told(9_007_199_254_740_992.0), "above 2^53");
    assert_eq!(told(-9_007_199_254_740_991.0), "-9007199254740991");
    assert_eq!(told(-9_007_199_254_740_992.0), "below -2^53");
}

fn error(card: CardSetup) -> String {
    Board::new(Scenario::new(vec![card])).map_or_else(|error| error.to_string(), |_| "accepted".into())
}

#[test]
fn an_error_is_one_line_for_a_programmer() {
    let card = || CardSetup::new("a", "A", 0);
    let life = CardSetup { life: Some(1_000), ..card() };
    assert_eq!(error(life), "cards[0].life: outOfRange (min 1, max 999, found 1000)");
    assert_eq!(error(CardSetup { owner: 2, ..card() }), "cards[0].owner: noSuchPlayer (found 2)");
    let image = CardSetup { image: Some("javascript:1".into()), ..card() };
    assert_eq!(error(image), "cards[0].image: unsafeAddress");
    let text: Result<Scenario, RulesError> = Scenario::from_json("{\n  1");
    assert_eq!(text.err().map(|error| error.to_string()).as_deref(), Some("notJson (line 2, column 3)"));
}

#[test]
fn a_reason_has_its_code_and_its_card() {
    assert_eq!((reason().kind(), reason().code()), (RefusalCode::CardTapped, "cardTapped"));
    assert_eq!(reason().card(), Some(&"a".into()));
    assert_eq!(Reason::NoCombat.card(), None);
}
