//! Lists of legal actions, in a fixed order: placements by open cell and rotation; no follower,
//! then the new tile part by part; gate clockwise round the rim; walls, guards and towers with the
//! clockwise end first.

use super::action::Action;
use super::beyond;
use super::game::City;
use super::state::Step;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::Rotation;
use crate::kernel::list::List;
use crate::kernel::playout::Dice;
use crate::kernel::regions::PartId;
use crate::kernel::rim::Way;
use crate::kernel::table::Spot;

impl City {
    #[inline]
    pub(crate) fn list_legal(&self, out: &mut List<Action>) {
        out.clear();
        let turn = &self.state.turn;
        match turn.step {
            Step::Tile => {
                if let Some(face) = turn.tile {
                    self.list_placements(face, out);
                }
            }
            Step::Follower => self.list_spots(out),
            Step::Gate => self.state.table.board.outer_rim().for_each(|edge| {
                out.push(Action::Gate(edge));
            }),
            Step::Wall => {
                let [clockwise, other] = Way::BOTH.map(|way| self.next_side(way));
                out.push(Action::Wall(clockwise));
                if other != clockwise {
                    out.push(Action::Wall(other));
                }
            }
            Step::Guard => {
                out.push(Action::Pass);
                let wall = turn.last[turn.builder.index()];
                out.push(Action::Guard(wall.expect("a guard is asked for after a wall")));
            }
            Step::Tower => {
                out.push(Action::Pass);
                let run = &self.state.run;
                for way in Way::BOTH.into_iter().filter(|way| run.since(*way) > 0) {
                    out.push(Action::Tower(run.end(way)));
                }
            }
            Step::First | Step::Draw | Step::Over => {}
        }
    }

    /// Picks a placement without listing all of them. One that would shut the run in is drawn
    /// again, which leaves all legal ones equally likely; a tile in hand always has one.
    #[inline]
    pub(crate) fn pick_placement(&self, dice: &mut impl Dice) -> Option<Action> {
        let turn = &self.state.turn;
        let face = turn.tile.filter(|_| turn.step == Step::Tile)?;
        let board = &self.state.table.board;
        let count = board.count_fits(self.rules.face(face).lanes);
        loop {
            let pose = board.nth_fit(&count, dice.below(count.total()))?;
            if !beyond::shuts_in(&self.state, pose.cell) {
                return Some(Action::place(face, pose));
            }
        }
    }

    /// Whether open cells have to be looked at one by one.
    #[inline]
    pub(crate) const fn could_be_shut_in(&self) -> bool {
        self.state.run.stands() && !self.state.run.free
    }

    #[inline]
    fn list_placements(&self, face: FaceId, out: &mut List<Action>) {
        let board = &self.state.table.board;
        let place = |cell, rotation| Action::Place { tile: face, cell, rotation };
        out.reserve(4 * board.open_count());
        board.each_fit(self.rules.face(face).lanes, |cell, fits| {
            if !beyond::shuts_in(&self.state, cell) {
                out.push_wanted(fits, Rotation::ALL.map(|rotation| place(cell, rotation)));
            }
        });
    }

    /// Whether a drawn tile has any legal placement.
    #[inline]
    pub(crate) fn can_be_placed(&self, face: FaceId) -> bool {
        let board = &self.state.table.board;
        let lanes = self.rules.face(face).lanes;
        if !self.could_be_shut_in() {
            return board.fits_somewhere(lanes);
        }
        let mut found = false;
        board.each_fit(lanes, |cell, _| found = found || !beyond::shuts_in(&self.state, cell));
        found
    }

    /// No follower, or one on a part of the new tile (TC-PUT-1 to TC-PUT-4).
    #[inline]
    fn list_spots(&self, out: &mut List<Action>) {
        out.push(Action::Pass);
        if !self.state.has_follower(self.state.turn.seat) {
            return;
        }
        let tile = self.state.table.board.tile(self.state.table.board.last());
        let parts = self.rules.face(tile.face).parts.len() as u8;
        out.reserve(usize::from(parts));
        for part in 0..parts {
            let sums = self.state.table.regions.tally_of(PartId(tile.first.0 + u16::from(part)));
            let spot = Spot { cell: tile.pose.cell, part };
            out.push_if((sums.figures == 0) & !sums.is_finished(), Action::Put(spot));
        }
    }
}
