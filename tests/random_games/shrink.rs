//! Makes a failing game small: drops moves, cards, abilities, effects and members while it still fails.

use super::moves::Move;
use super::play::{Game, Tally, guarded};
use berserk_rules::{Ability, Effect, EffectOn, Scenario, Step};

fn replay(scenario: &Scenario, moves: &[Move]) -> Option<String> {
    let played = guarded(|| {
        let mut game = Game::new(scenario)?;
        moves.iter().try_for_each(|next| game.play(next, &mut Tally::default()))
    });
    // A set-up that is none any more is not the failure that was found.
    played.err().filter(|why| !why.starts_with("set-up: "))
}

/// The smallest failing game that dropping finds, and why it fails.
pub fn shrink(scenario: Scenario, moves: Vec<Move>, why: String) -> (Scenario, Vec<Move>, String) {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let found = shrink_by(scenario, moves, why, replay);
    std::panic::set_hook(hook);
    found
}

/// The smallest thing for which `fails` says why.
pub fn shrink_by(
    mut scenario: Scenario,
    mut moves: Vec<Move>,
    mut why: String,
    fails: impl Fn(&Scenario, &[Move]) -> Option<String>,
) -> (Scenario, Vec<Move>, String) {
    while let Some(found) = smaller(&scenario, &moves)
        .into_iter()
        .find_map(|(scenario, moves)| fails(&scenario, &moves).map(|why| (scenario, moves, why)))
    {
        (scenario, moves, why) = found;
    }
    (scenario, moves, why)
}

/// Every game that is one piece smaller.
fn smaller(scenario: &Scenario, moves: &[Move]) -> Vec<(Scenario, Vec<Move>)> {
    let mut all = Vec::new();
    for at in (0..moves.len()).rev() {
        let mut fewer = moves.to_vec();
        fewer.remove(at);
        all.push((scenario.clone(), fewer));
    }
    for at in 0..moves.len() {
        if let Move::Step(Step::Effect(effect)) = &moves[at] {
            for effect in smaller_effect(effect) {
                let mut plainer = moves.to_vec();
                plainer[at] = Move::Step(Step::Effect(effect));
                all.push((scenario.clone(), plainer));
            }
        }
    }
    for change in smaller_setups(scenario) {
        all.push((change, moves.to_vec()));
    }
    all
}

fn smaller_effect(effect: &Effect) -> Vec<Effect> {
    match effect {
        EffectOn::Sequence { effects } => {
            let mut all = effects.clone();
            for at in 0..effects.len() {
                let mut fewer = effects.clone();
                fewer.remove(at);
                all.push(EffectOn::Sequence { effects: fewer });
            }
            all
        }
        _ => Vec::new(),
    }
}

fn smaller_setups(scenario: &Scenario) -> Vec<Scenario> {
    let mut all = Vec::new();
    let mut with = |change: &dyn Fn(&mut Scenario)| {
        let mut other = scenario.clone();
        change(&mut other);
        if other != *scenario {
            all.push(other);
        }
    };
    for at in 0..scenario.cards.len() {
        with(&|scenario| drop(scenario.cards.remove(at)));
        with(&|scenario| scenario.cards[at].abilities = None);
        for ability in 0..scenario.cards[at].abilities().len() {
            with(&|scenario| drop(scenario.cards[at].abilities.as_mut().unwrap().remove(ability)));
            for effect in 0..scenario.cards[at].abilities()[ability].effects().len() {
                with(&|scenario| drop(effects(scenario, at, ability).remove(effect)));
            }
            with(&|scenario| match &mut scenario.cards[at].abilities.as_mut().unwrap()[ability] {
                Ability::Activated(ability) => ability.text = None,
                Ability::Triggered(ability) => ability.text = None,
            });
            with(&|scenario| {
                if let Ability::Triggered(ability) = &mut scenario.cards[at].abilities.as_mut().unwrap()[ability] {
                    ability.controller = None;
                }
            });
            with(&|scenario| {
                if let Ability::Triggered(ability) = &mut scenario.cards[at].abilities.as_mut().unwrap()[ability] {
                    ability.died_from = None;
                }
            });
            with(&|scenario| {
                if let Ability::Triggered(ability) = &mut scenario.cards[at].abilities.as_mut().unwrap()[ability] {
                    ability.optional = None;
                }
            });
        }
        with(&|scenario| scenario.cards[at].markers = None);
        with(&|scenario| (scenario.cards[at].text, scenario.cards[at].image) = (None, None));
        with(&|scenario| scenario.cards[at].counters = None);
        with(&|scenario| scenario.cards[at].poison = None);
        with(&|scenario| scenario.cards[at].cell = None);
        with(&|scenario| scenario.cards[at].orientation = None);
        with(&|scenario| scenario.cards[at].controller = None);
        with(&|scenario| scenario.cards[at].strike = None);
        with(&|scenario| scenario.cards[at].card_type = None);
        with(&|scenario| scenario.cards[at].attached_to = None);
    }
    with(&|scenario| (scenario.title, scenario.notes, scenario.illustrative) = (None, None, None));
    with(&|scenario| scenario.edition = None);
    with(&|scenario| scenario.players = None);
    with(&|scenario| scenario.active_player = None);
    all
}

fn effects(scenario: &mut Scenario, card: usize, ability: usize) -> &mut Vec<berserk_rules::AbilityEffect> {
    match &mut scenario.cards[card].abilities.as_mut().unwrap()[ability] {
        Ability::Activated(ability) => &mut ability.effects,
        Ability::Triggered(ability) => &mut ability.effects,
    }
}

/// The game as text: the set-up as a scenario, the moves one a line, and what differs.
pub fn report(scenario: &Scenario, moves: &[Move], why: &str) -> String {
    let json = |step: &Step| serde_json::to_string(step).unwrap();
    let moves: Vec<String> = moves
        .iter()
        .map(|next| match next {
            Move::Step(step) => json(step),
            other => format!("{other:?}"),
        })
        .collect();
    format!("scenario: {}\nmoves:\n  {}\n{why}", serde_json::to_string(scenario).unwrap(), moves.join("\n  "))
}
