//! What the `expect` lines of golden games ask of a game.

use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written;
use std::collections::BTreeSet;

/// A key of `expect feature` and the values that may follow it.
pub(super) type Fact = (&'static str, Vec<String>);

/// A game that golden games can be written of.
pub(super) trait Golden: Written {
    /// What would happen if the game ended now, and the points of each seat then.
    fn finished(&self) -> (Vec<Self::Event>, Vec<i32>);

    /// Where the usual figure may go: spots of the new tile by name, others with their cell.
    fn puts(&self) -> BTreeSet<String>;

    /// What a seat has in its supply, kind by kind.
    fn supplied(&self, seat: Seat) -> Vec<u8>;

    /// Every figure on the board as `SEAT FIGURE X,Y SPOT`.
    fn standing(&self) -> Vec<String>;

    /// All facts that `expect feature` can ask about the feature at a spot.
    fn facts(&self, cell: &str, spot: &str) -> Result<Vec<Fact>, String>;

    /// The first word of the ply that answers a question.
    fn asked(question: Self::Question) -> &'static str;

    /// Takes an `expect` line that only this game knows; none if it does not know it either.
    fn expect_own(&self, _word: &str, _rest: &str) -> Option<Result<(), String>> {
        None
    }
}
