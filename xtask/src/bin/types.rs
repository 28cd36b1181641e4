//! Writes what the Rust types say: `types.ts` and `scenario.schema.json`, into the folder named.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or(io::ErrorKind::InvalidInput)?);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("types.ts"), berserk_rules::schema::typescript())?;
    fs::write(folder.join("scenario.schema.json"), berserk_rules::schema::scenario())
}
