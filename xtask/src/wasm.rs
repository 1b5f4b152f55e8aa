//! `cargo xtask wasm`: the engine for browsers, with what binds it to the page.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::stamp::Stamp;
use crate::workspace;

/// The target of browsers.
const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the engine for browsers and writes it, with its bindings, where the page finds it.
pub(crate) fn run(root: &Path) -> Result<()> {
    add_target(root)?;
    workspace::say("engine for browsers")?;
    let args = ["build", "--package", "remparts-wasm", "--target", TARGET, "--profile", "web"];
    workspace::cargo(root, &args, &[])?;
    let built = workspace::target(root).join(TARGET).join("web/remparts_wasm.wasm");
    let bindings = root.join("web/src/engine/pkg");
    let stamp = Stamp::of(&bindings, &[root.join("Cargo.lock"), built.clone()])?;
    if stamp.holds() {
        return Ok(());
    }
    workspace::say("bindings of the engine")?;
    Bindgen::new()
        .input_path(built)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .generate(&bindings)?;
    stamp.press()
}

/// Gets the target of browsers unless it is there.
fn add_target(root: &Path) -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(root)
        .output()
        .context("cannot start rustc")?;
    let folder = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
    if asked.status.success() && folder.is_dir() {
        return Ok(());
    }
    if workspace::find_program(&["rustup"]).is_none() {
        bail!(
            "Rust cannot build for browsers yet: its target {TARGET} is missing, and there is no \
             rustup to add it. Install Rust with rustup (https://rustup.rs), or this target with \
             whatever has installed Rust"
        );
    }
    workspace::say(format_args!("Rust's target {TARGET}"))?;
    workspace::run(root, "rustup", &["target", "add", TARGET], &[])
}
