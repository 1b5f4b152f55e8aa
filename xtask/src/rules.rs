//! `cargo xtask rules`: each rule of the digests is named by a test, and tests name only rules
//! that exist.

mod code;
mod digest;
mod golden;
mod id;
mod report;
mod rust;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Result, bail};

use self::digest::Digest;
use crate::workspace;

/// How much to print.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Every rule with the tests that name it.
    Full,
    /// Totals and what is wrong.
    Brief,
}

/// A test that names a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    file: String,
    test: String,
}

/// Which tests name which ID. An ID in here need not be one that a digest defines.
type Named = BTreeMap<String, BTreeSet<Place>>;

/// Prints the coverage and fails unless it is complete.
pub(crate) fn run(root: &Path, detail: Detail) -> Result<()> {
    let digest = read_digest(root)?;
    let named = read_tests(root, &digest)?;
    let report = report::Report::new(&digest, &named);
    workspace::say(report.text(detail).trim_end())?;
    match (report.missing(), report.unknown()) {
        (0, 0) => Ok(()),
        (missing, 0) => bail!("{missing} of {} rules have no test", digest.len()),
        (0, unknown) => bail!("tests name {unknown} IDs that no digest defines"),
        (missing, unknown) => bail!(
            "{missing} of {} rules have no test, and tests name {unknown} IDs that no digest defines",
            digest.len()
        ),
    }
}

fn read_digest(root: &Path) -> Result<Digest> {
    let mut digest = Digest::default();
    for path in workspace::files_below(&root.join("docs/rules"), "md")? {
        digest.add(&workspace::shown(root, &path), &workspace::read(&path)?)?;
    }
    // A moved folder must not pass for a project without rules.
    if digest.len() == 0 {
        bail!("docs/rules defines no rule");
    }
    Ok(digest)
}

fn read_tests(root: &Path, digest: &Digest) -> Result<Named> {
    let mut named = Named::new();
    let mut name = |id: &str, file: &str, test: &str| {
        let place = Place { file: file.to_owned(), test: test.to_owned() };
        named.entry(id.to_owned()).or_default().insert(place);
    };
    for folder in workspace::crates(root)? {
        for part in ["src", "tests"] {
            for path in workspace::files_below(&folder.join(part), "rs")? {
                let file = workspace::shown(root, &path);
                for test in rust::tests(&workspace::read(&path)?) {
                    for id in id::all(test.text).filter(|id| digest.speaks_of(id)) {
                        name(id, &file, test.name);
                    }
                }
            }
        }
        for path in workspace::files_below(&folder.join("tests/golden"), "game")? {
            let file = workspace::shown(root, &path);
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            for (test, id) in golden::covers(&stem, &workspace::read(&path)?) {
                name(id, &file, &test);
            }
        }
    }
    Ok(named)
}
