//! The table on which the native measures are taken: the same cards as `scene.mjs` lays out.

use berserk_rules::{Action, Board, CardId, Effect, EffectOn, Name, Outcome, RulesError, Scenario, Step, Targets};

/// A board of so many cards.
///
/// # Errors
/// [`RulesError`], which would be a mistake here.
pub fn board(count: usize) -> Result<Board, RulesError> {
    let cards: Vec<String> = (0..count).map(card).collect();
    Board::new(Scenario::from_json(&format!("{{\"format\":1,\"cards\":[{}]}}", cards.join(",")))?)
}

fn card(index: usize) -> String {
    let (owner, row, column, wounds) = (index % 2, index / 30, index % 30, index % 5);
    let strike = if index.is_multiple_of(3) { "2" } else { "[1,2,3]" };
    // Every fourth lies tapped, and may not strike (506.1).
    let orientation = if index % 4 == 3 { "tapped" } else { "upright" };
    format!(
        r#"{{"id":"card-{index}","name":"Кочевник {index}","owner":{owner},"life":999,"strike":{strike},
        "cell":{{"row":{row},"column":{column}}},"orientation":"{orientation}","markers":{{"wounds":{wounds}}},
        "text":"Удар 1-2-3. Действие: нанести существу 1 рану.","abilities":[{{"kind":"activated","id":"arrow",
        "cost":{{"tapSelf":true}},"target":{{"count":1,"controller":"opponent","hasLives":true}},
        "effects":[{{"kind":"wound","target":"chosen","amount":1}}]}}]}}"#
    )
}

/// Lets the board's lists grow to so many steps beforehand: steps that are undone leave their room.
///
/// # Errors
/// [`RulesError`], which would be a mistake here.
pub fn make_room(board: &mut Board, count: usize, steps: usize) -> Result<(), RulesError> {
    for step in Deed::Wound.prepare(board, count, steps)? {
        board.step(step)?;
    }
    while board.undo() {}
    Ok(())
}

/// What is measured, each on a board of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// One wound on a card, another each time (504.3).
    Wound,
    /// The same, and nothing changes.
    Preview,
    /// A strike by a tapped card, which is refused (506.1).
    Refusal,
    /// The last step is taken back.
    Undo,
    /// What a card could do, and why not.
    Options,
}

impl Deed {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Wound, Self::Preview, Self::Refusal, Self::Undo, Self::Options];

    /// What stands in the file of kept counts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wound => "wound",
            Self::Preview => "preview",
            Self::Refusal => "refusal",
            Self::Undo => "undo",
            Self::Options => "options",
        }
    }

    /// Does all that is to be there beforehand: the steps, and for an undo what it takes back.
    ///
    /// # Errors
    /// [`RulesError`], which would be a mistake here.
    pub fn prepare(self, board: &mut Board, count: usize, deeds: usize) -> Result<Vec<Step>, RulesError> {
        // As the board itself has them; one that is written anew is looked for among all.
        let ids: Vec<CardId> = board.state_snapshot().cards.iter().map(|card| card.id.clone()).collect();
        let steps: Vec<Step> = (0..deeds).map(|deed| self.step(&ids, deed * 7 % count)).collect();
        if self == Self::Undo {
            for step in &steps {
                board.step(step.clone())?;
            }
        }
        Ok(steps)
    }

    fn step(self, ids: &[CardId], place: usize) -> Step {
        match self {
            Self::Refusal => Step::Action(Action::Strike { card: ids[3].clone(), target: ids[4].clone() }),
            _ => Step::Effect(wound(&ids[place])),
        }
    }

    /// Does it once; whether it went as it should.
    ///
    /// # Errors
    /// [`RulesError`], which would be a mistake here.
    pub fn once(self, board: &mut Board, step: Step) -> Result<bool, RulesError> {
        Ok(match self {
            Self::Wound => board.step(step)?.is_ok(),
            Self::Preview => board.preview(&step)?.is_ok(),
            Self::Refusal => matches!(board.step(step)?, Outcome::Refused(_)),
            Self::Undo => board.undo(),
            Self::Options => board.actions_for(&"card-1".into())?.len() == 3,
        })
    }
}

/// One wound on that card.
#[must_use]
pub fn wound(card: &CardId) -> Effect {
    EffectOn::Wound { target: Targets::One(Name::Card(card.clone())), amount: 1, by: None }
}
