//! Saved games whose tile sets are not loaded: what can be said of them without replaying them.

use super::saved::Remarks;
use remparts_engine::kernel::tile_sets::SetDigest;
use remparts_engine::notation::log::MAGIC;
use remparts_engine::notation::tile_file;
use remparts_screen::names::GameName;
use remparts_session::Sitter;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A saved game that cannot be replayed until its tile sets are loaded. Whether it is over is not
/// known: only its rules, and hence its tiles, could say.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("it is played with tiles that are not loaded ({}); --tiles FILE loads them", self.listed())]
pub struct Lacking {
    /// Where it is.
    pub path: PathBuf,
    /// What is played.
    pub game: GameName,
    /// Who plays, as far as it is told.
    pub sitters: Vec<Sitter>,
    /// The sets that are missing, at least one: a file of the same name may hold other tiles, so the
    /// digest tells which one is meant.
    pub sets: Vec<(String, SetDigest)>,
}

impl Lacking {
    /// What a text says of itself, if it is a saved game and tiles are all it lacks.
    pub(super) fn of(path: &Path, text: &str) -> Option<Self> {
        let missing = tile_file::missing(text);
        let mut bare = text.lines().filter(|line| !line.starts_with('#'));
        if missing.is_empty() || bare.next() != Some(MAGIC) {
            return None;
        }
        // A log alone has nobody who plays it, and is no saved game.
        let remarks = Remarks::read(text).ok()?;
        let sitters: Vec<Sitter> = remarks.sitters.into_iter().flatten().collect();
        if sitters.is_empty() {
            return None;
        }
        let setup = bare.take_while(|line| *line != "plies");
        let is_city = setup.into_iter().any(|line| line.trim_end() == "game city");
        let game = if is_city { GameName::City } else { GameName::Classic };
        Some(Self { path: path.to_owned(), game, sitters, sets: missing })
    }

    /// The names of the sets that are missing.
    pub fn names(&self) -> Vec<String> {
        self.sets.iter().map(|(name, _)| name.clone()).collect()
    }

    /// The sets as setups name them.
    pub fn listed(&self) -> String {
        let set = |(name, digest): &(String, SetDigest)| format!("{name} {digest}");
        self.sets.iter().map(set).collect::<Vec<_>>().join(", ")
    }
}
