//! The JavaScript surface; nothing else of the engine knows JavaScript.

mod boundary;
mod picture;
mod read;
mod tell;
mod write;

use std::cell::{Cell, RefCell, RefMut};

use wasm_bindgen::prelude::*;

use crate::card::CardId;
use crate::error::{Fault, RulesError};
use crate::input::{Input, Read, Value};
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

struct Params(Vec<(&'static str, String)>);

impl serde::Serialize for Params {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

fn thrown(error: &RulesError) -> JsValue {
    let params = write::frozen(&Params(error.fault.params()));
    boundary::RulesError::new(error.fault.code(), &error.path, &params, &error.to_string()).into()
}

#[wasm_bindgen]
impl Board {
    /// Lays a scenario out and plays its steps. Throws `RulesError` on what is no scenario: what, where (`path`), and
    /// what was expected.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "Scenario")] scenario: &JsValue) -> Result<Board> {
        let mut laid_out = None;
        read::read(scenario, &mut |value| {
            laid_out = Some(crate::Board::new(Scenario::read_whole(value)?)?);
            Ok(())
        })?;
        let board = laid_out.ok_or_else(gone)?;
        let teller = Teller::new(&board);
        let picture = Picture::new(&board);
        Ok(Self { inner: RefCell::new(Inner { board, teller, picture }), reading: Cell::new(false) })
    }

    /// Carries an effect out.
    #[wasm_bindgen(js_name = applyEffect, unchecked_return_type = "Outcome")]
    pub fn apply_effect(&self, #[wasm_bindgen(unchecked_param_type = "Effect")] effect: &JsValue) -> Result<JsValue> {
        self.step("effect", effect, false)
    }

    /// Declares an action, or an ability that is none, and carries it out.
    #[wasm_bindgen(js_name = tapForAction, unchecked_return_type = "Outcome")]
    pub fn tap_for_action(&self, #[wasm_bindgen(unchecked_param_type = "Action")] action: &JsValue) -> Result<JsValue> {
        self.step("action", action, false)
    }

    /// Answers a waiting trigger.
    #[wasm_bindgen(unchecked_return_type = "Outcome")]
    pub fn choose(&self, #[wasm_bindgen(unchecked_param_type = "Choice")] choice: &JsValue) -> Result<JsValue> {
        self.step("choice", choice, false)
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
        self.step("effect", effect, true)
    }

    /// The very outcome that `tapForAction` would give; nothing changes.
    #[wasm_bindgen(js_name = previewAction, unchecked_return_type = "Outcome")]
    pub fn preview_action(&self, #[wasm_bindgen(unchecked_param_type = "Action")] action: &JsValue) -> Result<JsValue> {
        self.step("action", action, true)
    }

    /// The very outcome that `choose` would give; nothing changes.
    #[wasm_bindgen(js_name = previewChoice, unchecked_return_type = "Outcome")]
    pub fn preview_choice(&self, #[wasm_bindgen(unchecked_param_type = "Choice")] choice: &JsValue) -> Result<JsValue> {
        self.step("choice", choice, true)
    }

    /// Everything that the card could do, the impossible with its reason. Throws on an unknown card.
    #[wasm_bindgen(js_name = actionsFor, unchecked_return_type = "readonly ActionOption[]")]
    pub fn actions_for(&self, #[wasm_bindgen(unchecked_param_type = "CardId")] card: &JsValue) -> Result<JsValue> {
        let mut options = Vec::new();
        self.read(card, &mut |value, inner| {
            options = inner.board.actions_for(&CardId::read_whole(value)?)?;
            Ok(())
        })?;
        Ok(write::frozen(&options))
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
        let mut moved = false;
        self.read(revision, &mut |value, inner| {
            moved = inner.board.go_to(read::Revision::read_whole(value)?.0);
            Ok(())
        })?;
        Ok(moved)
    }

    /// The steps that stand, then the undone ones that redo would bring.
    #[wasm_bindgen(unchecked_return_type = "readonly HistoryEntry[]")]
    pub fn history(&self) -> Result<JsValue> {
        let inner = self.inner()?;
        let entries = inner.board.history().map(|entry| {
            let events = entry.events.iter().map(|event| inner.teller.event(event)).collect();
            boundary::entry(entry.revision, &write::frozen(&*entry.step), events)
        });
        Ok(boundary::list(entries.collect()))
    }

    /// The set-up and the steps that stand: loads into an equal board.
    #[wasm_bindgen(js_name = exportScenario, unchecked_return_type = "Scenario")]
    pub fn export_scenario(&self) -> Result<JsValue> {
        let board = &self.inner()?.board;
        let steps: Vec<_> = board.history.standing().collect();
        let steps = if steps.is_empty() { JsValue::UNDEFINED } else { write::frozen(&steps) };
        Ok(boundary::exported(&write::frozen(&board.cast.setup), &steps))
    }
}

impl Board {
    fn step(&self, member: &'static str, value: &JsValue, preview: bool) -> Result<JsValue> {
        let mut told = JsValue::NULL;
        self.read(value, &mut |value, inner| {
            let step = Step::read_member(member, &Input::whole(value))?;
            let outcome = if preview { inner.board.preview(&step)? } else { inner.board.play(step)? };
            told = inner.teller.outcome(&outcome);
            Ok(())
        })?;
        Ok(told)
    }

    /// Reads a value while the board is not in use; a call from within the reading is refused.
    fn read(
        &self,
        value: &JsValue,
        then: &mut dyn FnMut(&Value<'_>, &mut Inner) -> std::result::Result<(), RulesError>,
    ) -> Result<()> {
        if self.reading.replace(true) {
            return Err(thrown(&RulesError::of_whole(Fault::Reentry)));
        }
        let read = read::read(value, &mut |value| {
            self.reading.set(false);
            match self.inner.try_borrow_mut() {
                Ok(mut inner) => then(value, &mut inner),
                Err(_) => Err(RulesError::of_whole(Fault::Gone)),
            }
        });
        self.reading.set(false);
        read
    }

    fn inner(&self) -> Result<RefMut<'_, Inner>> {
        if self.reading.get() {
            return Err(thrown(&RulesError::of_whole(Fault::Reentry)));
        }
        self.inner.try_borrow_mut().map_err(|_| gone())
    }
}

fn gone() -> JsValue {
    thrown(&RulesError::of_whole(Fault::Gone))
}
