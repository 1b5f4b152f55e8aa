//! `cargo xtask rules`: each rule of the digests is named by a test and has a source, each
//! statement of the rule books has a rule, and tests name only rules that exist.

mod books;
mod code;
mod digest;
mod golden;
mod id;
mod report;
mod rust;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Result, bail};

use self::books::Books;
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

/// The place of a test that names a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct NamedBy {
    file: String,
    test: String,
}

/// Which tests name which ID. An ID in here need not be one that a digest defines.
type NamedRules = BTreeMap<String, BTreeSet<NamedBy>>;

/// The page that goes through the rule books; the other pages of its folder are digests.
const BOOKS: &str = "docs/rules/books.md";

/// Prints the coverage and fails unless it is complete.
pub(crate) fn run(root: &Path, detail: Detail) -> Result<()> {
    let digest = read_digest(root)?;
    let books = read_books(root)?;
    let named = read_tests(root, &digest)?;
    let faults = sources::faults(&digest, &books);
    let report = report::Report::new(&digest, &named, &books, &faults);
    workspace::say(report.text(detail).trim_end())?;
    let all = digest.len();
    let wrong: Vec<String> = [
        (report.missing(), format!("{} of {all} rules have no test", report.missing())),
        (report.unknown(), format!("tests name {} IDs that no digest defines", report.unknown())),
        (faults.len(), format!("digests and books disagree in {} places", faults.len())),
    ]
    .into_iter()
    .filter_map(|(count, told)| (count > 0).then_some(told))
    .collect();
    if !wrong.is_empty() {
        bail!("{}", wrong.join(", and "));
    }
    Ok(())
}

fn read_books(root: &Path) -> Result<Books> {
    let books = Books::read(&workspace::read(&root.join(BOOKS))?);
    // A page in another shape must not pass for books that say nothing.
    if books.statements().is_empty() {
        bail!("{BOOKS} holds no statement");
    }
    Ok(books)
}

fn read_digest(root: &Path) -> Result<Digest> {
    let mut digest = Digest::default();
    let pages = workspace::files_below(&root.join("docs/rules"), "md")?;
    for path in pages.into_iter().filter(|path| *path != root.join(BOOKS)) {
        digest.add(&workspace::shown(root, &path), &workspace::read(&path)?)?;
    }
    // A moved folder must not pass for a project without rules.
    if digest.len() == 0 {
        bail!("docs/rules defines no rule");
    }
    Ok(digest)
}

fn read_tests(root: &Path, digest: &Digest) -> Result<NamedRules> {
    let mut named = NamedRules::new();
    let mut name = |id: &str, file: &str, test: &str| {
        let place = NamedBy { file: file.to_owned(), test: test.to_owned() };
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
