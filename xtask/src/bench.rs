//! Measures: the engine beside others, where its time goes, natively, and by instructions. What is measured and what
//! came out stands in tests/bench/README.md.

use crate::shell::{Result, Run, step};
use crate::{browser, instructions, package, tools};

const WHAT: &str = "bench takes nothing, or one of: compare, boards, breakdown, native, instructions";

/// Runs the measures that are named, or the comparison.
pub fn run(args: &[String]) -> Result {
    let (what, rest) = args.split_first().map_or(("compare", args), |(what, rest)| (what.as_str(), rest));
    match (what, rest) {
        ("compare", _) => compare(rest),
        ("boards", _) => boards(rest),
        ("breakdown", []) => breakdown(),
        ("native", _) => native(rest),
        ("instructions", _) => instructions::check(rest),
        _ => Err(WHAT.into()),
    }
}

/// Beside boardgame.io, immer and structuredClone, in Node and in Chromium.
fn compare(args: &[String]) -> Result {
    package::build()?;
    tools::npm_packages_of("tests/bench")?;
    let browser = browser::find()?;
    step("The engine beside the others; some minutes on a machine that does nothing else");
    let node = Run::new("node").args(["--expose-gc", "tests/bench/main.mjs"]).args(args);
    browser.named_for(node).env("NODE_ENV", "production").go()
}

/// The bytes of boards that others make, and what a strict policy turns down of them; `--update` writes it for the guide.
fn boards(args: &[String]) -> Result {
    package::build()?;
    tools::npm_packages_of("tests/bench")?;
    let browser = browser::find()?;
    step("The boards of others: what they weigh, and how they fare under a strict policy");
    browser.named_for(Run::new("node").args(["tests/bench/boards.mjs"]).args(args)).go()
}

fn breakdown() -> Result {
    package::build()?;
    step("Where the time of one call goes");
    Run::new("node").args(["tests/bench/breakdown.mjs"]).go()
}

fn native(args: &[String]) -> Result {
    step("Times of the engine, native");
    Run::cargo()
        .args(["run", "--quiet", "--profile", "bench", "--package", "bench", "--features", "times", "--bin", "times"])
        .args(["--", "--bench"])
        .args(args)
        .go()
}
