//! Logs from files or standard input, up to a wished ply.

use crate::input;
use anyhow::{Context, Result, ensure};
use remparts_engine::notation::any::AnyLog;
use remparts_engine::notation::log::MAX_BYTES;
use remparts_engine::notation::{Log, Written};
use std::fs::File;
use std::io;

/// Arguments that name a log, and how much of it.
#[derive(clap::Args)]
pub(crate) struct Source {
    /// The log; `-` reads standard input
    #[arg(value_name = "LOG")]
    log: String,
    /// Stop after this many plies [default: all of them]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
}

impl Source {
    /// A source of a log, up to a ply if one is given.
    pub(crate) const fn new(log: String, ply: Option<usize>) -> Self {
        Self { log, ply }
    }

    /// The text of the whole log.
    pub(crate) fn text(&self) -> Result<String> {
        text(&self.log)
    }

    /// Reads and replays the whole log, so that an error after the wished ply is found as well.
    pub(crate) fn read(&self) -> Result<AnyLog> {
        self.replayed(&self.text()?)
    }

    /// Replays a text that was read already.
    pub(crate) fn replayed(&self, text: &str) -> Result<AnyLog> {
        AnyLog::read(text).with_context(|| self.name().to_owned())
    }

    /// Number of plies to show, of this many.
    pub(crate) fn wished(&self, plies: usize) -> Result<usize> {
        let wished = self.ply.unwrap_or(plies);
        ensure!(wished <= plies, "{} has {plies} plies, not {wished}", self.name());
        Ok(wished)
    }

    /// Calls back after each wished ply of a log that was read, with the log up to it and what the
    /// ply brought. Returns the log up to the last wished ply.
    pub(crate) fn replay<G: Written>(
        &self,
        whole: &Log<G>,
        mut each: impl FnMut(&Log<G>, &[G::Event]) -> Result<()>,
    ) -> Result<Log<G>> {
        let plies = whole.plies();
        let wished = self.wished(plies.len())?;
        let mut log = Log::new(*whole.setup())?;
        let mut events = Vec::new();
        for entry in &plies[..wished] {
            events.clear();
            log.make(entry.ply, &mut events)?;
            each(&log, &events)?;
        }
        Ok(log)
    }

    /// The name of the log in messages.
    pub(crate) fn name(&self) -> &str {
        name(&self.log)
    }
}

/// The text of a log; `-` reads standard input.
pub(crate) fn text(log: &str) -> Result<String> {
    let text = if log == "-" {
        input::text(io::stdin(), MAX_BYTES)
    } else {
        let file = File::open(log).map_err(Into::into);
        file.and_then(|file| input::text(file, MAX_BYTES))
    };
    text.with_context(|| format!("cannot read {}", name(log)))
}

/// The name of a log in messages.
pub(crate) fn name(log: &str) -> &str {
    if log == "-" { "standard input" } else { log }
}
