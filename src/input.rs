//! The one reader for everything that comes from outside: strict, bounded, and aware of where it is.
//!
//! Both doors lead here, JSON text natively and JavaScript values in the browser, so both accept and refuse the same.

use std::borrow::Cow;

use crate::bounds;
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
        RulesError::at(fault, self.written())
    }

    fn written(&self) -> String {
        let mut text = self.parent.map(Path::written).unwrap_or_default();
        match self.part {
            Part::Root => {}
            Part::Field(name) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.push_str(&short(name));
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

/// A text from outside as an error repeats it.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(bounds::ID).collect()
}

/// A value and where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Input<'v> {
    value: &'v Value<'v>,
    pub(crate) path: Path<'v>,
}

/// What can be read from outside.
pub(crate) trait Read: Sized {
    fn read(input: &Input<'_>) -> Result<Self, RulesError>;

    fn read_whole(value: &Value<'_>) -> Result<Self, RulesError> {
        Self::read(&Input::whole(value))
    }
}

impl<'v> Input<'v> {
    pub(crate) const fn whole(value: &'v Value<'v>) -> Self {
        Self { value, path: Path::ROOT }
    }

    pub(crate) fn error<T>(&self, fault: Fault) -> Result<T, RulesError> {
        Err(self.path.error(fault))
    }

    pub(crate) fn wrong_type<T>(&self, expected: &'static str) -> Result<T, RulesError> {
        Err(self.of_wrong_type(expected))
    }

    fn of_wrong_type(&self, expected: &'static str) -> RulesError {
        self.path.error(Fault::WrongType { expected, found: self.value.type_name() })
    }

    /// A text of `min` to `max` characters.
    pub(crate) fn text(&self, min: usize, max: usize) -> Result<&'v str, RulesError> {
        let Value::Text(text) = self.value else { return self.wrong_type("text") };
        // A text of few enough bytes has few enough characters; else counting stops at the bound.
        let too_long = text.len() > max && text.chars().take(max + 1).count() > max;
        if text.len() < min || too_long {
            return self.error(Fault::BadLength { min, max });
        }
        Ok(text)
    }

    pub(crate) fn owned_text(&self, min: usize, max: usize) -> Result<String, RulesError> {
        self.text(min, max).map(Into::into)
    }

    pub(crate) fn integer(&self, min: u32, max: u32) -> Result<u32, RulesError> {
        let Value::Number(number) = *self.value else { return self.wrong_type("integer") };
        if !number.is_finite() || number.fract() != 0.0 {
            return self.wrong_type("integer");
        }
        if number < f64::from(min) || number > f64::from(max) {
            return self.error(Fault::OutOfRange { min, max, found: number });
        }
        // Within u32 by the line above.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Ok(number as u32)
    }

    pub(crate) fn boolean(&self) -> Result<bool, RulesError> {
        let Value::Boolean(boolean) = *self.value else { return self.wrong_type("true or false") };
        Ok(boolean)
    }

    /// One of the words of a closed list, as its place there. The list names them with commas between.
    pub(crate) fn word(&self, words: &'static str) -> Result<usize, RulesError> {
        let Value::Text(text) = self.value else { return self.wrong_type("text") };
        match words.split(',').position(|word| word.trim_start() == text) {
            Some(place) => Ok(place),
            None => self.error(Fault::UnknownWord { expected: words, found: short(text) }),
        }
    }

    /// One of the words of a closed list, as what it means.
    pub(crate) fn meaning<T: Copy>(&self, words: &'static str, meanings: &[T]) -> Result<T, RulesError> {
        let place = self.word(words)?;
        meanings.get(place).copied().ok_or_else(|| self.of_wrong_type("text"))
    }

    /// The member `kind` of an object that comes in several kinds, as its place among them.
    pub(crate) fn kind(&self, kinds: &'static str) -> Result<usize, RulesError> {
        let Value::Object(members) = self.value else { return self.wrong_type("object") };
        Fields { members, path: self.path }.need("kind")?.word(kinds)
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

    fn values(&self, max: usize) -> Result<&'v [Value<'v>], RulesError> {
        let Value::List(values) = self.value else { return self.wrong_type("list") };
        if values.len() > max {
            return self.error(Fault::BadLength { min: 0, max });
        }
        Ok(values)
    }

    /// A list of at most `max` values.
    pub(crate) fn list<T>(
        &self,
        max: usize,
        mut read: impl FnMut(&Input<'_>) -> Result<T, RulesError>,
    ) -> Result<Vec<T>, RulesError> {
        let values = self.values(max)?;
        let mut all = Vec::with_capacity(values.len());
        for (index, value) in values.iter().enumerate() {
            all.push(read(&Input { value, path: self.path.index(index) })?);
        }
        Ok(all)
    }

    /// The members of an object, to be taken one by one; what `known` does not name is an error.
    pub(crate) fn fields(&self, known: &[&str]) -> Result<Fields<'v>, RulesError> {
        let Value::Object(members) = self.value else { return self.wrong_type("object") };
        match members.iter().find(|(name, _)| !known.contains(&name.as_ref())) {
            Some((name, _)) => Err(self.path.field(name).error(Fault::UnknownField { field: short(name) })),
            None => Ok(Fields { members, path: self.path }),
        }
    }

    /// The members of an object whose names are the user's own, at most `max`.
    pub(crate) fn entries(&self, max: usize) -> Result<impl Iterator<Item = (&'v str, Input<'_>)>, RulesError> {
        let Value::Object(members) = self.value else { return self.wrong_type("object") };
        if members.len() > max {
            return self.error(Fault::BadLength { min: 0, max });
        }
        Ok(members.iter().map(|(name, value)| (name.as_ref(), Input { value, path: self.path.field(name) })))
    }
}

/// The members of one object.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'v> {
    members: &'v [(Cow<'v, str>, Value<'v>)],
    pub(crate) path: Path<'v>,
}

impl Fields<'_> {
    pub(crate) fn has(&self, name: &str) -> bool {
        self.members.iter().any(|(member, _)| member == name)
    }

    pub(crate) fn get<'f>(&'f self, name: &'f str) -> Option<Input<'f>> {
        let (_, value) = self.members.iter().find(|(member, _)| member == name)?;
        Some(Input { value, path: self.path.field(name) })
    }

    pub(crate) fn need<'f>(&'f self, name: &'static str) -> Result<Input<'f>, RulesError> {
        self.get(name).ok_or_else(|| self.path.field(name).error(Fault::MissingField { field: name }))
    }

    /// A member that may be left out.
    pub(crate) fn optional<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(&Input<'_>) -> Result<T, RulesError>,
    ) -> Result<Option<T>, RulesError> {
        self.get(name).map(|input| read(&input)).transpose()
    }

    pub(crate) fn flag(&self, name: &'static str) -> Result<Option<bool>, RulesError> {
        self.optional(name, |flag| flag.boolean())
    }

    /// An amount that may be left out, at most [`bounds::AMOUNT`].
    pub(crate) fn amount(&self, name: &'static str) -> Result<Option<u32>, RulesError> {
        self.number(name, 0, bounds::AMOUNT)
    }

    pub(crate) fn number(&self, name: &'static str, min: u32, max: u32) -> Result<Option<u32>, RulesError> {
        self.optional(name, |number| number.integer(min, max))
    }

    pub(crate) fn text(&self, name: &'static str, max: usize) -> Result<Option<String>, RulesError> {
        self.optional(name, |text| text.owned_text(0, max))
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
