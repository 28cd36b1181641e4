//! Formatters, linters, type checkers.

use std::io::{self, IsTerminal};

use crate::shell::{Result, Run, step};
use crate::{engine, tools};

/// The feature sets that must stay free of warnings.
const FEATURES: [&[&str]; 3] = [&[], &["--no-default-features"], &["--features", "schema"]];

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
    for features in FEATURES {
        clippy(&["--package", "berserk-rules", "--all-targets"], features)?;
    }
    clippy(
        &["--package", "berserk-rules", "--target", "wasm32-unknown-unknown"],
        &["--no-default-features", "--features", "javascript"],
    )?;
    clippy(&["--package", "xtask", "--all-targets"], &["--features", "types"])?;

    step("Rust: documentation");
    Run::cargo()
        .args(["doc", "--quiet", "--package", "berserk-rules", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .go()?;

    step("TypeScript: layout and lints");
    let check = if fix { ["check", "--write"] } else { ["ci", "--error-on-warnings"] };
    let colors = if io::stdout().is_terminal() { "--colors=force" } else { "--colors=off" };
    Run::npm_bin("biome").args(check).args([colors]).go()?;

    engine::build()?;
    step("TypeScript: types");
    Run::npm_bin("tsc").args(["--project", "tsconfig.json"]).go()
}

fn clippy(what: &[&str], features: &[&str]) -> Result {
    Run::cargo().args(["clippy", "--quiet"]).args(what).args(features).args(["--", "-D", "warnings"]).go()
}
