//! The tile files of `--tiles`, loaded for this run.

use crate::input;
use crate::output::remark;
use anyhow::{Context, Result};
use remparts_engine::kernel::tile_sets::MAX_BYTES;
use remparts_engine::notation::tile_file::{self, AnyTiles};
use std::fs::File;
use std::sync::OnceLock;

/// What `--tiles` named, in order; set once, before the command begins.
static CHOSEN: OnceLock<Chosen> = OnceLock::new();

/// The files and the sets that were read from them.
struct Chosen {
    files: Vec<String>,
    sets: Vec<AnyTiles>,
}

/// Reads the files that `--tiles` names and chooses their sets for new games.
pub(crate) fn choose(files: &[String]) -> Result<()> {
    let mut sets = Vec::new();
    for file in files {
        match load(file)? {
            Some(set) => sets.push(set),
            None => remark(format_args!("{file} holds the tiles that come with the program")),
        }
    }
    // Only the first call of a run can choose.
    let _ = CHOSEN.set(Chosen { files: files.to_vec(), sets });
    Ok(())
}

/// The sets that new games are played with, each where its part of a game is played.
pub(crate) fn chosen() -> &'static [AnyTiles] {
    CHOSEN.get().map_or(&[], |chosen| &chosen.sets)
}

/// The options that choose the same files again, each with a space before it.
pub(crate) fn options(quoted: impl Fn(&str) -> String) -> String {
    let files = CHOSEN.get().map_or(&[][..], |chosen| &chosen.files);
    files.iter().map(|file| format!(" --tiles {}", quoted(file))).collect()
}

/// Reads one file; none if it holds a set that comes with the program.
pub(crate) fn load(file: &str) -> Result<Option<AnyTiles>> {
    tile_file::load(&text(file)?).with_context(|| file.to_owned())
}

/// The text of a tile file.
pub(crate) fn text(file: &str) -> Result<String> {
    let opened = File::open(file).with_context(|| format!("cannot open {file}"))?;
    input::text(opened, MAX_BYTES).with_context(|| format!("cannot read {file}"))
}
