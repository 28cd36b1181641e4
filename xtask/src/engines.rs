//! Firefox and WebKit, for the tests of the pages.

use std::env;
use std::path::{Path, PathBuf};

use crate::browser::install;
use crate::shell::{Result, Run, which};

const FIREFOX_ON_A_MAC: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

/// An engine that tests/engines can drive here.
pub struct Engine {
    pub name: &'static str,
    programs: Vec<(&'static str, PathBuf)>,
}

impl Engine {
    /// Tells a test runner which engine it is to use, and where that is.
    pub fn named_for(&self, runner: Run) -> Run {
        self.programs
            .iter()
            .fold(runner.env("ENGINE", self.name), |runner, (variable, program)| runner.env(variable, program))
    }
}

/// Finds Firefox, or installs it where that is simple.
pub fn firefox() -> Result<Engine> {
    let look = || {
        let named = ["firefox-esr", "firefox"].into_iter().find_map(|name| named("FIREFOX", name));
        let firefox = named.or_else(|| Some(PathBuf::from(FIREFOX_ON_A_MAC)).filter(|path| path.is_file()))?;
        Some(Engine { name: "firefox", programs: vec![("FIREFOX", firefox)] })
    };
    found("Firefox", &["firefox-esr"], look)
}

/// Finds WebKitGTK with its driver, a screen without a monitor and what its window is written in, or installs them.
pub fn webkit() -> Result<Engine> {
    let look = || {
        let (driver, screen) = (named("WEBKIT_DRIVER", "WebKitWebDriver")?, named("XVFB", "Xvfb")?);
        let can_show = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";
        Run::new(which("gjs")?).args(["-c", can_show]).read()?;
        Some(Engine { name: "webkit", programs: vec![("WEBKIT_DRIVER", driver), ("XVFB", screen)] })
    };
    found("WebKitGTK", &["webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"], look)
}

fn found(what: &str, packages: &[&str], look: impl Fn() -> Option<Engine>) -> Result<Engine> {
    if cfg!(windows) {
        return Err(format!("{what} is driven by scripts that Windows does not start"));
    }
    if let Some(engine) = look() {
        return Ok(engine);
    }
    install(&format!("{what}, or what drives it, is missing"), packages)?;
    look().ok_or_else(|| format!("{what} is still missing, or what drives it"))
}

fn named(variable: &str, program: &str) -> Option<PathBuf> {
    let given = env::var_os(variable).map(PathBuf::from).filter(|path: &PathBuf| Path::is_file(path));
    given.or_else(|| which(program))
}
