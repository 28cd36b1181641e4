//! Running other programs, and saying so.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Why a command could not go on, in words for the person at the terminal.
pub type Result<T = ()> = std::result::Result<T, String>;

/// The repository's top.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Says what comes now.
pub fn step(what: &str) {
    println!("\n== {what}");
}

/// Says one thing on the way.
pub fn note(what: &str) {
    println!("   {what}");
}

/// A program to run at the repository's top.
pub struct Run(Command);

impl Run {
    pub fn new(program: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(program);
        command.current_dir(root());
        Self(command)
    }

    /// The cargo that runs this.
    pub fn cargo() -> Self {
        Self::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    }

    /// A program that an npm package brings.
    pub fn npm_bin(name: &str) -> Self {
        Self::new(root().join("node_modules/.bin").join(if cfg!(windows) {
            format!("{name}.cmd")
        } else {
            name.into()
        }))
    }

    pub fn npm() -> Self {
        Self::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
    }

    pub fn args<A: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = A>) -> Self {
        self.0.args(args);
        self
    }

    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(name, value);
        self
    }

    pub fn without_env(mut self, name: &str) -> Self {
        self.0.env_remove(name);
        self
    }

    /// Puts folders before those in which programs are looked for.
    pub fn path_first(self, folders: &[PathBuf]) -> Self {
        let known = env::var_os("PATH").unwrap_or_default();
        let all = folders.iter().cloned().chain(env::split_paths(&known));
        let joined = env::join_paths(all).unwrap_or(known);
        self.env("PATH", joined)
    }

    fn words(&self) -> String {
        let program = Path::new(self.0.get_program());
        let name = program.file_name().unwrap_or(program.as_os_str());
        let words: Vec<OsString> = std::iter::once(name).chain(self.0.get_args()).map(OsStr::to_owned).collect();
        words.join(OsStr::new(" ")).to_string_lossy().into_owned()
    }

    /// Runs it with its output shown; anything but success is an error.
    pub fn go(mut self) -> Result {
        let words = self.words();
        println!("   $ {words}");
        match self.0.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("failed ({status}): {words}")),
            Err(error) => Err(format!("could not run {words}: {error}")),
        }
    }

    /// Runs it and returns what it printed, however it ended.
    pub fn told(mut self) -> Result<String> {
        let words = self.words();
        println!("   $ {words}");
        let output = self.0.output().map_err(|error| format!("could not run {words}: {error}"))?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// Runs it and returns what it printed, or nothing when it is missing or fails.
    pub fn read(mut self) -> Option<String> {
        let output = self.0.output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }
}

/// Where a program of that name is.
pub fn which(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Files in a folder (not below it) whose names end so; none when there is no such folder.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file() && path.to_string_lossy().ends_with(ending))
        .collect();
    found.sort();
    found
}

/// What went wrong with a file, in words.
pub fn on(path: &Path) -> impl Fn(std::io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}
