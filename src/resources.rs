//! Named amounts: a player's pools, and what a cost takes from them.

use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::{Serialize, Serializer};

use crate::input::{Meaning, Value};

/// Amounts by name, in the order of the names; at most [`bounds::RESOURCES`](crate::bounds::RESOURCES). A name has 1 to 64 characters.
///
/// A sorted list: pools are few, and a tree map would weigh more than the rules of merging.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resources(Vec<(Arc<str>, u32)>);

impl Resources {
    /// None.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    fn find(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(other, _)| (**other).cmp(name))
    }

    /// How much there is of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> u32 {
        self.find(name).ok().and_then(|at| self.0.get(at)).map_or(0, |(_, amount)| *amount)
    }

    /// Is there a pool of that name, though it may be empty?
    #[must_use]
    pub fn contains(&self, name: &str) -> bool {
        self.find(name).is_ok()
    }

    /// Sets how much there is of that name.
    pub fn set(&mut self, name: &str, amount: u32) {
        match self.find(name) {
            Ok(at) => self.0.get_mut(at).into_iter().for_each(|(_, there)| *there = amount),
            Err(at) => self.0.insert(at, (name.into(), amount)),
        }
    }

    /// How many names there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Is there no name?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The names and their amounts.
    pub fn iter(&self) -> impl Iterator<Item = (&Arc<str>, u32)> {
        self.0.iter().map(|(name, amount)| (name, *amount))
    }
}

impl<'a> FromIterator<(&'a str, u32)> for Resources {
    fn from_iter<I: IntoIterator<Item = (&'a str, u32)>>(amounts: I) -> Self {
        let mut all = Self::new();
        amounts.into_iter().for_each(|(name, amount)| all.set(name, amount));
        all
    }
}

impl Serialize for Resources {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, amount)| (name, amount)))
    }
}

impl Meaning for Resources {
    fn of(value: &Value<'_>) -> Self {
        let mut all = Self::new();
        if let Value::Object(members) = value {
            for (name, amount) in members {
                all.set(name, u32::of(amount));
            }
        }
        all
    }
}
