//! The JavaScript surface; nothing else of the engine knows JavaScript.

mod boundary;
mod picture;
mod read;
mod tell;

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;

use crate::error::{Fault, RulesError};
use crate::event::Outcome;
use crate::scenario::{Scenario, Step};
use crate::wasm::picture::Picture;
use crate::wasm::tell::Teller;

/// Errors of the engine's own making, should there ever be one, reach the console with their cause.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A table that knows the rules.
#[wasm_bindgen]
pub struct Board {
    inner: RefCell<Inner>,
    /// A value is being read, which may run foreign code: a getter, a proxy.
    reading: Cell<bool>,
}

struct Inner {
    board: crate::Board,
    teller: Teller,
    picture: Picture,
}

type Result<T> = std::result::Result<T, JsValue>;

fn thrown(error: &RulesError) -> JsValue {
    let params = js_sys::Object::new();
    for (name, value) in error.fault.params() {
        let _ = js_sys::Reflect::set(&params, &name.into(), &value.into());
    }
    boundary::RulesError::new(error.fault.code(), &error.path, &params, &error.to_string()).into()
}

fn cold<T: serde::Serialize>(value: &T) -> JsValue {
    let made = value.serialize(&serde_wasm_bindgen::Serializer::json_compatible());
    boundary::frozen(made.unwrap_or(JsValue::NULL))
}

#[wasm_bindgen]
impl Board {
    /// Lays a scenario out and plays its steps. Throws `RulesError` on what is no scenario: what, where (`path`), and
    /// what was expected.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "Scenario")] scenario: &JsValue) -> Result<Board> {
        let scenario: Scenario = read::read(scenario)?;
        let board = crate::Board::new(scenario).map_err(|error| thrown(&error))?;
        let teller = Teller::new(&board);
        let picture = Picture::new(&board);
        Ok(Self { inner: RefCell::new(Inner { board, teller, picture }), reading: Cell::new(false) })
    }

    /// Carries an effect out.
    #[wasm_bindgen(js_name = applyEffect, unchecked_return_type = "Outcome")]
    pub fn apply_effect(&self, #[wasm_bindgen(unchecked_param_type = "Effect")] effect: &JsValue) -> Result<JsValue> {
        let effect = self.read(effect)?;
        self.inner()?.play(Step::Effect(effect))
    }

    /// Declares an action, or an ability that is none, and carries it out.
    #[wasm_bindgen(js_name = tapForAction, unchecked_return_type = "Outcome")]
    pub fn tap_for_action(&self, #[wasm_bindgen(unchecked_param_type = "Action")] action: &JsValue) -> Result<JsValue> {
        let action = self.read(action)?;
        self.inner()?.play(Step::Action(action))
    }

    /// Answers a waiting trigger.
    #[wasm_bindgen(unchecked_return_type = "Outcome")]
    pub fn choose(&self, #[wasm_bindgen(unchecked_param_type = "Choice")] choice: &JsValue) -> Result<JsValue> {
        let choice = self.read(choice)?;
        self.inner()?.play(Step::Choice(choice))
    }

    /// The state as a plain frozen value; with no change since the last call it is the same object.
    #[wasm_bindgen(js_name = stateSnapshot, unchecked_return_type = "Snapshot")]
    pub fn state_snapshot(&self) -> Result<JsValue> {
        let inner = &mut *self.inner()?;
        Ok(inner.picture.take(&mut inner.board, &inner.teller))
    }

    /// The very outcome that `applyEffect` would give; nothing changes.
    #[wasm_bindgen(js_name = previewEffect, unchecked_return_type = "Outcome")]
    pub fn preview_effect(&self, #[wasm_bindgen(unchecked_param_type = "Effect")] effect: &JsValue) -> Result<JsValue> {
        let effect = self.read(effect)?;
        self.inner()?.preview(&Step::Effect(effect))
    }

    /// The very outcome that `tapForAction` would give; nothing changes.
    #[wasm_bindgen(js_name = previewAction, unchecked_return_type = "Outcome")]
    pub fn preview_action(&self, #[wasm_bindgen(unchecked_param_type = "Action")] action: &JsValue) -> Result<JsValue> {
        let action = self.read(action)?;
        self.inner()?.preview(&Step::Action(action))
    }

    /// The very outcome that `choose` would give; nothing changes.
    #[wasm_bindgen(js_name = previewChoice, unchecked_return_type = "Outcome")]
    pub fn preview_choice(&self, #[wasm_bindgen(unchecked_param_type = "Choice")] choice: &JsValue) -> Result<JsValue> {
        let choice = self.read(choice)?;
        self.inner()?.preview(&Step::Choice(choice))
    }

    /// Everything that the card could do, the impossible with its reason. Throws on an unknown card.
    #[wasm_bindgen(js_name = actionsFor, unchecked_return_type = "readonly ActionOption[]")]
    pub fn actions_for(&self, #[wasm_bindgen(unchecked_param_type = "CardId")] card: &JsValue) -> Result<JsValue> {
        let card = self.read(card)?;
        let options = self.inner()?.board.actions_for(&card).map_err(|error| thrown(&error))?;
        Ok(cold(&options))
    }

    /// Takes the last step back; false if none stands.
    pub fn undo(&self) -> Result<bool> {
        Ok(self.inner()?.board.undo())
    }

    /// Brings the last undone step back; false if there is none.
    pub fn redo(&self) -> Result<bool> {
        Ok(self.inner()?.board.redo())
    }

    /// Moves to just after the step with that revision, 0 being the set-up; false if there is none.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&self, #[wasm_bindgen(unchecked_param_type = "number")] revision: &JsValue) -> Result<bool> {
        let read::Revision(revision) = self.read(revision)?;
        Ok(self.inner()?.board.go_to(revision))
    }

    /// The steps that stand, then the undone ones that redo would bring.
    #[wasm_bindgen(unchecked_return_type = "readonly HistoryEntry[]")]
    pub fn history(&self) -> Result<JsValue> {
        let inner = self.inner()?;
        Ok(cold(&inner.board.history().collect::<Vec<_>>()))
    }

    /// The set-up and the steps that stand: loads into an equal board.
    #[wasm_bindgen(js_name = exportScenario, unchecked_return_type = "Scenario")]
    pub fn export_scenario(&self) -> Result<JsValue> {
        Ok(cold(&self.inner()?.board.export_scenario()))
    }
}

impl Board {
    /// Reads a value while the board is not in use; a call from within the reading is refused.
    fn read<T: crate::input::Read>(&self, value: &JsValue) -> Result<T> {
        if self.reading.replace(true) {
            return Err(thrown(&RulesError { fault: Fault::Reentry, path: String::new() }));
        }
        let read = read::read(value);
        self.reading.set(false);
        read
    }

    fn inner(&self) -> Result<std::cell::RefMut<'_, Inner>> {
        let fault = if self.reading.get() { Fault::Reentry } else { Fault::Gone };
        match self.inner.try_borrow_mut() {
            Ok(inner) if !self.reading.get() => Ok(inner),
            _ => Err(thrown(&RulesError { fault, path: String::new() })),
        }
    }
}

impl Inner {
    fn play(&mut self, step: Step) -> Result<JsValue> {
        let played = match step {
            Step::Effect(effect) => self.board.apply_effect(effect),
            Step::Action(action) => self.board.tap_for_action(action),
            Step::Choice(choice) => self.board.choose(choice),
        };
        self.answer(played)
    }

    fn preview(&mut self, step: &Step) -> Result<JsValue> {
        let previewed = self.board.preview(step);
        self.answer(previewed)
    }

    fn answer(&self, outcome: std::result::Result<Outcome, RulesError>) -> Result<JsValue> {
        match outcome {
            Ok(outcome) => Ok(self.teller.outcome(&outcome)),
            Err(error) => Err(thrown(&error)),
        }
    }
}
