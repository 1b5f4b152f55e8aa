//! `Written`, what a game has to say in its own words, so that everything else can be written once.

use super::ply::Ply;
use super::setup::Settings;
use super::words::{ReadError, Words};
use crate::kernel::game::Game;
use crate::kernel::seat::Seat;

/// A game that can be written down and read back.
pub trait Written: Game<Illegal: Send + Sync + 'static> {
    /// The setup that a game is made from.
    type Setup: Settings;
    /// Why a setup cannot be played.
    type SetupError: std::error::Error + Clone + Eq + Send + Sync + 'static;

    /// A new game for a setup, or why it cannot be played.
    fn set_up(setup: Self::Setup) -> Result<Self, Self::SetupError>;

    /// A new game by the same rules.
    fn afresh(&self) -> Self;

    /// The seat that has to choose, or why no seat may.
    fn chooser(&self) -> Result<Seat, Self::Illegal>;

    /// Writes an action that is possible on this board.
    fn write_action(&self, action: Self::Action) -> String;

    /// Writes an answer of chance.
    fn write_answer(&self, answer: Self::Answer) -> String;

    /// Reads a ply against the board it is meant for, and leaves the words after it. Whether it is
    /// legal is for the rules to say.
    fn read_words(&self, words: &mut Words<'_>) -> Result<Ply<Self>, ReadError>;

    /// Tells an event of this game in one line.
    fn tell(&self, event: &Self::Event) -> String;

    /// The only seat that may see this answer to the pending question while the game runs, with
    /// what the others read instead; none if everyone may see it.
    fn concealed(&self, answer: Self::Answer) -> Option<(Seat, &'static str)>;
}
