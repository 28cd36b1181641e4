//! Everything that comes from outside: strict, bounded, and aware of where it is.
//!
//! Both doors lead here, JSON text natively and JavaScript values in the browser, so both accept and refuse the same.
//! A value is first checked by the table of its [format](crate::format); what has passed is then plainly taken over.

mod meaning;
mod path;

use alloc::borrow::Cow;
use alloc::vec::Vec;

#[cfg(feature = "json")]
use crate::bounds;
use crate::error::{Fault, RulesError};
use crate::format::Shape;

pub(crate) use meaning::{Meaning, words};
pub(crate) use path::{Path, short};

/// A value from outside, before anything is known of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value<'a> {
    Null,
    Boolean(bool),
    Number(f64),
    Text(Cow<'a, str>),
    List(Vec<Value<'a>>),
    Object(Vec<(Cow<'a, str>, Value<'a>)>),
    /// What JSON cannot hold, by the name of its type (`"function"`, `"bigint"`, …).
    #[cfg_attr(not(feature = "javascript"), allow(dead_code))]
    Foreign(&'static str),
}

impl Value<'_> {
    fn type_name(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean(_) => "true or false",
            Self::Number(number) if !number.is_finite() => "no finite number",
            Self::Number(number) if is_fraction(*number) => "fraction",
            Self::Number(_) => "integer",
            Self::Text(_) => "text",
            Self::List(_) => "list",
            Self::Object(_) => "object",
            Self::Foreign(name) => name,
        }
    }
}

/// `f64::fract` is not in `core`.
pub(crate) fn is_fraction(number: f64) -> bool {
    number % 1.0 != 0.0
}

/// A value, where it stands, and of which ability it is a part.
#[derive(Clone, Copy)]
pub(crate) struct Input<'v> {
    pub(crate) value: &'v Value<'v>,
    pub(crate) path: Path<'v>,
    pub(crate) ability: Option<&'v Value<'v>>,
}

impl<'v> Input<'v> {
    pub(crate) const fn whole(value: &'v Value<'v>) -> Self {
        Self { value, path: Path::ROOT, ability: None }
    }

    pub(crate) const fn member<'i>(&'i self, name: &'i str, value: &'i Value<'i>) -> Input<'i> {
        Input { value, path: self.path.field(name), ability: self.ability }
    }

    pub(crate) fn error(&self, fault: Fault) -> Result<(), RulesError> {
        Err(self.path.error(fault))
    }

    pub(crate) fn wrong_type(&self, expected: &'static str) -> Result<(), RulesError> {
        self.error(Fault::WrongType { expected, found: self.value.type_name() })
    }
}

#[cfg(feature = "json")]
impl Input<'_> {
    /// Is it no deeper and no larger than an input may be? `boundary.js` measures JavaScript values in the same way.
    fn measure(&self, depth: usize, values: &mut usize) -> Result<(), RulesError> {
        *values = values.saturating_add(1);
        if *values > bounds::INPUT_VALUES {
            return self.error(Fault::BadLength { min: 0, max: bounds::INPUT_VALUES });
        }
        if depth >= bounds::INPUT_DEPTH && matches!(self.value, Value::List(_) | Value::Object(_)) {
            return self.error(Fault::BadLength { min: 0, max: bounds::INPUT_DEPTH });
        }
        let inner = depth.saturating_add(1);
        match self.value {
            Value::List(all) => all.iter().enumerate().try_for_each(|(index, value)| {
                Input { value, path: self.path.index(index), ability: None }.measure(inner, values)
            }),
            Value::Object(all) => {
                all.iter().try_for_each(|(name, value)| self.member(name, value).measure(inner, values))
            }
            _ => Ok(()),
        }
    }
}

/// What can come from outside as a whole.
pub(crate) trait Read: Meaning {
    const SHAPE: &'static Shape;

    fn read(input: &Input<'_>) -> Result<Self, RulesError> {
        input.check(Self::SHAPE)?;
        Ok(Self::of(input.value))
    }

    fn read_whole(value: &Value<'_>) -> Result<Self, RulesError> {
        Self::read(&Input::whole(value))
    }
}

/// JSON values as they are; the object's members keep their order.
#[cfg(feature = "json")]
impl<'a> From<&'a serde_json::Value> for Value<'a> {
    fn from(json: &'a serde_json::Value) -> Self {
        match json {
            serde_json::Value::Null => Self::Null,
            serde_json::Value::Bool(boolean) => Self::Boolean(*boolean),
            serde_json::Value::Number(number) => Self::Number(number.as_f64().unwrap_or(f64::NAN)),
            serde_json::Value::String(text) => Self::Text(Cow::Borrowed(text)),
            serde_json::Value::Array(values) => Self::List(values.iter().map(Self::from).collect()),
            serde_json::Value::Object(members) => Self::Object(
                members.iter().map(|(name, value)| (Cow::Borrowed(name.as_str()), Self::from(value))).collect(),
            ),
        }
    }
}

/// Reads one thing from JSON text.
#[cfg(feature = "json")]
pub(crate) fn read_json<T: Read>(text: &str) -> Result<T, RulesError> {
    if text.len() > bounds::INPUT_BYTES {
        return Err(RulesError::of_whole(Fault::BadLength { min: 0, max: bounds::INPUT_BYTES }));
    }
    match serde_json::from_str::<serde_json::Value>(text) {
        Ok(json) => {
            let value = Value::from(&json);
            Input::whole(&value).measure(0, &mut 0)?;
            T::read_whole(&value)
        }
        Err(error) => Err(Path::ROOT.error(Fault::NotJson { line: error.line(), column: error.column() })),
    }
}

/// Checks what was built and not read by the same table.
#[cfg(feature = "json")]
pub(crate) fn check_built<T: Read + serde::Serialize>(built: &T) -> Result<(), RulesError> {
    match serde_json::to_value(built) {
        Ok(json) => Input::whole(&Value::from(&json)).check(T::SHAPE),
        Err(_) => Err(RulesError::of_whole(Fault::Unreadable)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Choice;

    /// JSON has no such numbers; JavaScript has.
    #[test]
    fn what_is_not_finite_is_no_integer() {
        for number in [f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
            let choice = Value::Object(vec![("pending".into(), Value::Number(number))]);
            let error = Choice::read_whole(&choice).err();
            let due = Fault::WrongType { expected: "integer", found: "no finite number" };
            assert_eq!(error.map(|error| (error.path.clone(), error.fault.clone())), Some(("pending".into(), due)));
        }
    }
}
