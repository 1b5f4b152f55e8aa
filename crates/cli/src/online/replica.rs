//! A replica of a game as a server tells it to one seat, for bots to choose by.

use anyhow::{Context as _, Result, anyhow, ensure};
use remparts_bots::outside::Veiled;
use remparts_bots::outside::table::Table;
use remparts_engine::kernel::game::{Pending, Quiet, Sight as _};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_protocol::limits::ACTIONS;

/// A replica of a game as a server tells it to one seat.
#[derive(Clone)]
pub(crate) struct GameReplica<G: Veiled> {
    setup: G::Setup,
    table: Table<G>,
    plies: Vec<String>,
}

impl<G: Veiled> GameReplica<G> {
    /// A replica of the start of a game.
    pub(crate) fn new(setup: G::Setup) -> Result<Self> {
        let table = Table::new(setup).map_err(|problem| anyhow!(problem))?;
        Ok(Self { setup, table, plies: Vec::new() })
    }

    /// Applies the plies that are known now. When some were taken back, or hidden cards are shown
    /// at the end, the game is told anew.
    pub(crate) fn follow(&mut self, plies: &[String]) -> Result<()> {
        if !plies.starts_with(&self.plies) {
            *self = Self::new(self.setup)?;
        }
        for ply in &plies[self.plies.len()..] {
            let number = self.plies.len() + 1;
            let played = self.table.play(ply).map_err(|problem| anyhow!(problem));
            played.with_context(|| format!("ply {number}, `{ply}`"))?;
            self.plies.push(ply.clone());
        }
        Ok(())
    }

    /// Number of plies that are known.
    pub(crate) fn plies(&self) -> u32 {
        self.plies.len() as u32
    }

    /// The hash of what everyone knows.
    pub(crate) fn digest(&self) -> String {
        self.table.public().digest().to_string()
    }

    /// The actions of the seat until chance or another seat has a say; `choose` looks and chooses.
    pub(crate) fn turn(
        &self,
        seat: Seat,
        mut choose: impl FnMut(&G::View) -> Result<G::Action>,
    ) -> Result<Vec<String>> {
        let view = self.table.view(Some(seat)).map_err(|problem| anyhow!(problem))?;
        let mut game = view.known().clone();
        let mut actions = Vec::new();
        while game.pending() == Pending::Seat(seat) {
            ensure!(actions.len() < ACTIONS, "a turn of more than {ACTIONS} actions");
            let action = choose(&game.view(Viewer::Seat(seat)))?;
            actions.push(game.write_action(action));
            game.play(seat, action, &mut Quiet)?;
        }
        Ok(actions)
    }
}
