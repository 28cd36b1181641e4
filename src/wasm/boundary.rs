//! The engine's own JavaScript: `boundary.js` for what comes in, `mirror.js` for what goes out.

use alloc::string::String;
use alloc::vec::Vec;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/boundary.js")]
extern "C" {
    pub(super) type RulesError;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(code: &str, path: &str, params: Vec<String>) -> RulesError;

    #[wasm_bindgen(catch)]
    pub(super) fn read(value: &JsValue, memory: &mut [u8], depth: u32, values: u32) -> Result<i32, JsValue>;

    pub(super) fn echo(written: &[u8]) -> JsValue;
}

#[wasm_bindgen(module = "/src/wasm/mirror.js")]
extern "C" {
    pub(super) type Mirror;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(setup: JsValue, rules: &[i32]) -> Mirror;

    #[wasm_bindgen(method)]
    pub(super) fn quick(this: &Mirror, value: &JsValue) -> f64;
    #[wasm_bindgen(method)]
    pub(super) fn done(this: &Mirror, revision: u32, told: &[i32], quick: f64) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn keep(this: &Mirror, revision: u32, member: &str, written: &[u8]);
    #[wasm_bindgen(method)]
    pub(super) fn refused(this: &Mirror, told: &[i32]) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn options(this: &Mirror, told: &[i32]) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn ledger(this: &Mirror, told: &[i32]) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn entry(this: &Mirror, revision: u32, told: &[i32]) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn list(this: &Mirror, values: Vec<JsValue>) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn exported(this: &Mirror, revision: u32) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn merged(this: &Mirror, told: &[i32]) -> JsValue;
    #[wasm_bindgen(method)]
    pub(super) fn put(
        this: &Mirror,
        place: u32,
        merged: JsValue,
        controller: u32,
        zone: u32,
        row: i32,
        column: i32,
        tapped: bool,
        starting: u32,
        level: i32,
        wounds: u32,
        extra_lives: u32,
        life_reductions: u32,
        counters: u32,
        poison: u32,
        host: i32,
    );
    #[wasm_bindgen(method)]
    pub(super) fn situate(this: &Mirror, told: &[i32]);
    #[wasm_bindgen(method)]
    pub(super) fn snapshot(this: &Mirror, revision: u32, active_player: u32) -> JsValue;
}
