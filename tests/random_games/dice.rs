//! Where the chances of a game come from: a seed, or the bytes of a fuzzer.

use fastrand::Rng;
use std::collections::VecDeque;
use std::ops::{Bound, RangeBounds};

pub struct Dice {
    bytes: VecDeque<u8>,
    /// What goes on when the bytes are used up.
    rng: Rng,
}

impl Dice {
    pub fn with_seed(seed: u64) -> Self {
        Self { bytes: VecDeque::new(), rng: Rng::with_seed(seed) }
    }
}

// The games of a seed ask for no bytes.
#[allow(dead_code)]
impl Dice {
    /// Each chance takes a byte, or as many as its range needs, so that a byte changed changes one of them.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self { bytes: bytes.iter().copied().collect(), rng: Rng::with_seed(0) }
    }

    pub fn is_used_up(&self) -> bool {
        self.bytes.is_empty()
    }
}

impl Dice {
    pub fn bool(&mut self) -> bool {
        self.u32(0..2) == 1
    }

    pub fn u8(&mut self, range: impl RangeBounds<u8>) -> u8 {
        let wide = (range.start_bound().map(|at| u32::from(*at)), range.end_bound().map(|at| u32::from(*at)));
        u8::try_from(self.u32(wide)).unwrap()
    }

    pub fn usize(&mut self, range: impl RangeBounds<usize>) -> usize {
        let narrow = |at: &usize| u32::try_from(*at).unwrap();
        self.u32((range.start_bound().map(narrow), range.end_bound().map(narrow))) as usize
    }

    pub fn u32(&mut self, range: impl RangeBounds<u32>) -> u32 {
        if self.bytes.is_empty() {
            return self.rng.u32(range);
        }
        let from = match range.start_bound() {
            Bound::Included(at) => *at,
            Bound::Excluded(at) => at + 1,
            Bound::Unbounded => 0,
        };
        let many = match range.end_bound() {
            Bound::Included(at) => at - from + 1,
            Bound::Excluded(at) => at - from,
            Bound::Unbounded => u32::MAX - from,
        };
        let needed = if many <= 256 { 1 } else { 4 }.min(self.bytes.len());
        from + self.bytes.drain(..needed).fold(0, |number, byte| number << 8 | u32::from(byte)) % many
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.usize(..=at));
        }
    }
}
