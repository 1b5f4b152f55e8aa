//! What the player who must speak may do, and the text of each action.

use crate::city::rim::{Side, is_unbroken, side_name};
use crate::city::state::{State, Step};
use crate::shared::connected::Joined;
use crate::shared::conversation::Choices;
use crate::shared::geometry::{Cell, Spot, cell_name, step};
use crate::shared::tile_board::TileBoard;

/// One choice of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Place(usize, Cell, usize),
    Put(Spot),
    Pass,
    Gate(Side),
    Wall(Side),
    Guard(Side),
    /// Set a tower at the end of the run that this wall makes.
    Tower(Side),
}

impl Choices for State {
    type Action = Action;

    fn actions(&self) -> Vec<Action> {
        match self.step {
            Step::Place => {
                let kind = self.hand.expect("a tile in hand");
                let places = self.placements(kind).into_iter();
                places.map(|(cell, turns)| Action::Place(kind, cell, turns)).collect()
            }
            Step::Follower => or_pass(self.follower_spots(), Action::Put),
            Step::Build if self.gate.is_none() => {
                self.rim().into_iter().map(Action::Gate).collect()
            }
            Step::Build => self.next_sides().into_iter().map(Action::Wall).collect(),
            Step::Guard(_, wall) => or_pass(vec![wall], Action::Guard),
            Step::Tower => or_pass(self.tower_ends(), Action::Tower),
            Step::First | Step::Draw | Step::Over => Vec::new(),
        }
    }

    fn name(&self, action: Action) -> String {
        match action {
            Action::Place(kind, cell, turns) => {
                let kind = &self.board.kinds[kind].name;
                format!("place {kind} {} r{turns}", cell_name(cell))
            }
            Action::Put(spot) => {
                format!("put follower {} {}", cell_name(spot.0), self.board.spot_name(spot))
            }
            Action::Pass => "pass".to_string(),
            Action::Gate(side) => format!("gate {}", side_name(side)),
            Action::Wall(side) => format!("wall {}", side_name(side)),
            Action::Guard(side) => format!("guard {}", side_name(side)),
            Action::Tower(side) => format!("tower {}", side_name(side)),
        }
    }
}

impl State {
    /// Where and how a tile can be laid: cell and quarter turns.
    fn placements(&self, kind: usize) -> Vec<(Cell, usize)> {
        let fitting = self.fitting_cells(kind);
        let open = fitting.into_iter().filter(|(cell, _)| !self.is_beyond_the_wall(*cell));
        open.flat_map(|(cell, turns)| turns.into_iter().map(move |turns| (cell, turns))).collect()
    }

    /// Can a tile be laid at all?
    pub(crate) fn fits(&self, kind: usize) -> bool {
        let fitting = self.fitting_cells(kind);
        fitting.into_iter().any(|(cell, _)| !self.is_beyond_the_wall(cell))
    }

    /// The cells where a tile fits by its streets, with the quarter turns that
    /// make it fit. The walls, which care for the cell alone, are left to ask.
    fn fitting_cells(&self, kind: usize) -> Vec<(Cell, Vec<usize>)> {
        if self.board.tiles.is_empty() {
            return vec![((0, 0), vec![0, 1, 2, 3])];
        }
        let mut cells = Vec::new();
        for cell in self.board.frontier() {
            let turns = (0..4).filter(|&turns| self.board.streets_match(kind, cell, turns));
            let turns: Vec<usize> = turns.collect();
            if !turns.is_empty() {
                cells.push((cell, turns));
            }
        }
        cells
    }

    /// Is a cell shut off by gate and walls? Either a wall or the gate looks at
    /// it, or a tile there would break the run.
    fn is_beyond_the_wall(&self, cell: Cell) -> bool {
        if self.gate.is_none() {
            return false;
        }
        let ground = self.ground().expect("tiles inside the walls");
        let faced = (0..4).any(|direction| {
            ground.look(cell, direction).is_some_and(|side| {
                let near = side.0 == step(cell, direction);
                self.run.contains(&side) && (near || self.options.far_sight)
            })
        });
        faced || !is_unbroken(&self.run, &ground.with(cell).rim())
    }

    /// The spots of the new tile that may take a follower: nobody is in the
    /// whole feature, and it is not finished.
    fn follower_spots(&self) -> Vec<Spot> {
        if self.followers[self.seat] == 0 {
            return Vec::new();
        }
        let laid = self.laid.expect("a tile was laid");
        let spots = self.board.spots_on(laid).into_iter();
        spots
            .filter(|&spot| {
                let feature = self.board.feature(spot);
                self.seats_in(&feature).is_empty() && !self.is_finished(&feature)
            })
            .collect()
    }
}

/// One action for each thing, and the choice to leave it.
fn or_pass<T>(things: Vec<T>, action: impl Fn(T) -> Action) -> Vec<Action> {
    let actions = things.into_iter().map(action);
    actions.chain([Action::Pass]).collect()
}
