//! The one reader for everything that comes from outside: strict, bounded, and aware of where it is.
//!
//! Both doors lead here, JSON text natively and JavaScript values in the browser, so both accept and refuse the same.

use std::borrow::Cow;

use crate::error::{Fault, RulesError};

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
            Self::Number(number) if number.fract() != 0.0 => "fraction",
            Self::Number(_) => "integer",
            Self::Text(_) => "text",
            Self::List(_) => "list",
            Self::Object(_) => "object",
            Self::Foreign(name) => name,
        }
    }
}

/// The way from the whole input to a value in it, kept on the stack and written out only for an error.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path<'p> {
    parent: Option<&'p Path<'p>>,
    part: Part<'p>,
}

#[derive(Clone, Copy, Debug)]
enum Part<'p> {
    Root,
    Field(&'p str),
    Index(usize),
}

impl<'p> Path<'p> {
    pub(crate) const ROOT: Path<'static> = Path { parent: None, part: Part::Root };

    pub(crate) const fn field(&'p self, name: &'p str) -> Path<'p> {
        Path { parent: Some(self), part: Part::Field(name) }
    }

    pub(crate) const fn index(&'p self, index: usize) -> Path<'p> {
        Path { parent: Some(self), part: Part::Index(index) }
    }

    pub(crate) fn error(&self, fault: Fault) -> RulesError {
        RulesError { fault, path: self.written() }
    }

    fn written(&self) -> String {
        let mut text = self.parent.map(Path::written).unwrap_or_default();
        match self.part {
            Part::Root => {}
            Part::Field(name) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.extend(name.chars().take(crate::bounds::ID));
            }
            Part::Index(index) => {
                text.push('[');
                text.push_str(&index.to_string());
                text.push(']');
            }
        }
        text
    }
}

/// A value and where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Input<'v> {
    value: &'v Value<'v>,
    pub(crate) path: &'v Path<'v>,
}

/// What can be read from outside.
pub(crate) trait Read: Sized {
    fn read(input: Input<'_>) -> Result<Self, RulesError>;

    fn read_whole(value: &Value<'_>) -> Result<Self, RulesError> {
        Self::read(Input { value, path: &Path::ROOT })
    }
}

impl<'v> Input<'v> {
    pub(crate) fn error<T>(&self, fault: Fault) -> Result<T, RulesError> {
        Err(self.path.error(fault))
    }

    pub(crate) fn wrong_type<T>(&self, expected: &'static str) -> Result<T, RulesError> {
        self.error(Fault::WrongType { expected, found: self.value.type_name() })
    }

    /// A text of `min` to `max` characters.
    pub(crate) fn text(&self, min: usize, max: usize) -> Result<&'v str, RulesError> {
        let Value::Text(text) = self.value else {
            return self.wrong_type("text");
        };
        // Counting stops at the bound: a text may be long.
        let length = if text.len() <= max { text.len().min(min) } else { text.chars().take(max + 1).count() };
        if length < min || length > max {
            return self.error(Fault::BadLength { min, max });
        }
        Ok(text)
    }

    pub(crate) fn integer(&self, min: u32, max: u32) -> Result<u32, RulesError> {
        let Value::Number(number) = *self.value else {
            return self.wrong_type("integer");
        };
        if !number.is_finite() || number.fract() != 0.0 {
            return self.wrong_type("integer");
        }
        if number < f64::from(min) || number > f64::from(max) {
            return self.error(Fault::OutOfRange { min, max, found: number.to_string() });
        }
        // Within u32 by the line above.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Ok(number as u32)
    }

    pub(crate) fn boolean(&self) -> Result<bool, RulesError> {
        let Value::Boolean(boolean) = *self.value else {
            return self.wrong_type("true or false");
        };
        Ok(boolean)
    }

    /// One of the words of a closed list. `expected` names them all, for the error.
    pub(crate) fn word<T: Copy>(&self, words: &[(&str, T)], expected: &'static str) -> Result<T, RulesError> {
        let Value::Text(text) = self.value else {
            return self.wrong_type("text");
        };
        match words.iter().find(|(word, _)| word == text) {
            Some((_, meaning)) => Ok(*meaning),
            None => self.unknown_word(expected),
        }
    }

    pub(crate) fn unknown_word<T>(&self, expected: &'static str) -> Result<T, RulesError> {
        let Value::Text(text) = self.value else {
            return self.wrong_type("text");
        };
        self.error(Fault::UnknownWord { expected, found: text.chars().take(crate::bounds::ID).collect() })
    }

    /// The member `kind` of an object that comes in several kinds.
    pub(crate) fn kind(&self) -> Result<&'v str, RulesError> {
        let Value::Object(members) = self.value else {
            return self.wrong_type("object");
        };
        let path = self.path.field("kind");
        match members.iter().find(|(name, _)| name == "kind") {
            Some((_, Value::Text(kind))) => Ok(kind),
            Some((_, other)) => Err(path.error(Fault::WrongType { expected: "text", found: other.type_name() })),
            None => Err(path.error(Fault::MissingField { field: "kind" })),
        }
    }

    /// A `kind` that is none of those expected.
    pub(crate) fn unknown_kind<T>(&self, expected: &'static str) -> Result<T, RulesError> {
        let found = self.kind()?.chars().take(crate::bounds::ID).collect();
        Err(self.path.field("kind").error(Fault::UnknownWord { expected, found }))
    }

    pub(crate) const fn is_text(&self) -> bool {
        matches!(self.value, Value::Text(_))
    }

    pub(crate) const fn is_number(&self) -> bool {
        matches!(self.value, Value::Number(_))
    }

    pub(crate) const fn is_list(&self) -> bool {
        matches!(self.value, Value::List(_))
    }

    /// A list of at most `max` values, each read by `read`.
    pub(crate) fn list<T>(
        &self,
        max: usize,
        read: impl Fn(Input<'_>) -> Result<T, RulesError>,
    ) -> Result<Vec<T>, RulesError> {
        let Value::List(values) = self.value else {
            return self.wrong_type("list");
        };
        if values.len() > max {
            return self.error(Fault::BadLength { min: 0, max });
        }
        let mut all = Vec::with_capacity(values.len());
        for (index, value) in values.iter().enumerate() {
            all.push(read(Input { value, path: &self.path.index(index) })?);
        }
        Ok(all)
    }

    /// The members of an object, to be taken one by one; what `known` does not name is an error.
    pub(crate) fn fields(&self, known: &[&str]) -> Result<Fields<'v>, RulesError> {
        let Value::Object(members) = self.value else {
            return self.wrong_type("object");
        };
        for (name, _) in members {
            if !known.contains(&name.as_ref()) {
                let field = name.chars().take(crate::bounds::ID).collect();
                return Err(self.path.field(name).error(Fault::UnknownField { field }));
            }
        }
        Ok(Fields { members, path: self.path })
    }

    /// The members of an object whose names are the user's own, each with its name as text of an id's length.
    pub(crate) fn entries<T>(
        &self,
        max: usize,
        read: impl Fn(Input<'_>) -> Result<T, RulesError>,
    ) -> Result<Vec<(String, T)>, RulesError> {
        let Value::Object(members) = self.value else {
            return self.wrong_type("object");
        };
        if members.len() > max {
            return self.error(Fault::BadLength { min: 0, max });
        }
        let mut all: Vec<(String, T)> = Vec::with_capacity(members.len());
        for (name, value) in members {
            let path = self.path.field(name);
            let length = name.chars().take(crate::bounds::ID + 1).count();
            if length == 0 || length > crate::bounds::ID {
                return Err(path.error(Fault::BadLength { min: 1, max: crate::bounds::ID }));
            }
            all.push((name.to_string(), read(Input { value, path: &path })?));
        }
        Ok(all)
    }
}

/// The members of one object.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'v> {
    members: &'v [(Cow<'v, str>, Value<'v>)],
    pub(crate) path: &'v Path<'v>,
}

impl<'v> Fields<'v> {
    pub(crate) fn has(&self, name: &str) -> bool {
        self.members.iter().any(|(member, _)| member == name)
    }

    pub(crate) fn optional<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(Input<'_>) -> Result<T, RulesError>,
    ) -> Result<Option<T>, RulesError> {
        match self.members.iter().find(|(member, _)| member == name) {
            Some((_, value)) => read(Input { value, path: &self.path.field(name) }).map(Some),
            None => Ok(None),
        }
    }

    pub(crate) fn required<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(Input<'_>) -> Result<T, RulesError>,
    ) -> Result<T, RulesError> {
        match self.optional(name, read)? {
            Some(value) => Ok(value),
            None => Err(self.path.field(name).error(Fault::MissingField { field: name })),
        }
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
    match serde_json::from_str::<serde_json::Value>(text) {
        Ok(json) => T::read_whole(&Value::from(&json)),
        Err(error) => Err(Path::ROOT.error(Fault::NotJson { line: error.line(), column: error.column() })),
    }
}
