//! The npm package.

use crate::engine;
use crate::shell::{Result, Run, note, root, step};

/// Builds the engine and leaves the publishable package in `dist/berserk-rules/`.
pub fn build() -> Result {
    engine::build()?;
    step("Putting the npm package together");
    Run::new("node").args(["xtask/scripts/package.mjs"]).go()?;
    Run::new("node").args(["xtask/scripts/third-party.mjs"]).go()?;
    Run::npm_bin("tsc").args(["--project", "tsconfig.package.json"]).go()?;
    Run::new("node").args(["xtask/scripts/declarations.mjs"]).go()?;
    Run::npm_bin("publint").args(["run", "--strict", "dist/berserk-rules"]).go()?;
    note(&format!("the package is in {}", root().join("dist/berserk-rules").display()));
    Ok(())
}
