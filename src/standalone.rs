//! What takes the standard library's place in the shipped wasm: an allocator, and what becomes of a panic. The library's own
//! weigh 5,000 bytes gzipped more.

use alloc::string::String;
use core::fmt::Write;
use core::panic::PanicInfo;

use wasm_bindgen::prelude::*;

use crate::error::decimal;

#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn console_error(text: &str);
}

/// Errors of the engine's own making, should there ever be one, reach the console with their place. The instance is lost.
#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    let mut text = String::from("berserk-rules broke off");
    if let Some(place) = info.location() {
        [" at ", place.file(), ":", &decimal(place.line())].into_iter().for_each(|part| text.push_str(part));
    }
    // Writing to a text cannot fail.
    let _ = write!(text, ": {}", info.message());
    console_error(&text);
    core::arch::wasm32::unreachable()
}
