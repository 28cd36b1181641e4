//! Fuzzing with coverage guidance. What is checked, and how much was played, stands in tests/fuzz/README.md.

use std::path::{Path, PathBuf};
use std::{fs, thread};

use crate::shell::{Result, Run, files, note, on, root, step};
use crate::tools;

/// The engine's, by libFuzzer.
const NATIVE: [&str; 2] = ["scenario", "game"];
/// Those of the links, which are TypeScript, by the runner in tests/fuzz/links.
const LINKS: [&str; 2] = ["link", "layout"];
const SECONDS: u32 = 60;
const WHAT: &str = "fuzz takes targets (scenario, game, link, layout; all if none), --seconds N for each, and --keep";

/// The counters by which libFuzzer sees where an input leads, and what the engine checks in a test.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Cdebug-assertions=on -Coverflow-checks=on --cfg=fuzzing";
const PROFILE: [&str; 4] = ["panic='unwind'", "opt-level=3", "lto=false", "debug=1"];

struct Asked {
    targets: Vec<String>,
    seconds: u32,
    keep: bool,
}

/// Runs the targets that are named, or all, side by side.
pub fn run(args: &[String]) -> Result {
    let asked = read(args)?;
    let chosen = |all: &[&'static str]| -> Vec<&'static str> {
        all.iter().copied().filter(|name| asked.targets.iter().any(|target| target == name)).collect()
    };
    let (native, links) = (chosen(&NATIVE), chosen(&LINKS));
    if !native.is_empty() {
        build()?;
    }
    if !links.is_empty() {
        tools::npm_packages_of("tests/fuzz")?;
    }
    step(&format!("Fuzzing for {} s each: {}", asked.seconds, asked.targets.join(" ")));
    let all: Vec<&'static str> = native.into_iter().chain(links).collect();
    let done: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = all.iter().map(|target| scope.spawn(|| fuzz(target, &asked))).collect();
        running.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("xtask broke off".into()))).collect()
    });
    let failed: Vec<String> =
        all.iter().zip(done).filter_map(|(target, result)| Some(format!("{target}: {}", result.err()?))).collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

fn read(args: &[String]) -> Result<Asked> {
    let mut asked = Asked { targets: Vec::new(), seconds: SECONDS, keep: false };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--keep" => asked.keep = true,
            "--seconds" => asked.seconds = args.next().and_then(|number| number.parse().ok()).ok_or(WHAT)?,
            name if NATIVE.contains(&name) || LINKS.contains(&name) => asked.targets.push(name.to_owned()),
            _ => return Err(WHAT.into()),
        }
    }
    if asked.targets.is_empty() {
        asked.targets = NATIVE.iter().chain(&LINKS).map(|name| (*name).to_owned()).collect();
    }
    Ok(asked)
}

fn build() -> Result {
    step("Building the engine for libFuzzer");
    let mut cargo = Run::cargo()
        .args(["build", "--quiet", "--release", "--package", "fuzz", "--features", "libfuzzer", "--bins"])
        .args(["--target", &host()?, "--target-dir"])
        .args([work()]);
    for setting in PROFILE {
        cargo = cargo.args([format!("--config=profile.release.{setting}")]);
    }
    cargo.env("RUSTFLAGS", FLAGS).go()
}

/// Named, so that the flags are not those of build scripts too.
fn host() -> Result<String> {
    let told = Run::new("rustc").args(["-vV"]).read().ok_or("rustc is missing")?;
    told.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned).ok_or("rustc names no host".into())
}

fn work() -> PathBuf {
    root().join("target/fuzz")
}

fn folder(path: PathBuf) -> Result<PathBuf> {
    fs::create_dir_all(&path).map_err(on(&path))?;
    Ok(path)
}

fn fuzz(target: &str, asked: &Asked) -> Result {
    let kept = folder(root().join("tests/fuzz/corpus").join(target))?;
    let found = folder(work().join("found").join(target))?;
    let failed = folder(work().join("failed"))?;
    if LINKS.contains(&target) {
        let keep: &[&str] = if asked.keep { &["--keep"] } else { &[] };
        return Run::new("node")
            .args(["tests/fuzz/links/main.mjs", target, "--seconds", &asked.seconds.to_string()])
            .args([Path::new("--kept"), &kept, Path::new("--found"), &found, Path::new("--failed"), &failed])
            .args(keep)
            .go();
    }
    let program = work().join(host()?).join("release").join(target);
    let prefix = format!("-artifact_prefix={}/{target}-", failed.display());
    Run::new(&program)
        .args([&found, &kept])
        .args([&format!("-max_total_time={}", asked.seconds), &prefix])
        .args(["-max_len=8192", "-timeout=20", "-rss_limit_mb=4096", "-verbosity=0", "-print_final_stats=1"])
        .go()?;
    if asked.keep {
        let new = folder(work().join("kept").join(target))?;
        fs::remove_dir_all(&new).map_err(on(&new))?;
        folder(new.clone())?;
        Run::new(&program).args(["-set_cover_merge=1", "-verbosity=0"]).args([&new, &kept, &found]).go()?;
        fs::remove_dir_all(&kept).map_err(on(&kept))?;
        fs::rename(&new, &kept).map_err(on(&kept))?;
        note(&format!("{target}: {} inputs are kept", files(&kept, "").len()));
    }
    Ok(())
}
