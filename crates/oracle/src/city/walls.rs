//! The wall phase: gate, walls, guards and the tower.

use crate::city::rim::{Side, Way};
use crate::city::state::{State, Step, WallPhase};
use crate::shared::geometry::opposite;

impl State {
    /// Opens the wall phase of a turn that scored.
    pub(crate) fn begin_walls(&mut self) {
        let seats = self.options.seats;
        let each = if seats == 2 { 2 } else { 1 };
        let each = if self.pile() == 3 { 2 * each } else { each };
        self.phase =
            WallPhase { pieces: each * seats, built: 0, last: vec![None; seats], asked: 0 };
        self.go_on_building();
    }

    /// The seat that builds the next piece: clockwise from the scorer, round
    /// after round.
    pub(crate) fn builder(&self) -> usize {
        (self.seat + self.phase.built) % self.options.seats
    }

    /// Goes on to the next piece of the phase if there is one and a place for it; returns whether
    /// it did.
    fn go_on_building(&mut self) {
        let due = self.phase.built < self.phase.pieces;
        let possible = self.gate.is_none() || (self.walls_left > 0 && self.open_sides() > 0);
        if due && possible {
            self.step = Step::Build;
        } else {
            self.guard_last_walls();
        }
    }

    /// The sides the next wall may go on: one beyond each end of the run, or
    /// the only one left.
    pub(crate) fn next_sides(&self) -> Vec<Side> {
        let clockwise = self.beyond(Way::Clockwise);
        let other = self.beyond(Way::Counterclockwise);
        if clockwise == other { vec![clockwise] } else { vec![clockwise, other] }
    }

    /// The rim side beyond one end of the run.
    fn beyond(&self, way: Way) -> Side {
        let ground = self.ground().expect("tiles inside the walls");
        let end = match way {
            Way::Clockwise => self.run.last(),
            Way::Counterclockwise => self.run.first(),
        };
        let side = ground.next(*end.expect("the gate stands"), way);
        assert!(!self.run.contains(&side), "walls are built on open sides");
        side
    }

    pub(crate) fn build_gate(&mut self, side: Side) {
        self.gate = Some(side);
        self.run.push(side);
        self.phase.built += 1;
        self.score_finished();
        self.go_on_building();
    }

    pub(crate) fn build_wall(&mut self, side: Side) {
        let builder = self.builder();
        let clockwise = match self.next_sides()[..] {
            // The last gap lies beyond both ends.
            [_] => {
                let [first, last] = [self.run[0], self.run[self.run.len() - 1]];
                let worse = self.walls_since(last) < self.walls_since(first);
                self.options.last_gap_clockwise || !worse
            }
            _ => side == self.beyond(Way::Clockwise),
        };
        let place = if clockwise { self.run.len() } else { 0 };
        self.run.insert(place, side);
        self.walls_left -= 1;
        self.phase.built += 1;
        self.phase.last[builder] = Some(side);
        self.score_finished();
        let at_once = self.pile() == 2 || self.options.guard_each_wall;
        if at_once && self.may_guard(builder, side) {
            self.step = Step::Guard(builder, side);
        } else {
            self.go_on_building();
        }
    }

    /// Has the seat a follower, and does nobody stand guard opposite?
    fn may_guard(&self, seat: usize, (tile, side): Side) -> bool {
        let inward = opposite(side);
        let row = self.board.row(tile, inward);
        let far = (*row.last().expect("the tile of the wall"), inward);
        let tired = self.came_home.iter().filter(|&&home| home == seat).count() as u32;
        let tired = if self.options.freed_at_once { 0 } else { tired };
        self.followers[seat] > tired && !self.guards.iter().any(|&(_, wall)| wall == far)
    }

    pub(crate) fn put_guard(&mut self, seat: usize, wall: Side) {
        self.followers[seat] -= 1;
        self.guards.push((seat, wall));
    }

    /// Goes on after the guard step of one wall.
    pub(crate) fn after_guard(&mut self) {
        if self.phase.asked > 0 { self.guard_last_walls() } else { self.go_on_building() }
    }

    /// The guards of the third pile, asked for when all walls stand.
    fn guard_last_walls(&mut self) {
        let seats = self.options.seats;
        let at_once = self.pile() == 2 || self.options.guard_each_wall;
        while !at_once && self.phase.asked < seats {
            let seat = (self.seat + self.phase.asked) % seats;
            self.phase.asked += 1;
            if let Some(wall) = self.phase.last[seat]
                && self.may_guard(seat, wall)
            {
                self.step = Step::Guard(seat, wall);
                return;
            }
        }
        self.offer_tower();
    }

    fn offer_tower(&mut self) {
        if self.spare_towers[self.seat] > 0 && !self.tower_ends().is_empty() {
            self.step = Step::Tower;
        } else {
            self.end_turn();
        }
    }

    /// The walls that end the run and have at least one wall to count.
    pub(crate) fn tower_ends(&self) -> Vec<Side> {
        let ends = [self.run[0], self.run[self.run.len() - 1]];
        ends.into_iter().filter(|&end| self.walls_since(end) > 0).collect()
    }

    /// The walls from one end of the run back to the nearest tower on that
    /// side, or to the gate.
    pub(crate) fn walls_since(&self, end: Side) -> usize {
        let mut inward = self.run.clone();
        if inward[0] != end {
            inward.reverse();
        }
        let counts = |side: &&Side| {
            let tower = self.towers.iter().any(|(_, wall)| wall == *side);
            self.gate != Some(**side) && !tower
        };
        inward.iter().take_while(counts).count()
    }

    pub(crate) fn set_tower(&mut self, end: Side) {
        self.scores[self.seat] += self.walls_since(end) as i64;
        self.spare_towers[self.seat] -= 1;
        self.towers.push((self.seat, end));
    }
}
