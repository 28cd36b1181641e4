//! The tools that builds need: found, or installed, or named with the command that gets them.

use std::path::PathBuf;
use std::{env, fs};

use crate::shell::{Result, Run, note, on, root, step, which};

/// The same as the crate `wasm-bindgen` in Cargo.toml: the two only work together.
const WASM_BINDGEN: (&str, &str) = ("wasm-bindgen-cli", "0.2.130");
const WASM_PACK: (&str, &str) = ("wasm-pack", "0.15.1");
const CARGO_MUTANTS: (&str, &str) = ("cargo-mutants", "27.1.0");
const CARGO_DENY: (&str, &str) = ("cargo-deny", "0.20.2");
const TARGET: &str = "wasm32-unknown-unknown";
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Folders of the programs with which wasm is built.
pub fn for_wasm() -> Result<Vec<PathBuf>> {
    rust_target()?;
    npm_packages()?;
    Ok(vec![
        installed(WASM_BINDGEN, "wasm-bindgen")?,
        installed(WASM_PACK, "wasm-pack")?,
        root().join("node_modules/.bin"),
    ])
}

/// The folder of the program that changes the engine to see whether a test fails.
pub fn for_mutants() -> Result<PathBuf> {
    installed(CARGO_MUTANTS, "cargo-mutants")
}

/// The folder of the program that audits the crates.
pub fn for_audit() -> Result<PathBuf> {
    installed(CARGO_DENY, "cargo-deny")
}

fn rust_target() -> Result {
    let sysroot = Run::new("rustc")
        .args(["--print", "sysroot"])
        .read()
        .ok_or("rustc is missing: get it with rustup, see https://rustup.rs")?;
    if PathBuf::from(sysroot).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    step(&format!("Rust target {TARGET} is missing: adding it"));
    Run::new("rustup")
        .args(["target", "add", TARGET])
        .go()
        .map_err(|error| format!("{error}\nAdd it by hand: rustup target add {TARGET}"))
}

/// The folder for what is kept between builds and clones.
fn cache() -> Result<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").filter(|path| !path.is_empty()).map(PathBuf::from);
    let base = named.or_else(|| Some(env::home_dir()?.join(".cache"))).ok_or("no home folder: set XDG_CACHE_HOME")?;
    Ok(base.join("berserk-rules"))
}

/// The `bin` folder of a crate's programs, installed there if they are not.
fn installed((name, version): (&str, &str), program: &str) -> Result<PathBuf> {
    let folder = cache()?.join(format!("{program}-{version}"));
    let bin = folder.join("bin");
    if bin.join(format!("{program}{}", env::consts::EXE_SUFFIX)).is_file() {
        return Ok(bin);
    }
    step(&format!("{name} {version} is missing: building it once, into {}", folder.display()));
    note("this takes a few minutes");
    // Without --locked: the lock file in wasm-bindgen-cli can name a version newer than a mirror has.
    Run::cargo()
        .args(["install", name, "--version", version, "--root"])
        .args([&folder])
        .without_env("CARGO_TARGET_DIR")
        .go()
        .map_err(|error| {
            format!("{error}\nInstall it by hand: cargo install {name} --version {version} --root {}", folder.display())
        })?;
    Ok(bin)
}

fn node() -> Result {
    let wanted = format!("Node {}.{} or newer, see https://nodejs.org", OLDEST_NODE.0, OLDEST_NODE.1);
    let version =
        Run::new("node").args(["--version"]).read().ok_or_else(|| format!("node is missing: install {wanted}"))?;
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < OLDEST_NODE { Err(format!("node is {version}: install {wanted}")) } else { Ok(()) }
}

/// Brings `node_modules` to what package-lock.json says.
pub fn npm_packages() -> Result {
    node()?;
    npm_packages_in(".")
}

/// The same in a folder that has packages of its own, which are in nothing else.
pub fn npm_packages_of(folder: &str) -> Result {
    npm_packages()?;
    npm_packages_in(folder)
}

fn npm_packages_in(folder: &str) -> Result {
    let place = root().join(folder);
    let (lock, mark) = (place.join("package-lock.json"), place.join("node_modules/.berserk-lock"));
    let wanted = fs::read_to_string(&lock).map_err(on(&lock))?;
    if fs::read_to_string(&mark).is_ok_and(|had| had == wanted) {
        return Ok(());
    }
    step(&format!("npm packages of {folder} are missing or older than package-lock.json: installing them"));
    if which("npm").is_none() && !cfg!(windows) {
        return Err("npm is missing: it comes with Node, see https://nodejs.org".into());
    }
    Run::npm().args(["ci", "--no-audit", "--no-fund", "--prefix", folder]).go()?;
    fs::write(&mark, wanted).map_err(on(&mark))
}
