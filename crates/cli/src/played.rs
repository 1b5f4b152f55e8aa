//! `Played`: what the commands ask of a game.

use crate::contest::Contested;
use crate::laws::Lawful;
use crate::ledger::Sourced;
use remparts_art::scene::Staged;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::picture::Pictured;
use remparts_engine::notation::spot::Spotted;

/// A game that every command can play.
pub(crate) trait Played: Contested + Pictured + Lawful + Sourced + Staged + Spotted {
    /// Number of tiles on the board.
    fn tiles_laid(&self) -> usize;

    /// Tiles that were drawn and fitted nowhere, once the game is over.
    fn tiles_boxed(&self) -> usize;

    /// Whether the action just played was the last one of its turn.
    fn ends_turn(&self, action: Self::Action) -> bool;

    /// Whether an event says nothing that its ply does not say.
    fn repeats(event: &Self::Event) -> bool;

    /// Where an event is told in `demo`, and how.
    fn say(&self, event: &Self::Event) -> Said;

    /// What is left to draw, in words.
    fn stock(&self) -> String;

    /// What a seat has in its supply, kind by kind, in words.
    fn supplies(&self, seat: Seat) -> Vec<String>;

    /// Every figure of a seat on the board, in words.
    fn on_board(&self, seat: Seat) -> Vec<String>;

    /// What chance is asked for, in words.
    fn asks(question: Self::Question) -> String;

    /// What a feature is worth, as every screen tells it.
    fn worth_of(&self, spot: Spot) -> Option<Worth>;

    /// The names of the tiles that may be laid now.
    fn tiles_in_hand(&self) -> Vec<&str>;
}

/// The worth of a feature to its owners.
pub(crate) struct Worth {
    pub(crate) kind: String,
    pub(crate) tiles: usize,
    /// Empty cells where it can still grow.
    pub(crate) gaps: usize,
    pub(crate) owners: Vec<Seat>,
    /// Points if the game ended now.
    pub(crate) now: i32,
    /// Points once it is complete, with the tiles that this needs at least.
    pub(crate) completed: i32,
    /// Whether completing it may bring more than that.
    pub(crate) more_may_come: bool,
}

/// A text about an event, and where it is told.
pub(crate) enum Said {
    /// The event is not worth a word.
    Nothing,
    /// Told on a line of its own.
    Apart(String),
    /// Told on the line of the turn.
    InTurn(String),
    /// Told with the final scoring.
    AtEnd(String),
}
