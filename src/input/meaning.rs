//! What a checked value means. Nothing fails here: what a value lacks has a harmless default.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::Value;

/// What a value means, once it has passed the check.
pub(crate) trait Meaning: Sized {
    fn of(value: &Value<'_>) -> Self;
}

impl<'a> Value<'a> {
    pub(crate) fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(members) = self else { return None };
        for (member, value) in members {
            if member == name {
                return Some(value);
            }
        }
        None
    }

    /// A member; where there is none, null.
    pub(crate) fn at(&self, name: &str) -> &Self {
        self.get(name).unwrap_or(&Value::Null)
    }

    /// A member that may be left out, as what it means.
    pub(crate) fn may<T: Meaning>(&self, name: &str) -> Option<T> {
        self.get(name).map(T::of)
    }

    /// A member that must be there, as what it means.
    pub(crate) fn need<T: Meaning>(&self, name: &str) -> T {
        T::of(self.at(name))
    }

    pub(crate) fn values(&self) -> &[Value<'a>] {
        if let Self::List(values) = self { values } else { &[] }
    }

    pub(crate) fn text(&self) -> &str {
        if let Self::Text(text) = self { text } else { "" }
    }

    /// Its place among the words of a closed list, which names them with commas between; beyond all of them if it is none.
    pub(crate) fn place_in(&self, words: &str) -> usize {
        let text = self.text().as_bytes();
        for (place, word) in words.as_bytes().split(|byte| *byte == b',').enumerate() {
            if word.strip_prefix(b" ").unwrap_or(word) == text {
                return place;
            }
        }
        usize::MAX
    }
}

impl Meaning for bool {
    fn of(value: &Value<'_>) -> Self {
        matches!(value, Value::Boolean(true))
    }
}

impl Meaning for u32 {
    // The check has seen to its bounds.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn of(value: &Value<'_>) -> Self {
        if let Value::Number(number) = value { *number as Self } else { 0 }
    }
}

impl Meaning for u8 {
    #[allow(clippy::cast_possible_truncation)]
    fn of(value: &Value<'_>) -> Self {
        u32::of(value) as Self
    }
}

impl Meaning for String {
    fn of(value: &Value<'_>) -> Self {
        value.text().into()
    }
}

impl Meaning for Box<str> {
    fn of(value: &Value<'_>) -> Self {
        value.text().into()
    }
}

impl Meaning for Arc<str> {
    fn of(value: &Value<'_>) -> Self {
        value.text().into()
    }
}

impl<T: Meaning> Meaning for Vec<T> {
    fn of(value: &Value<'_>) -> Self {
        let mut all = Self::new();
        for value in value.values() {
            all.push(T::of(value));
        }
        all
    }
}

/// The words of an enumeration and what they mean; the first stands in where there is none.
macro_rules! words {
    ($type:ident { $first:ident = $first_word:literal $(, $meaning:ident = $word:literal)* $(,)? }) => {
        impl $type {
            pub(crate) const WORDS: &'static str = concat!($first_word $(, ", ", $word)*);
        }

        impl $crate::input::Meaning for $type {
            fn of(value: &$crate::input::Value<'_>) -> Self {
                [Self::$first $(, Self::$meaning)*].get(value.place_in(Self::WORDS)).copied().unwrap_or(Self::$first)
            }
        }
    };
}
pub(crate) use words;
