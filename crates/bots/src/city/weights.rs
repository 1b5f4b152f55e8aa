//! The constants of the evaluation. They were fitted to the results of some thousand games of
//! one-ply players with two to four seats and then tuned in play against each other; a change of
//! one step in most of them is not to be felt.

use crate::levels::Style;
use crate::weights::weights;

weights! {
    /// The constants of the evaluation of The City. "Points" are points of the game.
    CityWeights {
        /// Share of tiles that bring about a wall phase.
        scoring: 0.3, 0.05;
        /// Sides by which a tile lengthens the rim.
        rim_growth: 1.1, 0.1;
        /// Tiles by which a market with many open sides grows while ten tiles are laid.
        market_growth: 1.67, 0.2;
        /// Open sides at which a market grows half as fast as it could.
        market_open: 4.8, 0.5;
        /// Share of missing goods that a new tile of a market brings.
        goods_growth: 0.05, 0.05;
        /// Tiles by which a street with many open sides grows while ten tiles are laid.
        street_growth: 0.35, 0.2;
        /// Chance that a side of a market is shut in time, if every tile fitted there.
        market_shut: 0.92, 0.05;
        /// Chance that a side of a street is shut in time, if every tile fitted there.
        street_shut: 1.0, 0.05;
        /// Tiles laid, for each open side, until half of what can be finished is finished.
        finish_time: 0.5, 0.5;
        /// How much more often than by chance a hole beside an occupied feature gets a tile.
        hole_care: 0.95, 0.1;
        /// Points that homes with many open sides gain while ten tiles are laid.
        homes_growth: 0.2, 0.2;
        /// Open sides at which homes grow half as fast as they could.
        homes_open: 8.0, 1.0;
        /// Chance that two features at one cell are joined, if every tile fitted there.
        join: 0.5, 0.1;
        /// Share of the buildings still to come that a guard with an open row will see.
        row_growth: 0.02, 0.02;
        /// Share of the rows in sight that a seat can choose among for a guard.
        guard_choice: 0.86, 0.1;
        /// Share of a row's points that a follower in the supply counts for.
        guard_worth: 0.41, 0.1;
        /// Points of the first follower in the supply for every ten own turns to come.
        first_follower: 8.2, 0.5;
        /// By how much less each further one brings.
        next_follower: 0.5, 0.1;
        /// Share of the walls of a phase that stand before the scorer's tower.
        tower_walls: 0.55, 0.1;
        /// Share of a later tower's points that a tower in the supply counts for.
        tower_supply: 1.13, 0.1;
        /// Points a turn to come brings by what is not yet on the table.
        turn: 1.5, 0.2;
    }
}

impl CityWeights {
    /// The constants as a style changes them.
    #[must_use]
    pub fn styled(self, style: Style) -> Self {
        match style {
            Style::Plain => self,
            Style::Builder => {
                Self { market_growth: 1.3 * self.market_growth, tower_supply: 1.2, ..self }
            }
            Style::Farmer => Self {
                homes_growth: 2.5 * self.homes_growth,
                guard_worth: 1.2 * self.guard_worth,
                ..self
            },
            Style::Raider => Self { join: 1.5 * self.join, ..self },
        }
    }
}
