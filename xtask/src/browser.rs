//! Chromium and its driver, for the tests.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::shell::{Result, Run, on, root, step, which};

const PLACES: [&str; 6] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// Keeps a browser under test to itself: no calls home, no first-run pages.
const QUIET: [&str; 6] = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

pub struct Browser {
    pub chromium: PathBuf,
    pub driver: PathBuf,
}

impl Browser {
    /// Tells a test runner where it is and how to start it.
    pub fn named_for(&self, runner: Run) -> Run {
        runner.env("CHROME", &self.chromium).env("CHROME_FLAGS", Self::flags().join(" "))
    }

    /// The flags with which it is started.
    fn flags() -> Vec<&'static str> {
        let mut flags = QUIET.to_vec();
        if is_root() {
            flags.push("--no-sandbox");
        }
        flags
    }

    /// Writes the file that tells wasm-bindgen's test runner how to start it, and returns where that is.
    pub fn capabilities(&self) -> Result<PathBuf> {
        let file = root().join("target/webdriver.json");
        let flags: Vec<String> = Self::flags().iter().map(|flag| format!("\"{flag}\"")).collect();
        let binary = self.chromium.display().to_string().replace('\\', "\\\\").replace('"', "\\\"");
        let text = format!("{{\"goog:chromeOptions\":{{\"binary\":\"{binary}\",\"args\":[{}]}}}}\n", flags.join(","));
        fs::create_dir_all(root().join("target")).and_then(|()| fs::write(&file, text)).map_err(on(&file))?;
        Ok(file)
    }
}

/// Finds both, or installs them where that is simple.
pub fn find() -> Result<Browser> {
    if let Some(browser) = look() {
        return Ok(browser);
    }
    install("Chromium or its driver is missing", &["chromium", "chromium-driver"])
        .and_then(|()| look().ok_or_else(|| "still no Chromium with its driver".into()))
        .map_err(|error| format!("{error}\nOr name them in the variables CHROME and CHROMEDRIVER"))
}

/// Installs a system's packages where that is simple, and else says how to.
pub fn install(missing: &str, packages: &[&str]) -> Result {
    let by_hand = format!("Debian, Ubuntu: apt-get install {}", packages.join(" "));
    if which("apt-get").is_none() || !is_root() {
        return Err(format!("{missing}: install what is needed by hand ({by_hand})"));
    }
    step(&format!("{missing}: installing"));
    // On a machine that has just started another program may still be installing: wait for it.
    let apt = || Run::new("apt-get").args(["-o", "DPkg::Lock::Timeout=300"]).env("DEBIAN_FRONTEND", "noninteractive");
    apt().args(["update", "--quiet"]).go()?;
    apt()
        .args(["install", "--yes", "--quiet"])
        .args(packages)
        .go()
        .map_err(|error| format!("{missing}: {error}\nInstall what is needed by hand ({by_hand})"))
}

fn look() -> Option<Browser> {
    let named = |variable| env::var_os(variable).map(PathBuf::from).filter(|path: &PathBuf| path.is_file());
    let chromium = named("CHROME")
        .or_else(|| ["chromium", "chromium-browser", "google-chrome", "chrome"].into_iter().find_map(which))
        .or_else(|| PLACES.iter().map(PathBuf::from).find(|path| path.is_file()))?;
    let driver = named("CHROMEDRIVER")
        .or_else(|| which("chromedriver"))
        .or_else(|| Some(PathBuf::from("/usr/lib/chromium-browser/chromedriver")).filter(|path| path.is_file()))?;
    Some(Browser { chromium, driver })
}

fn is_root() -> bool {
    Path::new("/usr/bin/id").exists() && Run::new("id").args(["-u"]).read().as_deref() == Some("0")
}
