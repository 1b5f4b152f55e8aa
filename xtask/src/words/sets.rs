//! Closed sets of keys: the enums that Rust shares with the page, and those of the catalogue itself.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;

use super::catalogue::{Kind, Language};
use super::pattern;
use crate::workspace;

/// A closed set of keys.
pub(super) struct Set {
    pub(super) keys: Vec<String>,
    /// Where the page and Rust find its type; a set of the catalogue itself is defined beside the
    /// accessors.
    pub(super) home: Option<Home>,
}

#[derive(Clone, Copy)]
pub(super) struct Home {
    pub(super) page: &'static str,
    pub(super) rust: &'static str,
}

/// All sets by name.
pub(super) struct Sets(BTreeMap<String, Set>);

/// Types that are made from Rust for the page, and where their enums are.
const SHARED: &[(&str, &str, &str)] = &[
    ("web/src/engine/generated.ts", "../engine/types", "remparts_screen"),
    ("web/src/online/generated.ts", "../online/generated", "remparts_protocol"),
];

/// The enums of `remparts_screen` that have a module to themselves.
const NAMES: &str = "crates/screen/src/names.rs";

impl Sets {
    /// The sets that the arguments of the source language are of.
    pub(super) fn of(root: &Path, source: &Language, faults: &mut Vec<String>) -> Result<Self> {
        let mut shared = BTreeMap::new();
        let names = workspace::read(&root.join(NAMES))?;
        for (path, page, rust) in SHARED {
            for (name, keys) in unions(&workspace::read(&root.join(path))?) {
                let apart = *rust == "remparts_screen" && names.contains(&format!("enum {name} "));
                let rust = if apart { "remparts_screen::names" } else { rust };
                shared.entry(name).or_insert(Set { keys, home: Some(Home { page, rust }) });
            }
        }
        let mut sets = BTreeMap::new();
        for text in &source.texts {
            for argument in &text.declared {
                let Kind::Set(name) = &argument.kind else { continue };
                if let Some(set) = shared.remove(name) {
                    sets.insert(name.clone(), set);
                }
                if sets.get(name).is_some_and(|set: &Set| set.home.is_some()) {
                    continue;
                }
                let own = sets
                    .entry(name.clone())
                    .or_insert_with(|| Set { keys: Vec::new(), home: None });
                for choice in pattern::uses(&text.pattern).chosen {
                    if choice.argument == argument.name {
                        for key in choice.keys {
                            let known = own.keys.contains(&key);
                            if !known && key != "other" && key != "none" {
                                own.keys.push(key);
                            }
                        }
                    }
                }
            }
        }
        for (name, set) in &sets {
            if set.keys.is_empty() {
                faults.push(format!("nobody knows the keys of `{name}`"));
            }
        }
        Ok(Self(sets))
    }

    pub(super) fn get(&self, name: &str) -> Option<&Set> {
        self.0.get(name)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &Set)> {
        self.0.iter().map(|(name, set)| (name.as_str(), set))
    }

    /// The keys that an argument can have.
    pub(super) fn keys(&self, kind: &Kind) -> BTreeSet<String> {
        match kind {
            Kind::Flag => ["true", "false"].map(str::to_owned).into(),
            Kind::Set(name) => {
                self.get(name).map(|set| set.keys.iter().cloned().collect()).unwrap_or_default()
            }
            Kind::Number | Kind::Text | Kind::Date => BTreeSet::new(),
        }
    }
}

/// The unions of string literals that a file of TypeScript exports.
fn unions(source: &str) -> Vec<(String, Vec<String>)> {
    let declared = source.lines().filter_map(|line| line.strip_prefix("export type "));
    let parts = declared.filter_map(|line| line.strip_suffix(';')?.split_once(" = "));
    parts
        .filter_map(|(name, keys)| {
            let keys = keys.split(" | ").map(|key| key.strip_prefix('"')?.strip_suffix('"'));
            let keys: Option<Vec<String>> = keys.map(|key| key.map(str::to_owned)).collect();
            Some((name.to_owned(), keys?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_of_literals_are_sets() {
        let source =
            "export type Game = \"classic\" | \"city\";\n\nexport type Cell = [x: number];";
        let keys = vec!["classic".to_owned(), "city".to_owned()];
        assert_eq!(unions(source), [("Game".to_owned(), keys)]);
    }
}
