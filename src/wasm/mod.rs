//! The JavaScript surface; nothing else of the engine knows JavaScript.
//!
//! A value comes in as bytes that `boundary.js` writes in one crossing, and goes out as numbers in a row of which
//! `mirror.js` makes frozen objects in one crossing; what was read and goes out again, as steps in an export do, is kept as
//! the bytes that it was. serde-wasm-bindgen stood here before: with it, and one crossing a member, the wasm weighed
//! 135,000 bytes gzipped, with a serde serializer of our own 74,000, and without either 57,000. Natively serde writes all of it.

mod boundary;
mod picture;
mod quick;
mod read;
#[cfg(test)]
mod tests;
#[cfg(feature = "trap")]
mod trap;
mod words;

use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell, RefMut};

use wasm_bindgen::prelude::*;

use crate::action::{Action, Choice};
use crate::card::CardId;
use crate::effect::Effect;
use crate::error::{Fault, RulesError};
use crate::event::Outcome;
use crate::input::{Input, Read, Value};
use crate::scenario::{Scenario, Step};
use crate::wasm::boundary::Mirror;
use crate::wasm::picture::Picture;
use crate::wasm::words::Words;

/// A table that knows the rules.
#[wasm_bindgen]
pub struct Board {
    inner: RefCell<Inner>,
    /// A value is being read, which may run foreign code: a getter, a proxy.
    reading: Cell<bool>,
    /// Where values are written while they are read.
    memory: Cell<Vec<u8>>,
}

struct Inner {
    board: crate::Board,
    mirror: Mirror,
    picture: Picture,
    #[cfg(feature = "trap")]
    trap: Option<trap::Trap>,
}

/// A step as it came in, which the mirror keeps: should the engine break off, the steps are not in its memory.
#[derive(Clone, Copy)]
enum ReadStep<'r> {
    /// As the number that `mirror.js` made of it.
    Quick(f64),
    /// By the name of its one member, and the bytes that were read.
    Written(&'static str, &'r [u8]),
}

/// What is to be done with a value, its bytes and the board.
type Then<'t> = &'t mut dyn FnMut(&Value<'_>, &[u8], &mut Inner) -> core::result::Result<(), RulesError>;

type Result<T> = core::result::Result<T, JsValue>;

fn thrown(error: &RulesError) -> JsValue {
    let mut params = Vec::new();
    for (name, value) in error.fault.params() {
        params.push(name.to_owned());
        params.push(value);
    }
    boundary::RulesError::new(error.fault.code(), &error.path, params).into()
}

#[wasm_bindgen]
impl Board {
    /// Lays a scenario out and plays its steps. Throws `RulesError` on what is no scenario: what, where (`path`), and
    /// what was expected.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "Scenario")] scenario: &JsValue) -> Result<Board> {
        let mut made = None;
        read::read(&mut Vec::new(), scenario, &mut |value, written| {
            let scenario = Scenario::read_whole(value)?;
            #[cfg(feature = "trap")]
            let trap = trap::Trap::of(scenario.title.as_deref());
            let board = crate::Board::new(scenario)?;
            let mut rules = Words::new(&board.cast);
            rules.citations();
            let mirror = Mirror::new(boundary::echo(written), &rules.told);
            let picture = Picture::default();
            made = Some(Inner {
                board,
                mirror,
                picture,
                #[cfg(feature = "trap")]
                trap,
            });
            Ok(())
        })?;
        let inner = RefCell::new(made.ok_or_else(gone)?);
        Ok(Self { inner, reading: Cell::new(false), memory: Cell::default() })
    }

    /// Carries an effect out. A refusal is an outcome; misuse throws `RulesError`, and nothing
    /// changes.
    #[wasm_bindgen(js_name = applyEffect, unchecked_return_type = "Outcome")]
    pub fn apply_effect(&self, #[wasm_bindgen(unchecked_param_type = "Effect")] effect: &JsValue) -> Result<JsValue> {
        self.effect(effect, false)
    }

    /// Declares an action, or an ability that is none, and carries it out. A refusal is an outcome; misuse throws `RulesError`, and nothing
    /// changes.
    #[wasm_bindgen(js_name = tapForAction, unchecked_return_type = "Outcome")]
    pub fn tap_for_action(&self, #[wasm_bindgen(unchecked_param_type = "Action")] action: &JsValue) -> Result<JsValue> {
        self.step("action", action, false)
    }

    /// Answers a waiting trigger. A refusal is an outcome; misuse throws `RulesError`, and nothing
    /// changes.
    #[wasm_bindgen(unchecked_return_type = "Outcome")]
    pub fn choose(&self, #[wasm_bindgen(unchecked_param_type = "Choice")] choice: &JsValue) -> Result<JsValue> {
        self.step("choice", choice, false)
    }

    /// The state as a plain frozen value; with no change since the last call it is the same object.
    #[wasm_bindgen(js_name = stateSnapshot, unchecked_return_type = "Snapshot")]
    pub fn state_snapshot(&self) -> Result<JsValue> {
        let inner = &mut *self.inner()?;
        inner.called("stateSnapshot");
        Ok(inner.picture.take(&mut inner.board, &inner.mirror))
    }

    /// The very outcome that `applyEffect` would give; nothing changes.
    #[wasm_bindgen(js_name = previewEffect, unchecked_return_type = "Outcome")]
    pub fn preview_effect(&self, #[wasm_bindgen(unchecked_param_type = "Effect")] effect: &JsValue) -> Result<JsValue> {
        self.effect(effect, true)
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
        let mut options = JsValue::NULL;
        self.read(card, &mut |value, _, inner| {
            inner.called("actionsFor");
            let found = inner.board.actions_for(&CardId::read_whole(value)?)?;
            let mut words = Words::new(&inner.board.cast);
            words.options(&found);
            options = inner.mirror.options(&words.told);
            Ok(())
        })?;
        Ok(options)
    }

    /// Why the card's life level is what it is. Throws on an unknown card.
    #[wasm_bindgen(js_name = explainLife, unchecked_return_type = "LifeLedger")]
    pub fn explain_life(&self, #[wasm_bindgen(unchecked_param_type = "CardId")] card: &JsValue) -> Result<JsValue> {
        let mut ledger = JsValue::NULL;
        self.read(card, &mut |value, _, inner| {
            inner.called("explainLife");
            let found = inner.board.explain_life(&CardId::read_whole(value)?)?;
            let mut words = Words::new(&inner.board.cast);
            words.ledger(&found);
            ledger = inner.mirror.ledger(&words.told);
            Ok(())
        })?;
        Ok(ledger)
    }

    /// Takes the last step back; false if none stands.
    pub fn undo(&self) -> Result<bool> {
        let mut inner = self.inner()?;
        inner.called("undo");
        Ok(inner.board.undo())
    }

    /// Brings the last undone step back; false if there is none.
    pub fn redo(&self) -> Result<bool> {
        let mut inner = self.inner()?;
        inner.called("redo");
        Ok(inner.board.redo())
    }

    /// Moves to just after the step with that revision, 0 being the set-up; false if there is none.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&self, #[wasm_bindgen(unchecked_param_type = "number")] revision: &JsValue) -> Result<bool> {
        let mut moved = false;
        self.read(revision, &mut |value, _, inner| {
            inner.called("goTo");
            moved = inner.board.go_to(read::Revision::read_whole(value)?.0);
            Ok(())
        })?;
        Ok(moved)
    }

    /// The steps that stand, then the undone ones that redo would bring.
    #[wasm_bindgen(unchecked_return_type = "readonly HistoryEntry[]")]
    pub fn history(&self) -> Result<JsValue> {
        let inner = self.inner()?;
        let mut entries = Vec::new();
        for entry in inner.board.history() {
            let mut words = Words::new(&inner.board.cast);
            words.events(&entry.events);
            entries.push(inner.mirror.entry(entry.revision, &words.told));
        }
        Ok(inner.mirror.list(entries))
    }

    /// The set-up and the steps that stand: loads into an equal board.
    #[wasm_bindgen(js_name = exportScenario, unchecked_return_type = "Scenario")]
    pub fn export_scenario(&self) -> Result<JsValue> {
        let inner = self.inner()?;
        Ok(inner.mirror.exported(inner.board.revision()))
    }

    /// What the engine's own JavaScript keeps of this board.
    #[wasm_bindgen(skip_typescript)]
    pub fn mirror(&self) -> Result<JsValue> {
        Ok(self.inner()?.mirror.clone())
    }
}

impl Inner {
    /// What JavaScript asks for, before it is done: where the build that is made for tests can be told to break off.
    #[cfg(feature = "trap")]
    fn called(&mut self, call: &str) {
        if let Some(trap) = &mut self.trap {
            trap.at(call);
        }
    }

    /// What JavaScript asks for, before it is done: where the build that is made for tests can be told to break off.
    #[cfg(not(feature = "trap"))]
    #[allow(clippy::unused_self)]
    const fn called(&mut self, _call: &str) {}

    /// Carries a step out, or only shows what it would do.
    fn play(&mut self, step: Step, preview: bool, read: ReadStep<'_>) -> core::result::Result<JsValue, RulesError> {
        self.called(match (&step, preview) {
            (_, true) => "preview",
            (Step::Effect(_), _) => "applyEffect",
            (Step::Action(_), _) => "tapForAction",
            (Step::Choice(_), _) => "choose",
        });
        let outcome = if preview { self.board.preview(&step)? } else { self.board.play(step)? };
        Ok(self.tell(&outcome, if preview { None } else { Some(read) }))
    }

    /// The outcome as JavaScript sees it; a step that stands is kept once that is made.
    fn tell(&self, outcome: &Outcome, read: Option<ReadStep<'_>>) -> JsValue {
        let mut words = Words::new(&self.board.cast);
        match outcome {
            Outcome::Done { revision, events } => {
                words.events(events);
                match read {
                    None => self.mirror.done(*revision, &words.told, -1.0),
                    Some(ReadStep::Quick(number)) => self.mirror.done(*revision, &words.told, number),
                    Some(ReadStep::Written(member, written)) => {
                        let told = self.mirror.done(*revision, &words.told, -1.0);
                        self.mirror.keep(*revision, member, written);
                        told
                    }
                }
            }
            Outcome::Refused(refusal) => {
                words.refusal(refusal);
                self.mirror.refused(&words.told)
            }
        }
    }
}

impl Board {
    fn effect(&self, value: &JsValue, preview: bool) -> Result<JsValue> {
        {
            let inner = &mut *self.inner()?;
            // A getter or a proxy may run foreign code here.
            self.reading.set(true);
            let number = inner.mirror.quick(value);
            self.reading.set(false);
            if let Some(step) = quick::step(&inner.board.cast, number) {
                return inner.play(step, preview, ReadStep::Quick(number)).map_err(|error| thrown(&error));
            }
        }
        self.step("effect", value, preview)
    }

    fn step(&self, member: &'static str, value: &JsValue, preview: bool) -> Result<JsValue> {
        let mut told = JsValue::NULL;
        self.read(value, &mut |value, written, inner| {
            let step = read_step(member, value)?;
            told = inner.play(step, preview, ReadStep::Written(member, written))?;
            Ok(())
        })?;
        Ok(told)
    }

    /// Reads a value while the board is not in use; a call from within the reading is refused.
    fn read(&self, value: &JsValue, then: Then<'_>) -> Result<()> {
        if self.reading.replace(true) {
            return Err(thrown(&RulesError::of_whole(Fault::Reentry)));
        }
        let mut memory = self.memory.take();
        let read = read::read(&mut memory, value, &mut |value, written| {
            self.reading.set(false);
            match self.inner.try_borrow_mut() {
                Ok(mut inner) => then(value, written, &mut inner),
                Err(_) => Err(RulesError::of_whole(Fault::Gone)),
            }
        });
        self.reading.set(false);
        if memory.len() <= read::ROOM {
            self.memory.set(memory);
        }
        read
    }

    fn inner(&self) -> Result<RefMut<'_, Inner>> {
        if self.reading.get() {
            return Err(thrown(&RulesError::of_whole(Fault::Reentry)));
        }
        self.inner.try_borrow_mut().map_err(|_| gone())
    }
}

/// Reads the one member of that name of a step.
fn read_step(member: &str, value: &Value<'_>) -> core::result::Result<Step, RulesError> {
    Input::whole(value).check(match member {
        "effect" => Effect::SHAPE,
        "action" => Action::SHAPE,
        _ => Choice::SHAPE,
    })?;
    Ok(Step::of_member(member, value))
}

fn gone() -> JsValue {
    thrown(&RulesError::of_whole(Fault::Gone))
}
