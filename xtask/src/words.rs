//! `cargo xtask words`: the catalogue of texts in `locales/` holds together, and what is made from it
//! is up to date: typed accessors for the page and for Rust.

mod catalogue;
mod check;
mod pattern;
mod rust;
mod sets;
mod signature;
mod typescript;
mod usage;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use self::catalogue::Language;
use self::sets::Sets;
use crate::workspace;

/// Whether stale accessors are written anew or are a fault.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Write them.
    Write,
    /// Only compare.
    Check,
}

/// The language that the others are compared with: its comments type the arguments.
const SOURCE: &str = "en";

const PAGE: &str = "web/src/i18n/generated.ts";
const RUST: &str = "crates/words/src/generated.rs";

/// Checks the catalogue, and writes or compares what is made from it.
pub(crate) fn run(root: &Path, mode: Mode) -> Result<()> {
    let languages = catalogue::read(&root.join("locales"))?;
    let source = languages
        .iter()
        .find(|language| language.code == SOURCE)
        .with_context(|| format!("there is no locales/{SOURCE}"))?;
    let mut faults = Vec::new();
    let sets = Sets::of(root, source, &mut faults)?;
    let signatures = signature::all(source, &languages, &sets, &mut faults);
    faults.extend(check::faults(source, &languages, &sets));
    faults.extend(usage::faults(root, source, &signatures)?);
    let made = [
        (PAGE, typescript::accessors(&signatures, &sets)),
        (RUST, rust::accessors(root, &languages, &signatures, &sets)?),
    ];
    for (path, wanted) in &made {
        let path = root.join(path);
        if fs::read_to_string(&path).is_ok_and(|found| found == *wanted) {
            continue;
        }
        match mode {
            Mode::Write => workspace::write(&path, wanted)?,
            Mode::Check => faults.push(format!("{} is stale: cargo xtask words", path.display())),
        }
    }
    report(&languages, &faults)
}

fn report(languages: &[Language], faults: &[String]) -> Result<()> {
    for fault in faults {
        workspace::say(fault)?;
    }
    if !faults.is_empty() {
        bail!("{} faults in the catalogue", faults.len());
    }
    let codes: Vec<&str> = languages.iter().map(|language| language.code.as_str()).collect();
    let texts = languages.iter().map(|language| language.texts.len()).max().unwrap_or(0);
    workspace::say(format_args!("{texts} texts in {}", codes.join(", ")))
}
