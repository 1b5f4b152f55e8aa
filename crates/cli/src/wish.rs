//! The setup of a command: a short name, or a file of setup lines.

use crate::look::InWords;
use crate::{input, names, tile_files};
use anyhow::{Context, Result, bail};
use clap::value_parser;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup::MAX_BYTES;
use std::fs::File;
use std::io::ErrorKind;

/// The arguments for the game to be played.
#[derive(clap::Args)]
pub(crate) struct Wish {
    /// Short name such as base-inns-river (see `remparts setups`), or a file of setup lines
    #[arg(long, default_value = "base", value_name = "NAME|FILE")]
    pub(crate) setup: String,
    /// Number of players; the rules say how many can play [default: 2, or what the file says]
    #[arg(long, short, value_name = "N", value_parser = value_parser!(u8).range(2..=6))]
    pub(crate) players: Option<u8>,
}

impl Wish {
    /// Reads the setup; whether it can be played is for the rules to say.
    pub(crate) fn read(&self) -> Result<AnySetup> {
        if let Some(setup) = AnySetup::named(&self.setup, self.players.unwrap_or(2)) {
            return Ok(setup.with_tiles(tile_files::chosen()));
        }
        let name = &self.setup;
        let file = match File::open(name) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                bail!(InWords(names::unknown_setup(name)))
            }
            opened => opened.with_context(|| format!("cannot open {name}"))?,
        };
        let text = input::text(file, MAX_BYTES);
        let text = text.with_context(|| format!("cannot read {name}"))?;
        let read = AnySetup::wish(&text).with_context(|| name.clone())?;
        let read = self.players.map_or(read, |players| read.for_players(players));
        // A file that names its tile sets keeps them.
        Ok(if read.tiles().is_empty() { read.with_tiles(tile_files::chosen()) } else { read })
    }
}
