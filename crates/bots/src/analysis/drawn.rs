//! The luck of every draw of a game, without a look at what was decided.
//!
//! Luck has mean zero only over draws that were singled out *before* they were made. So a draw
//! belongs to the seat that was about to draw and to a third of the game by the tiles that were
//! still in the bag: both are known by then. Thirds by turns would not do, because how many turns a
//! game has depends on what is drawn.

use super::Analyst;
use super::decisions::{Chance, take_apart};
use crate::judge::Judged;
use crate::player::Limits;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::{Log, Written};

/// An answer of chance that could have been another one, and its luck.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn {
    /// Whose turn it was; none where chance said who begins.
    pub seat: Option<Seat>,
    /// When it was drawn, by the tiles left in the bag.
    pub third: Third,
    /// Points that it added to the lead of every seat.
    pub luck: Vec<f64>,
}

/// A third of the tiles of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Third {
    /// The third that is drawn first.
    First,
    /// The tiles that are drawn between the other two thirds.
    Middle,
    /// The rest, down to the empty bag.
    Last,
}

impl Third {
    /// All three in the order of a game.
    pub const ALL: [Self; 3] = [Self::First, Self::Middle, Self::Last];

    /// The third in which a tile is drawn while `left` of `all` tiles are still in the bag.
    fn of(left: usize, all: usize) -> Self {
        Self::ALL[(3 * (all - left) / all.max(1)).min(2)]
    }
}

impl Analyst {
    /// Values every draw of a log, in order. Visits and time are for one decision; a draw gets a
    /// fourth of them. None if it was stopped.
    pub fn draws_of<G: Written + Judged>(
        &self,
        log: &Log<G>,
        limits: &Limits,
    ) -> Option<Vec<Drawn>> {
        let parts = take_apart(log);
        let all = log.game().afresh().tiles_left();
        let seats = log.game().seats();
        let groups = parts.decisions.iter().map(|decision| &decision.before);
        let mut found = Vec::new();
        for chances in groups.chain([&parts.last]) {
            for (chance, luck) in chances.iter().zip(self.draws(chances, limits)?) {
                let Chance { game, .. } = chance;
                let luck = luck.points[..seats].iter().map(|gap| gap.mean).collect();
                let third = Third::of(game.tiles_left(), all);
                found.push(Drawn { seat: game.on_turn(), third, luck });
            }
        }
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirds_follow_the_bag() {
        let thirds: Vec<Third> = (1..=9).rev().map(|left| Third::of(left, 9)).collect();
        let expected = Third::ALL.iter().flat_map(|third| [*third; 3]);
        assert_eq!(thirds, expected.collect::<Vec<_>>());
        assert_eq!(Third::of(0, 9), Third::Last, "a card dealt after the last tile");
    }
}
