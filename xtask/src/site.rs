//! The pages.

use std::env;

use crate::shell::{Result, Run, note, root, step, which};
use crate::{package, tools};

const PORT: &str = "5173";

/// Builds the pages into `dist/site/`, from an engine that is built already.
pub fn build() -> Result {
    tools::npm_packages()?;
    step("Building the pages");
    Run::npm_bin("vite").args(["build"]).go()?;
    note(&format!("the pages are in {}", root().join("dist/site").display()));
    Ok(())
}

/// Builds all and serves the pages until it is stopped.
pub fn start(args: &[String]) -> Result {
    let port = match args {
        [] => PORT,
        [flag, port] if flag == "--port" && port.parse::<u16>().is_ok() => port,
        _ => return Err("start takes only --port and a number".into()),
    };
    package::build()?;
    build()?;
    step(&format!("Serving the practice board: http://localhost:{port}/"));
    note("Ctrl+C stops it");
    let mut serve = Run::npm_bin("vite").args(["preview", "--port", port, "--strictPort"]);
    if has_desktop() {
        serve = serve.args(["--open"]);
    }
    serve.go()
}

fn has_desktop() -> bool {
    let is_automatic = env::var_os("CI").is_some();
    let shows =
        cfg!(any(windows, target_os = "macos")) || env::var_os("DISPLAY").is_some() && which("xdg-open").is_some();
    shows && !is_automatic
}
