//! What the repository builds on: known faults, licences, sources, locked versions; and that the package runs nothing when it
//! is installed. What cannot be reached from here is said aloud, at the end once more.

use crate::shell::{Result, Run, note, step};
use crate::{package, tools};

/// Each has a lock file of its own.
const NPM_FOLDERS: [&str; 4] = [".", "tests/bench", "tests/fuzz", "tests/packaging"];

/// Audits all, and tells what it could not.
pub fn run(args: &[String]) -> Result {
    if !args.is_empty() {
        return Err("audit takes nothing".into());
    }
    let deny = tools::for_audit()?.join("cargo-deny");
    package::build()?;
    let mut unknown = Vec::new();

    step("Crates: licences, sources, what is banned");
    let check = |what: &[&str]| Run::new(&deny).args(["--locked", "check", "--hide-inclusion-graph"]).args(what).go();
    check(&["licenses", "bans", "sources"])?;
    step("Crates: known faults");
    match Run::new(&deny).args(["fetch", "db"]).go() {
        Ok(()) => check(&["advisories"])?,
        Err(_) => unknown.push("known faults of crates: the database of RustSec is not reached from here".into()),
    }

    step("npm packages: known faults");
    for folder in NPM_FOLDERS {
        unknown.extend(npm_faults(folder)?);
    }

    step("What ships, versions, install scripts");
    Run::new("node").args(["xtask/scripts/audit.mjs"]).go()?;

    for what in &unknown {
        println!("\nNOT AUDITED: {what}");
    }
    println!("\naudited; {} could not be reached", unknown.len());
    Ok(())
}

/// An error when there are some, a text when the service does not answer.
fn npm_faults(folder: &str) -> Result<Option<String>> {
    let told = Run::npm().args(["audit", "--json", "--prefix", folder]).told()?;
    if told.contains("\"auditReportVersion\"") {
        let none = told.contains("\"total\": 0") || told.contains("\"total\":0");
        note(&format!("{folder}: {}", if none { "none" } else { "SOME" }));
        return if none { Ok(None) } else { Err(format!("npm audit --prefix {folder} tells of faults:\n{told}")) };
    }
    let status = told.lines().find(|line| line.contains("statusCode")).map_or("no answer", |line| line.trim());
    Ok(Some(format!("known faults of npm packages in {folder}: the registry's service does not answer ({status})")))
}
