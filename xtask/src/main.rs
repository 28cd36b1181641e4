//! The commands of this repository. Each sets up what it needs, says what it does, and fails when a part of it fails.

mod audit;
mod bench;
mod browser;
mod engine;
mod engines;
mod fuzz;
mod instructions;
mod kills;
mod lint;
mod look;
mod mutants;
mod package;
mod pictures;
mod release;
mod rulebook;
mod shell;
mod site;
mod size;
mod test;
mod tools;
mod wiki;

use std::env;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask start [--port N]   set up all, build, and serve the practice board
cargo xtask test [PART...]     set up all, build, and run all tests, or only: native wasm words deck types node packaging
                               pages (in Chromium) firefox webkit; and, only when it is named, wiki
cargo xtask wiki [--port N]    set up all and serve a real MediaWiki with positions in its articles
cargo xtask build              the engine, the npm package and the pages, into dist/
cargo xtask package            the npm package, into dist/berserk-rules/
cargo xtask size               sizes of the package's files against size-budget.json
cargo xtask frames             frames a second of a table with 60 cards on a slowed processor, against the same page at rest
cargo xtask screenshots [--update] [--all]
                               pictures of every page and state, compared with the kept ones, or kept
cargo xtask bench [WHAT]       measures: compare (beside others, the default), boards [--update], breakdown, native,
                               instructions [--update]
cargo xtask pictures           takes the pictures of the README anew, into www/pictures/
cargo xtask lint [--fix]       formatters and linters of both languages
cargo xtask types              the TypeScript types and the JSON Schema, into www/generated/
cargo xtask fuzz [TARGET...] [--seconds N] [--keep]
                               bytes of a fuzzer on the engine and on links, a minute each, or so long
cargo xtask games [STEPS]      random games on the engine and on the second model of the rules: 200,000 steps, or so many
cargo xtask audit              what is built on: known faults, licences, sources, locked versions, install scripts
cargo xtask release --dry-run | --notes
                               checks all that a release needs, and publishes nothing; or prints its notes
cargo xtask kills [COUNT] [--seed N]
                               kills the practice page at random moments, 200 or so many: is the last step there each time?
cargo xtask mutants [FILE...]  changes the engine a thousand times: does a test fail each time? (an hour or two)";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let done = match args.first().map(String::as_str) {
        Some("start") => site::start(rest),
        Some("test") => test::run(rest),
        Some("wiki") => wiki::serve(rest),
        Some("build") => package::build().and_then(|()| site::build()),
        Some("package") => package::build(),
        Some("size") => size::check(),
        Some("bench") => bench::run(rest),
        Some("fuzz") => fuzz::run(rest),
        Some("kills") => kills::run(rest),
        Some("frames") => look::frames(rest),
        Some("screenshots") => look::screenshots(rest),
        Some("pictures") => pictures::take(),
        Some("lint") => lint::run(rest),
        Some("types") => engine::types(),
        Some("games") => test::games(rest),
        Some("audit") => audit::run(rest),
        Some("release") => release::run(rest),
        Some("mutants") => mutants::run(rest),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => Err(format!("no command {other}\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error}");
            ExitCode::FAILURE
        }
    }
}
