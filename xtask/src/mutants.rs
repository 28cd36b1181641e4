//! Mutation testing: each change that cargo-mutants makes to the engine must fail a test, or be listed with the reason
//! why none can.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, thread};

use crate::shell::{Result, Run, note, on, root, step};
use crate::tools;

/// Of a hundred mutants that compile, so many must fail a test.
const LEAST: usize = 95;
/// Kilobytes of address space of one process: a mutant may want all the memory there is.
const MEMORY: u32 = 8_000_000;
const LIST: &str = "tests/mutants.md";

/// How often each mutant stands in a list. A mutant is named by its file and by what it does, without its line, which
/// moves with every change above it.
type Names = BTreeMap<(String, String), usize>;

/// The tests of a round. The rulebook is built and played soonest, and what it catches the others need not be built for.
const ROUNDS: [(&str, &[&str]); 2] = [
    ("The rulebook against each mutant", &["--cargo-arg=--test=rulebook"]),
    ("All native tests against what it let pass", &["--cargo-arg=--lib", "--cargo-arg=--tests", "--iterate"]),
];

/// Tests the mutants of the files that are named, or of all; the files as they stand in the repository.
pub fn run(files: &[String]) -> Result {
    if let Some(other) = files.iter().find(|file| !root().join(file).is_file()) {
        return Err(format!("no file {other}; name files as in src/resolve/life.rs"));
    }
    let tool = tools::for_mutants()?.join("cargo-mutants");
    let out = root().join("target/mutation");
    // What an earlier run left must not be taken for this one's.
    if out.exists() {
        fs::remove_dir_all(&out).map_err(on(&out))?;
    }
    fs::create_dir_all(&out).map_err(on(&out))?;
    let jobs = thread::available_parallelism().map_or(1, usize::from).min(4);
    let mut report = Report::default();
    for (what, tests) in ROUNDS {
        step(what);
        note("a thousand builds, an hour or so for all files; a minute for a small one");
        let run = limited(&tool)
            .args(["mutants", "--jobs", &jobs.to_string(), "--output"])
            .args([&out])
            .args(files.iter().flat_map(|file| ["--file", file]))
            .args(tests)
            // The games that a test run plays by default take too long for so many runs; nobody reads the small ones.
            .env("GAMES_STEPS", "2000")
            .env("GAMES_SHRINK", "0")
            .without_env("CARGO_TARGET_DIR")
            .go();
        let round = Report::of(&out.join("mutants.out"))?;
        // It fails too when a mutant was missed, which may be well, and not when it was broken off.
        if !round.is_whole() {
            return run.and(Err("the run was broken off".into()));
        }
        report = report.then(round);
        if sum(&report.missed) + sum(&report.timeout) == 0 {
            break;
        }
    }
    step("What became of them");
    report.judge(files)
}

/// A program that gets only so much memory, where the system can see to that.
fn limited(program: &Path) -> Run {
    if cfg!(unix) {
        let script = format!("ulimit -v {MEMORY} 2>/dev/null; exec \"$0\" \"$@\"");
        Run::new("sh").args(["-c", &script]).args([program])
    } else {
        Run::new(program)
    }
}

/// The mutants by what became of them.
#[derive(Default)]
struct Report {
    caught: Names,
    missed: Names,
    timeout: Names,
    unviable: Names,
    /// How many there were to test.
    all: usize,
}

fn sum(names: &Names) -> usize {
    names.values().sum()
}

impl Report {
    /// What cargo-mutants left in a folder.
    fn of(folder: &Path) -> Result<Self> {
        let read = |name: &str| {
            let file: PathBuf = folder.join(name).with_extension("txt");
            let text = fs::read_to_string(&file).map_err(on(&file))?;
            Ok::<_, String>(counted(text.lines().filter_map(without_line)))
        };
        let list = folder.join("mutants.json");
        let all = fs::read_to_string(&list).map_err(on(&list))?.matches("\"genre\"").count();
        Ok(Self {
            all,
            caught: read("caught")?,
            missed: read("missed")?,
            timeout: read("timeout")?,
            unviable: read("unviable")?,
        })
    }

    /// This one and a second round, in which those were tested that had not been caught.
    fn then(mut self, second: Self) -> Self {
        for (settled, more) in [(&mut self.caught, second.caught), (&mut self.unviable, second.unviable)] {
            for (name, many) in more {
                *settled.entry(name).or_default() += many;
            }
        }
        Self { missed: second.missed, timeout: second.timeout, ..self }
    }

    fn is_whole(&self) -> bool {
        self.all > 0 && self.all == self.viable() + sum(&self.unviable)
    }

    fn viable(&self) -> usize {
        sum(&self.caught) + sum(&self.missed) + sum(&self.timeout)
    }

    /// Says the figures; an error if too few were caught or if the list of survivors is not the one that was found.
    fn judge(&self, files: &[String]) -> Result {
        let (caught, viable) = (sum(&self.caught), self.viable());
        let (missed, timeout, unviable) = (sum(&self.missed), sum(&self.timeout), sum(&self.unviable));
        note(&format!("{} mutants, of which {unviable} do not compile", viable + unviable));
        note(&format!("{caught} of {viable} caught, {timeout} never ended, {missed} survived"));
        let path = root().join(LIST);
        let listed = listed(&fs::read_to_string(&path).map_err(on(&path))?);
        let mut wrong = Vec::new();
        // One that never ends is no survivor, but which of two happens may depend on the machine.
        let found = self.missed.iter().filter(|(name, many)| listed.get(name).is_none_or(|there| there < many));
        wrong.extend(found.map(|((file, what), _)| format!("survived and is not listed: {file}: {what}")));
        let is_examined = |file: &String| files.is_empty() || files.contains(file);
        for ((file, what), many) in listed.iter().filter(|((file, _), _)| is_examined(file)) {
            let name = (file.clone(), what.clone());
            let there = self.missed.get(&name).unwrap_or(&0) + self.timeout.get(&name).unwrap_or(&0);
            if there < *many {
                wrong.push(format!("listed and did not survive: {file}: {what}"));
            }
        }
        if files.is_empty() && caught * 100 < viable * LEAST {
            wrong.push(format!("fewer than {LEAST} of 100 were caught"));
        }
        if wrong.is_empty() {
            note(&format!("every survivor is listed in {LIST}"));
            return Ok(());
        }
        Err(format!("mutants, see {LIST}:\n  {}", wrong.join("\n  ")))
    }
}

fn counted(names: impl Iterator<Item = (String, String)>) -> Names {
    let mut all = Names::new();
    for name in names {
        *all.entry(name).or_default() += 1;
    }
    all
}

/// `src/cast.rs:20:9: replace …` as its file and what was done there.
fn without_line(line: &str) -> Option<(String, String)> {
    let (place, what) = line.split_once(": ")?;
    let file = place.split(':').next()?;
    Some((file.replace('\\', "/"), what.to_owned()))
}

/// The list of survivors: a heading with each file, and under it "- `replace …`: why".
fn listed(text: &str) -> Names {
    let mut file = "";
    counted(text.lines().filter_map(|line| {
        if let Some(heading) = line.strip_prefix("## ") {
            file = heading;
        }
        let (what, _) = line.strip_prefix("- `")?.split_once("`: ")?;
        Some((file.to_owned(), what.to_owned()))
    }))
}
