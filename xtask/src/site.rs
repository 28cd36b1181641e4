//! The pages.

use std::env;
use std::io::ErrorKind;
use std::net::TcpListener;

use crate::shell::{Result, Run, note, root, step, which};
use crate::{package, tools};

const PORT: u16 = 5173;

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
        [] => (PORT..PORT + 100).find(|port| is_free(*port)).ok_or("no port is free; name one with --port")?,
        [flag, port] if flag == "--port" => match port.parse() {
            Ok(port) if is_free(port) => port,
            Ok(port) => return Err(format!("port {port} is taken")),
            Err(_) => return Err(format!("{port} is no port")),
        },
        _ => return Err("start takes only --port and a number".into()),
    };
    package::build()?;
    build()?;
    step(&format!("Serving the practice board: http://localhost:{port}/"));
    note("Ctrl+C stops it");
    let mut serve = Run::npm_bin("vite").args(["preview", "--port", &port.to_string(), "--strictPort"]);
    if has_desktop() {
        serve = serve.args(["--open"]);
    }
    serve.go()
}

fn is_free(port: u16) -> bool {
    // Where there is no such address at all, nobody else has it either.
    ["127.0.0.1", "::1"].iter().all(|address| {
        TcpListener::bind((*address, port)).map_or_else(|error| error.kind() != ErrorKind::AddrInUse, |_| true)
    })
}

fn has_desktop() -> bool {
    let is_automatic = env::var_os("CI").is_some();
    let shows =
        cfg!(any(windows, target_os = "macos")) || env::var_os("DISPLAY").is_some() && which("xdg-open").is_some();
    shows && !is_automatic
}
