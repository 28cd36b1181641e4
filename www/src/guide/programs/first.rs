use berserk_rules::{Board, CardSetup, EffectOn, Happening, RuleEvent, RulesError, Scenario, Targets};

/// Puts wounds on a card until it dies, and tells each event with its clause.
pub fn wounded(amounts: &[u32]) -> Result<Vec<String>, RulesError> {
    let miller = CardSetup { life: Some(3), ..CardSetup::new("miller", "Miller", 0) };
    let mut board = Board::new(Scenario::new(vec![miller]))?;

    let mut told = Vec::new();
    for &amount in amounts {
        let outcome =
            board.apply_effect(EffectOn::Wound { target: Targets::One("miller".into()), amount, by: None })?;
        told.extend(outcome.events().iter().map(in_words));
        if let Some(refusal) = outcome.refusal() {
            told.push(format!("refused: {:?}", refusal.reason.kind()));
        }
    }
    Ok(told)
}

fn in_words(event: &RuleEvent) -> String {
    let clause = event.rule.map_or("no clause", |rule| rule.clause);
    match &event.what {
        Happening::Wounded { amount, level, .. } => format!("{amount} wounds, level {level} ({clause})"),
        Happening::Destroyed { .. } => format!("destroyed ({clause})"),
        Happening::Moved { to, .. } => format!("moved to the {} ({clause})", format!("{to:?}").to_lowercase()),
        other => format!("{other:?} ({clause})"),
    }
}
