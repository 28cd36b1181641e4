//! A switch that breaks the engine off, for tests alone: what ships is built without it.

use alloc::borrow::ToOwned;
use alloc::string::String;

/// The call at which the engine breaks off.
pub(super) struct Trap {
    call: String,
    left: u32,
}

impl Trap {
    /// A scenario's title arms it: `trap applyEffect 3` breaks off at that board's third `applyEffect`, however often the
    /// board is laid anew.
    pub(super) fn of(title: Option<&str>) -> Option<Self> {
        let mut words = title?.split(' ');
        let (Some("trap"), Some(call), Some(count)) = (words.next(), words.next(), words.next()) else { return None };
        Some(Self { call: call.to_owned(), left: count.parse().ok()? })
    }

    #[allow(clippy::panic)]
    pub(super) fn at(&mut self, call: &str) {
        if call != self.call {
            return;
        }
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            panic!("forced at {call}");
        }
    }
}
