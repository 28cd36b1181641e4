//! What the package weighs.

use crate::package;
use crate::shell::{Result, Run, step};

/// Builds the package and prints the sizes; an error when one is over its budget.
pub fn check() -> Result {
    package::build()?;
    step("Sizes of the package in dist/berserk-rules, in bytes");
    Run::new("node").args(["xtask/scripts/size.mjs"]).go()
}
