//! What a board answers: what its cards could do, what stands in the way, and its way back and forth.

use berserk_rules::{
    ActionDraft, ActionOption, Board, CardId, CardSetup, Effect, EffectOn, Fault, Reason, RulesError, Scenario, Step,
    Targets, Zone,
};

const SCENE: &str = r#"{
  "format": 1,
  "cards": [
    { "id": "mage", "name": "Mage", "owner": 0, "life": 5, "strike": 1, "abilities": [
      { "kind": "activated", "id": "storm", "cost": { "tapOthers": 2 },
        "target": { "controller": "opponent", "count": 3 },
        "effects": [{ "kind": "wound", "target": "chosen", "amount": 1 }] },
      { "kind": "activated", "id": "rest", "cost": { "wounds": 1 }, "effects": [] },
      { "kind": "activated", "id": "spark", "cost": { "tapSelf": true },
        "target": { "controller": "opponent", "count": 3, "optional": true },
        "effects": [{ "kind": "wound", "target": "chosen", "amount": 1 }] }
    ] },
    { "id": "guard", "name": "Guard", "owner": 0, "life": 5 },
    { "id": "tower", "name": "Tower", "owner": 0, "type": "support" },
    { "id": "tired", "name": "Tired", "owner": 0, "life": 5, "orientation": "tapped" },
    { "id": "away", "name": "Away", "owner": 0, "life": 5, "zone": "hand" },
    { "id": "under", "name": "Under", "owner": 0, "life": 5, "attachedTo": "guard" },
    { "id": "foe", "name": "Foe", "owner": 1, "life": 5 },
    { "id": "wall", "name": "Wall", "owner": 1, "type": "support" },
    { "id": "late", "name": "Late", "owner": 1, "life": 5, "zone": "graveyard" }
  ]
}"#;

fn options(board: &mut Board, card: &str) -> Result<Vec<ActionOption>, RulesError> {
    board.actions_for(&card.into())
}

fn ids(cards: &[CardId]) -> Vec<&str> {
    cards.iter().map(CardId::as_str).collect()
}

/// Everything that an option says, but for whose it is.
fn told(option: &ActionOption) -> (&str, u32, Vec<&str>, u32, Vec<&str>, bool, Option<&'static str>) {
    let name = match &option.action {
        ActionDraft::Ability { ability, .. } => ability,
        ActionDraft::Strike { .. } => "a strike",
        ActionDraft::Defend { .. } => "a defence",
    };
    let refusal = option.refusal.as_ref().map(|refusal| refusal.reason.code());
    let (targets, payers) = (ids(&option.targets), ids(&option.payers));
    (name, option.choose, targets, option.tap_others, payers, option.is_action, refusal)
}

#[test]
fn an_option_tells_its_targets_and_who_could_pay() -> Result<(), RulesError> {
    let mut board = Board::new(Scenario::from_json(SCENE)?)?;
    let told_of_mage = options(&mut board, "mage")?;
    let told_of_mage: Vec<_> = told_of_mage.iter().map(told).collect();
    let foes = || vec!["foe", "wall"];
    assert_eq!(
        told_of_mage,
        [
            // Two cards may be chosen where three must be (R29).
            ("storm", 2, foes(), 2, vec!["guard", "tower"], true, Some("illegalTarget")),
            ("rest", 0, vec![], 0, vec![], false, None),
            ("spark", 2, foes(), 0, vec![], true, None),
            // A card without lives is not struck (R28).
            ("a strike", 1, vec!["foe"], 0, vec![], true, None),
            ("a defence", 0, vec![], 0, vec![], true, Some("noCombat")),
        ]
    );
    let tired = options(&mut board, "tired")?;
    let tired: Vec<_> = tired.iter().map(told).collect();
    assert_eq!(
        tired,
        [
            ("a strike", 0, vec![], 0, vec![], true, Some("cardTapped")),
            ("a defence", 0, vec![], 0, vec![], true, Some("noCombat")),
        ]
    );
    Ok(())
}

#[test]
fn what_bars_a_card_bars_all_that_it_could_do() -> Result<(), RulesError> {
    let mut board = Board::new(Scenario::from_json(SCENE)?)?;
    for option in options(&mut board, "away")? {
        let reason = option.refusal.map(|refusal| refusal.reason);
        assert_eq!(reason, Some(Reason::NotInPlay { card: "away".into(), zone: Zone::Hand }));
    }
    for option in options(&mut board, "under")? {
        assert_eq!(option.refusal.map(|refusal| refusal.reason), Some(Reason::IllegalTarget { card: "under".into() }));
    }
    Ok(())
}

/// With nobody to strike it is the striker of whom that is said, and before whether it is upright (R38).
#[test]
fn a_strike_wants_somebody_in_play_on_another_side() -> Result<(), RulesError> {
    let scene = r#"{ "format": 1, "cards": [
      { "id": "tired", "name": "Tired", "owner": 0, "life": 5, "orientation": "tapped" },
      { "id": "guard", "name": "Guard", "owner": 0, "life": 5 },
      { "id": "late", "name": "Late", "owner": 1, "life": 5, "zone": "graveyard" }
    ] }"#;
    let mut board = Board::new(Scenario::from_json(scene)?)?;
    let strike = options(&mut board, "tired")?.swap_remove(0);
    assert_eq!(told(&strike), ("a strike", 0, vec![], 0, vec![], true, Some("illegalTarget")));
    assert_eq!(strike.refusal.map(|refusal| refusal.reason), Some(Reason::IllegalTarget { card: "tired".into() }));
    Ok(())
}

fn card(id: &str) -> CardSetup {
    CardSetup { life: Some(9), ..CardSetup::new(id, "Card", 0) }
}

fn board(ids: &[&str]) -> Result<Board, RulesError> {
    Board::new(Scenario::new(ids.iter().map(|id| card(id)).collect()))
}

fn wound(id: &str) -> Effect {
    EffectOn::Wound { target: Targets::One(id.into()), amount: 1, by: None }
}

fn level(board: &Board, id: &str) -> Option<i64> {
    board.card(&id.into()).and_then(|card| card.life).map(|life| life.level)
}

#[test]
fn any_revision_is_gone_to_and_none_that_is_not_there() -> Result<(), RulesError> {
    let mut board = board(&["a"])?;
    for _ in 0..4 {
        assert!(board.apply_effect(wound("a"))?.is_ok());
    }
    for (to, life) in [(4, 5), (1, 8), (3, 6), (0, 9), (4, 5)] {
        assert!(board.go_to(to), "{to}");
        assert_eq!((board.revision(), level(&board, "a")), (to, Some(life)));
    }
    assert!(!board.go_to(5));
    assert_eq!(board.revision(), 4);
    Ok(())
}

#[test]
fn a_new_step_drops_the_undone_ones() -> Result<(), RulesError> {
    let mut board = board(&["a", "b"])?;
    for id in ["a", "a", "b"] {
        assert!(board.apply_effect(wound(id))?.is_ok());
    }
    assert!(board.go_to(1));
    assert!(board.apply_effect(wound("b"))?.is_ok());
    assert!(!board.redo());
    let entries: Vec<(u32, Step)> = board.history().map(|entry| (entry.revision, (*entry.step).clone())).collect();
    assert_eq!(entries, [(1, Step::Effect(wound("a"))), (2, Step::Effect(wound("b")))]);
    assert_eq!((level(&board, "a"), level(&board, "b")), (Some(8), Some(8)));
    Ok(())
}

/// An id that a board hands out keeps in mind where that board has the card; another board has its own order.
#[test]
fn an_id_from_another_board_is_found_by_its_text() -> Result<(), RulesError> {
    let (one, mut other) = (board(&["a", "b"])?, board(&["b", "c", "a"])?);
    let handed: Vec<CardId> = one.state_snapshot().cards.into_iter().map(|card| card.id).collect();
    for id in &handed {
        let there = other.card(id).map(|card| card.id);
        assert_eq!(there.as_ref(), Some(id));
        let target = Targets::One(id.clone().into());
        assert!(other.apply_effect(EffectOn::Wound { target, amount: 1, by: None })?.is_ok());
    }
    let levels = ["a", "b", "c"].map(|id| level(&other, id));
    assert_eq!(levels, [Some(8), Some(8), Some(9)]);
    let strange = board(&["x", "y", "z"])?.state_snapshot().cards[2].id.clone();
    assert_eq!(
        other.explain_life(&strange).err().map(|error| error.fault.clone()),
        Some(Fault::NoSuchCard { found: "z".into() })
    );
    Ok(())
}
