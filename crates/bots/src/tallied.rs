//! What every bot asks of a game beside the rules.

use remparts_engine::city::{self, City};
use remparts_engine::classic::{self, Classic};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::seat::MAX_SEATS;

/// A game whose standing can be asked at any time.
pub trait Tallied:
    Game<Action: Send + Sync, Answer: Send + Sync, View: Send + Sync> + Send + Sync
{
    /// Points of each seat if the game ended now.
    fn ended(&self) -> [i32; MAX_SEATS];

    /// Tiles nobody has drawn yet.
    fn tiles_left(&self) -> usize;

    /// Whether an action lays a tile.
    fn lays(action: Self::Action) -> bool;
}

impl Tallied for Classic {
    fn ended(&self) -> [i32; MAX_SEATS] {
        self.ended()
    }

    fn tiles_left(&self) -> usize {
        self.state().bag().tiles()
    }

    fn lays(action: classic::Action) -> bool {
        matches!(action, classic::Action::Place { .. })
    }
}

impl Tallied for City {
    fn ended(&self) -> [i32; MAX_SEATS] {
        self.ended()
    }

    fn tiles_left(&self) -> usize {
        self.state().bag().tiles()
    }

    fn lays(action: city::Action) -> bool {
        matches!(action, city::Action::Place { .. })
    }
}
