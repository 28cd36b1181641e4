//! One value for each card of a board.

use alloc::vec::Vec;
use core::ops::{Index, IndexMut};

use crate::cast::Place;

/// By the card's place. It has as many values as the board has cards, and a `Place` is only made for a card that is there:
/// so a look-up always finds one.
#[derive(Clone, Debug)]
pub(crate) struct Roster<T>(Vec<T>);

impl<T> Roster<T> {
    /// The values in the order of the places.
    pub(crate) const fn new(values: Vec<T>) -> Self {
        Self(values)
    }

    pub(crate) fn push(&mut self, value: T) {
        self.0.push(value);
    }

    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    /// The value at an index that may be none of this board's.
    pub(crate) fn known(&self, index: usize) -> Option<&T> {
        self.0.get(index)
    }

    pub(crate) fn iter(&self) -> core::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T> Default for Roster<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

#[allow(clippy::indexing_slicing, reason = "a place is one of this board's")]
impl<T> Index<Place> for Roster<T> {
    type Output = T;

    fn index(&self, place: Place) -> &T {
        &self.0[place.index()]
    }
}

#[allow(clippy::indexing_slicing, reason = "a place is one of this board's")]
impl<T> IndexMut<Place> for Roster<T> {
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place.index()]
    }
}
