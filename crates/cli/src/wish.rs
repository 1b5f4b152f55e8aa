//! The setup a command plays with: a short name, or a file of setup lines.

use anyhow::{Context, Result, anyhow};
use remparts_engine::classic::Setup;
use remparts_engine::notation::setup;
use std::fs;
use std::path::Path;

/// Which game is played.
#[derive(clap::Args)]
pub(crate) struct Wish {
    /// Short name such as base-inns-river (see `remparts setups`), or a file of setup lines
    #[arg(long, default_value = "base", value_name = "NAME|FILE")]
    pub(crate) setup: String,
    /// Number of players, 2 to 6 [default: 2, or what the file says]
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Option<u8>,
}

impl Wish {
    /// The wish for a game; whether it can be played is for the rules to say.
    pub(crate) fn read(&self) -> Result<Setup> {
        if let Some(setup) = setup::named(&self.setup, self.players.unwrap_or(2)) {
            return Ok(setup);
        }
        let path = Path::new(&self.setup);
        if !path.is_file() {
            return Err(anyhow!(
                "`{}` is neither a setup nor a file; `remparts setups` lists the names",
                self.setup
            ));
        }
        let text = fs::read_to_string(path).with_context(|| self.setup.clone())?;
        let read = setup::read(&text).with_context(|| self.setup.clone())?;
        Ok(Setup { players: self.players.unwrap_or(read.players), ..read })
    }
}
