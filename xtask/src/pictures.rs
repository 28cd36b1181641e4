//! The pictures of the README.

use crate::shell::{Result, Run, step};
use crate::{browser, site};

/// Builds the pages and takes the pictures anew, into www/pictures/.
pub fn take() -> Result {
    site::build()?;
    let browser = browser::find()?;
    step("The pictures of the README, into www/pictures");
    browser.named_for(Run::new("node").args(["xtask/scripts/pictures.mjs"])).go()
}
