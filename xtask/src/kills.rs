//! Whether anything is lost when the tab dies.

use crate::shell::{Result, Run, note, step};
use crate::{browser, engine, site};

/// What `tests/e2e/README.md` tells of.
const COUNT: u32 = 200;

/// Kills the practice page's process at random moments of random play, and looks each time what is there afterwards.
pub fn run(args: &[String]) -> Result {
    let (mut count, mut seed) = (COUNT, std::process::id());
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match (arg.as_str(), arg.parse()) {
            ("--seed", _) => seed = rest.next().and_then(|seed| seed.parse().ok()).ok_or("--seed takes a number")?,
            (_, Ok(number)) => count = number,
            _ => return Err("kills takes only a number of kills, and --seed with a number".into()),
        }
    }
    engine::build()?;
    site::build()?;
    let browser = browser::find()?;
    step(&format!("The page is killed {count} times"));
    note(&format!("again with the same moments: cargo xtask kills {count} --seed {seed}"));
    browser
        .named_for(Run::npm_bin("playwright").args(["test", "kills.spec.ts", "--workers=1", "--retries=0"]))
        .env("ENGINE", "chromium")
        .env("E2E_KILLS", count.to_string())
        .env("E2E_SEED", seed.to_string())
        .go()
}
