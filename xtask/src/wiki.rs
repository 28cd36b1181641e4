//! A real MediaWiki with positions in its articles.

use std::env;
use std::path::Path;

use crate::shell::{Result, Run, note, step, which};
use crate::{browser, package, site};

/// Where Debian puts it; the variable MEDIAWIKI names another place.
const PLACE: &str = "/usr/share/mediawiki";

/// Without what else is recommended beside it: a database server is not needed, nor a web server that starts by itself,
/// in whose place the smallest one stands.
const PACKAGES: [&str; 7] =
    ["--no-install-recommends", "mediawiki", "php-cli", "php-cgi", "php-sqlite3", "micro-httpd", "librsvg2-bin"];

/// Builds all, makes the wiki anew and serves it until it is stopped.
pub fn serve(args: &[String]) -> Result {
    let port = match args {
        [] => None,
        [flag, port] if flag == "--port" && port.parse::<u16>().is_ok() => Some(port),
        _ => return Err("wiki takes only --port and a number; the next port is for what comes from elsewhere".into()),
    };
    package::build()?;
    site::build()?;
    find()?;
    step("A wiki, with the pages beside it from another origin");
    note("Ctrl+C stops it");
    let serve = Run::new("node").args(["tests/wiki/serve.mjs"]);
    match port {
        Some(port) => serve.env("WIKI_PORT", port).go(),
        None => serve.go(),
    }
}

/// The tests in the wiki.
pub fn test() -> Result {
    site::build()?;
    find()?;
    let browser = browser::find()?;
    step("Positions in a real MediaWiki, in Chromium");
    browser.named_for(Run::npm_bin("playwright").args(["test", "--config=tests/wiki/playwright.config.ts"])).go()
}

/// Finds MediaWiki and what it runs with, or installs it where that is simple.
fn find() -> Result {
    if has_all() {
        return Ok(());
    }
    browser::install("MediaWiki, or what it runs with, is missing", &PACKAGES)?;
    if has_all() { Ok(()) } else { Err("MediaWiki is still missing, or what it runs with".into()) }
}

fn has_all() -> bool {
    let place = env::var_os("MEDIAWIKI").unwrap_or_else(|| PLACE.into());
    let has_modules = || Run::new("php").args(["-r", "exit((int)!extension_loaded('pdo_sqlite'));"]).read().is_some();
    Path::new(&place).join("maintenance/install.php").is_file()
        && which("rsvg-convert").is_some()
        && which("php").is_some()
        && has_modules()
}
