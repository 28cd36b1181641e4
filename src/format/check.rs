//! Walks a value by the table of its format and says what is wrong, where, and what was expected.

use super::{Member, Shape};
use crate::bounds;
use crate::error::{Fault, RulesError};
use crate::input::is_fraction;
use crate::input::{Input, Value, short};

type Checked = Result<(), RulesError>;

impl Shape {
    /// Is the value of this shape's type? What stands on either side of an `Either` is an integer, a list or some text.
    const fn suits(&self, value: &Value<'_>) -> bool {
        match self {
            Self::Integer { .. } => matches!(value, Value::Number(_)),
            Self::List { .. } => matches!(value, Value::List(_)),
            _ => matches!(value, Value::Text(_)),
        }
    }
}

impl Input<'_> {
    pub(crate) fn check(&self, shape: &Shape) -> Checked {
        match *shape {
            Shape::Flag if matches!(self.value, Value::Boolean(_)) => Ok(()),
            Shape::Flag => self.wrong_type("true or false"),
            Shape::Integer { min, max } => self.check_integer(min, max),
            Shape::Text { min, max } => self.check_text(min, max),
            Shape::Words(words) => self.check_word(words),
            Shape::List { of, min, max } => self.check_list(of, min, max),
            Shape::Named { of, max } => self.check_named(of, max),
            Shape::Object(members) => {
                self.check_known(members, false)?;
                self.check_members(members)
            }
            Shape::Versioned(version, shape) => {
                self.check_version(version)?;
                self.check(shape)
            }
            Shape::OneOf(members) => {
                self.check_known(members, false)?;
                self.check_single(members)?;
                self.check_members(members)
            }
            Shape::Kinds { words, members } => {
                self.check_kind(words)?;
                let members = members.get(self.value.at("kind").place_in(words)).copied().unwrap_or_default();
                self.check_known(members, true)?;
                self.check_members(members)
            }
            Shape::Either { one, .. } if one.suits(self.value) => self.check(one),
            Shape::Either { other, .. } if other.suits(self.value) => self.check(other),
            Shape::Either { expected, .. } => self.wrong_type(expected),
            Shape::Ability(shape) => Input { ability: Some(self.value), ..*self }.check(shape),
            Shape::Also(shape, also) => {
                self.check(shape)?;
                also(self)
            }
        }
    }

    fn check_integer(&self, min: u32, max: u32) -> Checked {
        let Value::Number(number) = *self.value else { return self.wrong_type("integer") };
        // What is not finite has no fraction that is a number.
        if is_fraction(number) {
            return self.wrong_type("integer");
        }
        if number < f64::from(min) || number > f64::from(max) {
            return self.error(Fault::OutOfRange { min, max, found: number });
        }
        Ok(())
    }

    fn check_text(&self, min: usize, max: usize) -> Checked {
        let Value::Text(text) = self.value else { return self.wrong_type("text") };
        self.check_length(length(text), min, max)
    }

    fn check_length(&self, length: usize, min: usize, max: usize) -> Checked {
        if length < min || length > max { self.error(Fault::BadLength { min, max }) } else { Ok(()) }
    }

    fn check_word(&self, words: &'static str) -> Checked {
        let Value::Text(text) = self.value else { return self.wrong_type("text") };
        match self.value.place_in(words) {
            usize::MAX => self.error(Fault::UnknownWord { expected: words, found: short(text) }),
            _ => Ok(()),
        }
    }

    fn check_list(&self, of: &Shape, min: usize, max: usize) -> Checked {
        let Value::List(values) = self.value else { return self.wrong_type("list") };
        self.check_length(values.len(), min, max)?;
        for (index, value) in values.iter().enumerate() {
            Input { value, path: self.path.index(index), ability: self.ability }.check(of)?;
        }
        Ok(())
    }

    fn check_named(&self, of: &Shape, max: usize) -> Checked {
        let Value::Object(members) = self.value else { return self.wrong_type("object") };
        self.check_length(members.len(), 0, max)?;
        for (name, value) in members {
            let member = self.member(name, value);
            member.check_length(length(name), 1, bounds::ID)?;
            member.check(of)?;
        }
        Ok(())
    }

    /// Is it in no newer version than that?
    fn check_version(&self, version: u32) -> Checked {
        match self.value.get("format") {
            Some(format @ &Value::Number(found)) if found > f64::from(version) && !is_fraction(found) => {
                self.member("format", format).error(Fault::NewerFormat { found, known: version })
            }
            _ => Ok(()),
        }
    }

    /// Are its members all among those?
    fn check_known(&self, known: &[Member], has_kind: bool) -> Checked {
        let Value::Object(members) = self.value else { return self.wrong_type("object") };
        for (name, value) in members {
            let is_known = known.iter().any(|member| member.name == name) || (has_kind && name == "kind");
            if !is_known {
                return self.member(name, value).error(Fault::UnknownField { field: short(name) });
            }
        }
        Ok(())
    }

    fn check_members(&self, members: &[Member]) -> Checked {
        for member in members {
            match self.value.get(member.name) {
                Some(value) => self.member(member.name, value).check(member.shape)?,
                None if member.needed => return self.misses(member.name),
                None => {}
            }
        }
        Ok(())
    }

    fn misses(&self, field: &'static str) -> Checked {
        Err(self.path.field(field).error(Fault::MissingField { field }))
    }

    /// Is there one of those members? With none of them the first is missed.
    fn check_single(&self, members: &[Member]) -> Checked {
        let mut is_given = false;
        for Member { name, .. } in members {
            if self.value.get(name).is_some() && core::mem::replace(&mut is_given, true) {
                return Err(self.path.field(name).error(Fault::UnknownField { field: (*name).into() }));
            }
        }
        match members.first() {
            Some(first) if !is_given => self.misses(first.name),
            _ => Ok(()),
        }
    }

    fn check_kind(&self, words: &'static str) -> Checked {
        match (self.value, self.value.get("kind")) {
            (_, Some(kind)) => self.member("kind", kind).check_word(words),
            (Value::Object(_), None) => self.misses("kind"),
            _ => self.wrong_type("object"),
        }
    }
}

/// Characters of a text.
fn length(text: &str) -> usize {
    text.bytes().filter(|byte| byte & 0xC0 != 0x80).count()
}
