//! Whether every text is said somewhere.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use super::catalogue::Language;
use super::signature::{References, Signature};
use super::{rust, typescript};
use crate::workspace;

/// Texts that no screen says and no other text refers to. Screens are searched for the names of the
/// accessors as whole words, and for the beginnings of ids that are put together, such as
/// `` `refusal-${why}` ``.
pub(super) fn faults(
    root: &Path,
    source: &Language,
    signatures: &[Signature],
) -> Result<Vec<String>> {
    let page = Said::in_files(root, "web/src", &["ts", "svelte"])?;
    let rust = Said::in_files(root, "crates", &["rs"])?;
    let referred = References::of(source).referred();
    let is_said = |signature: &Signature| {
        let screens = signature.topic.screens;
        let (here, there) = (typescript::word(signature), rust::word(signature));
        referred.contains(&signature.name)
            || (screens.page() && page.says(&here, &signature.name))
            || (screens.rust() && rust.says(&there, &signature.name))
    };
    let unsaid = signatures.iter().filter(|signature| !is_said(signature));
    Ok(unsaid.map(|signature| format!("{}: nobody says it", signature.name)).collect())
}

/// Everything in the files of a side that could say a text.
struct Said {
    words: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl Said {
    fn in_files(root: &Path, folder: &str, extensions: &[&str]) -> Result<Self> {
        let mut said = Self { words: BTreeSet::new(), beginnings: BTreeSet::new() };
        for path in workspace::files_in(&root.join(folder))? {
            let name = path.to_string_lossy();
            let wanted = extensions.iter().any(|it| path.extension().is_some_and(|had| had == *it));
            let made =
                name.ends_with("i18n/generated.ts") || name.ends_with("words/src/generated.rs");
            if !wanted || made || name.ends_with(".test.ts") {
                continue;
            }
            let text = workspace::read(&path)?;
            let words = text.split(|it: char| !it.is_alphanumeric() && it != '_' && it != '$');
            said.words.extend(words.map(str::to_owned));
            for end in ["-${", "-\""] {
                let parts = text.match_indices(end).map(|(at, _)| &text[..=at]);
                said.beginnings.extend(parts.filter_map(|part| {
                    let start = part.rfind(['`', '"'])? + 1;
                    Some(part[start..].to_owned()).filter(|it| it.len() > 1)
                }));
            }
        }
        Ok(said)
    }

    /// Whether a text is called; several that are numbered are called together.
    fn says(&self, word: &str, name: &str) -> bool {
        let together = word.trim_end_matches(|it: char| it.is_ascii_digit());
        self.words.contains(word)
            || self.words.contains(together)
            || self.beginnings.iter().any(|it| name.starts_with(it.as_str()))
    }
}
