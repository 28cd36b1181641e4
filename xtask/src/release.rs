//! All that a release needs, checked; nothing is published by it. RELEASING.md tells what a person does then.

use std::fs;

use crate::shell::{Result, Run, note, on, root, step};
use crate::{lint, package, tools};

/// Checks a release, or prints its notes.
pub fn run(args: &[String]) -> Result {
    match args {
        [flag] if flag == "--dry-run" => check(),
        [flag] if flag == "--notes" => {
            println!("{}", notes(&version()?)?.1);
            Ok(())
        }
        _ => Err("release takes --dry-run or --notes: publishing is done by hand, as RELEASING.md tells".into()),
    }
}

fn check() -> Result {
    let version = version()?;
    let mut left = Vec::new();

    step(&format!("Notes of {version}"));
    let (heading, text) = notes(&version)?;
    println!("{text}");
    if heading == "Unreleased" {
        left.push(format!(
            "CHANGELOG.md has no section [{version}] yet: its [Unreleased] is to become it, with the date"
        ));
    }
    let changed = Run::new("git").args(["status", "--porcelain"]).read().unwrap_or_default();
    if !changed.is_empty() {
        left.push(format!("not everything is committed:\n{changed}"));
    }

    lint::documentation()?;
    step("The crate, as it would be published");
    let dirty: &[&str] = if changed.is_empty() { &[] } else { &["--allow-dirty"] };
    Run::cargo().args(["publish", "--dry-run", "--locked", "--package", "berserk-rules"]).args(dirty).go()?;
    left.extend(lowest_rust()?);

    package::build()?;
    tools::npm_packages_of("tests/packaging")?;
    step("The npm package, as it would be published");
    Run::new("node").args(["xtask/scripts/release.mjs", &version]).go()?;
    Run::new("node").args(["--test", "--test-reporter=spec", "tests/packaging/entries.test.mjs"]).go()?;
    Run::new("node").args(["xtask/scripts/size.mjs"]).go()?;

    for what in &left {
        println!("\nSTILL TO DO: {what}");
    }
    println!("\n{version}: checked, {} left to do; nothing was published", left.len());
    Ok(())
}

/// Builds the crate with the lowest Rust that Cargo.toml promises; tells when it could not.
fn lowest_rust() -> Result<Option<String>> {
    let promised = workspace_field("rust-version")?;
    step(&format!("The crate with the lowest Rust, {promised}"));
    let known = Run::new("rustup").args(["toolchain", "list"]).read().unwrap_or_default();
    let is_it = |name: &&str| name.starts_with(&format!("{promised}.")) || name.starts_with(&format!("{promised}-"));
    let Some(toolchain) = known.lines().filter_map(|line| line.split_whitespace().next()).find(is_it) else {
        note(&format!("SKIPPED: it is not here. Get it: rustup toolchain install {promised} --profile minimal"));
        return Ok(Some(format!(
            "the crate was not built with Rust {promised}, which is not here: rustup toolchain install {promised} --profile minimal"
        )));
    };
    for features in [&["--all-targets"][..], &["--no-default-features"]] {
        Run::new("rustup")
            .args(["run", toolchain, "cargo", "check", "--locked", "--package", "berserk-rules"])
            .args(features)
            .args(["--target-dir", "target/lowest-rust"])
            // This cargo's own tools are not meant for it.
            .without_env("RUSTC")
            .without_env("CARGO")
            .without_env("RUSTUP_TOOLCHAIN")
            .go()?;
    }
    Ok(None)
}

/// The section of CHANGELOG.md for that version, or what is unreleased, with its heading.
fn notes(version: &str) -> Result<(&'static str, String)> {
    let file = root().join("CHANGELOG.md");
    let text = fs::read_to_string(&file).map_err(on(&file))?;
    let section = |name: &str| {
        let (_, rest) = text.split_once(&format!("\n## [{name}]"))?;
        let (_, rest) = rest.split_once('\n')?;
        let body = rest.split("\n## [").next().unwrap_or(rest).trim();
        (!body.is_empty()).then(|| format!("# berserk-rules {version}\n\n{body}"))
    };
    let found = section(version).map(|text| ("version", text));
    found
        .or_else(|| section("Unreleased").map(|text| ("Unreleased", text)))
        .ok_or_else(|| format!("CHANGELOG.md has neither a section [{version}] nor anything under [Unreleased]"))
}

fn version() -> Result<String> {
    field("[package]", "version")
}

fn workspace_field(name: &str) -> Result<String> {
    field("[workspace.package]", name)
}

/// A text in Cargo.toml.
fn field(table: &str, name: &str) -> Result<String> {
    let file = root().join("Cargo.toml");
    let text = fs::read_to_string(&file).map_err(on(&file))?;
    let lines = text.lines().skip_while(|line| *line != table).skip(1).take_while(|line| !line.starts_with('['));
    let found = lines.filter_map(|line| line.split_once(" = ")).find(|(key, _)| *key == name);
    found
        .map(|(_, value)| value.trim_matches('"').to_owned())
        .ok_or_else(|| format!("Cargo.toml: {table} has no {name}"))
}
