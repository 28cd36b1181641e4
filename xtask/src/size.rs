//! What the package weighs.

use crate::shell::{Result, Run, root, step};
use crate::{package, tools};

/// Prints the sizes; an error when one is over its budget.
pub fn check() -> Result {
    if root().join("dist/berserk-rules/package.json").is_file() {
        tools::npm_packages()?;
    } else {
        package::build()?;
    }
    step("Sizes of the package in dist/berserk-rules, in bytes");
    Run::new("node").args(["xtask/scripts/size.mjs"]).go()
}
