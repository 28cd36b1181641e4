//! Times of the engine, native: `cargo xtask bench native`.

use bench::{Deed, board};
use divan::Bencher;
use divan::counter::ItemsCount;

const DEEDS: usize = 1_000;

fn main() {
    divan::main();
}

/// A deed on a board of so many cards, a thousand times; the board is laid out anew for each sample.
#[divan::bench(args = Deed::ALL, consts = [10, 60, 600], sample_count = 50, sample_size = 1)]
fn deed<const CARDS: usize>(bencher: Bencher<'_, '_>, deed: Deed) {
    bencher
        .counter(ItemsCount::new(DEEDS))
        .with_inputs(|| {
            let mut board = board(CARDS).expect("the cards can be laid out");
            let steps = deed.prepare(&mut board, CARDS, DEEDS).expect("the steps can be played");
            (board, steps)
        })
        .bench_local_values(|(mut board, steps)| {
            for step in steps {
                assert!(deed.once(&mut board, step).expect("no misuse"));
            }
            board
        });
}

/// Reading a scenario and laying it out.
#[divan::bench(args = [10, 60, 600], sample_count = 50)]
fn set_up(cards: usize) -> berserk_rules::Board {
    board(cards).expect("the cards can be laid out")
}
