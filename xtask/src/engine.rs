//! The engine as WebAssembly, and the types that go with it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::shell::{Result, Run, files, note, on, root, step};
use crate::tools;

/// Short functions become a part of those that call them, which code made for size leaves undone. Measured: a step takes
/// 6 % less time, the wasm 0.3 % more bytes; with 40 it is 13 % and 5 %.
const SHORT_FUNCTIONS: &str = "-Cllvm-args=-inline-threshold=25";

/// Builds `www/generated`: the wasm with its glue, the types, and the error class. Nothing to do if its sources are
/// the same as last time.
pub fn build() -> Result {
    let tools = tools::for_wasm()?;
    let mark = root().join("www/generated/.built-from");
    let sources = sources()?;
    if fs::read_to_string(&mark).is_ok_and(|had| had == sources) {
        note("the engine is built already");
        return Ok(());
    }
    step("Building the engine as WebAssembly");
    let out = root().join("www/generated/wasm");
    // An old snippet would stand beside the new one, under another hash.
    if out.exists() {
        fs::remove_dir_all(&out).map_err(on(&out))?;
    }
    Run::new(tools[1].join("wasm-pack"))
        .args(["build", "--target", "web", "--release", "--mode", "no-install", "--no-pack"])
        .args(["--out-name", "berserk_rules", "--out-dir"])
        .args([&out])
        .args([".", "--", "--no-default-features", "--features", "standalone"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", SHORT_FUNCTIONS)
        .path_first(&tools)
        .go()?;
    // It would stand before the declaration by which the package's sources import the bytes.
    let raw = out.join("berserk_rules_bg.wasm.d.ts");
    fs::remove_file(&raw).map_err(on(&raw))?;
    boundary()?;
    instance()?;
    types()?;
    fs::write(&mark, sources).map_err(on(&mark))
}

/// A number that changes with the engine's sources, and with how they are built.
fn sources() -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for top in ["Cargo.lock", "Cargo.toml", "package-lock.json", "src", "xtask/src"] {
        hash(&root().join(top), &mut hasher)?;
    }
    Ok(hasher.finish().to_string())
}

fn hash(path: &Path, hasher: &mut DefaultHasher) -> Result {
    path.hash(hasher);
    if path.is_file() {
        fs::read(path).map_err(on(path))?.hash(hasher);
        return Ok(());
    }
    let entries: io::Result<Vec<_>> =
        fs::read_dir(path).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut entries = entries.map_err(on(path))?;
    entries.sort();
    entries.iter().try_for_each(|entry| hash(entry, hasher))
}

/// Writes the TypeScript types and the JSON Schema from the Rust types.
pub fn types() -> Result {
    step("Writing the types from the Rust source");
    Run::cargo()
        .args(["run", "--quiet", "--package", "xtask", "--features", "types", "--bin", "types", "--"])
        .args([root().join("www/generated")])
        .go()?;
    declare_board()
}

/// wasm-bindgen keeps the engine's own JavaScript in a folder with a hash in its name; this gives it a steady address.
fn boundary() -> Result {
    let snippets = root().join("www/generated/wasm/snippets");
    let folder = fs::read_dir(&snippets).map_err(on(&snippets))?.find_map(|entry| {
        let name = entry.ok()?.file_name();
        snippets.join(&name).join("src/wasm/boundary.js").is_file().then(|| name.to_string_lossy().into_owned())
    });
    let folder = folder.ok_or("the wasm build brought no src/wasm/boundary.js")?;
    let generated = root().join("www/generated");
    let script = format!("export {{ RulesError }} from \"./wasm/snippets/{folder}/src/wasm/boundary.js\";\n");
    fs::write(generated.join("boundary.js"), script).map_err(on(&generated))?;
    let types = "/** Misuse (wrong shape, wrong type, out of bounds): thrown, the board unchanged. */\n\
         export declare class RulesError extends Error {\n\
         \x20 /** What is wrong, as in `wrongType`. */\n\
         \x20 readonly code: string;\n\
         \x20 /** Where in the input, as in `cards[2].markers.wounds`. */\n\
         \x20 readonly path: string;\n\
         \x20 /** What a sentence about it needs besides, by code. */\n\
         \x20 readonly params: Readonly<Record<string, string>>;\n\
         \x20 /** @internal */\n\
         \x20 constructor(code: string, path: string, params?: readonly string[]);\n\
         }\n";
    fs::write(generated.join("boundary.d.ts"), types).map_err(on(&generated))
}

/// wasm-bindgen's script has one engine for as long as the page lives; should it break off, only a fresh one helps. This
/// makes a function of the script, each call of which has an engine of its own.
fn instance() -> Result {
    const CLASS: &str = "export class Board {";
    const EXPORTS: &str = "export { initSync, __wbg_init as default };";
    let generated = root().join("www/generated");
    let file = generated.join("wasm/berserk_rules.js");
    let script = fs::read_to_string(&file).map_err(on(&file))?;
    if script.matches("\nexport ").count() != 2 || !script.contains(CLASS) || !script.contains(EXPORTS) {
        return Err(format!("{}: wasm-bindgen exports something else than before", file.display()));
    }
    let (imports, body): (Vec<&str>, Vec<&str>) = script.lines().partition(|line| line.starts_with("import "));
    let imports = imports.join("\n").replace("'./snippets/", "'./wasm/snippets/");
    let body = body.join("\n").replace(CLASS, "class Board {").replace(EXPORTS, "");
    let made = format!(
        "{imports}\n\nexport function instance() {{\n{body}\n\
         \x20 return {{\n\
         \x20   Board, initSync, init: __wbg_init,\n\
         \x20   module: () => wasmModule,\n\
         \x20   // What is left of its boards must not be freed in a memory that may be damaged.\n\
         \x20   retire() {{\n\
         \x20     wasm = {{ __wbg_board_free() {{}} }};\n\
         \x20     wasmInstance = cachedDataViewMemory0 = cachedInt32ArrayMemory0 = cachedUint8ArrayMemory0 = null;\n\
         \x20   }},\n\
         \x20 }};\n}}\n"
    );
    fs::write(generated.join("instance.js"), made).map_err(on(&generated))?;
    let types = "import type { Board, InitInput } from \"./wasm/berserk_rules.js\";\n\
         import type { Scenario } from \"./types.ts\";\n\n\
         /** What the engine's own JavaScript keeps of a board, whatever becomes of the engine. */\n\
         export interface Mirror {\n\
         \x20 revision: number;\n\
         \x20 readonly steps: readonly unknown[];\n\
         \x20 exported(revision: number): Scenario;\n\
         }\n\n\
         /** An engine with a memory of its own. */\n\
         export interface Instance {\n\
         \x20 readonly Board: new (scenario: Scenario) => Board & { mirror(): Mirror };\n\
         \x20 init(options: { module_or_path: InitInput | Promise<InitInput> }): Promise<unknown>;\n\
         \x20 initSync(options: { module: BufferSource | WebAssembly.Module }): unknown;\n\
         \x20 module(): WebAssembly.Module;\n\
         \x20 retire(): void;\n\
         }\n\
         export declare function instance(): Instance;\n";
    fs::write(generated.join("instance.d.ts"), types).map_err(on(&generated))
}

/// Builds the engine once more, with the switch that breaks it off, for tests of what becomes of the boards then. The
/// scripts are those of the shipped one.
pub fn with_trap() -> Result {
    let tools = tools::for_wasm()?;
    step("Building the engine that breaks off when it is told to");
    Run::cargo()
        .args(["build", "--package", "berserk-rules", "--lib", "--target", "wasm32-unknown-unknown"])
        .args(["--profile", "trap", "--no-default-features", "--features", "trap"])
        .go()?;
    let built = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Run::new(tools[0].join("wasm-bindgen"))
        .args(["--target", "web", "--no-typescript", "--out-name", "berserk_rules", "--out-dir"])
        .args([root().join("target/trap-wasm")])
        .args([built.join("wasm32-unknown-unknown/trap/berserk_rules.wasm")])
        .go()
}

/// The class in wasm-bindgen's declarations names types that stand in `types.ts`.
fn declare_board() -> Result {
    let generated = root().join("www/generated");
    let types = generated.join("types.ts");
    let text = fs::read_to_string(&types).map_err(on(&types))?;
    let names: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("export type ").or_else(|| line.strip_prefix("export interface ")))
        .filter_map(|rest| rest.split(|letter: char| !letter.is_alphanumeric()).next())
        .collect();
    for file in files(&generated.join("wasm"), "berserk_rules.d.ts") {
        let declared = fs::read_to_string(&file).map_err(on(&file))?;
        let import = format!("import type {{ {} }} from \"../types.ts\";\n", names.join(", "));
        if !declared.starts_with("import type {") {
            fs::write(&file, import + &declared).map_err(on(&file))?;
        }
    }
    Ok(())
}
