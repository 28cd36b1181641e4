//! Instructions of one deed, counted by Valgrind and compared with the counts that the repository keeps.
//!
//! A count is the difference of two runs that differ by a known number of deeds, so that setting up is not in it. It does
//! not depend on how busy the machine is, but on the compiler, on the C library (whose allocator is in it) and a little on
//! the processor, by which that library chooses how it copies. So the kept counts name the compiler and the target, and
//! hold for these alone; for others only what is true of any is checked: that the number of cards makes no difference.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::browser::install;
use crate::shell::{Result, Run, note, on, root, step, which};

const DEEDS: [&str; 4] = ["wound", "preview", "refusal", "undo"];
const CARDS: [u32; 2] = [10, 600];
const RUNS: [i64; 2] = [500, 1_500];
/// What a change may cost, or save, without being told: in hundredths.
const MOST: i64 = 5;
/// How much more a deed on the large board may take, in hundredths.
const MOST_GROWTH: i64 = 1;

type Counts = BTreeMap<String, i64>;

/// Counts, and compares with what is kept; with `--update` keeps the new counts.
pub fn check(args: &[String]) -> Result {
    let update = match args {
        [] => false,
        [flag] if flag == "--update" => true,
        _ => return Err("bench instructions takes only --update".into()),
    };
    if which("valgrind").is_none() {
        install("Valgrind is missing", &["valgrind"])?;
    }
    step("Instructions of one deed");
    let program = build()?;
    let mut counts = Counts::new();
    for deed in DEEDS {
        for cards in CARDS {
            let [few, many] = RUNS.map(|times| count(&program, deed, cards, times));
            counts.insert(format!("{deed} {cards}"), (many? - few?) / (RUNS[1] - RUNS[0]));
        }
    }
    let (kept_for, kept) = read()?;
    let here = toolchain()?;
    let mut wrong = grown(&counts);
    if update {
        write(&here, &counts)?;
    } else if kept_for == here {
        wrong.extend(changed(&counts, &kept));
    } else {
        show(&counts, &Counts::new());
        note(&format!("kept for {kept_for}, this is {here}: only the growth is checked"));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn build() -> Result<PathBuf> {
    Run::cargo().args(["build", "--quiet", "--profile", "bench", "--package", "bench", "--bin", "deeds"]).go()?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(target.join("release").join(format!("deeds{}", env::consts::EXE_SUFFIX)))
}

fn count(program: &Path, deed: &str, cards: u32, times: i64) -> Result<i64> {
    let out = root().join("target/deeds.callgrind");
    Run::new("valgrind")
        .args(["--tool=callgrind", "--quiet"])
        .args([format!("--callgrind-out-file={}", out.display())])
        .args([program])
        .args([deed, &cards.to_string(), &times.to_string()])
        .read()
        .ok_or_else(|| format!("valgrind could not run {} {deed} {cards} {times}", program.display()))?;
    let told = fs::read_to_string(&out).map_err(on(&out))?;
    let total = told.lines().find_map(|line| line.strip_prefix("summary: ").or_else(|| line.strip_prefix("totals: ")));
    total.and_then(|total| total.trim().parse().ok()).ok_or_else(|| format!("{}: no total", out.display()))
}

/// The compiler and what it compiles for.
fn toolchain() -> Result<String> {
    let told = Run::new("rustc").args(["-vV"]).read().ok_or("rustc is missing")?;
    let part = |name: &str| told.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("?").to_owned();
    Ok(format!("rustc {} {}", part("release: "), part("host: ")))
}

fn grown(counts: &Counts) -> Vec<String> {
    let mut wrong = Vec::new();
    for deed in DEEDS {
        let [few, many] = CARDS.map(|cards| counts.get(&format!("{deed} {cards}")).copied().unwrap_or(0));
        if many * 100 > few * (100 + MOST_GROWTH) {
            wrong.push(format!("{deed}: {few} instructions on {} cards, {many} on {}", CARDS[0], CARDS[1]));
        }
    }
    wrong
}

fn changed(counts: &Counts, kept: &Counts) -> Vec<String> {
    show(counts, kept);
    let mut wrong = Vec::new();
    for (what, now) in counts {
        match kept.get(what) {
            Some(before) if (now - before).abs() * 100 <= before * MOST => {}
            Some(before) => wrong.push(format!("{what}: {before} instructions were kept, now {now}")),
            None => wrong.push(format!("{what}: no count is kept")),
        }
    }
    if !wrong.is_empty() {
        wrong.push(format!("more than {MOST} %: if it is meant, cargo xtask bench instructions --update"));
    }
    wrong
}

fn show(counts: &Counts, kept: &Counts) {
    for (what, now) in counts {
        note(&format!(
            "{what:<14} {now:>7}{}",
            kept.get(what).map_or(String::new(), |before| format!("   kept {before}"))
        ));
    }
}

fn file() -> PathBuf {
    root().join("tests/bench/instructions.txt")
}

/// For whom the counts are kept, and the counts.
fn read() -> Result<(String, Counts)> {
    let text = fs::read_to_string(file()).map_err(on(&file()))?;
    let mut lines = text.lines();
    let kept_for = lines.next().unwrap_or_default().to_owned();
    let counts = lines.filter_map(|line| {
        let (what, count) = line.rsplit_once(' ')?;
        Some((what.trim().to_owned(), count.parse().ok()?))
    });
    Ok((kept_for, counts.collect()))
}

fn write(here: &str, counts: &Counts) -> Result {
    show(counts, &Counts::new());
    let lines: String = counts.iter().map(|(what, count)| format!("{what} {count}\n")).collect();
    fs::write(file(), format!("{here}\n{lines}")).map_err(on(&file()))
}
