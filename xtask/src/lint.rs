//! Formatters, linters, type checkers.

use std::io::{self, IsTerminal};

use crate::shell::{Result, Run, step};
use crate::{engine, tools};

/// What is linted: which parts of a package, with which features, and what is let pass there.
const LINTED: &[[&str; 3]] = &[
    ["--package=berserk-rules --lib", "", ""],
    // A test may stop where it stands.
    [
        "--package=berserk-rules --tests",
        "--features=schema",
        "-Aclippy::unwrap_used -Aclippy::expect_used -Aclippy::panic -Aclippy::unreachable \
         -Aclippy::arithmetic_side_effects -Aclippy::indexing_slicing -Aclippy::string_slice",
    ],
    ["--package=berserk-rules --lib", "--features=schema", ""],
    // Without JSON and JavaScript nothing comes in from outside, and what reads it is not used.
    ["--package=berserk-rules --lib", "--no-default-features", "-Adead_code"],
    [
        "--package=berserk-rules --lib --target=wasm32-unknown-unknown",
        "--no-default-features --features=javascript",
        "",
    ],
    [
        "--package=berserk-rules --lib --target=wasm32-unknown-unknown",
        "--no-default-features --features=standalone",
        "",
    ],
    ["--package=berserk-rules --lib --target=wasm32-unknown-unknown", "--no-default-features --features=trap", ""],
    ["--package=xtask --all-targets", "--features=types", ""],
    ["--package=bench --all-targets", "--features=times", ""],
    ["--package=fuzz --lib --tests", "", ""],
];

/// Runs all of them; with `--fix` they put right what they can.
pub fn run(args: &[String]) -> Result {
    let fix = match args {
        [] => false,
        [flag] if flag == "--fix" => true,
        _ => return Err("lint takes only --fix".into()),
    };
    tools::for_wasm()?;

    step("Rust: layout");
    let format = Run::cargo().args(["fmt", "--all"]);
    if fix {
        format.go()?
    } else {
        format.args(["--check"]).go()?
    }

    step("Rust: lints");
    for [what, features, passing] in LINTED {
        let words = [what, features, "-- -Dwarnings", passing].join(" ");
        Run::cargo().args(["clippy", "--quiet"]).args(words.split_whitespace()).go()?;
    }

    documentation()?;

    step("TypeScript: layout and lints");
    let check = if fix { ["check", "--write"] } else { ["ci", "--error-on-warnings"] };
    let colors = if io::stdout().is_terminal() { "--colors=force" } else { "--colors=off" };
    Run::npm_bin("biome").args(check).args([colors]).go()?;

    engine::build()?;
    step("TypeScript: types");
    Run::npm_bin("tsc").args(["--project", "tsconfig.json"]).go()
}

/// The crate's documentation, in which nothing may be warned of.
pub fn documentation() -> Result {
    step("Rust: documentation");
    Run::cargo()
        .args(["doc", "--quiet", "--package", "berserk-rules", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .go()
}
