//! All tests: of the engine, of the package, of the pages.

use std::path::PathBuf;
use std::{env, fs, thread};

use crate::engines::{self, Engine};
use crate::shell::{Result, Run, files, root, step};
use crate::{browser, engine, package, rulebook, site, tools, wiki};

enum Part {
    Needed(fn() -> Result),
    /// The tests of the pages, where the engine can run, else skipped.
    PagesIn(fn() -> Result<Engine>),
    /// Only when it is named: it installs more than the rest needs.
    IfNamed(fn() -> Result),
}
use Part::{IfNamed, Needed, PagesIn};

/// The parts, in the order in which they run. The first four need no package.
const PARTS: [(&str, Part); 11] = [
    ("native", Needed(native)),
    ("wasm", Needed(wasm)),
    ("words", Needed(words)),
    ("deck", Needed(deck)),
    ("types", Needed(types)),
    ("node", Needed(node)),
    ("packaging", Needed(packaging)),
    ("pages", Needed(pages)),
    ("firefox", PagesIn(engines::firefox)),
    ("webkit", PagesIn(engines::webkit)),
    ("wiki", IfNamed(wiki::test)),
];

/// Runs the parts that are named, or all but those that must be; a part that fails does not keep the others from running.
pub fn run(args: &[String]) -> Result {
    let is_part = |name: &String| PARTS.iter().any(|(part, _)| part == name);
    if let Some(other) = args.iter().find(|name| !is_part(name)) {
        return Err(format!("no tests called {other}: there are {}", PARTS.map(|(part, _)| part).join(" ")));
    }
    let wanted = |part: &str, test: &Part| match args {
        [] => !matches!(test, IfNamed(_)),
        named => named.iter().any(|name| name == part),
    };
    for earlier in failures() {
        fs::remove_file(&earlier).map_err(|error| format!("{}: {error}", earlier.display()))?;
    }
    let (mut passed, mut failed, mut skipped) = (0, Vec::new(), Vec::new());
    let (mut done, mut engines) = (Vec::new(), Vec::new());
    let mut is_packaged = false;
    for (at, (part, test)) in PARTS.into_iter().enumerate().filter(|(_, (part, test))| wanted(part, test)) {
        if at >= 4 && !is_packaged {
            package::build()?;
            is_packaged = true;
        }
        match test {
            Needed(test) | IfNamed(test) => done.push((part, told(part, test()))),
            PagesIn(find) => match find() {
                Ok(engine) => engines.push((part, engine)),
                Err(why) => {
                    eprintln!("\nxtask: tests {part} are SKIPPED: {why}");
                    skipped.push(part);
                }
            },
        }
    }
    done.extend(pages_in(&engines));
    for (part, result) in done {
        match result {
            Ok(()) => passed += 1,
            Err(_) => failed.push(part),
        }
    }
    tell_again()?;
    if !skipped.is_empty() {
        println!("\nNOT TESTED, since it cannot run here: {}", skipped.join(" "));
    }
    println!("\nparts: {passed} passed, {} failed, {} skipped", failed.len(), skipped.len());
    if failed.is_empty() { Ok(()) } else { Err(format!("tests failed: {}", failed.join(" "))) }
}

/// Prints what failed in the pages, or passed only at a second try, once more: hours of other lines may stand between.
fn tell_again() -> Result {
    for file in failures() {
        let told = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("\n{told}");
    }
    Ok(())
}

/// What tests/engines/failures.ts wrote.
fn failures() -> Vec<PathBuf> {
    files(&root().join("test-results"), ".txt")
}

/// A failure is told where it happens.
fn told(part: &str, result: Result) -> Result {
    if let Err(error) = &result {
        eprintln!("\nxtask: tests {part}: {error}");
    }
    result
}

fn native() -> Result {
    step("The engine, native");
    rulebook::forget("native")?;
    Run::cargo().args(["test", "--package", "berserk-rules"]).go()?;
    rulebook::check("native")?;
    Run::cargo().args(["test", "--package", "bench", "--package", "fuzz"]).go()?;
    Run::cargo().args(["test", "--package", "berserk-rules", "--features", "schema", "--lib", "schema"]).go()
}

/// Plays random games on the engine and on the model, many more than the tests do.
pub fn games(args: &[String]) -> Result {
    let steps = match args {
        [] => "200000",
        [steps] if steps.parse::<u32>().is_ok() => steps,
        _ => return Err("games takes only a number of steps".into()),
    };
    step("Random games");
    Run::cargo()
        .args(["test", "--package", "berserk-rules", "--release", "--test", "random_games", "--", "--nocapture"])
        .env("GAMES_STEPS", steps)
        .go()
}

fn wasm() -> Result {
    let tools = tools::for_wasm()?;
    let browser = browser::find()?;
    step("The engine in headless Chromium");
    // Not `wasm-pack test`: before the tests asked for it builds all the native ones for wasm, where some cannot be built.
    let tools = tools.iter().map(|folder| folder.join("wasm-bindgen-test-runner"));
    let runner = tools.into_iter().find(|program| program.is_file()).ok_or("wasm-bindgen-test-runner is missing")?;
    Run::cargo()
        .args(["test", "--package", "berserk-rules", "--target", "wasm32-unknown-unknown"])
        .args(["--no-default-features", "--features", "javascript"])
        .args(for_the_browser()?)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("WASM_BINDGEN_TEST_ONLY_WEB", "1")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", browser.capabilities()?)
        .env("CHROMEDRIVER", &browser.driver)
        .go()
}

/// Names the tests that are for the browser; the others need not even be built for it.
fn for_the_browser() -> Result<Vec<String>> {
    let is_one = |file: &PathBuf| fs::read_to_string(file).is_ok_and(|text| text.contains("wasm_bindgen_test"));
    let mut named = Vec::new();
    if files(&root().join("src/wasm"), ".rs").iter().any(is_one) {
        named.push("--lib".into());
    }
    for file in files(&root().join("tests"), ".rs").into_iter().filter(is_one) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        named.extend(["--test".into(), name]);
    }
    if named.is_empty() { Err("no tests for the browser in src/wasm or tests".into()) } else { Ok(named) }
}

fn types() -> Result {
    step("The shipped types against the contract, and against every scenario file");
    Run::new("node").args(["tests/types/scenarios.mjs"]).go()?;
    Run::npm_bin("tsc").args(["--project", "tests/types"]).go()
}

fn words() -> Result {
    tools::npm_packages()?;
    step("Sentences and the rulebook, in every language");
    Run::new("node").args(["--test", "--test-reporter=spec"]).args(some("tests/words", ".test.mjs")?).go()
}

fn deck() -> Result {
    tools::npm_packages()?;
    step("Deck lists, rows of cards and their tags");
    Run::new("node").args(["--test", "--test-reporter=spec"]).args(some("tests/deck", ".test.mjs")?).go()
}

fn node() -> Result {
    engine::with_trap()?;
    step("The built package in Node");
    rulebook::forget("node")?;
    Run::new("node").args(["--test", "--test-reporter=spec"]).args(some("tests/package", ".test.mjs")?).go()?;
    rulebook::check("node")
}

fn packaging() -> Result {
    tools::npm_packages_of("tests/packaging")?;
    let browser = browser::find()?;
    step("The package as others install it");
    let tests = some("tests/packaging", ".test.mjs")?;
    browser.named_for(Run::new("node").args(["--test", "--test-reporter=spec"]).args(tests)).go()
}

fn pages() -> Result {
    engine::with_trap()?;
    site::build()?;
    let browser = browser::find()?;
    step("The pages in Chromium");
    some("tests/e2e", ".spec.ts")?;
    rulebook::forget("chromium")?;
    browser.named_for(Run::npm_bin("playwright").args(["test"]).env("ENGINE", "chromium")).go()?;
    rulebook::check("chromium")
}

/// The other engines take one page at a time, so they run side by side, each with a port and a folder of its own.
fn pages_in(engines: &[(&'static str, Engine)]) -> Vec<(&'static str, Result)> {
    if engines.is_empty() {
        return Vec::new();
    }
    if let Err(error) = site::build() {
        return engines.iter().map(|(part, _)| (*part, told(part, Err(error.clone())))).collect();
    }
    let names: Vec<&str> = engines.iter().map(|(part, _)| *part).collect();
    step(&format!("The pages in {}", names.join(" and ")));
    let first: u16 = env::var("E2E_PORT").ok().and_then(|port| port.parse().ok()).unwrap_or(5183);
    thread::scope(|scope| {
        let running: Vec<_> = (first + 1..)
            .zip(engines)
            .map(|(port, (part, engine))| (*part, scope.spawn(move || in_engine(engine, port))))
            .collect();
        let ended =
            |run: thread::ScopedJoinHandle<'_, Result>| run.join().unwrap_or_else(|_| Err("xtask broke off".into()));
        running.into_iter().map(|(part, run)| (part, told(part, ended(run)))).collect()
    })
}

fn in_engine(engine: &Engine, port: u16) -> Result {
    rulebook::forget(engine.name)?;
    engine.named_for(Run::npm_bin("playwright").args(["test"])).env("E2E_PORT", port.to_string()).go()?;
    rulebook::check(engine.name)
}

/// A folder's tests; having none is a mistake.
fn some(folder: &str, ending: &str) -> Result<Vec<PathBuf>> {
    let found = files(&root().join(folder), ending);
    if found.is_empty() { Err(format!("no tests in {folder}")) } else { Ok(found) }
}
