//! What is allocated on the way of a wound, counted: its events and the step that history keeps, on any board.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bench::{Deed, board, make_room, wound};
use berserk_rules::{Outcome, Step};

/// The system's allocator, which counts for each thread by itself: tests run side by side.
struct Counting;

thread_local! {
    static TAKEN: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

fn count(bytes: usize) {
    // No destructor, so it is there for as long as the thread is.
    TAKEN.with(|taken| {
        let (times, all) = taken.get();
        taken.set((times + 1, all + bytes));
    });
}

// SAFETY: every call goes on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: as the caller promises.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often, and how much, `run` allocates.
fn taken<T>(run: impl FnOnce() -> T) -> (T, usize, usize) {
    let (times, bytes) = TAKEN.get();
    let result = run();
    let (times_after, bytes_after) = TAKEN.get();
    (result, times_after - times, bytes_after - bytes)
}

const BOARDS: [usize; 3] = [10, 60, 600];

/// Allocations of one deed, the most of a hundred, where no list has to grow.
fn most(deed: Deed, cards: usize) -> usize {
    let mut board = board(cards).unwrap();
    make_room(&mut board, cards, 300).unwrap();
    let steps = deed.prepare(&mut board, cards, 100).unwrap();
    steps
        .into_iter()
        .map(|step| {
            let (went, times, _) = taken(|| deed.once(&mut board, step));
            assert!(went.unwrap(), "{deed:?} on {cards} cards");
            times
        })
        .max()
        .unwrap()
}

#[test]
fn a_preview_of_a_wound_allocates_its_events_alone() {
    // The list that grows, and the list that is shared.
    for cards in BOARDS {
        assert_eq!(most(Deed::Preview, cards), 2, "{cards} cards");
    }
}

#[test]
fn a_wound_allocates_its_events_and_the_step_for_history() {
    for cards in BOARDS {
        assert_eq!(most(Deed::Wound, cards), 3, "{cards} cards");
    }
}

#[test]
fn a_refusal_and_an_undo_allocate_nothing() {
    for cards in BOARDS {
        assert_eq!(most(Deed::Refusal, cards), 0, "{cards} cards");
        assert_eq!(most(Deed::Undo, cards), 0, "{cards} cards");
    }
}

#[test]
fn a_wound_allocates_as_much_on_any_board() {
    let bytes = BOARDS.map(|cards| {
        let mut board = board(cards).unwrap();
        let preview = Step::Effect(wound(&"card-3".into()));
        board.preview(&preview).unwrap();
        let (outcome, _, bytes) = taken(|| board.preview(&preview).unwrap());
        assert!(matches!(outcome, Outcome::Done { .. }));
        bytes
    });
    assert_eq!(bytes, [bytes[0]; 3]);
}

/// What the README says of the memory that a step takes.
#[test]
fn a_step_of_the_history_takes_less_than_a_kilobyte() {
    const STEPS: usize = 10_000;
    let mut board = board(60).unwrap();
    let steps = Deed::Wound.prepare(&mut board, 60, STEPS).unwrap();
    // A list that grows is counted at each of its sizes, so this is above what is held.
    let ((), _, bytes) = taken(|| {
        for step in steps {
            board.step(step).unwrap();
        }
    });
    assert!(bytes / STEPS < 1_500, "{} bytes", bytes / STEPS);
}
