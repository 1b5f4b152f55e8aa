//! The turn that is being decided at a table, kept for whoever comes back.

use super::super::shelf;
use remparts_protocol::{TableId, limits};
use std::fs;
use std::path::{Path, PathBuf};

/// The draft of one table. What cannot be kept is lost with the program, and nothing worse.
pub(super) struct Drafts {
    file: Option<PathBuf>,
    is_there: bool,
}

impl Drafts {
    pub(super) fn of(home: Option<&Path>, table: TableId) -> Self {
        let file = home.map(|home| home.join("drafts").join(format!("{table}.txt")));
        let is_there = file.as_ref().is_some_and(|file| file.exists());
        Self { file, is_there }
    }

    /// Keeps what was drafted after so many plies; nothing drafted is nothing kept.
    pub(super) fn keep(&mut self, plies: usize, draft: &[&str]) {
        if draft.is_empty() {
            self.forget();
        } else if let Some(file) = &self.file {
            let text = format!("{plies}\n{}\n", draft.join("\n"));
            self.is_there |= shelf::write(file, &text).is_ok();
        }
    }

    /// What was drafted after so many plies.
    pub(super) fn kept(&self, plies: usize) -> Vec<String> {
        let file = self.file.as_ref().filter(|_| self.is_there);
        let text = file.and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        let mut lines = text.lines();
        if lines.next() != Some(&*plies.to_string()) {
            return Vec::new();
        }
        lines.take(limits::ACTIONS).map(str::to_owned).collect()
    }

    pub(super) fn forget(&mut self) {
        if let Some(file) = self.file.as_ref().filter(|_| self.is_there) {
            // It says after how many plies it was, so it does no harm if it stays.
            let _ = fs::remove_file(file);
        }
        self.is_there = false;
    }
}
