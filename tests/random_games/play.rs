//! One game on both sides, compared after every move.

use super::dice::Dice;
use super::model::{Model, State};
use super::moves::{Move, with_choice};
use berserk_rules::{Action, ActionDraft, Board, Happening, LifeCause, MarkerKind, Outcome, Scenario, Snapshot, Step};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// What the games were made of.
#[derive(Default, Debug)]
pub struct Tally {
    pub steps: u64,
    pub stood: u64,
    pub refused: u64,
    pub misuse: u64,
    pub choices: u64,
    pub offers: u64,
    pub events: BTreeMap<String, u64>,
    pub refusals: BTreeMap<&'static str, u64>,
}

/// A panic in a game is a failure like any other.
pub fn guarded(play: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        Err(format!("panic: {}", text.or(panic.downcast_ref::<&str>().map(|text| (*text).into())).unwrap_or_default()))
    })
}

/// A game on the engine and on the model.
pub struct Game {
    pub board: Board,
    model: Model,
    /// The model's states and the engine's snapshots after each revision; those past the present one were undone.
    past: Vec<(State, Snapshot)>,
    /// The steps between them.
    steps: Vec<Step>,
    setup: Scenario,
    /// For the questions asked along the way; the same for the same moves.
    rng: Dice,
}

fn same<T: PartialEq + Debug + ?Sized>(what: &str, engine: &T, model: &T) -> Result<(), String> {
    if engine == model { Ok(()) } else { Err(format!("{what}\n engine: {engine:?}\n model:  {model:?}")) }
}

/// As [`same`], but names the first member that differs.
fn same_snapshot(what: &str, engine: &Snapshot, model: &Snapshot) -> Result<(), String> {
    for (engine, model) in engine.cards.iter().zip(&model.cards) {
        if engine != model {
            let names = |card: &berserk_rules::CardState| {
                card.abilities.iter().map(|ability| ability.id().clone()).collect::<Vec<_>>()
            };
            same(&format!("{what}: names of {}'s abilities", engine.id), &names(engine), &names(model))?;
            let plain =
                |card: &berserk_rules::CardState| berserk_rules::CardState { abilities: vec![], ..card.clone() };
            return same(&format!("{what}: card {}", engine.id), &plain(engine), &plain(model));
        }
    }
    same(&format!("{what}: pending"), &engine.pending, &model.pending)?;
    let plain = |snapshot: &Snapshot| Snapshot { cards: vec![], ..snapshot.clone() };
    same(what, &plain(engine), &plain(model))
}

impl Game {
    pub fn new(scenario: &Scenario) -> Result<Self, String> {
        let board = Board::new(scenario.clone()).map_err(|error| format!("set-up: {error}"))?;
        let model = Model::new(scenario);
        let snapshot = board.state_snapshot();
        same_snapshot("set-up", &snapshot, &model.snapshot())?;
        let past = vec![(model.state(), snapshot)];
        Ok(Self { board, past, steps: Vec::new(), setup: scenario.clone(), model, rng: Dice::with_seed(1) })
    }

    fn revision(&self) -> usize {
        self.board.revision() as usize
    }

    pub fn play(&mut self, next: &Move, tally: &mut Tally) -> Result<(), String> {
        match next {
            Move::Step(step) => {
                tally.steps += 1;
                self.step(step, tally)
            }
            Move::Undo => self.go(self.revision().checked_sub(1), |board, _| board.undo()),
            Move::Redo => self.go(self.revision().checked_add(1), |board, _| board.redo()),
            Move::GoTo(revision) => self.go(Some(*revision as usize), |board, to| board.go_to(to)),
        }
    }

    /// Moves through the history, if there is such a place in it.
    fn go(&mut self, to: Option<usize>, go: impl FnOnce(&mut Board, u32) -> bool) -> Result<(), String> {
        let to = to.filter(|to| *to < self.past.len());
        let went = go(&mut self.board, to.and_then(|to| u32::try_from(to).ok()).unwrap_or(u32::MAX));
        same("is there such a place in the history?", &went, &to.is_some())?;
        if let Some(to) = to {
            let (state, snapshot) = self.past[to].clone();
            same_snapshot("after a move through the history", &self.board.state_snapshot(), &snapshot)?;
            self.model.set_state(state);
            same("entries of the history", &self.board.history().count(), &self.steps.len())?;
        }
        Ok(())
    }

    fn step(&mut self, step: &Step, tally: &mut Tally) -> Result<(), String> {
        let before = self.board.state_snapshot();
        let preview = self.board.preview(step);
        same_snapshot("after a preview", &self.board.state_snapshot(), &before)?;
        let offered = self.is_offered(step);
        let engine = self.board.step(step.clone());
        match (&preview, &engine) {
            // The path of a step's misuse names the member of the step too.
            (Err(preview), Err(step_error)) => {
                same("preview (above), step (below)", &preview.fault, &step_error.fault)?;
                let path = format!("{}.{}", step.member(), preview.path);
                same("path of the preview (above), of the step (below)", &path, &step_error.path)?;
            }
            _ => same("preview (above), step (below)", &preview, &engine)?,
        }
        let model = self.model.step(step);
        match (&engine, &model) {
            (Err(_), Err(_)) => tally.misuse += 1,
            (Ok(Outcome::Done { revision, events }), Ok(Outcome::Done { revision: due_revision, events: due })) => {
                let differs = (0..events.len().max(due.len())).find(|at| events.get(*at) != due.get(*at));
                if let Some(at) = differs {
                    let lines: String = events.iter().map(|event| format!("\n   {event:?}")).collect();
                    same(&format!("event {at} of{lines}"), &events.get(at), &due.get(at))?;
                }
                same("revision", revision, due_revision)?;
                tally.stood += 1;
                tally.choices += u64::from(matches!(step, Step::Choice(_)));
                for event in events.iter() {
                    *tally.events.entry(kind(&event.what)).or_default() += 1;
                }
            }
            (Ok(Outcome::Refused(refusal)), Ok(Outcome::Refused(due))) => {
                same("refusal", refusal, due)?;
                tally.refused += 1;
                *tally.refusals.entry(refusal.reason.code()).or_default() += 1;
            }
            _ => return Err(format!("outcome\n engine: {engine:?}\n model:  {model:?}")),
        }
        if engine.as_ref().is_ok_and(Outcome::is_ok) && !offered {
            return Err("it stood, and was not offered".into());
        }
        let after = self.board.state_snapshot();
        same_snapshot("state", &after, &self.model.snapshot())?;
        let stood = engine.as_ref().is_ok_and(Outcome::is_ok);
        if let Some(outcome) = engine.ok().filter(Outcome::is_ok) {
            self.steps.truncate(before.revision as usize);
            self.steps.push(step.clone());
            self.past.truncate(before.revision as usize + 1);
            self.past.push((self.model.state(), after.clone()));
            self.back_and_forth(&before, &after)?;
            let last = self.board.history().last().ok_or("no entry in the history")?;
            same("step in the history", &*last.step, step)?;
            same("revision in the history", &last.revision, &after.revision)?;
            same("events in the history", &&*last.events, &outcome.events())?;
        } else {
            same_snapshot("after a step that does not stand", &after, &before)?;
        }
        if self.rng.u32(..15) == 0 {
            self.export(&after, Some(step).filter(|_| !stood))?;
        }
        if self.rng.u32(..6) == 0 {
            self.offers(&after, tally)?;
            self.ledgers(&after)?;
        }
        Ok(())
    }

    fn back_and_forth(&mut self, before: &Snapshot, after: &Snapshot) -> Result<(), String> {
        same("undo", &self.board.undo(), &true)?;
        same_snapshot("after undo", &self.board.state_snapshot(), before)?;
        same("redo", &self.board.redo(), &true)?;
        same_snapshot("after redo", &self.board.state_snapshot(), after)?;
        same("redo at the end", &self.board.redo(), &false)?;
        same("entries of the history", &self.board.history().count(), &(self.past.len() - 1))
    }

    /// R33, R34: what is exported is the set-up and the steps that stand, reads back from JSON, and loads into an equal
    /// board; with one more step that does not stand it does not load.
    fn export(&mut self, now: &Snapshot, refused: Option<&Step>) -> Result<(), String> {
        let mut exported = self.board.export_scenario();
        let text = serde_json::to_string(&exported).unwrap();
        same(
            "exported, written and read",
            &Scenario::from_json(&text).map_err(|e| e.to_string()),
            &Ok(exported.clone()),
        )?;
        let loaded = Board::new(exported.clone()).map_err(|error| format!("exported: {error}"))?;
        same_snapshot("exported and loaded", &loaded.state_snapshot(), now)?;
        let mut steps = exported.steps.take().unwrap_or_default();
        same("exported steps", &steps, &self.steps[..self.revision()].to_vec())?;
        same("exported set-up", &exported, &self.setup)?;
        if let Some(refused) = refused {
            let place = format!("steps[{}]", steps.len());
            steps.push(refused.clone());
            match Board::new(Scenario { steps: Some(steps), ..exported }) {
                Ok(_) => return Err("a scenario with a refused step loads".into()),
                Err(error) => same("place of a refused step", &error.path.starts_with(&place), &true)?,
            }
        }
        Ok(())
    }

    /// Is an action among what its card could do, with its targets and payers? Everything else counts as offered.
    fn is_offered(&mut self, step: &Step) -> bool {
        let Step::Action(action) = step else { return true };
        let (Action::Ability { card, .. } | Action::Strike { card, .. } | Action::Defend { card }) = action;
        let options = self.board.actions_for(card).unwrap_or_default();
        options.iter().filter(|option| option.refusal.is_none()).any(|option| match (&option.action, action) {
            (ActionDraft::Ability { ability: offered, .. }, Action::Ability { ability, targets, tap, .. }) => {
                offered == ability
                    && targets.iter().flatten().all(|card| option.targets.contains(card))
                    && tap.iter().flatten().all(|card| option.payers.contains(card))
            }
            (ActionDraft::Strike { .. }, Action::Strike { target, .. }) => option.targets.contains(target),
            (ActionDraft::Defend { .. }, Action::Defend { .. }) => true,
            _ => false,
        })
    }

    /// 504.1.1: a ledger has the rows of the model's, which add up to the level, and those of each kind to the markers that
    /// lie on the card.
    fn ledgers(&self, now: &Snapshot) -> Result<(), String> {
        for (place, card) in now.cards.iter().enumerate() {
            let ledger =
                self.board.explain_life(&card.id).map_err(|error| format!("ledger of {}: {error}", card.id))?;
            same(&format!("ledger of {}", card.id), &ledger.rows[..], self.model.ledger(place))?;
            let sum = |of: &[LifeCause]| -> i64 {
                ledger.rows.iter().filter(|row| of.contains(&row.cause)).map(|row| row.delta).sum()
            };
            let markers = card.markers;
            let due = [
                (vec![LifeCause::Starting, LifeCause::Part], card.life.map_or(0, |life| i64::from(life.starting))),
                (vec![LifeCause::Marker(MarkerKind::Wounds)], -i64::from(markers.wounds)),
                (vec![LifeCause::Marker(MarkerKind::ExtraLives)], i64::from(markers.extra_lives)),
                (vec![LifeCause::Marker(MarkerKind::LifeReductions)], -i64::from(markers.life_reductions)),
            ];
            for (causes, due) in due {
                same(&format!("{causes:?} of {ledger:#?}"), &sum(&causes), &due)?;
            }
            same("level in the ledger", &ledger.level, &card.life.map_or(0, |life| life.level))?;
            let in_order = ledger.rows.is_sorted_by_key(|row| row.revision);
            let in_time = ledger.rows.iter().all(|row| row.revision <= now.revision);
            same(&format!("rows in order: {ledger:#?}"), &(in_order && in_time), &true)?;
        }
        Ok(())
    }

    /// What is offered works with any choice of as many targets and payers as it asks for, and what is not offered is
    /// refused for just the reason given.
    fn offers(&mut self, now: &Snapshot, tally: &mut Tally) -> Result<(), String> {
        for card in &now.cards {
            let options =
                self.board.actions_for(&card.id).map_err(|error| format!("offers of {}: {error}", card.id))?;
            for option in options {
                let Some(action) = with_choice(&mut self.rng, &option) else {
                    if option.refusal.is_none() {
                        return Err(format!("offered without a target: {option:?}"));
                    }
                    continue;
                };
                tally.offers += 1;
                let tried = self.board.preview(&Step::Action(action.clone()));
                let fits = match (&tried, &option.refusal) {
                    (Ok(outcome), refusal) => outcome.refusal() == refusal.as_ref(),
                    // An ability may end in a fight that lacks a strength (R27).
                    (Err(_), None) => matches!(option.action, ActionDraft::Ability { .. }),
                    (Err(_), Some(_)) => false,
                };
                if !fits {
                    return Err(format!("offered: {option:?}\n tried: {action:?}\n came: {tried:?}"));
                }
            }
        }
        Ok(())
    }
}

fn kind(what: &Happening) -> String {
    format!("{what:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}
