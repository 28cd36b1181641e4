//! What the pages look like, and how smoothly they move.

use crate::shell::{Result, Run, step};
use crate::{browser, engine, site};

/// Plays steps on a table with sixty cards and compares its frames with those of the same page at rest.
pub fn frames(args: &[String]) -> Result {
    if !args.is_empty() {
        return Err("frames takes nothing".into());
    }
    engine::build()?;
    site::build()?;
    let browser = browser::find()?;
    step("Frames of a table with sixty cards, on a processor slowed four times");
    browser.named_for(Run::new("node").args(["xtask/scripts/frames.mjs"])).go()
}

/// Takes pictures of every page and state, and compares them with the kept ones or, with `--update`, keeps them.
pub fn screenshots(args: &[String]) -> Result {
    if args.iter().any(|flag| flag != "--update" && flag != "--all") {
        return Err("screenshots takes only --update and --all".into());
    }
    let has = |name: &str| args.iter().any(|flag| flag == name);
    engine::build()?;
    site::build()?;
    let browser = browser::find()?;
    step("Pictures of every page and state");
    let mut run = Run::npm_bin("playwright").args(["test", "--config", "tests/screenshots/playwright.config.ts"]);
    if has("--update") {
        run = run.env("SCREENSHOTS", "update");
    }
    if has("--all") {
        run = run.env("SCREENSHOTS_ALL", "1");
    }
    browser.named_for(run).go()
}
