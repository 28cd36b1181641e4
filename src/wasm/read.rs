//! JavaScript values in: `boundary.js` writes a value into the engine's memory in one go, and this reads it there.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use wasm_bindgen::JsValue;

use crate::bounds;
use crate::error::{Fault, RulesError};
use crate::format::{REVISION, Shape};
use crate::input::{Meaning, Read, Value};
use crate::wasm::boundary;

/// Large enough for any effect or action.
pub(super) const ROOM: usize = 4 << 10;

/// What is to be done with the value that was read, and with its bytes.
type Then<'t> = &'t mut dyn FnMut(&Value<'_>, &[u8]) -> Result<(), RulesError>;

/// Reads a value by way of `memory`, which grows if it has to.
pub(super) fn read(memory: &mut Vec<u8>, value: &JsValue, then: Then<'_>) -> Result<(), JsValue> {
    let mut room = ROOM;
    loop {
        memory.resize(room, 0);
        match usize::try_from(boundary::read(value, memory, DEPTH, VALUES)?) {
            Ok(length) => {
                let written = memory.get(..length).unwrap_or_default();
                let value = next(&mut { written }).unwrap_or(Value::Foreign("nothing"));
                return then(&value, written).map_err(|error| super::thrown(&error));
            }
            Err(_) if room < bounds::INPUT_BYTES => room = room.saturating_mul(8).min(bounds::INPUT_BYTES),
            Err(_) => return Err(super::thrown(&RulesError::of_whole(TOO_LONG))),
        }
    }
}

// Both are small.
#[allow(clippy::cast_possible_truncation)]
const DEPTH: u32 = bounds::INPUT_DEPTH as u32;
#[allow(clippy::cast_possible_truncation)]
const VALUES: u32 = bounds::INPUT_VALUES as u32;

const TOO_LONG: Fault = Fault::BadLength { min: 0, max: bounds::INPUT_BYTES };

const FOREIGN: [&str; 5] = ["undefined", "function", "symbol", "bigint", "text with half a character"];

/// The next value; none where the bytes are not what `boundary.js` writes.
fn next<'m>(bytes: &mut &'m [u8]) -> Option<Value<'m>> {
    Some(match take(bytes, 1)?.first()? {
        0 => Value::Null,
        1 => Value::Boolean(false),
        2 => Value::Boolean(true),
        3 => Value::Number(f64::from(i32::from_le_bytes(take(bytes, 4)?.try_into().ok()?))),
        4 => Value::Number(f64::from_le_bytes(take(bytes, 8)?.try_into().ok()?)),
        5 => Value::Text(text(bytes)?),
        6 => {
            let count = count(bytes)?;
            let mut values = Vec::with_capacity(count.min(bytes.len()));
            for _ in 0..count {
                values.push(next(bytes)?);
            }
            Value::List(values)
        }
        7 => {
            let count = count(bytes)?;
            let mut members = Vec::with_capacity(count.min(bytes.len()));
            for _ in 0..count {
                members.push((text(bytes)?, next(bytes)?));
            }
            Value::Object(members)
        }
        _ => Value::Foreign(FOREIGN.get(usize::from(*take(bytes, 1)?.first()?)).copied()?),
    })
}

fn take<'m>(bytes: &mut &'m [u8], length: usize) -> Option<&'m [u8]> {
    let (taken, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(taken)
}

fn count(bytes: &mut &[u8]) -> Option<usize> {
    usize::try_from(u32::from_le_bytes(take(bytes, 4)?.try_into().ok()?)).ok()
}

fn text<'m>(bytes: &mut &'m [u8]) -> Option<Cow<'m, str>> {
    let length = count(bytes)?;
    core::str::from_utf8(take(bytes, length)?).ok().map(Cow::Borrowed)
}

/// The argument of `goTo`.
pub(super) struct Revision(pub(super) u32);

impl Read for Revision {
    const SHAPE: &'static Shape = &REVISION;
}

impl Meaning for Revision {
    fn of(value: &Value<'_>) -> Self {
        Self(u32::of(value))
    }
}
