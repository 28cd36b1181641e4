//! What `boundary.js` gives the engine.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/boundary.js")]
extern "C" {
    pub(super) type RulesError;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(code: &str, path: &str, params: &JsValue, message: &str) -> RulesError;

    #[wasm_bindgen(catch)]
    pub(super) fn read(value: &JsValue, memory: &mut [u8], depth: u32, values: u32) -> Result<i32, JsValue>;

    pub(super) fn entry(revision: u32, step: &JsValue, events: Vec<JsValue>) -> JsValue;
    pub(super) fn list(values: Vec<JsValue>) -> JsValue;
    pub(super) fn exported(setup: &JsValue, steps: &JsValue) -> JsValue;
    pub(super) fn make(written: &[u8]) -> JsValue;
    pub(super) fn citation(edition: &str, clause: &str) -> JsValue;
    pub(super) fn cause(kind: &JsValue, card: &JsValue, text: &JsValue) -> JsValue;

    pub(super) fn wounded(rule: &JsValue, card: &JsValue, amount: u32, level: f64, by: &JsValue) -> JsValue;
    pub(super) fn healed(rule: &JsValue, card: &JsValue, amount: u32, level: f64) -> JsValue;
    #[wasm_bindgen(js_name = livesPlaced)]
    pub(super) fn lives_placed(
        rule: &JsValue,
        added: bool,
        card: &JsValue,
        amount: u32,
        cancelled: u32,
        level: f64,
    ) -> JsValue;
    #[wasm_bindgen(js_name = livesRemoved)]
    pub(super) fn lives_removed(rule: &JsValue, card: &JsValue, marker: u32, amount: u32, level: f64) -> JsValue;
    #[wasm_bindgen(js_name = levelSet)]
    pub(super) fn level_set(rule: &JsValue, card: &JsValue, level: f64) -> JsValue;
    pub(super) fn moved(rule: &JsValue, card: &JsValue, from: u32, to: u32) -> JsValue;
    pub(super) fn tapped(rule: &JsValue, card: &JsValue, reason: u32) -> JsValue;
    pub(super) fn untapped(card: &JsValue) -> JsValue;
    pub(super) fn told(rule: &JsValue, what: &JsValue) -> JsValue;
    pub(super) fn done(revision: u32, events: Vec<JsValue>) -> JsValue;
    pub(super) fn refused(refusal: &JsValue) -> JsValue;

    pub(super) fn card(
        face: &JsValue,
        own: &JsValue,
        controller: u32,
        zone: u32,
        row: i32,
        column: i32,
        tapped: bool,
        starting: u32,
        level: f64,
        wounds: u32,
        extra_lives: u32,
        life_reductions: u32,
        counters: u32,
        poison: u32,
        attached_to: &JsValue,
    ) -> JsValue;

    pub(super) type Picture;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(edition: &JsValue) -> Picture;
    #[wasm_bindgen(method)]
    pub(super) fn put(this: &Picture, place: u32, card: &JsValue);
    #[wasm_bindgen(method)]
    pub(super) fn situate(this: &Picture, players: &JsValue, combat: &JsValue, pending: &JsValue);
    #[wasm_bindgen(method)]
    pub(super) fn take(this: &Picture, revision: u32, active_player: u32) -> JsValue;
}
