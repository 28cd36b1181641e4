//! The board: a set-up, the state that its steps have led to, and the calls that change it.

use alloc::vec::Vec;

use crate::action::{Action, Choice};
use crate::cast::{Cast, Place};
use crate::effect::Effect;
use crate::error::{Fault, RulesError, decimal};
use crate::event::Outcome;
use crate::history::{History, HistoryEntry};
use crate::resolve::{self, Images, Record, Stop};
use crate::scenario::{Scenario, Step};
use crate::setup;
use crate::state::State;

/// A table that knows the rules.
///
/// Every change is one step: an effect, an action or the answer to a waiting trigger. A step that is refused, or that
/// makes no sense, changes nothing.
#[derive(Debug)]
pub struct Board {
    pub(crate) cast: Cast,
    pub(crate) state: State,
    pub(crate) history: History,
    pub(crate) changes: Changes,
}

/// The cards touched since somebody last looked; what a cached picture of the board must look at again.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    places: Vec<Place>,
    /// By the cards' places, as far as any was touched.
    marked: Vec<bool>,
    /// A step was made, undone or redone, be it one that touched no card.
    #[cfg_attr(not(feature = "javascript"), allow(dead_code))]
    pub(crate) any: bool,
}

impl Changes {
    fn mark(&mut self, place: Place) {
        if self.marked.len() <= place.index() {
            self.marked.resize(place.index().saturating_add(1), false);
        }
        if let Some(marked @ false) = self.marked.get_mut(place.index()) {
            *marked = true;
            self.places.push(place);
        }
    }

    fn mark_all(&mut self, images: &Images) {
        self.any = true;
        for place in images.places() {
            self.mark(place);
        }
    }

    /// The cards touched since the last call, each once.
    #[cfg_attr(not(feature = "javascript"), allow(dead_code))]
    pub(crate) fn take(&mut self, mut look: impl FnMut(Place)) {
        self.any = false;
        for place in self.places.drain(..) {
            if let Some(marked) = self.marked.get_mut(place.index()) {
                *marked = false;
            }
            look(place);
        }
    }
}

impl Board {
    /// Lays a scenario out and plays its steps.
    ///
    /// # Errors
    /// [`RulesError`] if the set-up is not one that could be in play (R34), or if one of its steps makes no sense or is
    /// refused; the path then names the step, as in `steps[3]`.
    pub fn new(mut scenario: Scenario) -> Result<Self, RulesError> {
        // One that was built in Rust has not been read, and a built one may say anything.
        #[cfg(feature = "json")]
        crate::input::check_built(&scenario)?;
        let steps = scenario.steps.take().unwrap_or_default();
        let (cast, state) = setup::lay_out(scenario)?;
        let mut board = Self { cast, state, history: History::default(), changes: Changes::default() };
        for (index, step) in steps.into_iter().enumerate() {
            let path = ["steps[", &decimal(index), "]"].concat();
            match board.step(step) {
                Ok(Outcome::Done { .. }) => {}
                Ok(Outcome::Refused(refusal)) => {
                    let fault = Fault::RefusedStep { refusal };
                    return Err(RulesError::of_whole(fault).within(&path));
                }
                Err(error) => return Err(error.within(&path)),
            }
        }
        Ok(board)
    }

    /// Carries an effect out.
    ///
    /// # Errors
    /// [`RulesError`] for misuse: a cause or player that is not on the board, a card named twice, a blow that must name
    /// its strength (R27), a pile or history past its bound.
    pub fn apply_effect(&mut self, effect: Effect) -> Result<Outcome, RulesError> {
        self.play(Step::Effect(effect))
    }

    /// Declares an action, or an ability that is none, and carries it out (506).
    ///
    /// # Errors
    /// [`RulesError`] for misuse, as in [`Board::apply_effect`].
    pub fn tap_for_action(&mut self, action: Action) -> Result<Outcome, RulesError> {
        self.play(Step::Action(action))
    }

    /// Answers a waiting trigger (R10).
    ///
    /// # Errors
    /// [`RulesError`] for misuse, as in [`Board::apply_effect`].
    pub fn choose(&mut self, choice: Choice) -> Result<Outcome, RulesError> {
        self.play(Step::Choice(choice))
    }

    /// Carries any step out.
    ///
    /// # Errors
    /// [`RulesError`] for misuse, as in [`Board::apply_effect`]; its path starts with the member `effect`, `action` or
    /// `choice`.
    pub fn step(&mut self, step: Step) -> Result<Outcome, RulesError> {
        let member = step.member();
        self.play(step).map_err(|error| error.within(member))
    }

    pub(crate) fn play(&mut self, step: Step) -> Result<Outcome, RulesError> {
        self.history.check_room()?;
        match self.run(&step)? {
            Ok(record) => {
                self.changes.mark_all(&record.images);
                let events = self.history.push(step, record);
                Ok(Outcome::Done { revision: self.revision(), events })
            }
            Err(refused) => Ok(refused),
        }
    }

    /// What [`Board::step`] would give; nothing changes, though the board is in use meanwhile.
    ///
    /// # Errors
    /// [`RulesError`] for the same misuse, its path starting at the step's one member.
    pub fn preview(&mut self, step: &Step) -> Result<Outcome, RulesError> {
        self.history.check_room()?;
        match self.run(step)? {
            Ok(mut record) => {
                record.images.swap(&mut self.state);
                Ok(Outcome::Done { revision: self.revision().saturating_add(1), events: record.events.into() })
            }
            Err(refused) => Ok(refused),
        }
    }

    /// Runs a step on the state; a refusal or an error leaves the state as it was.
    fn run(&mut self, step: &Step) -> Result<Result<Record, Outcome>, RulesError> {
        resolve::check_step(&self.cast, step)?;
        match resolve::run(&self.cast, &mut self.state, step) {
            Ok(record) => Ok(Ok(record)),
            Err(Stop::Refused(reason)) => Ok(Err(Outcome::Refused(reason.cited(self.cast.edition)))),
            Err(Stop::Misuse(error)) => Err(error),
        }
    }

    /// How many steps stand (R33).
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.history.revision()
    }

    /// Takes the last step back; `false` if none stands.
    pub fn undo(&mut self) -> bool {
        match self.history.undo(&mut self.state) {
            Some(images) => {
                self.changes.mark_all(images);
                true
            }
            None => false,
        }
    }

    /// Brings the last undone step back; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        match self.history.redo(&mut self.state) {
            Some(images) => {
                self.changes.mark_all(images);
                true
            }
            None => false,
        }
    }

    /// Moves back or forward to just after the step with that revision, 0 being the set-up; `false`, and nothing moves,
    /// if there is no such step.
    ///
    /// ```
    /// use berserk_rules::{Board, CardSetup, EffectOn, RulesError, Scenario, Targets};
    ///
    /// # fn main() -> Result<(), RulesError> {
    /// let mut board = Board::new(Scenario::new(vec![CardSetup { life: Some(9), ..CardSetup::new("a", "A", 0) }]))?;
    /// for amount in 1..=3 {
    ///     board.apply_effect(EffectOn::Wound { target: Targets::One("a".into()), amount, by: None })?;
    /// }
    ///
    /// assert!(board.go_to(1));
    /// assert_eq!(board.revision(), 1);
    /// let after: Vec<u32> = board.history().map(|entry| entry.revision).collect();
    /// assert_eq!(after, [1, 2, 3], "what was undone can be brought back");
    /// assert!(!board.go_to(4));
    /// # Ok(())
    /// # }
    /// ```
    pub fn go_to(&mut self, revision: u32) -> bool {
        if revision as usize > self.history.len() {
            return false;
        }
        for _ in revision..self.revision() {
            self.undo();
        }
        for _ in self.revision()..revision {
            self.redo();
        }
        true
    }

    /// The steps that stand and, after them, the undone ones that redo would bring (R33).
    pub fn history(&self) -> impl Iterator<Item = HistoryEntry> {
        self.history.entries()
    }

    /// The set-up and the steps that stand: loads into an equal board.
    ///
    /// ```
    /// use berserk_rules::{Board, CardSetup, EffectOn, RulesError, Scenario, Targets};
    ///
    /// # fn main() -> Result<(), RulesError> {
    /// let mut board = Board::new(Scenario::new(vec![CardSetup { life: Some(9), ..CardSetup::new("a", "A", 0) }]))?;
    /// board.apply_effect(EffectOn::Tap { target: Targets::One("a".into()) })?;
    ///
    /// let same = Board::new(board.export_scenario())?;
    /// assert_eq!(same.state_snapshot(), board.state_snapshot());
    /// assert!(same.history().eq(board.history()));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn export_scenario(&self) -> Scenario {
        let steps: Vec<Step> = self.history.standing().cloned().collect();
        Scenario { steps: (!steps.is_empty()).then_some(steps), ..self.cast.setup.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::{Cause, CauseKind, Targets};
    use crate::event::Happening;
    use crate::scenario::CardSetup;

    fn taken(changes: &mut Changes) -> Vec<Place> {
        let mut places = Vec::new();
        changes.take(|place| places.push(place));
        places
    }

    #[test]
    fn a_change_is_told_once_and_then_forgotten() {
        let (first, second) = (Place::new(0), Place::new(7));
        let mut changes = Changes::default();
        for place in [second, first, second] {
            changes.mark(place);
        }
        assert_eq!(taken(&mut changes), [second, first]);
        assert_eq!(taken(&mut changes), []);
        changes.mark(second);
        assert_eq!(taken(&mut changes), [second]);
    }

    /// On a board of 2,000 cards an undo puts back as few cards as on one of two, and looks at no others.
    #[test]
    fn an_undo_touches_what_its_step_touched() -> Result<(), RulesError> {
        for size in [2, 2_000] {
            let card =
                |index: usize| CardSetup { life: Some(5), ..CardSetup::new(format!("c{index}").as_str(), "Card", 0) };
            let mut board = Board::new(Scenario::new((0..size).map(card).collect()))?;
            taken(&mut board.changes);
            let wound = |id: &str| Effect::Wound { target: Targets::One(id.into()), amount: 1, by: None };
            board.apply_effect(wound("c1"))?;
            board.apply_effect(wound("c0"))?;
            taken(&mut board.changes);
            assert!(board.undo());
            assert_eq!(taken(&mut board.changes), [Place::new(0)]);
            assert!(board.undo());
            assert_eq!(taken(&mut board.changes), [Place::new(1)]);
            assert!(board.redo());
            assert_eq!(taken(&mut board.changes), [Place::new(1)]);
        }
        Ok(())
    }

    /// Whoever keeps books by events finds each card by its place.
    #[test]
    fn a_cause_is_told_by_the_boards_own_id() -> Result<(), RulesError> {
        let card = |id: &str| CardSetup { life: Some(5), ..CardSetup::new(id, "Card", 0) };
        let mut board = Board::new(Scenario::new(vec![card("a"), card("b")]))?;
        let by = Some(Cause { kind: CauseKind::Spell, card: Some("b".into()), text: None });
        let outcome = board.apply_effect(Effect::Wound { target: Targets::One("a".into()), amount: 1, by })?;
        let places: Vec<_> = outcome
            .events()
            .iter()
            .filter_map(|event| match &event.what {
                Happening::Wounded { card, by: Some(Cause { card: Some(cause), .. }), .. } => {
                    Some((card.place(), cause.place()))
                }
                _ => None,
            })
            .collect();
        assert_eq!(places, [(0, 1)]);
        Ok(())
    }
}
