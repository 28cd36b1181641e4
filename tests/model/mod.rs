//! A second opinion of the rules: slow and plain, written from their text alone and not from the engine.
//!
//! Every step is played on a copy of the whole state; a refused step throws the copy away. Each file follows one
//! subject of the rules and cites the clauses and rulings that it carries out.

mod action;
mod cite;
mod combat;
mod death;
mod deed;
mod ledger;
mod life;
mod misuse;
mod place;
mod setup;
mod table;
mod trigger;
mod turn;
mod view;

use berserk_rules::{Action, Choice, Effect, Happening, Outcome, Reason, RuleEvent, RuleRef, Scenario, Step};
use std::rc::Rc;

pub use table::State;

/// Why a step did not go through.
#[derive(Debug)]
pub enum Stop {
    /// The rules say no.
    Refused(Reason),
    /// The input makes no sense.
    Misuse(&'static str),
}

/// What a step, or a piece of one, comes to.
pub type Result<T = ()> = std::result::Result<T, Stop>;

/// A refusal, ready to be returned.
fn no<T>(reason: Reason) -> Result<T> {
    Err(Stop::Refused(reason))
}

/// The board as the rules' text has it.
#[derive(Clone)]
pub struct Model {
    /// What never changes: the cards as printed.
    setup: Rc<Scenario>,
    /// What changes.
    state: State,
    /// What the step that is being played has done so far.
    events: Vec<RuleEvent>,
}

impl Model {
    /// R34: could such a set-up lie on a table?
    pub fn check(setup: &Scenario) -> std::result::Result<(), &'static str> {
        setup::check(setup).map_err(|stop| match stop {
            Stop::Misuse(why) => why,
            Stop::Refused(_) => unreachable!("set-ups are not refused"),
        })
    }

    /// The set-up of a scenario; its steps are not played.
    pub fn new(setup: &Scenario) -> Self {
        let mut model = Self { state: State::of(setup), setup: Rc::new(setup.clone()), events: Vec::new() };
        model.open_ledgers();
        model
    }

    /// The state, to come back to.
    pub fn state(&self) -> State {
        self.state.clone()
    }

    /// Comes back to a state.
    pub fn set_state(&mut self, state: State) {
        self.state = state;
    }

    /// Plays a step; an error is misuse.
    pub fn step(&mut self, step: &Step) -> std::result::Result<Outcome, &'static str> {
        let mut trial = self.clone();
        trial.events.clear();
        let played = match step {
            Step::Effect(effect) => trial.outside_effect(effect),
            Step::Action(action) => trial.action(action),
            Step::Choice(choice) => trial.choice(choice),
        };
        match played.and_then(|()| trial.settle()) {
            Ok(()) => {
                trial.state.revision += 1; // R33
                let events = std::mem::take(&mut trial.events).into();
                *self = trial;
                Ok(Outcome::Done { revision: self.state.revision, events })
            }
            Err(Stop::Refused(reason)) => Ok(Outcome::Refused(self.refusal(reason))), // R17
            Err(Stop::Misuse(why)) => Err(why),
        }
    }

    fn outside_effect(&mut self, effect: &Effect) -> Result {
        self.check_effect(effect)?;
        self.check_nothing_waits()?;
        self.effect_from_outside(effect)
    }

    fn action(&mut self, action: &Action) -> Result {
        self.check_action(action)?;
        self.check_nothing_waits()?;
        match action {
            Action::Ability { card, ability, targets, tap } => {
                self.use_ability(card, ability, targets.as_deref().unwrap_or(&[]), tap.as_deref().unwrap_or(&[]))
            }
            Action::Strike { card, target } => self.declare_strike(card, target),
            Action::Defend { card } => self.defend(card),
        }
    }

    fn choice(&mut self, choice: &Choice) -> Result {
        self.check_choice(choice)?;
        self.answer(choice)
    }

    /// R30: while triggers wait, nothing else goes on.
    fn check_nothing_waits(&self) -> Result {
        match u32::try_from(self.state.waiting.len()).unwrap() {
            0 => Ok(()),
            count => no(Reason::ChoicePending { count }),
        }
    }

    fn tell(&mut self, rule: Option<RuleRef>, what: Happening) {
        self.events.push(RuleEvent { rule, what });
    }
}
