//! Why an action may not be played. Written apart from the lists of `legal`, so that each checks
//! the other: here the rules are asked as they are written, without marks kept on the way.

use super::action::Action;
use super::beyond;
use super::game::City;
use super::illegal::Illegal;
use super::state::Step;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Edge, Pose, Side};
use crate::kernel::rim::{self, Way};
use crate::kernel::table::Spot;

impl City {
    /// Says why the seat that has to choose may not play `action`, if so.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.state.turn.step, action) {
            (Step::Tile, Action::Place { tile, cell, rotation }) => {
                self.check_place(tile, Pose { cell, rotation })
            }
            (Step::Follower | Step::Guard | Step::Tower, Action::Pass) => Ok(()),
            (Step::Follower, Action::Put(spot)) => self.check_put(spot),
            (Step::Gate, Action::Gate(edge)) => {
                let on_rim = self.state.table.board.outer_rim().any(|side| side == edge);
                if on_rim { Ok(()) } else { Err(Illegal::NotOnTheRim(edge)) }
            }
            (Step::Wall, Action::Wall(edge)) => {
                let next = Way::BOTH.into_iter().any(|way| self.next_side(way) == edge);
                if next { Ok(()) } else { Err(Illegal::NotNextToAnEnd(edge)) }
            }
            (Step::Guard, Action::Guard(wall)) => {
                let turn = &self.state.turn;
                if turn.last[turn.builder.index()] != Some(wall) {
                    Err(Illegal::NotTheWall(wall))
                } else if !self.state.has_follower(turn.builder) {
                    Err(Illegal::NoFollower)
                } else if !self.state.has_rested_follower(turn.builder) {
                    Err(Illegal::Resting)
                } else if self.is_guarded_opposite(wall) {
                    Err(Illegal::GuardedOpposite(wall))
                } else {
                    Ok(())
                }
            }
            (Step::Tower, Action::Tower(wall)) => {
                let run = &self.state.run;
                if run.towers_left(self.state.turn.seat) == 0 {
                    return Err(Illegal::NoTower);
                }
                run.end_at(wall).map(|_| ()).ok_or(Illegal::NotAnEnd(wall))
            }
            _ => Err(Illegal::WrongStep),
        }
    }

    fn check_place(&self, tile: FaceId, pose: Pose) -> Result<(), Illegal> {
        let board = &self.state.table.board;
        if self.state.turn.tile != Some(tile) {
            return Err(Illegal::NotInHand(tile));
        }
        let cell = pose.cell;
        if board.at(cell).is_some() {
            return Err(Illegal::CellTaken(cell));
        }
        if board.placed().is_empty() {
            // RUL-TC-TURN-1: the first tile may lie anywhere, so it lies in the middle.
            return if cell == Cell::ORIGIN { Ok(()) } else { Err(Illegal::NotInTheMiddle) };
        }
        if Side::ALL.into_iter().all(|side| board.neighbor(cell, side).is_none()) {
            return Err(Illegal::Detached(cell));
        }
        for side in Side::ALL {
            let Some(other) = board.neighbor(cell, side) else { continue };
            let other = board.tile(other);
            let ours = self.rules.face(tile).pattern(pose.rotation, side);
            let face = self.rules.face(other.face);
            if ours != face.pattern(other.pose.rotation, side.opposite()) {
                return Err(Illegal::StreetMismatch(side));
            }
        }
        self.check_beyond(cell)
    }

    /// Says why the walls bar an empty cell, if so (TC-BEYOND-1).
    pub(crate) fn check_beyond(&self, cell: Cell) -> Result<(), Illegal> {
        if beyond::is_in_view(&self.state, cell, self.rules.setup.beyond) {
            return Err(Illegal::BeyondTheWall(cell));
        }
        if self.breaks_the_run(cell) { Err(Illegal::BreaksTheRun(cell)) } else { Ok(()) }
    }

    /// Whether gate and walls would no longer be one unbroken row of the outer rim with a tile on
    /// this cell (RUL-TC-BEYOND-2).
    fn breaks_the_run(&self, cell: Cell) -> bool {
        let taken = |at: Cell| at == cell || self.state.table.board.at(at).is_some();
        let pieces = self.state.run.pieces();
        let in_order = |pair: &[Edge]| rim::next(taken, pair[0], Way::Clockwise) == pair[1];
        let outer = pieces.first().is_none_or(|piece| rim::is_outer(taken, *piece));
        !(pieces.windows(2).all(in_order) && outer)
    }

    fn check_put(&self, spot: Spot) -> Result<(), Illegal> {
        if !self.state.has_follower(self.state.turn.seat) {
            return Err(Illegal::NoFollower);
        }
        if spot.cell != self.state.table.last_laid() {
            return Err(Illegal::NotOnNewTile);
        }
        let part = self.state.table.part_at(spot).ok_or(Illegal::NoSuchPart(spot))?;
        let sums = self.state.table.regions.tally_of(part);
        if sums.figures > 0 {
            return Err(Illegal::Occupied);
        }
        if sums.is_finished() { Err(Illegal::Finished) } else { Ok(()) }
    }
}
